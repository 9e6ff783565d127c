// Alerts for your turn: a sound if enabled, and a system notification if allowed and the page is hidden.
import { store, stored } from './storage';

let isLoud = $state(stored('sound') === 'yes');
let isShown = $state(stored('notice') === 'yes');
let context: AudioContext | undefined;

export const hasSound = (): boolean => isLoud;
export const hasNotice = (): boolean => isShown && permission() === 'granted';
/** Needs browser support and a secure context. */
export const canNotice = (): boolean => 'Notification' in globalThis && isSecureContext;
const permission = (): NotificationPermission => (canNotice() ? Notification.permission : 'denied');

/** Two bell strokes: a fading tone, then a fifth above it. */
export function ring(): void {
	try {
		context ??= new AudioContext();
		void context.resume();
		for (const [start, pitch] of [
			[0, 587],
			[0.16, 880],
		] as const) {
			const at = context.currentTime + start;
			const tone = new OscillatorNode(context, { type: 'triangle', frequency: pitch });
			const loudness = new GainNode(context, { gain: 0 });
			loudness.gain.setValueAtTime(0, at);
			loudness.gain.linearRampToValueAtTime(0.18, at + 0.012);
			loudness.gain.exponentialRampToValueAtTime(0.001, at + 0.6);
			tone.connect(loudness).connect(context.destination);
			tone.start(at);
			tone.stop(at + 0.65);
		}
	} catch {
		// No audio: the title and the page show it anyway.
	}
}

export function setSound(next: boolean): void {
	isLoud = next;
	store('sound', next ? 'yes' : null);
	if (next) ring();
}

/** Asks for permission if needed; returns whether notifications are on now. */
export async function setNotice(next: boolean): Promise<boolean> {
	const given = next && canNotice() ? await Notification.requestPermission() : 'denied';
	isShown = next && given === 'granted';
	store('notice', isShown ? 'yes' : null);
	return isShown;
}

/** Alerts the player; a notification replaces an earlier one with the same `about`. */
export function notify(title: string, text: string, about: string): void {
	if (isLoud) ring();
	if (!hasNotice() || !document.hidden) return;
	try {
		const notice = new Notification(title, { body: text, tag: about, icon: '/icon.svg' });
		notice.onclick = () => {
			window.focus();
			notice.close();
		};
	} catch {
		// Some phones only let service workers show notifications.
	}
}
