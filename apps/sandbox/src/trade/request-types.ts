import type { tradeRequests } from '../db/schema/trade';
import type { TradeStatus } from './request-content';

export type {
  PriceAnswer,
  RequestContent,
  StoredPrice,
  TradeStatus,
} from './request-content';

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
