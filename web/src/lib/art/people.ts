// The characters of Caylus 1303, each shown by an attribute.
import type { Drawing } from './shapes';

export const people = {
	'early-riser': [
		['gold', 'M2 50a30 22 0 0 1 60 0Z'],
		[
			'red',
			'M22 54Q14 44 20 34Q18 26 24 20L22 12L28 15L31 9L34 16Q40 18 40 26Q44 36 54 28Q60 18 58 10Q66 28 56 42Q50 52 40 54L42 60H24Z',
		],
		['straw', 'M24 20L16 23L23 27Z'],
		['mark', 'M29 22L30 23'],
		['hatch', 'M28 36q8 6 16 2M28 43q8 6 18 0M2 58H62'],
	],
	thief: [
		['straw', 'M20 28Q8 40 12 52Q20 62 34 60Q48 58 46 46Q44 36 34 28L38 20Q28 24 17 19Z'],
		['red', 'M19 26H36V31H19Z'],
		['steel', 'M44 4L50 2L52 8L38 40L34 42L34 37Z'],
		['gold', 'M40 10L54 16L52 20L38 14Z'],
		['gold', 'M48 54a5 5 0 1 0 10 0a5 5 0 1 0-10 0Z'],
		['hatch', 'M20 40q2 10 8 14M28 38q0 8 4 14'],
	],
	journeyman: [
		['wood', 'M6 60L44 8L48 11L11 62Z'],
		['red', 'M34 20Q30 8 44 6Q58 4 60 18Q62 34 48 38Q34 36 34 20Z'],
		[
			'vellum',
			'M42 14a2 2 0 1 0 4 0a2 2 0 1 0-4 0ZM51 20a2 2 0 1 0 4 0a2 2 0 1 0-4 0ZM42 26a2 2 0 1 0 4 0a2 2 0 1 0-4 0Z',
		],
		['red', 'M36 12L28 8L32 18ZM40 8L38 1L47 6Z'],
		['hatch', 'M24 60H60'],
	],
	'night-worker': [
		['azure', 'M3 32a29 29 0 1 0 58 0a29 29 0 1 0-58 0Z'],
		['gold', 'M30 8Q16 12 14 26Q14 40 28 44Q20 32 24 20Q26 12 30 8Z'],
		['mark', 'M42 12V17'],
		['steel', 'M34 18H50L53 24H31ZM31 50H53V55H31Z'],
		['straw', 'M33 24H51V50H33Z'],
		['flame', 'M42 46Q34 42 40 34Q42 30 42 28Q50 38 48 43Q46 47 42 46Z'],
	],
	bailiff: [
		['vellum', 'M16 60Q16 40 26 34H40Q50 40 50 60Z'],
		['straw', 'M25 24a8 9 0 1 0 16 0a8 9 0 1 0-16 0Z'],
		['red', 'M16 20Q33 12 50 20Q48 12 40 10Q33 2 26 10Q18 12 16 20Z'],
		['gold', 'M26 42Q33 48 40 42L38 50H28Z'],
		['wood', 'M54 8H58V60H54Z'],
		['gold', 'M52 8L54 2L56 5L58 2L60 8Z'],
		['hatch', 'M22 46L20 58M44 46L46 58'],
	],
	steward: [
		['gold', 'M10 20a12 12 0 1 0 24 0a12 12 0 1 0-24 0ZM16 20a6 6 0 1 1 12 0a6 6 0 1 1-12 0Z'],
		['gold', 'M27 29L32 24L58 50L56 54L51 53L50 49L46 49L45 45L41 45Z'],
		['steel', 'M22 30H28V60H16V55H22V51H17V46H22Z'],
		['hatch', 'M34 30L50 46M25 34V56'],
	],
	goldsmith: [
		['gold', 'M8 44a14 14 0 1 0 28 0a14 14 0 1 0-28 0ZM13 44a9 9 0 1 1 18 0a9 9 0 1 1-18 0Z'],
		['red', 'M15 30L22 22L29 30L22 34Z'],
		['wood', 'M32 54L50 20L54 22L37 56Z'],
		['steel', 'M40 14L44 6L62 15L58 23Z'],
		['hatch', 'M46 11L57 17M11 50q3 5 8 6'],
	],
	deliveryman: [
		['straw', 'M8 26Q8 14 18 16Q22 8 32 12Q42 10 42 20Q46 24 44 28H10Z'],
		['wood', 'M2 28H50L46 42H8ZM46 32L62 30V34L46 38Z'],
		['wood', 'M14 46a13 13 0 1 0 26 0a13 13 0 1 0-26 0ZM18 46a9 9 0 1 1 18 0a9 9 0 1 1-18 0Z'],
		['gold', 'M24 46a3 3 0 1 0 6 0a3 3 0 1 0-6 0Z'],
		['hatch', 'M27 37V55M18 46H36M21 40L33 52M33 40L21 52M18 20v7M28 16v10M36 18v9'],
	],
	architect: [
		['vellum', 'M4 42L42 35L60 54L20 61Z'],
		['hatch', 'M13 44L29 57M23 42L40 56M34 40L50 54M9 48L46 41M15 54L53 47'],
		['azure', 'M29 14L14 50L17 51L34 20ZM35 14L50 46L47 48L30 20Z'],
		['gold', 'M26 11a6 6 0 1 0 12 0a6 6 0 1 0-12 0ZM30 5V1H34V5Z'],
	],
	foreman: [
		['wood', 'M32 6L56 54H8ZM32 19L20 44H44Z'],
		['mark', 'M32 8V46'],
		['steel', 'M27 44H37L32 56Z'],
		['hatch', 'M4 60H60M26 34H38'],
		['gold', 'M29 6a3 3 0 1 0 6 0a3 3 0 1 0-6 0Z'],
	],
	chamberlain: [
		['gold', 'M14 8H50Q50 30 35 34V48H46V56H18V48H29V34Q14 30 14 8Z'],
		['red', 'M18 12H46Q45 17 44 20Q32 25 20 20Q19 17 18 12Z'],
		['hatch', 'M20 26q3 4 8 5M24 52H42'],
		['azure', 'M29 25L32 21L35 25L32 30Z'],
	],
	'day-labourer': [
		['straw', 'M4 58Q12 46 26 48Q42 44 60 58Z'],
		['wood', 'M44 2H50V6L30 36L26 33L44 5Z'],
		['steel', 'M20 30L34 39Q34 50 22 56Q12 50 13 38Z'],
		['gold', 'M4 14a8 8 0 1 0 16 0a8 8 0 1 0-16 0Z'],
		['hatch', 'M12 1V4M2 6L4 8M22 6L20 8M1 22l3-2M24 38L20 50M40 54l6 2M10 56l6-2'],
	],
} satisfies Record<string, Drawing>;
