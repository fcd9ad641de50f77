import type { Queryable } from '../db/database-handle';
import { findCoverage } from '../membership/coverage';
import type { StoredPrice } from './request-types';

/** Fee for publishing one direct order, in Rial, without tax. */
const feeRial = 5_000_000;
const taxPercent = 10;

export interface PriceNow {
  price: StoredPrice;
  /** The membership that covers it, if any. */
  membershipId?: string;
}

/** Returns what publishing one direct order costs this person at this moment. */
export async function priceNow(tx: Queryable, userId: string, at: Date): Promise<PriceNow> {
  const coverage = await findCoverage(tx, userId, at);
  if (coverage === undefined || coverage.remainingRequests <= 0) return { price: fullPrice() };
  const { membershipId, ...membership } = coverage;
  const price = {
    isCovered: true,
    membership,
    basePriceRial: feeRial,
    discountRial: feeRial,
    taxRial: 0,
    payableRial: 0,
  };
  return { price, membershipId };
}

/** Returns the price without a membership: the fee, with value added tax as its own line. */
export function fullPrice(): StoredPrice {
  const taxRial = (feeRial * taxPercent) / 100;
  return {
    isCovered: false,
    basePriceRial: feeRial,
    discountRial: 0,
    taxRial,
    payableRial: feeRial + taxRial,
  };
}
