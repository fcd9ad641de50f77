import { dropSessionHint, readSessionHint } from '@/lib/session/session-hint';
import { loginTarget } from './login-target';

/**
 * Goes one step back when the visitor is already logged in. The hint alone does not count: a private page that redirected here has checked
 * the session, and following the hint would cause a redirect loop.
 */
export async function leaveIfLoggedIn(): Promise<void> {
  if (readSessionHint() === undefined) return;
  try {
    const { getCustomerProfile } = await import('@/lib/calls/calls-of-person');
    await getCustomerProfile();
  } catch (error) {
    if ((error as { status?: number }).status === 401) dropSessionHint();
    return;
  }
  if (history.length > 1) history.back();
  else location.replace(loginTarget(location.search));
}
