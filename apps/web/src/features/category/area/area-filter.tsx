'use client';

import type { CategoryType } from '@bazaar/api/model';
import { LandingFilter } from '@bazaar/ui/patterns/landing-filter';
import { type ReactNode, useEffect, useState } from 'react';
import { categoryMessages as texts } from '@/translations/category';
import type { AreaMatchesView } from './area-matches';

export interface AreaFilterProps {
  readonly categoryType: CategoryType;
  readonly action: string;
  /** Term of the address, where the form was sent without script. */
  readonly term?: string;
  /** The head of the page; the field stands at its end. */
  readonly intro?: ReactNode;
  /** The groups, or the server's results for the term. */
  readonly children: ReactNode;
}

const PAUSE_MS = 200;
const SHORTEST = 2;

/** Filters while typing; the first letter loads the script for it. */
export function AreaFilter({ categoryType, action, term = '', intro, children }: AreaFilterProps) {
  const [typed, setTyped] = useState(term);
  const [found, setFound] = useState<{ readonly term: string; readonly list: ReactNode }>();
  const wanted = typed.trim();
  useEffect(() => {
    if (wanted === term.trim() || wanted.length < SHORTEST) return setFound(undefined);
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const [{ findCategories }, { AreaMatches }] = await Promise.all([
        import('./find-categories'),
        import('./area-matches'),
      ]);
      const matches: AreaMatchesView = await findCategories(categoryType, wanted);
      if (isCurrent) setFound({ term: wanted, list: <AreaMatches term={wanted} matches={matches} /> });
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [categoryType, wanted, term]);
  return (
    <>
      <LandingFilter
        action={action}
        name="term"
        label={texts.filter}
        placeholder={texts.filterHint}
        submitLabel={texts.filterSubmit}
        term={term}
        intro={intro}
        onType={setTyped}
      />
      <div aria-live="polite">{found ? found.list : children}</div>
    </>
  );
}
