import type { PriceInfo } from '@bazaar/api/model';
import { formatDate } from '@bazaar/domain/dates';
import { presentPrice } from '@bazaar/domain/money';
import { priceNoteMessages as texts } from '@/translations/product';

/** Returns the line below the price: what it includes and until when, or why there is none. */
export function priceNote(price: PriceInfo): string {
  const shown = presentPrice(price);
  switch (shown.kind) {
    case 'onRequest':
      return texts.onRequest;
    case 'loginToSee':
      return texts.loginToSee;
    case 'unknown':
      return '';
    default: {
      const vat = price.vatIncluded ? texts.withVat : texts.withoutVat;
      return price.validUntil ? `${vat}، ${texts.validUntil(formatDate(price.validUntil))}` : vat;
    }
  }
}
