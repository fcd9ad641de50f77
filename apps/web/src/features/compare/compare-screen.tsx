import type { Category } from '@bazaar/api/model';
import { ButtonLink } from '@bazaar/ui/button';
import { compareMessages as texts } from '@/messages/compare';
import { requestBasketMessages } from '@/messages/request-basket';
import { markFailed } from '@/platform/cache/degraded';
import { breadcrumbJsonLd, loadCrumbs } from '@/platform/catalogue/breadcrumb';
import { MissingNote } from '@/platform/data/missing-note';
import { siteSettings } from '@/platform/env';
import { paths } from '@/platform/paths';
import { toRequestLine } from '@/platform/request-basket-line';
import { JsonLd } from '@/platform/site/json-ld';
import { compareHref } from './compare-address';
import { csvHref } from './compare-csv';
import { comparedRows } from './compare-data';
import { CompareFailureView } from './compare-failure-view';
import { CompareView } from './compare-view';
import { PrintButton } from './print-button';
import type { CompareReading } from './read-compare';

export interface CompareScreenProps {
  readonly category: Category;
  readonly reading: Exclude<CompareReading, { state: 'moved' }>;
  /** The address that was asked for, for another try. */
  readonly askedHref: string;
}

/** The comparison of up to four products of a category. */
export async function CompareScreen({ category, reading, askedHref }: CompareScreenProps) {
  const list = paths.categoryProducts(category);
  const trail = (await loadCrumbs(category)).map((crumb) => (crumb.href ? crumb : { ...crumb, href: list }));
  const crumbs = [...trail, { label: texts.crumb }];
  if (reading.state === 'failed') {
    await markFailed();
    return <CompareFailureView crumbs={crumbs} title={texts.title(category.name)} retryHref={askedHref} />;
  }
  const { data } = reading;
  return (
    <>
      <JsonLd data={breadcrumbJsonLd(crumbs, compareHref(data.path, data.address))} />
      <MissingNote />
      <CompareView
        data={data}
        crumbs={crumbs}
        csv={csvHref(data, comparedRows(data), siteSettings().SITE_URL)}
        print={<PrintButton label={texts.print} />}
        request={
          <ButtonLink
            tone="primary"
            href={paths.requests}
            data-request={JSON.stringify(
              data.products.map((product) => toRequestLine(product, data.tradeUnits)),
            )}
          >
            {requestBasketMessages.ofCompared}
          </ButtonLink>
        }
      />
    </>
  );
}
