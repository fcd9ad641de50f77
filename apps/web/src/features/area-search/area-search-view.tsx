import { Breadcrumb } from '@bazaar/ui/breadcrumb';
import { ButtonLink } from '@bazaar/ui/button';
import { Card } from '@bazaar/ui/card';
import { ErrorPanel } from '@bazaar/ui/message-panel';
import { ListHead, ListLayout, PageTop } from '@bazaar/ui/patterns/list-layout';
import type { ReactNode } from 'react';
import { paths } from '@/lib/navigation/paths';
import { areaSearchMessages as own } from '@/translations/area-search';
import { catalogueListMessages as texts } from '@/translations/catalogue-list';
import { categoryMessages } from '@/translations/category';
import { areaHref } from './area-address';
import type { AreaData } from './area-data';
import { AreaFilters } from './area-filters';
import { AreaResults } from './area-results';

export type AreaHeadData = Pick<AreaData, 'area' | 'categoryType' | 'path' | 'address'>;

export interface AreaSearchViewProps {
  readonly head: AreaHeadData;
  /** Undefined when the products could not be read. */
  readonly data: AreaData | undefined;
  /** Applies choices at once. */
  readonly island?: ReactNode;
}

/** R24: renders product search inside one area. */
export function AreaSearchView({ head, data, island }: AreaSearchViewProps) {
  return (
    <>
      <AreaTop head={head} term={data?.search.repairedTerm ?? head.address.filter.term} />
      <PageTop>
        {data ? (
          <ListLayout filters={<AreaFilters data={data} />}>
            <AreaResults data={data} />
          </ListLayout>
        ) : (
          <Card bleed>
            <ErrorPanel
              title={texts.failedTitle}
              detail={texts.failedDetail}
              action={<ButtonLink href={areaHref(head.path, head.address)}>{texts.retry}</ButtonLink>}
            />
          </Card>
        )}
      </PageTop>
      {island}
    </>
  );
}

/** The header's search has the term and the area: a second one on the page would be one too many. */
function AreaTop({ head, term }: { readonly head: AreaHeadData; readonly term: string }) {
  const { area, categoryType } = head;
  return (
    <>
      <Breadcrumb
        label={texts.breadcrumb}
        crumbs={[
          { label: categoryMessages.homeCrumb, href: paths.home },
          { label: area, href: paths.categoryType(categoryType) },
          { label: own.button },
        ]}
      />
      <ListHead title={term === '' ? own.title(area) : own.resultsFor(term, area)} />
    </>
  );
}
