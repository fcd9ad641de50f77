'use client';

import { isPlainClick } from '@bazaar/ui/plain-click';
import { useEffect } from 'react';

const never = () => false;

/**
 * Follows links to this same page, such as another filter, without a request to the web server; Back returns.
 *
 * @param isElsewhere tells a query that stands for another screen at the same path; the same function at every call
 */
export function useHereLinks(isElsewhere: (query: URLSearchParams) => boolean = never): void {
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || !isPlainClick(event)) return;
      const isHere = link.origin === location.origin && link.pathname === location.pathname;
      // A link to a part of the page is the browser's.
      if (!isHere || link.hash !== '' || isElsewhere(new URLSearchParams(link.search))) return;
      event.preventDefault();
      history.pushState(null, '', link.href);
    };
    // Before the listener of the whole site, which would load the page.
    addEventListener('click', follow, { capture: true });
    return () => removeEventListener('click', follow, { capture: true });
  }, [isElsewhere]);
}
