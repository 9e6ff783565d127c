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
	const codes: Record<number, string> = { 400: 'name', 409: 'name-taken' };
	const code = reason instanceof Problem ? codes[reason.status] : undefined;
	throw reason instanceof Problem && code !== undefined ? new Problem(reason.status, reason.message, code) : reason;
}

/** A guest of that name. Nobody chose a suggested name, so if an account has it, the guest gets it with a number. */
const enter = (name: string): Promise<Me> =>
	api.enter(name).catch((reason: unknown) => {
		const isTaken = reason instanceof Problem && reason.status === 409;
		if (!isTaken || !NAMES.includes(name)) throw reason;
		return api.enter(`${name} ${String(100 + Math.floor(Math.random() * 900))}`);
	});

/** Somebody: who is signed in, or else a guest of that name. */
export async function somebody(name: string): Promise<Me> {
	const found = me ?? (await enter(name).catch(refused));
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
