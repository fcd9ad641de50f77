import { countPhrase } from '@bazaar/domain/persian';
import { Breadcrumb, type Crumb } from '@bazaar/ui/breadcrumb';
import { ButtonLink } from '@bazaar/ui/button';
import { ListHead, ListLayout } from '@bazaar/ui/patterns/list-layout';
import type { ReactNode } from 'react';
import { ListFilters } from '@/entities/catalogue-filter/panel/list-filters';
import { ListSupplierStrip } from '@/entities/catalogue-filter/results/list-supplier';
import { paths } from '@/lib/navigation/paths';
import { catalogueListMessages as texts } from '@/translations/catalogue-list';
import { ListResults, type ListResultsProps } from './list-results';
import { RequestLink } from './request-link';

export interface CatalogueListViewProps extends ListResultsProps {
  readonly crumbs: readonly Crumb[];
  /** Scientific name, in Latin. */
  readonly terms: readonly string[];
  readonly landingHref?: string;
  /** Link to the same category with every supplier. */
  readonly allHref?: string;
  /** Link that adds the filters to a request. */
  readonly request?: ReactNode;
  /** Applies choices at once. */
  readonly island?: ReactNode;
}

/** Renders the faceted list of a category's products. */
export function CatalogueListView({
  crumbs,
  terms,
  landingHref,
  island,
  ...results
}: CatalogueListViewProps) {
  const { data } = results;
  return (
    <>
      <ListTop
        crumbs={crumbs}
        title={data.supplier ? texts.ofSupplier(data.category.name, data.supplier.name) : data.category.name}
        terms={terms}
        landingHref={landingHref}
        allHref={data.supplier ? paths.categoryProducts(data.category) : undefined}
        request={<RequestLink data={data} />}
      />
      {data.supplier ? <ListSupplierStrip supplier={data.supplier} /> : null}
      <ListLayout
        filters={<ListFilters data={data} countText={countPhrase(data.search.totalCount, texts.product)} />}
      >
        <ListResults {...results} />
      </ListLayout>
      {island}
    </>
  );
}

/** Renders the head above every state of the list. */
export function ListTop({
  crumbs,
  title,
  terms,
  landingHref,
  allHref,
  request,
}: Pick<CatalogueListViewProps, 'crumbs' | 'terms' | 'landingHref' | 'allHref' | 'request'> & {
  readonly title: string;
}) {
  return (
    <>
      <Breadcrumb label={texts.breadcrumb} crumbs={crumbs} />
      <ListHead
        title={title}
        terms={terms}
        actions={
          <>
            {request}
            <TopLinks
              links={[
                [allHref, texts.everySupplier],
                [landingHref, texts.landing],
              ]}
            />
          </>
        }
      />
    </>
  );
}

/** Renders the links of the list's head; one without an address is left out. */
function TopLinks({
  links,
}: {
  readonly links: readonly (readonly [href: string | undefined, label: string])[];
}) {
  return links.map(([href, label]) =>
    href ? (
      <ButtonLink key={label} size="small" href={href}>
        {label}
      </ButtonLink>
    ) : null,
  );
}
