import { Breadcrumb, type Crumb } from '@bazaar/ui/breadcrumb';
import { Button, ButtonLink } from '@bazaar/ui/button';
import { Card } from '@bazaar/ui/card';
import { ChipLink } from '@bazaar/ui/chip';
import { TextField } from '@bazaar/ui/field';
import { EmptyPanel, ErrorPanel } from '@bazaar/ui/message-panel';
import { Pagination, type PaginationProps } from '@bazaar/ui/pagination';
import {
  DirectoryBar,
  DirectoryFoot,
  DirectoryGroups,
  type DirectoryGroupView,
  DirectoryHead,
  DirectoryLayout,
  DirectorySearch,
  FeaturedRows,
  type FeaturedView,
  IndexButtons,
  type IndexEntry,
  IndexList,
  LetterIndex,
  type LetterView,
} from '@bazaar/ui/patterns/supplier-directory';
import { type TabLink, Tabs } from '@bazaar/ui/tabs';
import type { ReactNode } from 'react';
import { paths } from '@/lib/navigation/paths';
import { supplierListMessages as texts } from '@/translations/supplier-list';
import { letterId } from './letters';

/** The rows of a directory, or that they could not be read. */
export type DirectoryRows =
  | {
      readonly state: 'ready';
      /** «۱۱۷ تأمین‌کننده». */
      readonly count: ReactNode;
      readonly groups: readonly DirectoryGroupView[];
      readonly pagination?: PaginationProps;
    }
  | { readonly state: 'failed' };

export interface DirectoryViewProps {
  readonly crumbs: readonly Crumb[];
  readonly title: string;
  /** Address the area's search form is sent to. */
  readonly path: string;
  readonly areas: readonly TabLink[];
  readonly letters: readonly LetterView[];
  readonly categories: readonly IndexEntry[];
  readonly cities: readonly IndexEntry[];
  readonly moreCities?: string;
  readonly featured: readonly FeaturedView[];
  /** The selected city, and the list without it. */
  readonly city?: { readonly name: string; readonly withoutHref: string };
  readonly rows: DirectoryRows;
  readonly retryHref: string;
}

/** R29: renders the suppliers of one area in alphabetical order, by letter, category and city. */
export function DirectoryView(props: DirectoryViewProps) {
  const { crumbs, title, path, areas, letters } = props;
  return (
    <>
      <Breadcrumb label={texts.breadcrumb} crumbs={crumbs} />
      <DirectoryHead title={title} detail={texts.directoryDetail}>
        <DirectorySearch action={path}>
          <TextField
            id="supplier-term"
            name="term"
            type="search"
            required
            maxLength={120}
            autoComplete="off"
            label={texts.searchLabel}
            isLabelHidden
            placeholder={texts.searchPlaceholder}
          />
          <Button type="submit">{texts.searchAction}</Button>
        </DirectorySearch>
        <Tabs label={texts.areaTabs} tabs={areas} />
        <LetterIndex label={texts.letters} letters={letters} />
      </DirectoryHead>
      <DirectoryLayout
        aside={indexesOf(props).map(({ id, title, entries, more }) => (
          <IndexList
            key={id}
            id={id}
            title={title}
            entries={entries}
            closeLabel={texts.closeIndex}
            {...more}
          />
        ))}
      >
        <Card bleed>
          <Rows {...props} />
        </Card>
      </DirectoryLayout>
    </>
  );
}

/** Returns the indexes to narrow by; an index that could not be read or is empty is left out. */
function indexesOf({ categories, cities, moreCities }: DirectoryViewProps) {
  return [
    {
      id: 'categories',
      title: texts.categories,
      button: texts.categoriesButton,
      entries: categories,
      more: { shown: 30 },
    },
    {
      id: 'cities',
      title: texts.cities,
      button: texts.citiesButton,
      entries: cities,
      more: { moreLabel: moreCities },
    },
  ].filter(({ entries }) => entries.length > 0);
}

function Rows(props: DirectoryViewProps) {
  const { rows, featured, city, title, retryHref } = props;
  const buttons = (
    <IndexButtons indexes={indexesOf(props).map(({ id, button }) => ({ id, label: button }))} />
  );
  if (rows.state === 'failed') {
    return (
      <ErrorPanel
        title={texts.failed}
        detail={texts.failedDetail}
        action={
          <>
            <ButtonLink href={retryHref}>{texts.retry}</ButtonLink>
            {buttons}
          </>
        }
      />
    );
  }
  return (
    <>
      <DirectoryBar count={rows.count}>
        {buttons}
        {city ? (
          <ChipLink href={city.withoutHref} label={texts.removeFilter} isRemovable>
            {texts.inCity(city.name)}
          </ChipLink>
        ) : null}
      </DirectoryBar>
      <FeaturedRows mark={texts.advertisement} rows={featured} />
      {rows.groups.length === 0 ? (
        <Nothing city={city} />
      ) : (
        <DirectoryGroups label={title} groups={rows.groups} idOf={letterId} />
      )}
      {rows.pagination ? (
        <DirectoryFoot>
          <Pagination {...rows.pagination} />
        </DirectoryFoot>
      ) : null}
    </>
  );
}

function Nothing({ city }: Pick<DirectoryViewProps, 'city'>) {
  return city ? (
    <EmptyPanel
      title={texts.cityEmpty(city.name)}
      action={<ButtonLink href={city.withoutHref}>{texts.allCities}</ButtonLink>}
    />
  ) : (
    <EmptyPanel
      title={texts.directoryEmpty}
      action={<ButtonLink href={paths.home}>{texts.otherArea}</ButtonLink>}
    />
  );
}
