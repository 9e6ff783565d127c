// HTTP requests. Every failure is a Problem: the server refuses, or does not answer.
import type { Message } from '../types/wire';

/** Why the game refuses something. */
export interface Reason {
	/** The rule that forbids a move. */
	readonly rule?: string;
	/** What is wrong, to be put into the reader's language. */
	readonly message?: Message;
}

/** Why a request failed. */
export class Problem extends Error {
	/** The status of the answer; 0 if there was none. */
	readonly status: number;
	/** Identifies the problem, if it has a code. */
	readonly code: string;
	readonly reason: Reason;

	constructor(status: number, detail: string, code = '', reason: Reason = {}) {
		super(detail);
		this.name = 'Problem';
		this.status = status;
		this.code = code;
		this.reason = reason;
	}

	/** Did the server not answer? */
	get isOffline(): boolean {
		return this.status === 0;
	}
}

async function problemOf(response: Response): Promise<Problem> {
	// Anything in between may answer something else.
	const fields = (await response.json().catch(() => null)) as (Reason & { detail?: string; code?: string }) | null;
	return new Problem(response.status, fields?.detail ?? response.statusText, fields?.code, fields ?? {});
}

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
	const isText = typeof body === 'string';
	const init: RequestInit = { method };
	if (body !== undefined) {
		init.body = isText ? body : JSON.stringify(body);
		init.headers = { 'content-type': isText ? 'text/plain' : 'application/json' };
	}
	const response = await fetch(path, init).catch((reason: unknown) => {
		throw new Problem(0, String(reason));
	});
	if (!response.ok) throw await problemOf(response);
	return response;
}

/** Requests JSON; a string body is sent as is. */
export async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
	const response = await ask(method, path, body);
	return response.status === 204 ? (undefined as T) : ((await response.json()) as T);
}

/** Requests a text. */
export async function requestText(path: string): Promise<string> {
	return (await ask('GET', path)).text();
}

/** A path with a query string; undefined values are left out. */
export function query(path: string, values: Record<string, string | number | undefined>): string {
	const given = Object.entries(values).filter(([, value]) => value !== undefined);
	const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
	return search === '' ? path : `${path}?${search}`;
}
