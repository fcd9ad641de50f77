import type { SupplierProduct, UnitOfMeasurement } from '@bazaar/api/model';
import { presentPrice } from '@bazaar/domain/money';
import { formatNumber } from '@bazaar/domain/persian';
import type { PriceView } from '@bazaar/ui/patterns/product-card';
import { productListingMessages as texts } from '@/translations/catalogue-list';

/** Returns a product's price for a list: Toman, or the words in its place; its unit, and the minimum order. */
export function priceView(
  { price, moq, unitOfMeasurementId }: Pick<SupplierProduct, 'price' | 'moq' | 'unitOfMeasurementId'>,
  units: readonly UnitOfMeasurement[],
): PriceView {
  const titleOf = (id: string | undefined) => units.find((unit) => unit.id === id)?.title;
  const per = titleOf(price.perUnitId ?? unitOfMeasurementId);
  const orderUnit = titleOf(unitOfMeasurementId ?? price.perUnitId);
  return {
    ...amountView(price),
    per: per && texts.per(per),
    minimum:
      moq !== undefined && moq > 1 && orderUnit ? texts.atLeast(formatNumber(moq), orderUnit) : undefined,
  };
}

/** Reduces a price range to its start, where it is too wide. */
export function inOneAmount({ least, ...price }: PriceView): PriceView {
  return { ...price, ...least };
}

/** Returns the price for a list of offers: an unavailable one says so in its place. */
export function offerPriceView(
  product: Parameters<typeof priceView>[0] & Pick<SupplierProduct, 'isAvailable'>,
  units: readonly UnitOfMeasurement[],
): PriceView {
  return product.isAvailable ? priceView(product, units) : { amount: texts.unavailable };
}

function amountView(
  price: SupplierProduct['price'],
): Pick<PriceView, 'amount' | 'currency' | 'prefix' | 'least'> {
  const shown = presentPrice(price);
  switch (shown.kind) {
    case 'amount':
      return { amount: shown.toman, currency: texts.toman };
    case 'from':
      return { amount: shown.toman, currency: texts.toman, prefix: texts.priceFrom };
    case 'range':
      return {
        amount: texts.range(shown.toman, shown.maxToman),
        currency: texts.toman,
        least: { prefix: texts.priceFrom, amount: shown.toman },
      };
    case 'onRequest':
      return { amount: texts.onRequest };
    case 'loginToSee':
      return { amount: texts.loginToSee };
    case 'unknown':
      return { amount: texts.unknownPrice };
  }
}
