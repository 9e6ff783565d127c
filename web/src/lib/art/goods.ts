// Icons for goods on a 24-unit square. Shapes differ, so colour is never the only cue.
import type { Drawing } from './shapes';

export const goods = {
	food: [
		'food M3 14Q3 6 12 6Q21 6 21 14Q21 20 12 20Q3 20 3 14Z',
		'hatch M8 8.500L10 13M12 7.500L14 13M16 8.500L17.500 13',
	],
	wood: [
		'wood M6 7H18Q22 8 22 12.500Q22 17 18 18H6Z',
		'straw M2 12.500a4 5.500 0 1 0 8 0a4 5.500 0 1 0-8 0Z',
		'hatch M4.500 12.500a1.500 2.500 0 1 0 3 0a1.500 2.500 0 1 0-3 0M12 10.500H18M12 14.500H19',
	],
	stone: ['stone M3 9L11 4L21 8V16L13 21L3 16Z', 'hatch M3 9L13 13L21 8M13 13V21'],
	cloth: [
		'cloth M4 5Q8 3 12 5Q16 7 20 5V18Q18 21 16 18Q14 21 12 18Q10 21 8 18Q6 21 4 18Z',
		'hatch M8 6V15M12 7V15M16 7.500V15',
	],
	gold: ['gold M7 7H17L22 18H2Z', 'hatch M7 7L9 12H15L17 7M9 12L6 18M15 12L18 18'],
	any: ['vellum M12 3L20.500 7.500V16.500L12 21L3.500 16.500V7.500Z', 'hatch M3.500 7.500L12 12L20.500 7.500M12 12V21'],
	denier: [
		'steel M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0Z',
		'hatch M4.600 12a7.400 7.400 0 1 0 14.800 0a7.400 7.400 0 1 0-14.800 0',
	],
	prestige: ['red M3 4Q12 1 21 4V12Q21 19 12 23Q3 19 3 12Z'],
	favor: [
		'azure M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0Z',
		'gold M12 3.500Q15 7 13.600 11Q15.500 7.500 18.500 9Q19.500 13 15 13.500H14L15.500 19L12 17L8.500 19L10 13.500H9Q4.500 13 5.500 9Q8.500 7.500 10.400 11Q9 7 12 3.500Z',
	],
	worker: ['vellum M4 5V20Q12 24 20 20V5Z', 'vellum M4 5a8 2.700 0 1 0 16 0a8 2.700 0 1 0-16 0Z'],
	token: ['stone M4 4H8V7H10V4H14V7H16V4H20V10L18 12V21H6V12L4 10Z', 'dark M10 21V16Q12 13.500 14 16V21Z'],
	house: ['straw M4 21V11L12 4L20 11V21Z', 'hatch M10 21V15H14V21'],
	'build:wood': ['wood M4 21V11L12 3L20 11V21Z', 'vellum M9.500 21V15H14.500V21Z'],
	'build:stone': ['stone M4 21V11L12 3L20 11V21Z', 'vellum M9.500 21V15H14.500V21Z'],
	'build:prestige': ['azure M4 21V11L12 3L20 11V21Z', 'gold M9.500 21V15H14.500V21Z'],
	'build:residence': ['leaf M4 21V11L12 3L20 11V21Z', 'vellum M9.500 21V15H14.500V21Z'],
	provost: [
		'vellum M5 22Q5 12 9 10H15Q19 12 19 22Z',
		'vellum M8.500 7a3.500 3.500 0 1 0 7 0a3.500 3.500 0 1 0-7 0Z',
		'red M7 6Q12 3.500 17 6Q16 1.500 12 1.500Q8 1.500 7 6Z',
	],
	steps: ['mark M7 8L2 12L7 16M17 8L22 12L17 16M2 12H22'],
	order: ['mark M8 20V5M8 5L4 9M8 5L12 9M16 20V11M16 11L13 14M16 11L19 14'],
	bed: ['wood M2 6H5V20H2ZM19 11H22V20H19Z', 'red M5 12H19V17H5Z', 'vellum M5 10H10V13H5Z'],
	hand: ['vellum M5 4H13V17H5Z', 'vellum M10 6H19V20H10Z'],
	batch: ['food M2 13H9V20H2Z', 'wood M8.500 5H15.500V12H8.500Z', 'stone M15 13H22V20H15Z'],
	income: ['steel M4 15a8 8 0 1 0 16 0a8 8 0 1 0-16 0Z', 'mark M12 1V9M9 6L12 9.500L15 6'],
} satisfies Record<string, Drawing>;

export type Good = keyof typeof goods;
