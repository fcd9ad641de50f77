import { ButtonLink } from '@bazaar/ui/button';
import { Card } from '@bazaar/ui/card';
import { EmptyPanel } from '@bazaar/ui/message-panel';
import { categoriesIcon, nothingFoundIcon } from '@bazaar/ui/patterns/empty-icons';
import { type RefineChipView, RefineLine, SearchTop } from '@bazaar/ui/patterns/search-results';
import type { ReactNode } from 'react';
import { requestAttributes } from '@/entities/request-basket/request-attributes';
import { wantedLine } from '@/entities/request-basket/wanted-line';
import { paths } from '@/lib/navigation/paths';
import { categoryMessages } from '@/translations/category';
import { popularSearches } from '@/translations/popular-searches';
import { searchMessages as texts } from '@/translations/search';

export interface SearchHintsProps {
  readonly term: string;
  /** Categories of parts of the term. */
  readonly broader: readonly RefineChipView[];
}

/** Renders an empty result: hints, wider categories, and the areas to browse instead. */
export function SearchHints({ term, broader }: SearchHintsProps) {
  return (
    <>
      <Card bleed>
        <EmptyPanel
          icon={nothingFoundIcon}
          title={texts.nothing(term)}
          detail={`${texts.hintSpelling} ${texts.hintShorter} ${texts.hintScientific}`}
          action={
            <ButtonLink href={paths.requests} {...requestAttributes(wantedLine(term, paths.searchFor(term)))}>
              {texts.askFor}
            </ButtonLink>
          }
        />
      </Card>
      <RefineLine title={texts.broader} chips={broader} />
      <Areas />
    </>
  );
}

/** Renders the page without a term: what can be searched for, without a call; `recent` is the browser's own part. */
export function SearchStart({ recent }: { readonly recent?: ReactNode }) {
  const popular = popularSearches.map((term) => ({ id: term, name: term, href: paths.searchFor(term) }));
  return (
    <>
      <SearchTop title={texts.title} />
      <Card bleed>
        <EmptyPanel icon={categoriesIcon} title={texts.emptyQueryTitle} detail={texts.emptyQueryDetail} />
      </Card>
      <RefineLine title={texts.popular} chips={popular} />
      <Areas />
      {recent}
    </>
  );
}

function Areas() {
  const areas = Object.entries(categoryMessages.areas);
  return (
    <RefineLine
      title={texts.browse}
      chips={areas.map(([id, { name }]) => ({ id, name, href: paths.categoryType(id) }))}
    />
  );
}
