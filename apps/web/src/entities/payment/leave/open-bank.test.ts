import { getGetPaymentMockHandler, getGetPaymentMockHandler404 } from '@bazaar/api/mocks/payments';
import type { OnlinePayment, Payment } from '@bazaar/api/model';
import { beforeEach, expect, it, vi } from 'vitest';
import { mockServer } from '@/testing/mock-server';
import { openBank } from './open-bank';

const settings = { SITE_URL: 'https://bazaar.example', CATALOGUE_API_URL: 'https://catalogue.example' };
let session: { token: string } | undefined;
vi.mock('@/lib/settings/site-settings', () => ({ siteSettings: () => settings }));
vi.mock('@/lib/session/server-session', () => ({ readServerSession: async () => session }));

const attempt: OnlinePayment = {
  id: 'op-1',
  paymentId: 'pay-1',
  gatewayId: 'gateway-1',
  status: 'Requested',
  amountRial: 5_000_000,
  paidFromWalletRial: 0,
  requestedAt: '2026-11-23T10:00:00.000Z',
  expiresAt: '2026-11-23T10:15:00.000Z',
};
const pending = (more: Partial<OnlinePayment>, purpose: Payment['purpose'] = 'WalletCharge'): Payment => {
  const running = { ...attempt, ...more };
  return {
    id: 'pay-1',
    purpose,
    referenceId: 'tr-1',
    title: 'شارژ کیف پول',
    amountRial: 5_000_000,
    taxRial: 0,
    paidFromWalletRial: 0,
    createdAt: '2026-11-23T10:00:00.000Z',
    expiresAt: '2026-11-24T10:00:00.000Z',
    attempts: [running],
    status: 'Pending',
    attempt: running,
  };
};
const backend = mockServer(getGetPaymentMockHandler());
const given = (payment: Payment) => backend.use(getGetPaymentMockHandler(payment));
const where = async () => (await openBank('pay-1')).headers.get('location');

beforeEach(() => {
  session = { token: 'secret' };
});

it('R-332 leaves by the address the service gives, and tells nobody to keep it', async () => {
  given(pending({ redirectUrl: 'https://bank.example/pay?a=1&b=2', redirectMethod: 'GET' }));
  const answer = await openBank('pay-1');
  expect([answer.status, answer.headers.get('location')]).toEqual([303, 'https://bank.example/pay?a=1&b=2']);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
});

it('R-332 leaves by a form under a policy that names that one host', async () => {
  const redirectFields = { token: '"><script>alert(1)</script>' };
  given(pending({ redirectUrl: 'https://bank.example:8443/pay', redirectMethod: 'POST', redirectFields }));
  const answer = await openBank('pay-1');
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy).toContain('form-action https://bank.example:8443;');
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
  const page = await answer.text();
  const [, nonce] = /script-src 'nonce-([0-9a-f]{32})'/.exec(policy) ?? [];
  expect(page.match(/<script/g)).toHaveLength(1);
  expect(page).toContain(`<script nonce="${nonce}">`);
  expect(page).toContain('action="https://bank.example:8443/pay"');
  expect(page).toContain('value="&#34;&#62;&#60;script&#62;alert(1)&#60;/script&#62;"');
});

it.each([['javascript:alert(1)'], ['http://bank.example/pay'], ['/somewhere'], [undefined]])(
  'R-332 does not leave for %s',
  async (redirectUrl) => {
    given(pending({ ...(redirectUrl === undefined ? {} : { redirectUrl }), redirectMethod: 'GET' }));
    expect(await where()).toBe('https://bazaar.example/profile/wallet?paymentId=pay-1');
  },
);

it('R-332 shows a payment that is not at a bank, each on its own page', async () => {
  const base = pending({});
  given({ ...base, purpose: 'TradeRequest', status: 'Created' } as Payment);
  expect(await where()).toBe('https://bazaar.example/profile/directorderinfo/tr-1?paymentId=pay-1');
  backend.use(getGetPaymentMockHandler404());
  expect(await where()).toBe('https://bazaar.example/profile/wallet?paymentId=pay-1');
});

it('R-332 asks for the login first', async () => {
  session = undefined;
  expect(await where()).toBe(
    'https://bazaar.example/users/login?redirectPath=%2Fprofile%2Fwallet%3FpaymentId%3Dpay-1',
  );
  expect(backend.requests).toEqual([]);
});
