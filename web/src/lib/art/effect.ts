// A tile's effect as rows of icons, written much like notation: `2food / cloth`, `any > 4d`, `build:wood`.
import type { Component, Effect, PrintedOffer } from '../types/classic';
import type { Good } from './goods';

/** Offers as rows; gifts share one. */
export function offerRows(offers: readonly PrintedOffer[]): string[] {
	if (offers.some(({ give }) => give !== undefined)) return offers.map(({ give, get }) => `${give} > ${get}`);
	return offers.length === 0 ? [] : [offers.map(({ get }) => get).join(' / ')];
}

/** An effect as rows. */
export function effectRows(effect: Effect<string> | null | undefined): string[] {
	switch (effect?.kind) {
		case undefined:
			return [];
		case 'produce':
			return [effect.either.join(' / ')];
		case 'offers':
			return offerRows(effect.offers);
		case 'build':
			return [`build:${effect.craft}`];
		case 'residence':
			return [`${effect.cost} > build:residence`];
		case 'provost':
			return [effect.price === undefined ? 'provost steps' : `${effect.price} > provost steps`];
		case 'gate':
			return ['worker > steps'];
		case 'stables':
			return ['order'];
		case 'inn':
			return [`bed > worker ${effect.price}`];
		case 'castle':
			return ['batch > house'];
	}
}

/** What a tile does for its worker or, if it takes none, gives its builder and owner. */
export function tileRows({ effect, built, income }: Component<string>): string[] {
	if (effect !== undefined) return effectRows(effect);
	// Money every turn has an icon of its own.
	return [built, income?.replace(/(\d+)d/, '$1income')].filter((row) => row !== undefined);
}

/** One icon of a row. */
export type Icon = { icon: Good; count?: number } | { icon: 'or' | 'for' | 'less'; count?: never };

const numbered: Record<string, Good> = { d: 'denier', pp: 'prestige', w: 'worker' };

const unit = (part: string) => part.replace(/^\d+/, '');

/** A part of an amount, `2food`, as an icon and a number. A cube of any kind but gold looks like any cube. */
export function counted(part: string): { good: Good; count: number } {
	const name = unit(part);
	return { good: numbered[name] ?? (name === 'plain' ? 'any' : (name as Good)), count: parseInt(part) || 1 };
}

/** The icons of a row; cubes are repeated, icons with a number are not. */
export function icons(row: string): Icon[] {
	return row.split(' ').flatMap((part): Icon[] => {
		if (part === '/') return [{ icon: 'or' }];
		if (part === '>') return [{ icon: 'for' }];
		if (part === '') return [];
		const { good: icon, count } = counted(part);
		if (unit(part) in numbered) return [{ icon, count }];
		return Array.from({ length: count }, () => ({ icon }));
	});
}

/** An icon's width in cubes. */
export const width = ({ icon }: Icon): number => (icon === 'or' ? 0.5 : icon === 'for' ? 0.75 : 1);
