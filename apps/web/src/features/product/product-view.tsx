import { formatNumber } from '@bazaar/domain/persian';
import { Breadcrumb } from '@bazaar/ui/breadcrumb';
import { Card } from '@bazaar/ui/card';
import { ErrorPanel } from '@bazaar/ui/message-panel';
import { FileRows } from '@bazaar/ui/patterns/file-rows';
import { OffersTable } from '@bazaar/ui/patterns/offers-table';
import { ProductCard, ProductGrid } from '@bazaar/ui/patterns/product-card';
import { ProductPage } from '@bazaar/ui/patterns/product-detail';
import { RecordProse } from '@bazaar/ui/patterns/record-parts';
import { PageTabs, SectionBand } from '@bazaar/ui/patterns/section-band';
import { SpecTable } from '@bazaar/ui/patterns/spec-table';
import { UnitScope } from '@bazaar/ui/patterns/unit-switch';
import { Tabs } from '@bazaar/ui/tabs';
import { TrustSymbol } from '@bazaar/ui/trust-line';
import type { ReactNode } from 'react';
import { toFileRow } from '@/entities/file/file-row';
import { toProductView } from '@/entities/product/product-view';
import type { RetrySlot } from '@/lib/data/retry-slot';
import { AfterFirstFrame } from '@/lib/html/after-first-frame';
import { paths } from '@/lib/navigation/paths';
import { isolateCodes } from '@/lib/text/isolate-codes';
import { productMessages as texts } from '@/translations/product';
import { ProductLeadView, Switch } from './lead/product-lead-view';
import { toOfferViews } from './offer-views';
import { BarOfProduct } from './price/bar-of-product';
import { PricePanelView } from './price/price-panel-view';
import type { ProductData } from './product-data';
import { hasImperialValue, toSpecGroups } from './product-specs';

export interface ProductViewProps {
  readonly data: ProductData;
  /** The row of actions on the product. */
  readonly actions: ReactNode;
  /** What the page as a document has behind its drawing and name. */
  readonly firstViewEnd?: ReactNode;
  readonly retry: RetrySlot;
}

/** Renders the page of one supplier's product. */
export function ProductPageView({ data, actions, firstViewEnd, retry }: ProductViewProps) {
  const { product, units } = data;
  const groups = toSpecGroups(product.properties, units);
  const hasUnitSwitch = hasImperialValue(groups);
  const switcher = hasUnitSwitch ? <Switch name="table-units" /> : undefined;
  return (
    <>
      <Breadcrumb label={texts.breadcrumb} crumbs={toCrumbs(product)} />
      <TrustSymbol />
      <ProductPage
        lead={
          <ProductLeadView
            data={data}
            hasUnitSwitch={hasUnitSwitch}
            actions={actions}
            firstViewEnd={firstViewEnd}
          />
        }
        aside={
          <AfterFirstFrame>
            <PricePanelView data={data} />
          </AfterFirstFrame>
        }
      >
        <AfterFirstFrame>
          <PageTabs>
            <Tabs label={texts.sections} tabs={toTabs(data)} />
          </PageTabs>
          <UnitScope>
            <SectionBand
              id="specification"
              title={texts.specification}
              note={texts.propertyCount(formatNumber(product.properties.length))}
              control={switcher}
              isClose
            >
              <Card bleed>
                <SpecTable groups={groups} />
              </Card>
            </SectionBand>
          </UnitScope>
          <Description data={data} />
          <Files files={data.product.files} />
        </AfterFirstFrame>
      </ProductPage>
      <AfterFirstFrame>
        <Offers data={data} retry={retry} />
        <Related data={data} retry={retry} />
      </AfterFirstFrame>
      <BarOfProduct data={data} />
    </>
  );
}

function Description({ data: { product, descriptionHtml } }: { readonly data: ProductData }) {
  const { packaging, warranty } = product;
  const isNew = (term: string | undefined): term is string =>
    Boolean(term) && !descriptionHtml.includes(term ?? '');
  const terms = [
    isNew(packaging) ? texts.packaging(packaging) : '',
    isNew(warranty) ? texts.warranty(warranty) : '',
  ].filter(Boolean);
  if (!descriptionHtml && terms.length === 0) return null;
  return (
    <SectionBand id="description" title={texts.description} isClose>
      <Card bleed>
        <RecordProse html={descriptionHtml} terms={terms.join(' ')} />
      </Card>
    </SectionBand>
  );
}

function Files({ files }: Pick<ProductData['product'], 'files'>) {
  if (files.length === 0) return null;
  return (
    <SectionBand id="files" title={texts.files} isClose>
      <Card bleed>
        <FileRows files={files.map(toFileRow)} />
      </Card>
    </SectionBand>
  );
}

/** Renders other suppliers of the same product; nothing for a product without a base product. */
function Offers({ data: { product, offers, tradeUnits }, retry }: Pick<ProductViewProps, 'data' | 'retry'>) {
  if (offers.state === 'missing' || (offers.state === 'ready' && offers.value.offers.items.length < 2))
    return null;
  return (
    <SectionBand id="offers" title={texts.offers} note={texts.offersNote}>
      <Card bleed>
        {offers.state === 'ready' ? (
          <OffersTable
            offers={toOfferViews(offers.value.offers.items, product.id, tradeUnits)}
            labels={texts.offerTable}
            sharesShield
          />
        ) : (
          <ErrorPanel title={texts.offersFailed} action={retry(texts.offers)} isInline />
        )}
      </Card>
    </SectionBand>
  );
}

function Related({
  data: { product, related, tradeUnits },
  retry,
}: Pick<ProductViewProps, 'data' | 'retry'>) {
  if (related.state === 'missing' || (related.state === 'ready' && related.value.length === 0)) return null;
  const category = product.breadcrumb.at(-1);
  const more = category && { href: paths.categoryProducts(category), label: texts.seeAll };
  return (
    <SectionBand id="related" title={texts.related} more={more}>
      <Card bleed>
        {related.state === 'ready' ? (
          <ProductGrid columns="4">
            {related.value.map((one) => (
              <ProductCard
                key={one.id}
                product={toProductView(one, { tradeUnits, specCount: 3 })}
                sharesShield
              />
            ))}
          </ProductGrid>
        ) : (
          <ErrorPanel title={texts.relatedFailed} action={retry(texts.related)} isInline />
        )}
      </Card>
    </SectionBand>
  );
}

function toCrumbs({ breadcrumb, name }: ProductData['product']) {
  const parents = breadcrumb.map((crumb) => ({
    label: crumb.name,
    href: crumb.level === 1 ? paths.categoryType(crumb.categoryType) : paths.category(crumb),
  }));
  return [...parents, { label: isolateCodes(name) }];
}

function toTabs({ product: { files }, offers, related, descriptionHtml }: ProductData) {
  const others = offers.state === 'ready' ? offers.value.offers.totalCount - 1 : 0;
  return [
    { href: '#specification', label: texts.specification, isCurrent: true },
    ...(descriptionHtml ? [{ href: '#description', label: texts.description }] : []),
    ...(files.length > 0 ? [{ href: '#files', label: texts.filesTab(formatNumber(files.length)) }] : []),
    ...(others > 0 ? [{ href: '#offers', label: texts.offersTab(formatNumber(others)) }] : []),
    ...(related.state === 'ready' && related.value.length > 0
      ? [{ href: '#related', label: texts.related }]
      : []),
  ];
}
