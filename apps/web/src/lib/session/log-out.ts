import { removeExpiredDrafts } from '@/lib/forms/draft-storage';
import { fixedPaths } from '@/lib/navigation/fixed-paths';
import { coverScreen } from './app-state';
import { forgetPerson } from './personal-storage';
import { dropSessionHint } from './session-hint';

/** Logs out and opens the home page. Returns false when the session could not be ended. */
export async function logOut(): Promise<boolean> {
  try {
    const answer = await fetch('/api/session', { method: 'DELETE' });
    if (!answer.ok) return false;
  } catch {
    return false;
  }
  removeExpiredDrafts();
  dropSessionHint();
  forgetPerson();
  coverScreen();
  location.replace(fixedPaths.home);
  return true;
}
