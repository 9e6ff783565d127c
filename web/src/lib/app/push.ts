// Web push: notices for your turn even when no page is open.
import * as api from '../backend/api';
import type { Language } from '../words/words';

export const canPush = (): boolean =>
	isSecureContext && 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

/** Asks for permission, subscribes and registers with the server; returns whether permission was granted. */
export async function startPush(lang: Language): Promise<boolean> {
	if ((await Notification.requestPermission()) !== 'granted') return false;
	const { key } = await api.pushKey();
	await navigator.serviceWorker.register('/sw.js');
	const worker = await navigator.serviceWorker.ready;
	const old = await worker.pushManager.getSubscription();
	// It may belong to another server or key, and would then receive nothing.
	if (old !== null) await old.unsubscribe();
	const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
	const { endpoint, keys } = subscription.toJSON();
	const target = {
		kind: 'push' as const,
		endpoint: endpoint ?? '',
		p256dh: keys?.['p256dh'] ?? '',
		auth: keys?.['auth'] ?? '',
	};
	await api.addNotice(target, lang);
	return true;
}
