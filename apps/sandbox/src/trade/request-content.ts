import type {
  MembershipAndPrice,
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

/** What the buyer writes, as the contract shows it: files and properties are resolved when they are written. */
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
}
