/** Kinds of a property's value, as the contract tags them. */
export type PropertyKind = 'Number' | 'Option' | 'MultiOption' | 'Boolean' | 'Text' | 'Date';

/** A required property of a line, as the buyer writes it. Numbers are texts in `unitId`; an empty text is no value. */
export interface DraftProperty {
  readonly propertyId: string;
  readonly title: string;
  readonly kind: PropertyKind;
  readonly min: string;
  readonly max: string;
  /** The unit the buyer writes in; empty for the property's own. */
  readonly unitId: string;
  /** Symbol of the unit, in Latin. */
  readonly unitText: string;
  readonly options: readonly DraftOption[];
  readonly text: string;
  readonly isTrue?: boolean;
}

export interface DraftOption {
  readonly id: string;
  readonly title: string;
}

export interface DraftFile {
  readonly id: string;
  readonly name: string;
}

/** A document of a kind the catalogue lists. */
export interface DraftDocument {
  readonly typeId: string;
  readonly file: DraftFile;
}

/** One line of a need. What the buyer types stays text until it is sent: nothing typed is lost, valid or not. */
export interface DraftLine {
  /** Id of the line in this draft; the suppliers' requests have ids of their own. */
  readonly key: string;
  readonly title: string;
  /** Empty until the buyer chooses one. */
  readonly categoryId: string;
  readonly baseProductId: string;
  /** Product of each supplier who offers this line, by supplier. */
  readonly offers: Readonly<Record<string, string>>;
  /** Id of this line in the request to each supplier, by supplier. */
  readonly ids: Readonly<Record<string, string>>;
  readonly quantity: string;
  readonly unitId: string;
  /** Toman for one unit. */
  readonly targetPrice: string;
  readonly priceQuantities: readonly string[];
  readonly required: readonly DraftProperty[];
  readonly note: string;
  readonly files: readonly DraftFile[];
  /** Root-relative address where the line was found. */
  readonly href: string;
  /** What the list said of it, for lines whose properties are not typed. */
  readonly description: string;
}

/** A supplier the need goes to, with its request as far as the catalogue has one. */
export interface DraftSupplier {
  readonly supplierId: string;
  readonly name: string;
  /** The buyer's own id of the request: a repeated creation returns the same one. */
  readonly clientRequestId: string;
  readonly requestId?: string;
  readonly version?: number;
}

/** One need: the same lines and terms to one supplier or several, each with a request under one `groupKey`. */
export interface TradeDraft {
  readonly id: string;
  readonly groupKey: string;
  /** User id of the writer. */
  readonly owner: string;
  readonly buyerReference: string;
  readonly suppliers: readonly DraftSupplier[];
  readonly lines: readonly DraftLine[];
  readonly deliveryAddressId: string;
  readonly deliveryCityId: string;
  /** ISO date. */
  readonly neededBy: string;
  readonly deliveryMethod: string;
  readonly paymentTerm: string;
  readonly buyerNote: string;
  readonly documents: readonly DraftDocument[];
  /** Rows that were pasted and are no lines yet, as the buyer left them. Never sent. */
  readonly pasted?: string;
  readonly updatedAtMs: number;
}

export const MOST_LINES = 500;

/** Returns an empty line; `part` says what is known of it. */
export function newLine(key: string, part: Partial<DraftLine> = {}): DraftLine {
  return {
    key,
    title: '',
    categoryId: '',
    baseProductId: '',
    offers: {},
    ids: {},
    quantity: '',
    unitId: '',
    targetPrice: '',
    priceQuantities: [],
    required: [],
    note: '',
    files: [],
    href: '',
    description: '',
    ...part,
  };
}

/** Returns an empty draft. */
export function newDraft(id: string, groupKey: string, owner: string, nowMs: number): TradeDraft {
  return {
    id,
    groupKey,
    owner,
    buyerReference: '',
    suppliers: [],
    lines: [],
    deliveryAddressId: '',
    deliveryCityId: '',
    neededBy: '',
    deliveryMethod: '',
    paymentTerm: '',
    buyerNote: '',
    documents: [],
    updatedAtMs: nowMs,
  };
}
