// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepSessionHint } from '@/lib/session/session-hint';
import { dropKey, dropKeysOf, newestStartedPayment, notePayment, takeKey } from './payment-keys';

const DAY_MS = 24 * 3_600_000;
const logIn = (sub: string) => keepSessionHint({ exp: Math.floor(Date.now() / 1000) + 999_999, sub });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  localStorage.clear();
  logIn('user-1');
});
afterEach(() => vi.useRealTimers());

it('R-333 gives the same key until it is dropped, and another one after that', () => {
  const { key } = takeKey('charge:5000000');
  expect(takeKey('charge:5000000').key).toBe(key);
  expect(takeKey('charge:6000000').key).not.toBe(key);
  dropKey('charge:5000000');
  expect(takeKey('charge:5000000').key).not.toBe(key);
});

it('R-333 remembers the payment it made, and forgets all of one that is final', () => {
  takeKey('charge:5000000');
  notePayment('charge:5000000', 'pay-1');
  vi.setSystemTime(Date.now() + 1000);
  takeKey('attempt:pay-2:0:gateway-1:0');
  expect(takeKey('charge:5000000').paymentId).toBe('pay-1');
  expect(newestStartedPayment()).toBe('pay-2');
  dropKeysOf('pay-2');
  expect(newestStartedPayment()).toBe('pay-1');
  dropKeysOf('pay-1');
  expect([newestStartedPayment(), takeKey('charge:5000000').paymentId]).toEqual([undefined, undefined]);
});

it('R-333 keeps nothing longer than a payment lives, and nothing of another person', () => {
  const { key } = takeKey('charge:5000000');
  notePayment('charge:5000000', 'pay-1');
  logIn('user-2');
  expect([takeKey('charge:5000000').key === key, newestStartedPayment()]).toEqual([false, undefined]);
  logIn('user-1');
  expect(takeKey('charge:5000000').key).toBe(key);
  vi.setSystemTime(Date.now() + DAY_MS);
  expect([takeKey('charge:5000000').key === key, newestStartedPayment()]).toEqual([false, undefined]);
});

it.each([['{"charge:1":{"key":7}}'], ['[]'], ['nonsense'], ['{"charge:1":null}']])(
  'R-333 begins anew from %s',
  (stored) => {
    localStorage.setItem('bazaar-payment-keys:user-1', stored);
    expect(takeKey('charge:1').key).toMatch(/^[0-9a-f-]{36}$/);
  },
);
