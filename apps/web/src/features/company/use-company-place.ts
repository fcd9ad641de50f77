'use client';

import { isPlainClick } from '@bazaar/ui/plain-click';
import { useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import { type CompanyPlace, placeHref, readPlace, withChart } from './company-address';

export interface PlaceInHand extends CompanyPlace {
  /** Changes what the address shows, without a request to the web server. A search replaces, so that Back skips its letters. */
  show(change: Partial<CompanyPlace>, isReplaced?: boolean): void;
}

/** Holds the tab, search, order, page and company of the address; links to this page change it without a request. */
export function useCompanyPlace(): PlaceInHand {
  const address = useSearchParams();
  const place = readPlace(address);
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || !isPlainClick(event)) return;
      if (link.origin !== location.origin || link.pathname !== location.pathname || link.hash !== '') return;
      event.preventDefault();
      history.pushState(null, '', link.href);
    };
    // Before the listener of the whole site, which would load the page.
    addEventListener('click', follow, { capture: true });
    return () => removeEventListener('click', follow, { capture: true });
  }, []);
  return {
    ...place,
    show: (change, isReplaced = false) => {
      const href = withChart(placeHref({ ...place, ...change }), address);
      if (isReplaced) history.replaceState(null, '', href);
      else history.pushState(null, '', href);
    },
  };
}
