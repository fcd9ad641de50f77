import { buildLoginRedirect } from '@bazaar/domain/session/login-redirect';
import { loginPerPageFrom } from './login-per-page';
import { dropSessionHint } from './session-hint';

/** Opens the login page, which returns to the current page. */
export function goToLogin(): void {
  dropSessionHint();
  location.assign(
    buildLoginRedirect(
      location.pathname + location.search + location.hash,
      loginPerPageFrom(document.cookie),
    ),
  );
}
