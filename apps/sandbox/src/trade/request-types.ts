import type {
  MembershipAndPrice,
  TradeDocument,
  TradeRequestCorrection,
  TradeRequestEndReason,
  TradeRequestLine,
  TradeRequestPrice,
  TradeRequestStatus,
} from '@bazaar/api/model';
import type { tradeRequests } from '../db/schema/trade';

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

type Row = typeof tradeRequests.$inferSelect;

/** A stored request; what happens by itself next stands in `nextStep` and `nextAt`. */
export type TradeRow = Omit<Row, 'status' | 'nextStep'> & {
  status: TradeStatus;
  nextStep: PlayStep | null;
};

/** What the sandbox does on its clock: the supplier's side, and time running out. */
export type PlayStep = 'See' | 'Answer' | 'Counter' | 'Agree' | 'Decline' | 'Expire' | 'Close';

/** The fields a step may change; the caller of a step never sets what every step sets. */
export type TradePatch = Partial<Omit<TradeRow, 'id' | 'number' | 'userId' | 'version' | 'updatedAt'>>;
