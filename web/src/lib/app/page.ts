// Is the page still the one that the server has? After an update it loads itself anew.
import { version } from '../net/api';

let shown: string | undefined;

/** To be called now and then; what is shown is not disturbed if the server cannot be asked. */
export async function keepCurrent(reload: () => void = () => location.reload()): Promise<void> {
	const { page } = await version().catch(() => ({ page: shown }));
	if (shown !== undefined && page !== shown) reload();
	shown = page;
}
