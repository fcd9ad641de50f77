import { coverScreen } from '@/platform/app-state';
import { paths } from '@/platform/paths';
import { forgetProfileName } from '@/platform/session/profile-name';
import { dropSessionHint } from '@/platform/session/session-hint';

/** Logs out and leaves for the home page. Answers false when the session could not be ended. */
export async function endSession(): Promise<boolean> {
  try {
    const answer = await fetch('/api/session', { method: 'DELETE' });
    if (!answer.ok) return false;
  } catch {
    return false;
  }
  dropSessionHint();
  forgetProfileName();
  coverScreen();
  location.replace(paths.home);
  return true;
}
