'use client';

import { useEffect } from 'react';
import { countVisit, type VisitedObject } from './count-visit';
import { whenSeen } from './when-seen';

const NAME = 'bazaar-login-per-page';
const ONE_DAY_SECONDS = 86_400;
const SEEN_MS = 3_000;

/**
 * Counts the visit of an object's page once it has been visible for three seconds, and stores the supplier or supplier product visited
 * last, which the login address names as `loginPerPage` (specification §8): in a cookie, because a private page redirects on the server. It
 * holds no secret.
 */
export function VisitCounter({ objectType, objectId }: VisitedObject) {
  useEffect(() => {
    if (objectType === 'Product' || objectType === 'Supplier') {
      const value = encodeURIComponent(`${objectType}:${objectId}`);
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser of our users
      document.cookie = `${NAME}=${value}; Path=/; Max-Age=${ONE_DAY_SECONDS}; SameSite=Lax`;
    }
    return whenSeen(SEEN_MS, () => countVisit({ objectType, objectId }));
  }, [objectType, objectId]);
  return null;
}
