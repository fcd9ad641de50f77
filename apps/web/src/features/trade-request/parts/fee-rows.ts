import type { MembershipAndPrice } from '@bazaar/api/model';
import { tradeRequestTexts as texts } from '@/translations/trade-request';

export interface FeeRow {
  readonly id: string;
  readonly label: string;
  readonly amountRial: number;
  /** It is taken off. */
  readonly isCover?: boolean;
}

type Fee = Pick<
  MembershipAndPrice,
  'isCovered' | 'membership' | 'basePriceRial' | 'discountRial' | 'taxRial'
>;

/** Returns the fee part by part; their sum is what is to pay. What a membership takes off bears the name of its plan and is no discount. */
export function feeRows({ isCovered, membership, basePriceRial, discountRial, taxRial }: Fee): FeeRow[] {
  const isPlan = isCovered && membership !== undefined;
  const cover = isPlan
    ? { id: 'cover', label: texts.cover(membership.planTitle) }
    : { id: 'discount', label: texts.discount };
  return [
    { id: 'base', label: texts.base, amountRial: basePriceRial },
    ...(discountRial > 0 ? [{ ...cover, amountRial: -discountRial, isCover: true }] : []),
    { id: 'tax', label: texts.tax, amountRial: taxRial },
  ];
}
