// Tiles are drawn with what the facts say, under the options of the table.
import { placed } from '../src/lib/art/shapes';
import { describe, expect, test } from 'vitest';
import { effectRows, icons } from '../src/lib/art/effect';
import { goods } from '../src/lib/art/goods';
import type { TileArt } from '../src/lib/art/tiles';
import { base, changes, options } from '../src/lib/facts/classic';
import { underOptions } from '../src/lib/facts/facts';
import type { Facts, Options } from '../src/lib/types/classic';
import { niches, sections } from '../src/lib/games/classic/castle';
import { artOf, favors, specials, tiles as classic } from '../src/lib/games/classic/tiles';
import { cards as magnaCarta } from '../src/lib/games/magna-carta/cards';
import { side, tiles as y1303 } from '../src/lib/games/y1303/tiles';

describe.each([
	['classic', classic],
	['magna-carta', magnaCarta],
	['1303', y1303],
] as [string, Record<string, TileArt>][])('%s', (_, tiles) => {
	test('every icon in an effect has a drawing', () => {
		const effects = Object.values(tiles).flatMap(({ effect, second }) => (second ? [...effect, second] : effect));
		for (const { icon } of effects.flatMap(icons)) expect(['or', 'for', ...Object.keys(goods)]).toContain(icon);
	});
});

test('icons of special buildings and favors have drawings too', () => {
	const rows = [...specials.flatMap(({ effect }) => effect), ...Object.values(favors).flat()].filter(
		(row) => row !== '',
	);
	for (const { icon } of rows.flatMap(icons)) expect(['or', 'for', ...Object.keys(goods)]).toContain(icon);
});

test('draws every kind of effect', () => {
	expect(effectRows({ kind: 'produce', either: ['2food', 'cloth'] })).toEqual(['2food / cloth']);
	const offers = [
		{ give: '1d', get: 'plain' },
		{ give: '2d', get: '2plain' },
	];
	expect(effectRows({ kind: 'offers', offers })).toEqual(['1d > plain', '2d > 2plain']);
	expect(effectRows({ kind: 'offers', offers: [{ get: 'wood' }, { get: 'stone' }] })).toEqual(['wood / stone']);
	expect(effectRows({ kind: 'residence', cost: 'cloth 1d' })).toEqual(['cloth 1d > build:residence']);
	expect(effectRows({ kind: 'provost', steps: 3, price: 'w' })).toEqual(['w > provost steps']);
	expect(effectRows(null)).toEqual([]);
	expect(classic['prestige:hotel'].effect).toEqual(['2income']);
	expect(classic['prestige:statue'].effect).toEqual(['favor']);
});

test('draws the tiles of the edition', () => {
	const english = { ...options, church: 4, tailor: '1-2', jeweller: false } as const;
	expect(artOf('stone:church', options).points).toBe(3);
	expect(artOf('stone:church', english).points).toBe(4);
	expect(artOf('stone:tailor', options).effect).toEqual(['2cloth > 4pp', '3cloth > 6pp']);
	expect(artOf('stone:tailor', english).effect).toEqual(['cloth > 2pp', '3cloth > 6pp']);
	expect(artOf('stone:jeweller', english).copies).toBe(0);
	expect(artOf('wood:mason', english)).toEqual(artOf('wood:mason', options));
	// The same object each time, so that nothing is drawn again.
	expect(artOf('stone:church', { ...english })).toBe(artOf('stone:church', english));
});

test('simplified favors have no table', () => {
	const favorsUnder = underOptions<Facts, Options, Facts['favors']>(base, changes, (facts) => facts.favors);
	expect(favorsUnder(options)).toBe(base.favors);
	expect(favorsUnder({ ...options, favors: 'simplified' })).toEqual({ each: '3pp' });
});

test('draws both sides of a tile of Caylus 1303', () => {
	expect(side('stone:farm', false)).toMatchObject({ effect: ['2food cloth'], fact: { owner: [{ get: 'food' }] } });
	expect(side('stone:farm', true).effect).toEqual(['food cloth']);
	expect(side('stone:farm', true).fact.owner).toBeUndefined();
	expect(side('start:farm', true).effect).toEqual(['food']);
});

test('the castle has a niche for every place', () => {
	for (const section of sections) expect(niches[section].length).toBe(base.sections[section].places);
});

test('repeats cubes, puts a number on coins', () => {
	expect(icons('2food / cloth')).toEqual([{ icon: 'food' }, { icon: 'food' }, { icon: 'or' }, { icon: 'cloth' }]);
	expect(icons('2plain')).toEqual([{ icon: 'any' }, { icon: 'any' }]);
	expect(icons('any > 4d')).toEqual([{ icon: 'any' }, { icon: 'for' }, { icon: 'denier', count: 4 }]);
});

test('moves and scales outlines with any path command', () => {
	const outline = 'M1 2L3-4h2V.5q1.500.5 2-1a4 5.500 0 1 0-8 0A1 2 0 0 1 3 4Z';
	expect(placed(outline, 10, 20, 2)).toBe('M12 24L16 12h4V21q3 1 4 -2a8 11 0 1 0 -16 0A2 4 0 0 1 16 28Z');
	expect(placed(outline, 0, 0, 1)).toBe(outline);
	expect(placed(outline, -1, 0, 1)).not.toBe(placed(outline, 0, -1, 1));
});
