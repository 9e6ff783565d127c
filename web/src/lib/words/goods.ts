// Goods in words.
import { list } from './message';
import type { Words } from './words';

const CUBES = ['food', 'wood', 'stone', 'cloth', 'gold'];
const OTHERS: Record<string, string> = {
	any: 'web-any',
	// Only Caylus 1303 has these in a cost.
	plain: 'y1303-cubes',
	d: 'goods-deniers',
	pp: 'goods-prestige',
	w: 'goods-workers',
	token: 'goods-tokens',
	favor: 'goods-favors',
};

/** Goods in words: `2food 3d` is « 2 food and 3 deniers »; `own` replaces text ids by unit. */
export function goodsText(words: Words, goods: readonly string[], own: Readonly<Record<string, string>> = {}): string {
	const parts = goods.map((part) => {
		const [, digits, name = ''] = /^(\d*)(.+)$/.exec(part) ?? [];
		const count = Number(digits || 1);
		if (CUBES.includes(name)) return words.say(`cube-${name}.count`, { count });
		return words.say(own[name] ?? OTHERS[name] ?? name, { count });
	});
	return list(words, parts);
}
