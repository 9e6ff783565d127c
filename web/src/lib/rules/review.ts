// What a turn cost a player: workers that the provost cut off, read from the events.
import type { GameEvent } from '../games/game';

export interface Loss {
	/** Where the provost stood: a space, or a number in games where he stands between spaces. */
	readonly provost: string | number;
	/** Had he been moved back in that turn? */
	readonly isBack: boolean;
	/** The spaces of the workers beyond him. */
	readonly spaces: readonly string[];
}

/** The number of a place on the road; NaN elsewhere. */
const numberOf = (place: string | number): number => Number(String(place).replace(/^\D/, ''));
/** The place a worker was taken off. */
const takenOff = (event: GameEvent): { player: number; from: string } | undefined =>
	event.event === 'worker-returned' || event.event === 'worker-to-camp' ? event : undefined;
const isTurn = ({ event }: GameEvent) => event === 'turn-started' || event === 'round-started';

/** What the last complete turn cost a player; null if nothing. `now` is where the provost is. */
export function lossOf(events: readonly GameEvent[], seat: number, now: string | number | null): Loss | null {
	const begin = events.findLastIndex((event, index) => isTurn(event) && events.slice(index + 1).some(isTurn));
	const moves = events.flatMap((event, index) => (event.event === 'provost-moved' ? [{ ...event, index }] : []));
	/** Where the provost was before an event; null in games without one. */
	const provostAt = (index: number) => moves.findLast((move) => move.index < index)?.to ?? moves[0]?.from ?? now;
	const lost = events.flatMap((event, index) => {
		const worker = index > begin ? takenOff(event) : undefined;
		const provost = provostAt(index);
		const isCut = provost !== null && worker?.player === seat && numberOf(worker.from) > numberOf(provost);
		return isCut ? [{ provost, space: worker.from }] : [];
	});
	const [first] = lost;
	if (begin === -1 || first === undefined) return null;
	const isBack = numberOf(first.provost) < numberOf(provostAt(begin) ?? NaN);
	return { provost: first.provost, isBack, spaces: lost.map(({ space }) => space) };
}
