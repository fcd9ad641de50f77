'use client';

import { isPlainClick } from '@bazaar/ui/plain-click';
import { useEffect, useState } from 'react';
import { decodePart } from '@/lib/navigation/paths';
import type { FaqSearchState } from './faq-search-state';
import { FaqStatus } from './faq-status';
import { feedbackHref } from './feedback-href';

/**
 * Searches the questions while it is typed, with a script that loads with the first input; without it the form asks the server for the same.
 * Opens the question an address leads to where the browser does not.
 */
export function FaqIsland({ start }: { readonly start: FaqSearchState }) {
  const [state, setState] = useState(start);
  useEffect(() => {
    const form = document.querySelector<HTMLFormElement>('form[data-faq-search]');
    const field = form?.querySelector<HTMLInputElement>('input[name="term"]');
    if (!form || !field) return;
    const search = (isExact = false) =>
      import('./matches/show-matches').then(({ showMatches }) => setState(showMatches(field.value, isExact)));
    const onInput = () => void search();
    const onSubmit = (event: SubmitEvent) => {
      event.preventDefault();
      void search();
    };
    // In the capture phase: before the listener that follows links.
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link?.matches('[data-unanswered]')) link.href = feedbackHref(link, field.value.trim());
      if (link?.dataset.faqExact === undefined || !isPlainClick(event)) return;
      event.preventDefault();
      void search(true);
    };
    form.addEventListener('input', onInput);
    form.addEventListener('submit', onSubmit);
    addEventListener('click', onClick, { capture: true });
    addEventListener('hashchange', openTarget);
    openTarget();
    if (field.value !== field.defaultValue) void search();
    return () => {
      form.removeEventListener('input', onInput);
      form.removeEventListener('submit', onSubmit);
      removeEventListener('click', onClick, { capture: true });
      removeEventListener('hashchange', openTarget);
    };
  }, []);
  return <FaqStatus state={state} />;
}

/** Opens the question of the address and brings it into view. */
function openTarget(): void {
  const answer = document.getElementById(decodePart(location.hash.slice(1)));
  const details = answer?.closest('details');
  if (!details || details.open) return;
  details.open = true;
  answer?.scrollIntoView();
}
