import type { Category } from '@bazaar/api/model';
import { ButtonLink } from '@bazaar/ui/button';
import { AreaOfPage } from '@/entities/category/area-of-page';
import { breadcrumbJsonLd, loadCrumbs } from '@/entities/category/breadcrumb';
import { requestAttributes } from '@/entities/request-basket/request-attributes';
import { toRequestLine } from '@/entities/request-basket/request-basket-line';
import { tagFailed } from '@/lib/cache/tag-page';
import { MissingNotice } from '@/lib/data/missing-notice';
import { paths } from '@/lib/navigation/paths';
import { siteSettings } from '@/lib/settings/site-settings';
import { JsonLd } from '@/lib/site/json-ld';
import { compareMessages as texts } from '@/translations/compare';
import { requestBasketMessages } from '@/translations/request-basket';
import { compareHref } from './compare-address';
import { csvHref } from './compare-csv';
import { comparedRows } from './compare-data';
import { CompareFailureView } from './compare-failure-view';
import { CompareView } from './compare-view';
import { PrintButton } from './print-button';
import type { CompareResult } from './read-compare';

export interface CompareScreenProps {
  readonly category: Category;
  readonly result: Exclude<CompareResult, { state: 'moved' }>;
  /** Address of the request, for a retry. */
  readonly requestedHref: string;
}

/** Renders the comparison of up to four products of a category. */
export async function CompareScreen({ category, result, requestedHref }: CompareScreenProps) {
  const list = paths.categoryProducts(category);
  const trail = (await loadCrumbs(category)).map((crumb) => (crumb.href ? crumb : { ...crumb, href: list }));
  const crumbs = [...trail, { label: texts.crumb }];
  if (result.state === 'failed') {
    await tagFailed();
    return (
      <CompareFailureView crumbs={crumbs} title={texts.title(category.name)} retryHref={requestedHref} />
    );
  }
  const { data } = result;
  return (
    <>
      <JsonLd data={breadcrumbJsonLd(crumbs, compareHref(data.path, data.address))} />
      <MissingNotice />
      <AreaOfPage area={category.categoryType} />
      <CompareView
        data={data}
        crumbs={crumbs}
        csv={csvHref(data, comparedRows(data), siteSettings().SITE_URL)}
        print={<PrintButton label={texts.print} />}
        request={
          <ButtonLink
            tone="primary"
            href={paths.requests}
            {...requestAttributes(data.products.map((product) => toRequestLine(product, data.tradeUnits)))}
          >
            {requestBasketMessages.ofCompared}
          </ButtonLink>
        }
      />
    </>
  );
}
