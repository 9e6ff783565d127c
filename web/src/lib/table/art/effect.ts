// What a tile does, as a row of signs. It is written much as in the notation: `2food / cloth`, `any > 4d`, `build:wood`.
import type { Good } from './goods';

/** One sign of a row. */
export type Sign = { sign: Good; count?: number } | { sign: 'or' | 'for' | 'less'; count?: never };

const numbered: Record<string, Good> = { d: 'denier', pp: 'prestige', w: 'worker' };

/** The signs of a row; cubes are repeated, what carries its number is not. */
export function signs(row: string): Sign[] {
	return row.split(' ').flatMap((part): Sign[] => {
		if (part === '/') return [{ sign: 'or' }];
		if (part === '>') return [{ sign: 'for' }];
		const [, digits, name] = /^(\d*)(.+)$/.exec(part) ?? [];
		if (name === undefined) return [];
		const good = numbered[name];
		if (good) return [{ sign: good, count: Number(digits || 1) }];
		return Array.from({ length: Number(digits || 1) }, () => ({ sign: name as Good }));
	});
}

/** How wide a sign is, if a cube is 1. */
export const width = ({ sign }: Sign): number => (sign === 'or' ? 0.5 : sign === 'for' ? 0.75 : 1);
