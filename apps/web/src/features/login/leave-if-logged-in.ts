import { dropSessionHint, readSessionHint } from '@/lib/session/session-hint';
import { loginTarget } from './login-target';

/** Later than this in ms nobody is taken away from a login they have begun. */
const ANSWER_DEADLINE_MS = 3_000;

/**
 * Goes one step back when the visitor is already logged in. The hint alone does not count after a redirect: the page that redirected here
 * has checked the session, and following the hint would cause a redirect loop. Who opened the login page counts as logged in by the hint
 * while the service cannot say so.
 */
export async function leaveIfLoggedIn(): Promise<void> {
  if (readSessionHint() === undefined) return;
  try {
    const { getCustomerProfile } = await import('@/lib/calls/calls-of-person');
    await getCustomerProfile({ deadlineMs: ANSWER_DEADLINE_MS });
  } catch (error) {
    const { status } = error as { status?: number };
    if (status === 401) return dropSessionHint();
    // Who has no profile yet has a session all the same.
    if (status !== 404 && isRedirected()) return;
  }
  if (history.length > 1) history.back();
  else location.replace(loginTarget(location.search));
}

/** Returns true when another page redirected here, which names itself in the address. */
function isRedirected(): boolean {
  return new URLSearchParams(location.search).has('redirectPath');
}
