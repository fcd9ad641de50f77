import type { SupplierProduct, UnitOfMeasurement } from '@bazaar/api/model';
import { formatShortDate } from '@bazaar/domain/dates';
import { presentPrice } from '@bazaar/domain/money';
import { formatNumber } from '@bazaar/domain/persian';
import type { OfferView } from '@bazaar/ui/patterns/offers-table';
import { trustSentence } from '@/entities/supplier/trust-sentence';
import { paths } from '@/lib/navigation/paths';
import { productMessages as texts } from '@/translations/product';

/** Returns offers of the same product as rows, the one of this page marked. */
export function toOfferViews(
  offers: readonly SupplierProduct[],
  pageProductId: string,
  tradeUnits: readonly UnitOfMeasurement[],
): OfferView[] {
  return offers.map((offer) => {
    const unitTitle = tradeUnits.find(({ id }) => id === offer.unitOfMeasurementId)?.title ?? '';
    const { validUntil } = offer.price;
    return {
      id: offer.id,
      href: paths.product(offer),
      supplier: offer.supplier.name,
      cityName: offer.supplier.cityName,
      brand: offer.brand,
      ...amount(offer),
      minimum: offer.moq === undefined ? undefined : `${formatNumber(offer.moq)} ${unitTitle}`.trim(),
      leadTime:
        offer.saleCityIds.length > 0 ? texts.citiesCount(formatNumber(offer.saleCityIds.length)) : undefined,
      validity: validUntil ? (
        <time dateTime={validUntil.slice(0, 10)}>{formatShortDate(validUntil)}</time>
      ) : (
        texts.noDate
      ),
      trust: trustSentence(offer.supplier),
      isThisPage: offer.id === pageProductId,
    };
  });
}

function amount({ price }: SupplierProduct): Pick<OfferView, 'amount' | 'currency'> {
  const shown = presentPrice(price);
  switch (shown.kind) {
    case 'amount':
      return { amount: shown.toman, currency: texts.toman };
    case 'from':
      return { amount: `${texts.from} ${shown.toman}`, currency: texts.toman };
    case 'range':
      return { amount: texts.range(shown.toman, shown.maxToman), currency: texts.toman };
    case 'onRequest':
      return { amount: texts.onRequestShort };
    case 'loginToSee':
      return { amount: texts.loginToSee };
    case 'unknown':
      return { amount: texts.unknownPrice };
  }
}
