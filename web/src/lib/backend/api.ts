// The API routes the page uses; see docs/api.md.
import type {
	ChatsDoc,
	DoneDoc,
	HintsDoc,
	ListDoc,
	Me,
	NewTableRequest,
	NewsDoc,
	RecordDoc,
	SaidDoc,
	StepsDoc,
	TableDoc,
	TableRatingsDoc,
	UserDoc,
	Version,
} from '../types/wire';
import type { Language } from '../words/words';
import { Problem, query, request, requestText } from './http';

const at = (id: string, what = '') => `/api/tables/${encodeURIComponent(id)}${what}`;

export const version = () => request<Version>('GET', '/api/version');

/** The person signed in, or null. */
export async function me(): Promise<Me | null> {
	try {
		return await request<Me>('GET', '/api/me');
	} catch (reason) {
		if (reason instanceof Problem && reason.status === 401) return null;
		throw reason;
	}
}
export const user = (id: string) => request<UserDoc>('GET', `/api/users/${encodeURIComponent(id)}`);
export const enter = (name: string) => request<Me>('POST', '/api/guests', { name });
export const register = (name: string, password: string) => request<Me>('POST', '/api/accounts', { name, password });
export const signIn = (name: string, password: string) => request<Me>('POST', '/api/session', { name, password });
export const signOut = () => request<undefined>('DELETE', '/api/session');
export const rename = (name: string) => request<Me>('PATCH', '/api/me', { name });
export const changePassword = (old_password: string, password: string) =>
	request<Me>('PATCH', '/api/me', { old_password, password });
/** Deletes the account; a guest has no password. */
export const deleteMe = (password?: string) => request<undefined>('DELETE', '/api/me', { password });

export interface Token {
	id: string;
	label: string;
	created_at: number;
	/** Shown once, when it is created. */
	token?: string | null;
}
export const tokens = () => request<Token[]>('GET', '/api/me/tokens');
export const addToken = (label: string) => request<Token>('POST', '/api/me/tokens', { label });
export const removeToken = (id: string) => request<undefined>('DELETE', `/api/me/tokens/${encodeURIComponent(id)}`);

/** Where a person gets notices. */
export interface Notice {
	id: string;
	kind: 'webhook' | 'discord' | 'slack' | 'push';
	host: string;
	lang: string;
	created_at: number;
}
export type Target =
	| { kind: 'webhook' | 'discord' | 'slack'; url: string }
	| { kind: 'push'; endpoint: string; p256dh: string; auth: string };
const noticeAt = (id: string) => `/api/me/notices/${encodeURIComponent(id)}`;
export const pushKey = () => request<{ key: string }>('GET', '/api/push-key');
export const notices = () => request<Notice[]>('GET', '/api/me/notices');
export const addNotice = (target: Target, lang: Language) =>
	request<Notice>('POST', '/api/me/notices', { target, lang });
export const removeNotice = (id: string) => request<undefined>('DELETE', noticeAt(id));
export const testNotice = (id: string) => request<undefined>('POST', `${noticeAt(id)}/test`);

export interface Wanted {
	status?: 'open' | 'running' | 'over';
	game?: string;
	mine?: 1;
	/** For the next page: `next` of the last one. */
	before?: string;
	limit?: number;
}
export const tables = (wanted: Wanted) => request<ListDoc>('GET', query('/api/tables', { ...wanted }));
export const create = (table: NewTableRequest) => request<TableDoc>('POST', '/api/tables', table);
export const look = (id: string, seat?: number) => request<NewsDoc>('GET', query(at(id), { seat }));
/** The version of the socket's messages. */
const PROTOCOL = 2;
export const live = (id: string, since: number, seat?: number) =>
	query(at(id, '/live'), { protocol: PROTOCOL, since, seat });

/** Actions at a table that need no position number. */
export type Action = 'join' | 'leave' | 'start' | 'resign' | 'return' | 'replace' | 'undo/answer';
const bare: readonly Action[] = ['leave', 'resign', 'return'];
export const act = (id: string, action: Action, body: Record<string, unknown> = {}, seat?: number) =>
	request<DoneDoc>('POST', query(at(id, `/${action}`), { seat }), bare.includes(action) ? undefined : body);
export const hint = (id: string) => request<HintsDoc>('POST', at(id, '/hint'));
/** A page of chat before a message. */
export const chat = (id: string, before?: number) => request<ChatsDoc>('GET', query(at(id, '/chat'), { before }));
export const say = (id: string, text: string) => request<SaidDoc>('POST', at(id, '/chat'), { text });

/** A game to replay: one played here, or an uploaded record. */
export interface Source {
	readonly kind: 'tables' | 'records';
	readonly id: string;
}
const of = ({ kind, id }: Source, what = '') => `/api/${kind}/${encodeURIComponent(id)}${what}`;
export const record = (source: Source) => requestText(of(source, source.kind === 'tables' ? '/record' : ''));
export const uploadRecord = (text: string) => request<RecordDoc>('POST', '/api/records', text);
/** A hint for the position after `moves` moves. */
export const hintAt = (source: Source, moves: number) => request<HintsDoc>('POST', of(source, `/steps/${moves}/hint`));

/** What a finished game did to the ratings. */
export const ratings = (id: string) => request<TableRatingsDoc>('GET', at(id, '/ratings'));

/** All steps of a game, from as many pages as it takes. */
export async function steps(source: Source): Promise<StepsDoc> {
	const part = (from: number) => request<StepsDoc>('GET', query(of(source, '/steps'), { from }));
	const whole = await part(0);
	while (whole.steps.length <= whole.moves) {
		const { steps } = await part(whole.steps.length);
		if (steps.length === 0) break;
		whole.steps.push(...steps);
	}
	return whole;
}
