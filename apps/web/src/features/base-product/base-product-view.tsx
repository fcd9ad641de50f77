import { formatToman } from '@bazaar/domain/money';
import { countPhrase, formatNumber } from '@bazaar/domain/persian';
import { Breadcrumb, type Crumb } from '@bazaar/ui/breadcrumb';
import { ButtonLink } from '@bazaar/ui/button';
import { Card } from '@bazaar/ui/card';
import { EmptyPanel } from '@bazaar/ui/message-panel';
import { suppliersIcon } from '@bazaar/ui/patterns/empty-icons';
import { SectionBand } from '@bazaar/ui/patterns/section-band';
import {
  BaseSpecs,
  type BaseSpecView,
  OfferList,
  OffersHead,
  OffersStack,
} from '@bazaar/ui/patterns/supplier-offers';
import type { ReactNode } from 'react';
import { propertyText } from '@/entities/product/property-text';
import { pickedAttributes, requestAttributes } from '@/entities/request-basket/request-attributes';
import { pictureAt, pictureWidths } from '@/lib/media/picture-view';
import { paths } from '@/lib/navigation/paths';
import { isolateCodes } from '@/lib/text/isolate-codes';
import { baseProductMessages as texts } from '@/translations/base-product';
import { requestBasketMessages } from '@/translations/request-basket';
import type { BaseProductData } from './base-product-data';
import { compareOffersHref, specificationOf } from './base-product-links';
import { toOfferRows } from './offer-rows';

/** How many properties stand in the strip. */
const STRIP_LENGTH = 6;

export interface BaseProductViewProps {
  readonly data: BaseProductData;
  readonly crumbs: readonly Crumb[];
  /** Favourite, note and sharing. */
  readonly personal: ReactNode;
}

/** R27: renders a product with the offers of all its suppliers. */
export function BaseProductView({ data, crumbs, personal }: BaseProductViewProps) {
  const { product, totalCount } = data;
  const { image } = product;
  const others = product.properties.slice(STRIP_LENGTH);
  return (
    <>
      <Breadcrumb label={texts.breadcrumb} crumbs={crumbs} />
      <OffersStack>
        <Card bleed>
          <OffersHead
            name={isolateCodes(product.name)}
            scientificName={product.scientificName}
            picture={
              image && {
                src: pictureAt(image, 640),
                srcSet: pictureWidths(image, [320, 640, 1024]),
                alt: texts.pictureOf(product.name),
              }
            }
            specs={toSpecs(product.properties.slice(0, STRIP_LENGTH))}
            note={texts.suppliers(formatNumber(totalCount))}
            price={priceText(data)}
            action={
              <ButtonLink tone="primary" href={paths.requests} {...requestAttributes(specificationOf(data))}>
                {requestBasketMessages.withSameSpecification}
              </ButtonLink>
            }
            personal={personal}
          />
        </Card>
        <SectionBand isClose id="offers" title={texts.offersTitle} note={texts.offersNote}>
          <Card bleed>
            <Offers data={data} />
          </Card>
        </SectionBand>
        {others.length > 0 ? (
          <SectionBand
            isClose
            id="specification"
            title={texts.specification}
            note={texts.specificationNote(formatNumber(others.length))}
          >
            <Card bleed>
              <BaseSpecs specs={toSpecs(others)} />
            </Card>
          </SectionBand>
        ) : null}
      </OffersStack>
    </>
  );
}

function Offers({ data }: Pick<BaseProductViewProps, 'data'>) {
  const { offers, totalCount, category } = data;
  if (offers.length === 0) {
    const similar = category ? (
      <ButtonLink href={paths.categoryProducts(category)}>{texts.similar}</ButtonLink>
    ) : undefined;
    return (
      <EmptyPanel
        icon={suppliersIcon}
        title={texts.noOfferTitle}
        detail={texts.noOfferDetail}
        action={similar}
      />
    );
  }
  const compare = compareOffersHref(data);
  return (
    <OfferList
      offers={toOfferRows(data)}
      labels={{ ...texts, caption: texts.offersTitle, amount: texts.price, minimum: texts.moq }}
      foot={
        <>
          <ButtonLink href={paths.requests} {...pickedAttributes}>
            {requestBasketMessages.ofPicked}
          </ButtonLink>
          {compare ? <ButtonLink href={compare}>{texts.allCompared}</ButtonLink> : null}
          {offers.length < totalCount ? (
            <span>{texts.moreOffers(formatNumber(offers.length), countPhrase(totalCount, texts.offer))}</span>
          ) : null}
        </>
      }
    />
  );
}

function toSpecs(properties: BaseProductData['product']['properties']): BaseSpecView[] {
  return properties.map((value) => ({
    id: value.propertyId,
    label: value.title,
    symbol: value.symbol,
    ...propertyText(value, texts),
  }));
}

/** Returns the range of the public prices; words where nobody has named one. */
function priceText({ product, offers }: BaseProductData): string | undefined {
  const { minPriceRial: low, maxPriceRial: high } = product;
  if (offers.length === 0) return undefined;
  if (low === undefined) return texts.onRequest;
  return high === undefined || high === low
    ? texts.lowest(formatToman(low))
    : texts.between(formatToman(low), formatToman(high));
}
