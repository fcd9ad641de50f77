'use client';

import { isPlainClick } from '@bazaar/ui/plain-click';
import { useEffect, useRef } from 'react';

/**
 * Follows links to this same page, such as another filter, without a request to the web server; Back returns. `isElsewhere` names the
 * addresses of this page that are another screen.
 */
export function useHereLinks(isElsewhere: (query: URLSearchParams) => boolean): void {
  const latest = useRef(isElsewhere);
  latest.current = isElsewhere;
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || !isPlainClick(event)) return;
      const isHere = link.origin === location.origin && link.pathname === location.pathname;
      // A link to a part of the page is the browser's.
      if (!isHere || link.hash !== '' || latest.current(new URLSearchParams(link.search))) return;
      event.preventDefault();
      history.pushState(null, '', link.href);
    };
    // Before the listener of the whole site, which would load the page.
    addEventListener('click', follow, { capture: true });
    return () => removeEventListener('click', follow, { capture: true });
  }, []);
}
