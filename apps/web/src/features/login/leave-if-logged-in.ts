import { dropSessionHint, readSessionHint } from '@/lib/session/session-hint';
import { loginTarget } from './login-target';

/**
 * One step back for who is logged in already. The hint alone is not believed: a private page that sent the visitor here
 * knows better, and believing the hint would send them back and forth for ever.
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
