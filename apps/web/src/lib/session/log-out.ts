import { PENDING_ACTIONS_KEY } from '@/lib/actions/early-presses';
import { removeExpiredDrafts } from '@/lib/forms/draft-storage';
import { fixedPaths } from '@/lib/navigation/fixed-paths';
import { tabStorage } from '@/lib/storage/browser-storage';
import { appStore, coverScreen } from './app-state';
import { forgetPerson } from './forgetting/forget-person';
import { leaveForDocument } from './go-to-login';
import { dropSessionHint, readSessionHint } from './session-hint';

/** Logs out and opens `target`, else the home page. Returns false when the session could not be ended. */
export async function logOut(target: string = fixedPaths.home): Promise<boolean> {
  // What was removed and can still be undone is removed with the session that may do it.
  await import('@/lib/undo/removals').then(({ removals }) => removals.send()).catch(() => {});
  try {
    const answer = await fetch('/api/session', { method: 'DELETE' });
    if (!answer.ok) return false;
  } catch {
    return false;
  }
  removeExpiredDrafts();
  leaveForDocument();
  coverScreen();
  // A page without the shell has not read who is logged in.
  const owner = appStore.getState().UserId ?? readSessionHint()?.sub;
  dropSessionHint();
  forgetPerson(owner);
  tabStorage.remove(PENDING_ACTIONS_KEY);
  location.replace(target);
  return true;
}
