/** What an offer says that a buyer decides by. One that is gone is not available. */
export interface OfferTerms {
  readonly isAvailable: boolean;
  /** Rial; absent when the price is told on inquiry. */
  readonly amountRial?: number;
  /** Rial; the upper end of a range. */
  readonly maxAmountRial?: number;
  /** Smallest order in trade units. */
  readonly moq?: number;
  /** Working days. */
  readonly leadTimeDays?: number;
}

/** What a supplier demands of requests. */
export interface SupplierTerms {
  readonly acceptsDirectOrder: boolean;
  readonly minOrderRial?: number;
  readonly paymentTerms: readonly string[];
  readonly deliveryMethods: readonly string[];
  readonly requiredDocumentTypeIds: readonly string[];
}

/** The terms a buyer has seen, by id of the offer and of the supplier. */
export interface SeenTerms {
  readonly offers: Readonly<Record<string, OfferTerms>>;
  readonly suppliers: Readonly<Record<string, SupplierTerms>>;
}

export type ChangeKind =
  | 'availability'
  | 'price'
  | 'moq'
  | 'lead-time'
  | 'direct-order'
  | 'min-order'
  | 'payment-terms'
  | 'delivery-methods'
  | 'documents';

type Told = boolean | number | string | undefined | readonly (number | string | undefined)[];

/** Something that is not what the buyer saw. */
export interface TermChange {
  readonly of: 'offer' | 'supplier';
  readonly id: string;
  readonly kind: ChangeKind;
  /** An amount in Rial, a range of two, a number, a yes or no, or a list of ids. */
  readonly from: Told;
  readonly to: Told;
}

export const NOTHING_SEEN: SeenTerms = { offers: {}, suppliers: {} };

/** Returns what changed of the terms a buyer has seen, offers first. What was never seen, or was not read now, is no change. */
export function changesSince(seen: SeenTerms, now: SeenTerms): readonly TermChange[] {
  return [
    ...compare('offer', [seen.offers, now.offers], offerFacts),
    ...compare('supplier', [seen.suppliers, now.suppliers], supplierFacts),
  ];
}

/** Adds terms that are seen for the first time; the others stay as they were seen. Returns `seen` itself when there are none. */
export function withFirstSeen(seen: SeenTerms, now: SeenTerms): SeenTerms {
  const isKnown = (known: object, read: object) => Object.keys(read).every((id) => Object.hasOwn(known, id));
  if (isKnown(seen.offers, now.offers) && isKnown(seen.suppliers, now.suppliers)) return seen;
  return {
    offers: { ...now.offers, ...seen.offers },
    suppliers: { ...now.suppliers, ...seen.suppliers },
  };
}

/** Returns the terms as seen now: the buyer accepts what changed. */
export function withAccepted(seen: SeenTerms, now: SeenTerms): SeenTerms {
  return {
    offers: { ...seen.offers, ...now.offers },
    suppliers: { ...seen.suppliers, ...now.suppliers },
  };
}

type Facts = readonly (readonly [ChangeKind, Told])[];

function compare<Terms>(
  of: TermChange['of'],
  [seen, now]: readonly [Readonly<Record<string, Terms>>, Readonly<Record<string, Terms>>],
  factsOf: (terms: Terms, other: Terms) => Facts,
): TermChange[] {
  return Object.entries(seen).flatMap(([id, before]) => {
    const after = now[id];
    if (after === undefined) return [];
    const told = factsOf(after, before);
    return factsOf(before, after).flatMap(([kind, from], index): TermChange[] => {
      const to = told[index]?.[1];
      return JSON.stringify(from) === JSON.stringify(to) ? [] : [{ of, id, kind, from, to }];
    });
  });
}

/** An offer that is not available says nothing else: only that is told. */
function offerFacts(terms: OfferTerms, { isAvailable }: OfferTerms): Facts {
  const { amountRial, maxAmountRial, moq, leadTimeDays } = terms;
  const availability = ['availability', terms.isAvailable] as const;
  if (!terms.isAvailable || !isAvailable) return [availability];
  const price = maxAmountRial === undefined ? amountRial : [amountRial, maxAmountRial];
  return [availability, ['price', price], ['moq', moq], ['lead-time', leadTimeDays]];
}

function supplierFacts(terms: SupplierTerms): Facts {
  return [
    ['direct-order', terms.acceptsDirectOrder],
    ['min-order', terms.minOrderRial],
    ['payment-terms', [...terms.paymentTerms].sort()],
    ['delivery-methods', [...terms.deliveryMethods].sort()],
    ['documents', [...terms.requiredDocumentTypeIds].sort()],
  ];
}
