/** A supplier's offer for one line, in the shape of the contract. A price or lead time that is absent is not known yet. */
export interface LineAnswer {
  readonly offeredTitle?: string | undefined;
  /** Rial for one unit of the line, or for one `quotedUnit`, without tax. */
  readonly unitPriceRial?: number | undefined;
  readonly quotedUnit?: QuotedUnit | undefined;
  /** Working days from agreement to dispatch. */
  readonly leadTimeDays?: number | undefined;
  readonly note?: string | undefined;
  readonly deviations: readonly Deviation[];
}

/** A unit of the supplier's own: a pack of ten, a tonne. */
export interface QuotedUnit {
  readonly unitOfMeasurementId: string;
  /** How much of the line's unit one of it contains. */
  readonly containsQuantity: number;
}

export interface Deviation {
  readonly text: string;
  readonly propertyId?: string | undefined;
  readonly requestedText?: string | undefined;
  readonly offeredText?: string | undefined;
}

export interface AnsweredLine {
  readonly categoryId: string;
  readonly title: string;
  readonly quantity?: number | undefined;
  readonly unitOfMeasurementId?: string | undefined;
  readonly answer?: LineAnswer | undefined;
}

/** One request of a group, with or without its answer. */
export interface AnsweredRequest {
  readonly id: string;
  readonly lines: readonly AnsweredLine[];
  readonly answeredAt?: string | undefined;
  /** Whether its offer can still be taken, or has been; only such offers are measured against each other. */
  readonly isOpenOffer: boolean;
  /** End of the answer's validity. */
  readonly validUntil?: string | undefined;
  /** Rial for the delivery of all lines; 0 is free of charge, absent is unknown. */
  readonly shippingRial?: number | undefined;
}
