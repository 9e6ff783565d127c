// Who sits before the page: a guest with a name, an account, or nobody yet.
import * as api from '../net/api';
import type { Me } from '../types/wire';

let me = $state.raw<Me | null>(null);

export const self = (): Me | null => me;
export const become = (next: Me | null): void => void (me = next);

export async function recall(): Promise<void> {
	me = await api.me();
}

/** Somebody: who is signed in, or else a guest of that name. */
export async function somebody(name: string): Promise<Me> {
	me ??= await api.enter(name);
	return me;
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
