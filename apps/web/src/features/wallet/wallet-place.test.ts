import { expect, it } from 'vitest';
import { placeHref, readPlace, requestedAddress } from './wallet-place';

it('R-328 keeps the payment and the filter in the address, and nothing else', () => {
  const href = '/profile/wallet?paymentId=pay-1&direction=Out&period=365';
  const query = new URL(href, 'http://site').searchParams;
  expect(placeHref(readPlace(query))).toBe(href);
  expect(requestedAddress({ paymentId: 'pay-1', Status: 'OK', Authority: 'A1' })).toBe(
    '/profile/wallet?paymentId=pay-1',
  );
  expect(requestedAddress({ paymentId: ['a', 'b'], direction: 'all' })).toBe('/profile/wallet');
  expect(readPlace(new URLSearchParams('paymentId=../x'))).not.toHaveProperty('paymentId');
});
