import type {
  MembershipAndPrice,
  TradeAnswerTerms,
  TradeDocument,
  TradeRequestCorrection,
  TradeRequestEndReason,
  TradeRequestLine,
  TradeRequestPrice,
  TradeRequestStatus,
} from '@bazaar/api/model';

export type TradeStatus = TradeRequestStatus;
export type StoredPrice = TradeRequestPrice;
export type StoredCorrection = TradeRequestCorrection;
export type StoredEndReason = TradeRequestEndReason;
export type PriceAnswer = MembershipAndPrice;

/** The buyer's input in the contract's shape: files and properties are resolved when written; and the supplier's answers to it. */
export interface RequestContent {
  lines: TradeRequestLine[];
  documents: TradeDocument[];
  deliveryAddressId?: string;
  deliveryCityId?: string;
  /** A day, `2026-12-20`. */
  neededBy?: string;
  deliveryMethod?: string;
  paymentTerm?: 'Cash' | 'Check' | 'Credit' | 'Lc';
  buyerNote?: string;
  /** The buyer's own number. */
  buyerReference?: string;
  /** The supplier's, with its latest answer. */
  answerTerms?: TradeAnswerTerms;
}
