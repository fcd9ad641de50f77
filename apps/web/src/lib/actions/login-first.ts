import { goToLogin } from '@/lib/session/go-to-login';
import type { ActionPress } from './action-table';
import { storePendingAction } from './pending-actions';

/** Opens the login page; on return the action is performed once. Also used when a session turns out to have ended. */
export function loginFirst(press: ActionPress): void {
  storePendingAction(press, true);
  goToLogin();
}
