import { goToLogin } from '@/lib/session/go-to-login';
import type { ActionPress } from './action-table';
import { storePendingAction } from './pending-actions';

/** Leaves for the login page; on coming back the action is done, once. For a session that turns out to be over, too. */
export function loginFirst(press: ActionPress): void {
  storePendingAction(press, true);
  goToLogin();
}
