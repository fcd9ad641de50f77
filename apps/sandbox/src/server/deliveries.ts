import { activateMembership } from '../membership/activate-membership';
import { markTradeRequestPaid } from '../trade/paid';
import type { Deliveries } from './services';

/** Here money meets what it buys: payments know no trade and no plans, both know payments. */
export const deliveries: Deliveries = {
  TradeRequest: markTradeRequestPaid,
  Membership: activateMembership,
  // Advertisements are arranged with people; paying for one books the money.
  Advertisement: async () => undefined,
};
