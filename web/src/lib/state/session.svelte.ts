// The person using the page: a guest, an account, or not signed in.
import * as api from '../backend/api';
import { Problem } from '../backend/http';
import type { Me } from '../types/wire';
import { store, stored } from '../app/storage';

let me = $state.raw<Me | null>(null);

export const currentUser = (): Me | null => me;

export function setUser(next: Me | null): void {
	me = next;
	store('known', next === null ? null : 'yes');
}

/** Restores the session; skips the request if this browser never had one. */
export async function restoreSession(): Promise<void> {
	if (stored('known') !== null) setUser(await api.me());
}

/** Gives a name that is taken a code, so every form shows the same message. */
function refused(reason: unknown): never {
	const isTaken = reason instanceof Problem && reason.status === 409;
	throw isTaken ? new Problem(reason.status, reason.message, 'name-taken') : reason;
}

/** Signs in as a guest. A suggested name that is taken gets a number: the person did not choose it. */
const enter = (name: string): Promise<Me> =>
	api.enter(name).catch((reason: unknown) => {
		const isTaken = reason instanceof Problem && reason.status === 409;
		if (!isTaken || !NAMES.includes(name)) throw reason;
		return api.enter(`${name} ${String(100 + Math.floor(Math.random() * 900))}`);
	});

/** The person signed in, or else a new guest with that name. */
export async function ensureSignedIn(name: string): Promise<Me> {
	const found = me ?? (await enter(name).catch(refused));
	setUser(found);
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

/** A suggested name. */
export const randomName = (): string => NAMES[Math.floor(Math.random() * NAMES.length)] ?? 'Aalis';
