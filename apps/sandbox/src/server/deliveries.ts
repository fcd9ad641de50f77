import { activateMembership } from '../membership/activate-membership';
import { markTradeRequestPaid } from '../trade/paid';
import type { Deliveries } from './services';

/** Connects payments with what they pay for: the payments module knows neither trade nor plans, both of which know payments. */
export const deliveries: Deliveries = {
  TradeRequest: markTradeRequestPaid,
  Membership: activateMembership,
  // Advertisements are arranged personally; paying for one only records the payment.
  Advertisement: async () => undefined,
};
