import type { SupplierProduct } from '@bazaar/api/model';
import { formatShortDate } from '@bazaar/domain/dates';
import { formatNumber } from '@bazaar/domain/persian';
import type { OfferRowView } from '@bazaar/ui/patterns/supplier-offers';
import { offerPriceView } from '@/entities/product/price-view';
import { productAttributes } from '@/entities/request-basket/request-attributes';
import { toRequestLine } from '@/entities/request-basket/request-basket-line';
import { trustSentence } from '@/entities/supplier/trust-sentence';
import { paths } from '@/lib/navigation/paths';
import { baseProductMessages as texts } from '@/translations/base-product';
import { requestBasketMessages } from '@/translations/request-basket';
import type { BaseProductData } from './base-product-data';
import { offerDifferences } from './offer-differences';

/** Returns the offers as rows; an unavailable one says so in place of its price. */
export function toOfferRows(data: BaseProductData): OfferRowView[] {
  return data.offers.map((offer) => {
    const { supplier } = offer;
    const price = offerPriceView(offer, data.tradeUnits);
    return {
      id: offer.id,
      href: paths.product(offer),
      supplier: supplier.name,
      supplierHref: paths.supplier(supplier),
      city: supplier.cityName,
      code: offer.model ?? offer.code,
      brand: offer.brand,
      amount: [price.prefix, price.amount].filter(Boolean).join(' '),
      minimum: minimumOf(offer, data),
      cities:
        offer.saleCityIds.length > 0
          ? texts.citiesCount(formatNumber(offer.saleCityIds.length))
          : texts.unknown,
      validity: offer.price.validUntil ? formatShortDate(offer.price.validUntil) : texts.unknown,
      answer:
        supplier.responseHours === undefined
          ? texts.unknown
          : texts.answerHours(formatNumber(supplier.responseHours)),
      trust: trustSentence(supplier),
      differences: offerDifferences(data, offer),
      pick: {
        label: texts.pickOffer(supplier.name),
        data: JSON.stringify(toRequestLine(offer, data.tradeUnits)),
      },
      request: {
        href: paths.requests,
        label: requestBasketMessages.fromSupplier(supplier.name),
        action: productAttributes(offer.id),
      },
    };
  });
}

function minimumOf({ moq, unitOfMeasurementId }: SupplierProduct, { tradeUnits }: BaseProductData): string {
  if (moq === undefined) return texts.unknown;
  const unit = tradeUnits.find(({ id }) => id === unitOfMeasurementId)?.title;
  return [formatNumber(moq), unit].filter(Boolean).join(' ');
}
