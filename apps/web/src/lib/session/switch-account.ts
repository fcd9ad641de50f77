import { buildLoginRedirect } from '@bazaar/domain/session/login-redirect';
import { showToast } from '@/lib/toasts/toasts';
import { goToLogin } from './go-to-login';
import { logOut } from './log-out';
import { readSessionHint } from './session-hint';

/**
 * Opens the login for the current page; a session is ended first, or the login would go back here. Returns false when it could not be, which
 * `failed` tells.
 */
export async function switchAccount(failed: string): Promise<boolean> {
  if (readSessionHint() === undefined) {
    goToLogin();
    return true;
  }
  const here = location.pathname + location.search + location.hash;
  if (await logOut(buildLoginRedirect(here))) return true;
  showToast({ status: 'error', title: failed });
  return false;
}
