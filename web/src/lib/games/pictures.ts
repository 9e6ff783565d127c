// The picture of each game on the start page. Apart from the registry, which has the boards: the start page does without them.
import type { Component } from 'svelte';
import Classic from './classic/Picture.svelte';
import type { Game } from './game';
import MagnaCarta from './magna-carta/Picture.svelte';
import Y1303 from './y1303/Picture.svelte';

interface GamePicture {
	readonly Picture: Component;
	/** The colour behind it. */
	readonly ground: string;
}

export const pictures: { readonly [G in Game]: GamePicture } = {
	classic: { Picture: Classic, ground: '#2f558c' },
	'magna-carta': { Picture: MagnaCarta, ground: '#8f2f22' },
	'1303': { Picture: Y1303, ground: '#47663a' },
};
