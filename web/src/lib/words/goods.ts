// Goods in words.
import type { Words } from './words';

const CUBES = ['food', 'wood', 'stone', 'cloth', 'gold'];
const OTHERS: Record<string, string> = {
	d: 'goods-deniers',
	pp: 'goods-prestige',
	w: 'goods-workers',
	token: 'goods-tokens',
	favor: 'goods-favors',
};

/** Goods in words: `2food 3d` is « 2 food and 3 deniers »; `plain` is a cube of any kind but gold. */
export function goodsText(words: Words, goods: readonly string[]): string {
	const parts = goods.map((part) => {
		const [, digits, name = ''] = /^(\d*)(.+)$/.exec(part) ?? [];
		const count = Number(digits || 1);
		if (name === 'any') return words.say('web-any', { count });
		if (name === 'plain') return words.say('y1303-effect-cubes', { count });
		if (CUBES.includes(name)) return words.say(`cube-${name}.count`, { count });
		return words.say(OTHERS[name] ?? name, { count });
	});
	const last = parts.pop() ?? words.say('nothing');
	return parts.length === 0 ? last : words.say('list-and', { first: parts.join(', '), last });
}
