import { getGetCustomerProfileResponseMock } from '@bazaar/api/mocks/customers';
import { getGetPagePreviewResponseMock } from '@bazaar/api/mocks/pages';
import { responseSchemaOf } from '@bazaar/api/response-schema';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type FakeCatalogue, startFakeCatalogue } from '@/testing/fake-catalogue';
import { readAdminAccess } from './admin-access';
import { loadPreview } from './load-preview';

const settings = { CATALOGUE_API_URL: '' };
vi.mock('@/lib/settings/site-settings', () => ({ siteSettings: () => settings }));

const session = { token: 'token-of-somebody' };
let catalogue: FakeCatalogue;

beforeAll(async () => {
  // Compiles the contract's schemas first: it may take longer than the deadline of a read.
  await Promise.all([responseSchemaOf('getCustomerProfile'), responseSchemaOf('getPagePreview')]);
  catalogue = await startFakeCatalogue();
  settings.CATALOGUE_API_URL = catalogue.origin;
});
afterAll(() => catalogue.close());

const answer = (status: number, body: unknown) => {
  catalogue.answer = (_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};
const person = (roles: readonly string[], permissions: readonly string[]) => ({
  ...getGetCustomerProfileResponseMock(),
  roles,
  permissions,
});

it.each([
  ['an administrator', ['Consumer', 'Admin'], ['customers.list'], 'granted'],
  ['an administrator without the permission', ['Admin'], [], 'refused'],
  ['a supplier', ['Supplier'], ['statistics.own'], 'refused'],
  ['who has the permission and not the role', ['Buyer'], ['customers.list'], 'refused'],
  ['nobody yet', [], [], 'refused'],
])('R-498 lets in %s as their role and permission say', async (_, roles, permissions, access) => {
  answer(200, person(roles, permissions));
  expect(await readAdminAccess(session)).toBe(access);
  expect(catalogue.seen.at(-1)?.headers.authorization).toBe(`Bearer ${session.token}`);
});

it.each([
  [404, 'refused'],
  [401, { state: 'ended' }],
  [500, expect.objectContaining({ state: 'failed', kind: 'service' })],
  [503, expect.objectContaining({ state: 'failed', kind: 'service' })],
])('R-498 lets nobody in on a profile that answers %i', async (status, access) => {
  answer(status, { code: 'x', status, title: 'x', type: 'x', traceId: 't' });
  expect(await readAdminAccess(session)).toEqual(access);
});

it('R-498 lets nobody in on a profile of another shape, or without an answer', async () => {
  answer(200, { roles: ['Admin'], permissions: ['customers.list'] });
  expect(await readAdminAccess(session)).toMatchObject({ state: 'failed' });
  catalogue.answer = (_request, response) => response.destroy();
  expect(await readAdminAccess(session)).toMatchObject({ state: 'failed', kind: 'network' });
});

it('shows a page’s text without what it would run', async () => {
  const bodyHtml = '<h1>یک</h1><script>alert(1)</script><p onclick="x()">دو</p>';
  answer(200, { ...getGetPagePreviewResponseMock(), bodyHtml });
  expect(await loadPreview(session, 'pg-draft-1')).toMatchObject({
    id: 'pg-draft-1',
    state: 'ready',
    html: '<h2 id="part-1">یک</h2><p>دو</p>',
  });
  answer(404, { code: 'not-found' });
  expect(await loadPreview(session, 'pg-none')).toEqual({ id: 'pg-none', state: 'missing' });
});
