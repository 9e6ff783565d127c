// Who sits before the page: a guest with a name, an account, or nobody yet.
import * as api from '../net/api';
import { Problem } from '../net/http';
import type { Me } from '../types/wire';
import { keep, kept } from './kept';

let me = $state.raw<Me | null>(null);

export const self = (): Me | null => me;

export function become(next: Me | null): void {
	me = next;
	keep('known', next === null ? null : 'yes');
}

/** Who never was somebody here need not be asked for. */
export async function recall(): Promise<void> {
	if (kept('known') !== null) become(await api.me());
}

/** A name that is refused is told as that, wherever it was asked for. */
function refused(reason: unknown): never {
	throw reason instanceof Problem && reason.status === 400 ? new Problem(400, reason.message, 'name') : reason;
}

/** Somebody: who is signed in, or else a guest of that name. */
export async function somebody(name: string): Promise<Me> {
	const found = me ?? (await api.enter(name).catch(refused));
	become(found);
	return found;
}

const NAMES = [
	'Aalis',
	'Arnaud',
	'Béatrix',
	'Blanche',
	'Enguerrand',
	'Ermengarde',
	'Foulques',
	'Gautier',
	'Hersende',
].concat(['Isabeau', 'Mahaut', 'Odon', 'Pernelle', 'Raoul', 'Thibaud', 'Yolande']);

/** A name for who has not thought of one. */
export const anyName = (): string => NAMES[Math.floor(Math.random() * NAMES.length)] ?? 'Aalis';
