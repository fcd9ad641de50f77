import { expect, it } from 'vitest';
import { accountPaths } from '@/lib/navigation/account-paths';
import { fixedPaths } from '@/lib/navigation/fixed-paths';
import { isWorkScreen } from './work-screen';

it.each([
  [fixedPaths.profile, false],
  [fixedPaths.messages, true],
  [accountPaths.wallet, false],
  [accountPaths.tradeRequests, false],
  [`${accountPaths.tradeRequests}?turn=buyer`, false],
  [accountPaths.newTradeRequest, true],
  [accountPaths.tradeDraft('a'), true],
  [accountPaths.tradeAnswers('g'), true],
  [accountPaths.tradeRequest('tr-1'), false],
  [accountPaths.tradeRequestEdit('tr-1'), true],
  [accountPaths.tradeRequestReport('tr-1'), true],
])('%s is folded: %s', (address, isFolded) => {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  expect(isWorkScreen(pathname, searchParams)).toBe(isFolded);
});
