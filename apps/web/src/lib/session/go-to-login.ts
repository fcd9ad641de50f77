import { buildLoginRedirect } from '@bazaar/domain/session/login-redirect';
import { loginPerPageFrom } from './login-per-page';
import { dropSessionHint } from './session-hint';

/** Leaves for the login page and comes back to the page on screen. */
export function goToLogin(): void {
  dropSessionHint();
  location.assign(
    buildLoginRedirect(
      location.pathname + location.search + location.hash,
      loginPerPageFrom(document.cookie),
    ),
  );
}
