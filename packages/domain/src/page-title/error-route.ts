/** How a page's error is answered. */
export type ErrorRoute =
  /** Draw the error where it happened, under its own address and status. */
  | { readonly kind: 'in-place'; readonly status: number }
  /** Go to an error page. */
  | { readonly kind: 'redirect'; readonly to: '/error' | '/error/404' };

export interface ErrorCircumstances {
  readonly status: number;
  /** False for the first load of a document. */
  readonly isClientNavigation: boolean;
  readonly isBot: boolean;
}

/**
 * While moving inside the site a 404 goes to /error/404 and any other error to /error. A first load, and any load by a crawler, is answered
 * in place with the true status: a redirect there would turn every dead link into a page that exists.
 */
export function routeError({ status, isClientNavigation, isBot }: ErrorCircumstances): ErrorRoute {
  if (isBot || !isClientNavigation) return { kind: 'in-place', status };
  return { kind: 'redirect', to: status === 404 ? '/error/404' : '/error' };
}

const BOT = /bot(?:\b|[_-])|crawler|spider|slurp|facebookexternalhit|preview|lighthouse|whatsapp/i;

/** True for the user agents of crawlers and link previews. */
export function isBotUserAgent(userAgent: string | null | undefined): boolean {
  // A maker of telephones is called Cubot.
  return BOT.test((userAgent ?? '').replace(/cubot/i, ''));
}
