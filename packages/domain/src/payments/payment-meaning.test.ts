import { expect, it } from 'vitest';
import { readMeaning } from './payment-meaning';

const payment = (status: string, attempts: readonly string[] = [], purpose = 'TradeRequest') => ({
  status,
  purpose,
  attempts: attempts.map((each) => ({
    status: each,
    ...(each === 'Requested' ? { redirectUrl: 'https://bank.example/1' } : {}),
  })),
});

it.each([
  ['Created', [], 'notStarted', 'neutral', ['pay', 'payFromWallet', 'cancel']],
  [
    'Created',
    ['CancelledByUser'],
    'cancelledAtBank',
    'neutral',
    ['retry', 'otherGateway', 'payFromWallet', 'cancel'],
  ],
  ['Pending', ['Requested'], 'atBank', 'info', []],
  ['Verifying', ['Unknown'], 'checking', 'info', []],
  ['Paid', ['Verified'], 'paid', 'success', []],
  ['Failed', ['Failed'], 'failed', 'error', ['retry', 'otherGateway', 'payFromWallet', 'cancel']],
  ['Cancelled', [], 'givenUp', 'neutral', []],
  ['Expired', [], 'expired', 'neutral', []],
  ['Refunded', [], 'refunded', 'neutral', []],
  ['Later', ['Verified'], 'unclear', 'neutral', []],
  ['constructor', [], 'unclear', 'neutral', []],
] as const)(
  'R-321 a payment that is %s after %j is «%s», %s, with %j',
  (status, attempts, event, tone, actions) => {
    expect(readMeaning(payment(status, attempts))).toMatchObject({ event, tone, actions });
  },
);

it('R-321 a top-up is never paid from the wallet', () => {
  for (const status of ['Created', 'Failed', 'Pending', 'Paid'])
    expect(readMeaning(payment(status, [], 'WalletCharge')).actions).not.toContain('payFromWallet');
});

it('R-322 the bank’s page of the running attempt can be opened again, and that of an ended one cannot', () => {
  expect(readMeaning(payment('Pending', ['Requested'])).canReturnToBank).toBe(true);
  expect(readMeaning(payment('Pending', ['Returned'])).canReturnToBank).toBe(false);
  expect(readMeaning(payment('Failed', ['Requested'])).canReturnToBank).toBe(false);
});
