import { ApiError } from '@bazaar/api/api-error';
import { expect, it } from 'vitest';
import { paymentTexts } from '@/translations/payments';
import { paymentFailure } from './payment-failure';

const { errors } = paymentTexts;
const refused = (status: number, code: string, more = {}) =>
  new ApiError({
    ...{ url: '/x', method: 'POST', status },
    problem: { type: `urn:${code}`, title: code, status, code, traceId: 't-1', ...more } as never,
  });

it.each([
  [refused(402, 'insufficient-credit', { missingRial: 20_000 }), '۲٬۰۰۰ تومان کم دارید.'],
  [refused(402, 'insufficient-credit'), errors.credit],
  [refused(409, 'payment-in-progress'), errors.inProgress],
  [refused(409, 'conflict'), errors.changed],
  [refused(429, 'rate-limited'), errors.tooMany],
  [refused(403, 'forbidden'), errors.forbidden],
  [refused(422, 'validation'), errors.gateway],
  [new TypeError('connection lost'), errors.lost],
])('R-412 tells why a payment was not begun: %s', (error, said) => {
  expect(paymentFailure(error)).toBe(said);
});

it('R-412 without an answer it does not say that no money was moved', () => {
  for (const status of [500, 502, 503, 504]) {
    expect(paymentFailure(refused(status, 'server'))).not.toMatch(/کم نشد/);
  }
});
