/** What the service says one request costs, in Rial. */
export interface RequestFee {
  readonly isCovered: boolean;
  readonly membership?: { readonly planTitle: string; readonly remainingRequests: number };
  readonly basePriceRial: number;
  readonly discountRial: number;
  readonly taxRial: number;
  readonly payableRial: number;
  readonly walletCreditRial: number;
}

export interface FeeSum {
  readonly basePriceRial: number;
  readonly discountRial: number;
  readonly taxRial: number;
  readonly payableRial: number;
  /** What the wallet can pay of it. */
  readonly walletRial: number;
  /** What is left to pay. */
  readonly leftRial: number;
  /** Requests whose fee the service has not said yet. */
  readonly unknown: number;
  /** Requests said to be covered beyond what the plan has left: each is asked for as if it were the only one. */
  readonly beyondPlan: number;
}

/** Sums the fees of a draft's requests, one per supplier; `undefined` for one that is not known yet. */
export function sumFees(fees: readonly (RequestFee | undefined)[]): FeeSum {
  const known = fees.filter((fee) => fee !== undefined);
  const total = (name: 'basePriceRial' | 'discountRial' | 'taxRial' | 'payableRial') =>
    known.reduce((sum, fee) => sum + fee[name], 0);
  const payableRial = total('payableRial');
  const walletRial = Math.min(payableRial, known.at(-1)?.walletCreditRial ?? 0);
  const covered = known.filter(({ isCovered }) => isCovered);
  const left = covered.at(-1)?.membership?.remainingRequests;
  return {
    basePriceRial: total('basePriceRial'),
    discountRial: total('discountRial'),
    taxRial: total('taxRial'),
    payableRial,
    walletRial,
    leftRial: payableRial - walletRial,
    unknown: fees.length - known.length,
    beyondPlan: left === undefined ? 0 : Math.max(0, covered.length - left),
  };
}
