/** How a page's error is presented. */
export type ErrorRoute =
  /** Render the error in place, under the page's own address and status. */
  | { readonly kind: 'in-place'; readonly status: number }
  /** Redirect to an error page. */
  | { readonly kind: 'redirect'; readonly to: '/error' | '/error/404' };

export interface ErrorCircumstances {
  readonly status: number;
  /** False for the first load of a document. */
  readonly isClientNavigation: boolean;
  readonly isBot: boolean;
}

/**
 * Decides where an error is shown. During client navigation a 404 leads to /error/404 and any other error to /error. A first load, and any
 * load by a crawler, shows the error in place with the true status: a redirect would turn every dead link into an existing page.
 */
export function routeError({ status, isClientNavigation, isBot }: ErrorCircumstances): ErrorRoute {
  if (isBot || !isClientNavigation) return { kind: 'in-place', status };
  return { kind: 'redirect', to: status === 404 ? '/error/404' : '/error' };
}

const BOT = /bot(?:\b|[_-])|crawler|spider|slurp|facebookexternalhit|preview|lighthouse|whatsapp/i;

/** Returns whether the user agent is that of a crawler or a link preview. */
export function isBotUserAgent(userAgent: string | null | undefined): boolean {
  // Cubot is a brand of phones and not a crawler.
  return BOT.test((userAgent ?? '').replace(/cubot/i, ''));
}
