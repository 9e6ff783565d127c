// A tile's effect as a row of icons, written much like notation: `2food / cloth`, `any > 4d`, `build:wood`.
import type { Good } from './goods';

/** One icon of a row. */
export type Sign = { sign: Good; count?: number } | { sign: 'or' | 'for' | 'less'; count?: never };

const numbered: Record<string, Good> = { d: 'denier', pp: 'prestige', w: 'worker' };

/** The icons of a row; cubes are repeated, icons with a number are not. */
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

/** An icon's width in cubes. */
export const width = ({ sign }: Sign): number => (sign === 'or' ? 0.5 : sign === 'for' ? 0.75 : 1);
