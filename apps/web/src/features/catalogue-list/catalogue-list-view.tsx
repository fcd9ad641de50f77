import { countPhrase } from '@bazaar/domain/persian';
import { Breadcrumb, type Crumb } from '@bazaar/ui/breadcrumb';
import { ButtonLink } from '@bazaar/ui/button';
import { ListHead, ListLayout } from '@bazaar/ui/patterns/list-layout';
import type { ReactNode } from 'react';
import { catalogueListMessages as texts } from '@/messages/catalogue-list';
import { ListFilters } from './list-filters';
import { ListResults, type ListResultsProps } from './list-results';

export interface CatalogueListViewProps extends ListResultsProps {
  readonly crumbs: readonly Crumb[];
  /** Scientific name, in Latin. */
  readonly terms: readonly string[];
  readonly hubHref?: string;
  /** What makes the list act at once. */
  readonly island?: ReactNode;
}

/** The faceted list of a category's products. */
export function CatalogueListView({ crumbs, terms, hubHref, island, ...results }: CatalogueListViewProps) {
  const { data } = results;
  return (
    <>
      <ListTop crumbs={crumbs} title={data.category.name} terms={terms} hubHref={hubHref} />
      <ListLayout
        filters={<ListFilters data={data} countText={countPhrase(data.search.totalCount, texts.product)} />}
      >
        <ListResults {...results} />
      </ListLayout>
      {island}
    </>
  );
}

/** What stands above every state of the list. */
export function ListTop({
  crumbs,
  title,
  terms,
  hubHref,
}: Pick<CatalogueListViewProps, 'crumbs' | 'terms' | 'hubHref'> & { readonly title: string }) {
  return (
    <>
      <Breadcrumb label={texts.breadcrumb} crumbs={crumbs} />
      <ListHead
        title={title}
        terms={terms}
        actions={
          hubHref ? (
            <ButtonLink size="small" href={hubHref}>
              {texts.hub}
            </ButtonLink>
          ) : undefined
        }
      />
    </>
  );
}
