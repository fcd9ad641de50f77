'use client';

import { useEffect } from 'react';

/** Part of an address of the account that moves the focus to the search of its list. */
export const SEARCH_HASH = 'search';
/** A list shows its search with its first rows. In ms. */
const LONGEST_MS = 8_000;

/** Moves the focus to the search of the list as soon as there is one, where the address says so; once, so that Back does not repeat it. */
export function useSearchFocus(): void {
  useEffect(() => {
    if (location.hash !== `#${SEARCH_HASH}`) return;
    const focus = () => {
      const field = document.querySelector<HTMLElement>('main input[type="search"]');
      if (field === null) return false;
      field.focus();
      history.replaceState(history.state, '', location.pathname + location.search);
      return true;
    };
    if (focus()) return;
    const listener = new MutationObserver(() => focus() && stop());
    const later = setTimeout(() => stop(), LONGEST_MS);
    const stop = () => {
      clearTimeout(later);
      listener.disconnect();
    };
    listener.observe(document.body, { childList: true, subtree: true });
    return stop;
  }, []);
}
