'use client';

import { formatNumber } from '@bazaar/domain/persian/numbers';
import { Link } from '@bazaar/ui/link';
import { Text } from '@bazaar/ui/text';
import { useEffect, useState } from 'react';
import { paths } from '@/lib/navigation/paths';
import { isolateCodes } from '@/lib/text/isolate-codes';
import { helpMessages } from '@/translations/help';
import type { HelpMatches } from './show-help-matches';

const texts = helpMessages.search;

/** Narrows the index while a term is typed, with a script that loads with the first input, and tells what is left. */
export function HelpSearchIsland() {
  const [matches, setMatches] = useState<HelpMatches>();
  useEffect(() => {
    const form = document.querySelector<HTMLFormElement>('form[data-help-search]');
    const field = form?.querySelector<HTMLInputElement>('input[name="term"]');
    if (!form || !field) return;
    const search = () =>
      void import('./show-help-matches').then(({ showHelpMatches }) =>
        setMatches(showHelpMatches(field.value)),
      );
    const onSubmit = (event: SubmitEvent) => {
      event.preventDefault();
      search();
    };
    form.addEventListener('input', search);
    form.addEventListener('submit', onSubmit);
    if (field.value !== '') search();
    return () => {
      form.removeEventListener('input', search);
      form.removeEventListener('submit', onSubmit);
    };
  }, []);
  return (
    <div role="status" data-help-status>
      {matches === undefined ? null : (
        <>
          <Text tone="muted">{sentenceOf(matches)} </Text>
          <Link href={`${paths.faq}?term=${encodeURIComponent(matches.term)}`}>{texts.inQuestions}</Link>
        </>
      )}
    </div>
  );
}

function sentenceOf({ term, count, repaired }: HelpMatches): string {
  if (count === 0) return texts.none(isolateCodes(term));
  return texts.found(formatNumber(count), isolateCodes(repaired ?? term));
}
