import { buildLoginRedirect } from '@bazaar/domain/session/login-redirect';
import { loginPerPageFrom } from './login-per-page';
import { dropSessionHint } from './session-hint';

let isLeaving = false;

/** Tells that another document is on its way: what the page still reads without a session leads to no login. */
export function leaveForDocument(): void {
  isLeaving = true;
}

/** Opens the login page, which returns to the current page. */
export function goToLogin(): void {
  // The end of the session is heard by the page itself, which would lead there too.
  if (isLeaving) return;
  isLeaving = true;
  dropSessionHint();
  isLeaving = false;
  location.assign(
    buildLoginRedirect(
      location.pathname + location.search + location.hash,
      loginPerPageFrom(document.cookie),
    ),
  );
}
