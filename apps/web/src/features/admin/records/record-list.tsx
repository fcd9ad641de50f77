'use client';

import {
  type AdminPlace,
  changeAdminPlace,
  RECORD_PAGE_SIZE,
} from '@bazaar/domain/administration/admin-place';
import { formatNumber } from '@bazaar/domain/persian/numbers';
import { Button, ButtonLink } from '@bazaar/ui/button';
import { ColumnsMenu, DataTable, DataTableBar, type DataTableProps, SortSwitch } from '@bazaar/ui/data-table';
import { EmptyPanel } from '@bazaar/ui/message-panel';
import { NumberText } from '@bazaar/ui/number-text';
import { Panel } from '@bazaar/ui/panel';
import { PaginationBar } from '@bazaar/ui/patterns/pagination-bar';
import { TradeFilters } from '@bazaar/ui/patterns/trade-list';
import { WalletPanel } from '@bazaar/ui/patterns/wallet';
import { type ReactNode, useState } from 'react';
import { ReadBody, type ReadBodyProps } from '@/lib/data/read-panel';
import { pageLinks } from '@/lib/paging/page-links';
import { useExistingPage } from '@/lib/paging/use-existing-page';
import { adminTexts as texts } from '@/translations/admin';
import { adminHref } from '../admin-address';
import type { RowPage } from './read-all';
import { SavedViews } from './saved-views';
import { TermField } from './term-field';
import { type ExportedList, useExport } from './use-export';

type TableParts<Row> = Pick<DataTableProps<Row>, 'columns' | 'rowId' | 'rowName' | 'sort' | 'onSort'>;

export interface RecordListProps<Row> extends TableParts<Row> {
  readonly place: AdminPlace;
  onPlace(change: Partial<AdminPlace>): void;
  readonly texts: (typeof texts)['customers' | 'merchants'];
  readonly query: ReadBodyProps<RowPage<Row>>['query'] & { readonly isPlaceholderData: boolean };
  readonly filters?: ReactNode;
  readonly exported: Omit<ExportedList<Row>, 'fileName' | 'heads'>;
}

/** A list of the administrator: search, filters, saved views, the table, its pages, and all of it as a file. */
export function RecordList<Row>(props: RecordListProps<Row>) {
  const { place, onPlace, texts: own, query, filters, columns } = props;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(columns.map(({ id }) => id)));
  const { progress, press } = useExport({ ...props.exported, fileName: own.fileName, heads: own.csv });
  const list = query.isPlaceholderData ? undefined : query.data;
  useExistingPage({
    ...{ pageNumber: place.pageNumber, pageSize: RECORD_PAGE_SIZE },
    list: list && { count: list.items.length, totalCount: list.totalCount },
    hrefOf: (pageNumber) => adminHref(changeAdminPlace(place, { pageNumber })),
  });
  const shown = columns.filter(({ id, isName }) => isName || chosen.has(id));
  const label = texts.columns(formatNumber(shown.length), formatNumber(columns.length));
  return (
    <WalletPanel>
      <Panel
        id="records"
        title={own.title}
        isFlush
        note={
          <Button size="small" disabled={query.data === undefined} onClick={press}>
            {progress === undefined ? texts.exported : texts.stopExport}
          </Button>
        }
      >
        {/* Stays while the list is read and where it cannot be: what was typed stands in it. */}
        <TradeFilters
          label={texts.filters}
          search={
            <TermField
              label={own.search}
              term={place.term ?? ''}
              onTerm={(term) => onPlace({ term: term === '' ? undefined : term })}
            />
          }
          button={texts.further}
        >
          {filters}
          <SavedViews place={place} />
        </TradeFilters>
        <ReadBody query={query} texts={own}>
          {({ items, totalCount }) => (
            <>
              <DataTableBar>
                <p role="status">
                  {progress ?? (
                    <NumberText value={totalCount} text={formatNumber(totalCount)} unit={own.unit} />
                  )}
                </p>
                {props.sort && props.onSort && items.length > 0 ? (
                  <SortSwitch
                    label={texts.sorted[props.sort.direction]}
                    sort={props.sort}
                    onSort={props.onSort}
                  />
                ) : null}
                <ColumnsMenu label={label} columns={columns} chosen={chosen} onChange={setChosen} />
              </DataTableBar>
              <div data-list>
                <DataTable
                  caption={own.caption}
                  columns={shown}
                  rows={items}
                  rowId={props.rowId}
                  rowName={props.rowName}
                  {...(props.sort && props.onSort ? { sort: props.sort, onSort: props.onSort } : {})}
                  empty={<Nothing place={place} own={own} />}
                />
              </div>
              <Pages place={place} own={own} count={items.length} totalCount={totalCount} />
            </>
          )}
        </ReadBody>
      </Panel>
    </WalletPanel>
  );
}

interface OwnTexts {
  readonly place: AdminPlace;
  readonly own: RecordListProps<never>['texts'];
}

function Nothing({ place, own }: OwnTexts) {
  const isNarrowed = place.term !== undefined || place.kind !== undefined || place.role !== undefined;
  if (!isNarrowed) return <EmptyPanel title={own.none} isInline />;
  const all = adminHref({ view: place.view, isOldestFirst: false, pageNumber: 1 });
  return (
    <EmptyPanel
      title={own.nothingFound}
      action={<ButtonLink href={all}>{texts.clear}</ButtonLink>}
      isInline
    />
  );
}

interface PagesProps extends OwnTexts {
  readonly count: number;
  readonly totalCount: number;
}

function Pages({ place, own, count, totalCount }: PagesProps) {
  if (count === 0) return null;
  const first = (place.pageNumber - 1) * RECORD_PAGE_SIZE + 1;
  const last = Math.ceil(totalCount / RECORD_PAGE_SIZE);
  const pagination = pageLinks(own.pages, place.pageNumber, last, (pageNumber) =>
    adminHref(changeAdminPlace(place, { pageNumber })),
  );
  return (
    <PaginationBar
      {...(pagination === undefined ? {} : { pagination })}
      summary={texts.shown(formatNumber(first), formatNumber(first + count - 1), formatNumber(totalCount))}
    />
  );
}
