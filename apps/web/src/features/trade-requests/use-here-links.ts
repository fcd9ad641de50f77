'use client';

import { isPlainClick } from '@bazaar/ui/plain-click';
import { useEffect } from 'react';

/** Follows links to this same page, such as another filter, without a request to the web server; Back returns. */
export function useHereLinks(): void {
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || !isPlainClick(event)) return;
      const isHere = link.origin === location.origin && link.pathname === location.pathname;
      // A link to a part of the page is the browser's, and the wizard another screen.
      if (!isHere || link.hash !== '' || new URLSearchParams(link.search).has('new')) return;
      event.preventDefault();
      history.pushState(null, '', link.href);
    };
    // Before the listener of the whole site, which would load the page.
    addEventListener('click', follow, { capture: true });
    return () => removeEventListener('click', follow, { capture: true });
  }, []);
}
