import { Breadcrumb, type Crumb } from '@bazaar/ui/breadcrumb';
import { Button, ButtonLink } from '@bazaar/ui/button';
import { Card } from '@bazaar/ui/card';
import { ChipLink } from '@bazaar/ui/chip';
import { TextField } from '@bazaar/ui/field';
import { EmptyPanel, ErrorPanel } from '@bazaar/ui/message-panel';
import type { PaginationProps } from '@bazaar/ui/pagination';
import { addressesIcon, pastTheEndIcon, suppliersIcon } from '@bazaar/ui/patterns/empty-icons';
import { PaginationBar } from '@bazaar/ui/patterns/pagination-bar';
import {
  DirectoryBar,
  DirectoryFilters,
  DirectoryHead,
  DirectorySearch,
  FeaturedRows,
  type FeaturedView,
  type IndexEntry,
  IndexLine,
} from '@bazaar/ui/patterns/supplier-directory';
import { SupplierTable, type SupplierTableGroup } from '@bazaar/ui/patterns/supplier-table';
import { type TabLink, Tabs } from '@bazaar/ui/tabs';
import type { ReactNode } from 'react';
import { paths } from '@/lib/navigation/paths';
import { supplierListMessages as texts } from '@/translations/supplier-list';
import { supplierTableMessages } from '@/translations/supplier-table';

/** The rows of a directory, or that they could not be read. */
export type DirectoryRows =
  | {
      readonly state: 'ready';
      /** «۱۱۷ تأمین‌کننده». */
      readonly count: ReactNode;
      readonly groups: readonly SupplierTableGroup[];
      /** The first page, where this one lies behind the last. */
      readonly firstPageHref?: string;
      readonly pagination?: PaginationProps;
    }
  | { readonly state: 'failed' };

export interface DirectoryViewProps {
  readonly crumbs: readonly Crumb[];
  readonly title: string;
  /** Address the area's search form is sent to. */
  readonly path: string;
  readonly areas: readonly TabLink[];
  readonly letters: readonly IndexEntry[];
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
  const { crumbs, title, areas } = props;
  return (
    <>
      <Breadcrumb label={texts.breadcrumb} crumbs={crumbs} />
      <DirectoryHead title={title} detail={texts.directoryDetail}>
        <Tabs label={texts.areaTabs} tabs={areas} />
      </DirectoryHead>
      <DirectoryFilters>
        {indexesOf(props).map(({ id, ...line }) => (
          <IndexLine key={id} {...line} />
        ))}
      </DirectoryFilters>
      <Card bleed>
        <Rows {...props} />
      </Card>
    </>
  );
}

/** Returns the indexes to narrow by; an index that could not be read or is empty is left out. */
function indexesOf({ letters, categories, cities, moreCities }: DirectoryViewProps) {
  return [
    { id: 'letters', title: texts.letters, entries: letters, shown: letters.length, wraps: true },
    { id: 'cities', title: texts.cities, entries: cities, moreLabel: moreCities },
    { id: 'categories', title: texts.categories, entries: categories, shown: categories.length },
  ].filter(({ entries }) => entries.length > 0);
}

function Rows(props: DirectoryViewProps) {
  const { rows, path, featured, city, title, retryHref } = props;
  if (rows.state === 'failed') {
    return (
      <ErrorPanel
        title={texts.failed}
        detail={texts.failedDetail}
        action={<ButtonLink href={retryHref}>{texts.retry}</ButtonLink>}
      />
    );
  }
  return (
    <>
      <DirectoryBar count={rows.count}>
        <NameSearch path={path} />
        {city ? (
          <ChipLink href={city.withoutHref} label={texts.removeFilter} isRemovable>
            {texts.inCity(city.name)}
          </ChipLink>
        ) : null}
      </DirectoryBar>
      {rows.groups.length === 0 ? (
        <Nothing city={city} firstPageHref={rows.firstPageHref} />
      ) : (
        <SupplierTable labels={{ caption: title, ...supplierTableMessages.columns }} groups={rows.groups} />
      )}
      <FeaturedRows mark={texts.advertisement} rows={featured} />
      {rows.pagination ? <PaginationBar pagination={rows.pagination} /> : null}
    </>
  );
}

/** Renders the search by name among the suppliers of the area; the search of the header finds products. */
function NameSearch({ path }: Pick<DirectoryViewProps, 'path'>) {
  return (
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
        dense
      />
      <Button type="submit" size="small">
        {texts.searchAction}
      </Button>
    </DirectorySearch>
  );
}

function Nothing({
  city,
  firstPageHref,
}: Pick<DirectoryViewProps, 'city'> & { readonly firstPageHref: string | undefined }) {
  if (firstPageHref !== undefined) {
    return (
      <EmptyPanel
        icon={pastTheEndIcon}
        title={texts.pastTheEnd}
        action={<ButtonLink href={firstPageHref}>{texts.firstPage}</ButtonLink>}
      />
    );
  }
  return city ? (
    <EmptyPanel
      icon={addressesIcon}
      title={texts.cityEmpty(city.name)}
      action={<ButtonLink href={city.withoutHref}>{texts.allCities}</ButtonLink>}
    />
  ) : (
    <EmptyPanel
      icon={suppliersIcon}
      title={texts.directoryEmpty}
      action={<ButtonLink href={paths.home}>{texts.otherArea}</ButtonLink>}
    />
  );
}
