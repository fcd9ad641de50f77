import type { tradeRequests } from '../db/schema/trade';
import type { TradeStatus } from './request-content';

export type {
  PriceAnswer,
  RequestContent,
  StoredPrice,
  TradeStatus,
} from './request-content';

type Row = typeof tradeRequests.$inferSelect;

/** A stored request; its next simulated step is in `nextStep` and `nextAt`. */
export type TradeRow = Omit<Row, 'status' | 'nextStep'> & {
  status: TradeStatus;
  nextStep: PlayStep | null;
};

/** Steps that the sandbox takes by its clock: the supplier's side, and expiry. `Decline` is the buyer's wish, `Refuse` the supplier's. */
export type PlayStep = 'See' | 'Answer' | 'Counter' | 'Agree' | 'Decline' | 'Refuse' | 'Expire' | 'Close';

/** Fields a step may change; those that every step sets are excluded. */
export type TradePatch = Partial<Omit<TradeRow, 'id' | 'number' | 'userId' | 'version' | 'updatedAt'>>;
