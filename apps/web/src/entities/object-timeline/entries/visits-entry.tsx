import type { CategoryProperty } from '@bazaar/api/model';
import { hasFilters, visitFilters } from '@bazaar/domain/object-timeline/visit-filters';
import { countPhrase } from '@bazaar/domain/persian';
import { formatNumber } from '@bazaar/domain/persian/numbers';
import { Link } from '@bazaar/ui/link';
import { MixedText } from '@bazaar/ui/mixed-text';
import { FilterWords, TimelineEntry } from '@bazaar/ui/patterns/object-timeline';
import type { ReactNode } from 'react';
import { objectTimelineTexts as texts } from '@/translations/object-timeline';
import { filterWord } from './filter-word';

export interface VisitsEntryProps {
  readonly visits: readonly { readonly visitedAt: string; readonly path: string }[];
  readonly properties: readonly CategoryProperty[];
  readonly time: ReactNode;
}

/** Renders one visit, or several with the same filters, and the way to open it with them again. */
export function VisitsEntry({ visits, properties, time }: VisitsEntryProps) {
  const path = visits[0]?.path ?? '';
  const propertyOf = (id: string) => properties.find((property) => property.id === id);
  const filters = visitFilters(path, {
    property: (id) => propertyOf(id)?.title,
    option: (id, option) => propertyOf(id)?.options?.find((known) => known.id === option)?.title,
  });
  const title = visits.length === 1 ? texts.visit : countPhrase(visits.length, texts.visit);
  if (!hasFilters(filters)) return <TimelineEntry kind="visits" title={title} time={time} />;
  const words = filters.chips.map((chip) => {
    const { title: name, value } = filterWord(chip);
    return { id: chip.key, title: name, value: <MixedText>{value}</MixedText>, unit: chip.unitText };
  });
  const more = {
    id: 'more',
    title: undefined,
    value: texts.moreFilters(formatNumber(filters.unnamed)),
    unit: undefined,
  };
  return (
    <TimelineEntry kind="visits" title={title} time={time}>
      <FilterWords label={texts.filters} words={filters.unnamed > 0 ? [...words, more] : words} />
      <Link href={path} size={13} touch>
        {texts.openAgain}
      </Link>
    </TimelineEntry>
  );
}
