import { pressFavourite, replayPendingAction } from '@bazaar/domain/favourites/favourite';
import { goToLogin } from '@/lib/session/go-to-login';
import { readPendingAction, storePendingAction, takePendingAction } from '@/lib/session/pending-action';
import { readSessionHint } from '@/lib/session/session-hint';
import { isolateCodes } from '@/lib/text/isolate-codes';
import { showToast } from '@/lib/toasts/toasts';
import { favouriteMessages } from '@/translations/favourites';
import { addFavourite, findFavourite, removeFavourite } from './favourite-calls';
import { type RowObject, rowObject } from './row-object';

/** On their way: a key held down asks once. */
const busy = new Set<string>();

/**
 * Keeps what a row is about, or takes it out when it was kept; says which. Rows draw no button of their own, so nothing is asked before
 * the press. Who is not logged in goes to the login and finds it done on coming back.
 */
export async function toggleRowFavourite(row: RowObject): Promise<void> {
  const { object, title } = row;
  const isIn = readSessionHint() !== undefined;
  if (!isIn) return askToLogin(row);
  if (busy.has(object.objectId)) return;
  busy.add(object.objectId);
  try {
    const favouriteId = await findFavourite(object);
    const step = pressFavourite({ object, title, isLoggedIn: isIn, favouriteId, nowMs: Date.now() });
    if (step.kind === 'remove') await removeFavourite(step.favouriteId);
    else await addFavourite(object, crypto.randomUUID());
    tell(step.kind === 'remove' ? favouriteMessages.removed : favouriteMessages.added, title);
  } catch (error) {
    if ((error as { status?: number }).status === 401) askToLogin(row);
    else showToast({ status: 'error', title: favouriteMessages.failed });
  } finally {
    busy.delete(object.objectId);
  }
}

/** Does what was wished for before the login, when a row among `rows` is about it; a page with a button for it does it there. */
export async function replayRowFavourite(rows: Iterable<Element>): Promise<void> {
  const pendingAction = readPendingAction();
  if (pendingAction === undefined || readSessionHint() === undefined) return;
  const row = [...rows].map(rowObject).find((found) => found?.object.objectId === pendingAction.objectId);
  if (row === undefined || takePendingAction(pendingAction) === undefined) return;
  try {
    const step = replayPendingAction(pendingAction, await findFavourite(pendingAction), Date.now());
    if (step === undefined) return;
    await addFavourite(pendingAction, crypto.randomUUID());
    tell(favouriteMessages.added, pendingAction.title);
  } catch {
    showToast({ status: 'error', title: favouriteMessages.failed });
  }
}

function askToLogin({ object, title }: RowObject): void {
  const press = { object, title, isLoggedIn: false, favouriteId: undefined, nowMs: Date.now() };
  const step = pressFavourite(press);
  if (step.kind === 'login') storePendingAction(step.pendingAction);
  goToLogin();
}

function tell(text: (title: string) => string, title: string): void {
  showToast({ status: 'success', title: text(isolateCodes(title)) });
}
