'use client';

import { useEffect } from 'react';

const NAME = 'bazaar-login-per-page';
const ONE_DAY_SECONDS = 86_400;

/**
 * Remembers the supplier or supplier product visited last, which the login address names as `loginPerPage`
 * (specification §8). A cookie and not storage, because a private page redirects on the server. It holds no secret.
 */
export function VisitMark({ objectType, objectId }: VisitMarkProps) {
  useEffect(() => {
    const value = encodeURIComponent(`${objectType}:${objectId}`);
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser of our users
    document.cookie = `${NAME}=${value}; Path=/; Max-Age=${ONE_DAY_SECONDS}; SameSite=Lax`;
  }, [objectType, objectId]);
  return null;
}

export interface VisitMarkProps {
  readonly objectType: 'Product' | 'Supplier';
  readonly objectId: string;
}
