import { TradeRequestStatus } from '@bazaar/api/model';
import { TRADE_STATUSES } from '@bazaar/domain/trade-requests/status';
import { expect, it } from 'vitest';
import { statusView } from './status-view';

it('R-340 the states of the rules are those of the contract, and each has its words', () => {
  expect([...TRADE_STATUSES].sort()).toEqual(Object.values(TradeRequestStatus).sort());
  const words = TRADE_STATUSES.map((status) => statusView(status).text);
  expect(new Set(words).size).toBe(TRADE_STATUSES.length);
});
