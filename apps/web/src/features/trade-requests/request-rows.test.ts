import { getListTradeRequestsBySupplierResponseMock as example } from '@bazaar/api/mocks/trade-requests';
import { parseRequestFilter } from '@bazaar/domain/trade-requests/list-filter';
import { expect, it } from 'vitest';
import { csvOf } from './export/request-csv';
import { listedRequests, nextLink } from './request-rows';
import { requestedListAddress } from './requests-address';
import { answered, awaitingPayment, listing } from './trade-requests.fixtures';

const filter = parseRequestFilter(new URLSearchParams('turn=buyer&page=3'));

it('orders the requests of all suppliers by turn', () => {
  const ids = listedRequests(listing).map(({ id }) => id);
  expect(ids.slice(0, 2)).toEqual([awaitingPayment.id, answered.id]);
  expect(listedRequests(example())[0]?.supplier.name).toBeTruthy();
});

it('leads to the page of the step, with the filter and without its page', () => {
  expect(nextLink(awaitingPayment, filter)).toEqual({
    step: 'Pay',
    text: 'پرداخت ۷۹٬۲۰۰ تومان',
    href: '/profile/directorderinfo/tr-118?turn=buyer#request-fee',
    isOwnTurn: true,
  });
  const correction = { ...awaitingPayment, status: 'NeedsCorrection', correctionCount: 2 } as const;
  expect(nextLink({ ...correction, allowedActions: ['Edit'] }, filter)).toMatchObject({
    text: 'اصلاح ۲ مورد',
    href: '/profile/directorder/edit/tr-118',
  });
});

it('writes rows with Latin digits, a byte order mark and no formulas', () => {
  const csv = csvOf([{ ...awaitingPayment, title: '=HYPERLINK("x")', number: '۱۴۰۵-۰۸' }]);
  expect(csv.startsWith('\uFEFFشماره,')).toBe(true);
  const [, row] = csv.split('\r\n');
  expect(row).toContain('1405-08,PR-1405-118,"\'=HYPERLINK(""x"")",یاتاقان پارس,تهران,3,');
  expect(row).toContain(',792000,');
  expect(row).not.toMatch(/[۰-۹]/);
});

it.each([
  [{ turn: 'buyer', page: '2', other: 'x' }, '/profile/directorder?turn=buyer&page=2'],
  [{ new: '1', supplierId: 's-1', other: 'x' }, '/profile/directorder?new=1&supplierId=s-1'],
  [{ turn: ['a', 'b'] }, '/profile/directorder'],
])('the login returns from %j to %s', (query, address) => {
  expect(requestedListAddress(query)).toBe(address);
});
