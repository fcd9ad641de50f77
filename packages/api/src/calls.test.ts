import { describe, expect, it, vi } from 'vitest';
import { getActiveCategory, searchCategorySuppliers } from './generated/endpoints/categories/categories';
import { createToken } from './generated/endpoints/connect/connect';
import { listSupplierProducts } from './generated/endpoints/supplier-products/supplier-products';
import {
  addFavorite,
  getFavoriteByObject,
  removeFavorite,
} from './generated/endpoints/user-favorites/user-favorites';

const recorder = (response = () => Response.json({})) => vi.fn<typeof fetch>(async () => response());
const sent = (send: ReturnType<typeof recorder>) => {
  const [url, init] = send.mock.calls[0]!;
  return { url, method: init?.method, headers: new Headers(init?.headers), body: init?.body };
};

describe('generated calls', () => {
  it('repeat names of several values and leave out what is not asked', async () => {
    const send = recorder();
    const f = ['p-bore:20~30@u-mm', 'p-seal:o-1,o-2'];
    await listSupplierProducts(
      { f, kinds: ['Importer', 'Distributor'], confirmedOnly: false, term: undefined },
      { fetch: send },
    );
    const { searchParams, pathname } = new URL(String(sent(send).url), 'http://x');
    expect(pathname).toBe('/api/v1/supplierproducts/catalog');
    expect(searchParams.getAll('f')).toEqual(f);
    expect(searchParams.getAll('kinds')).toEqual(['Importer', 'Distributor']);
    expect(searchParams.get('confirmedOnly')).toBe('false');
    expect(searchParams.has('term')).toBe(false);
  });

  it.each(['../users', 'a/b', 'a?b=1', 'a#b', 'دسته'])('keep the id %j inside its place', async (id) => {
    const send = recorder();
    await getActiveCategory(id, { fetch: send, baseUrl: 'http://x' });
    expect(new URL(String(sent(send).url)).pathname).toBe(
      `/api/v1/categories/${encodeURIComponent(id)}/active`,
    );
  });

  it('send the code form-encoded', async () => {
    const send = recorder();
    const token = {
      grant_type: 'otp',
      phone_number: '09120000001',
      code: '48213',
      client_id: 'bazaar-web',
    } as const;
    await createToken(token, { fetch: send });
    const { method, headers, body } = sent(send);
    expect([method, headers.get('content-type')]).toEqual(['POST', 'application/x-www-form-urlencoded']);
    expect(String(body)).toBe('grant_type=otp&phone_number=09120000001&code=48213&client_id=bazaar-web');
  });

  it("send JSON with the caller's headers", async () => {
    const send = recorder();
    const favorite = { objectType: 'Product', objectId: 'sp-1' } as const;
    await addFavorite(favorite, { fetch: send, headers: { 'Idempotency-Key': 'k' } });
    const { headers, body } = sent(send);
    expect([headers.get('content-type'), headers.get('idempotency-key')]).toEqual(['application/json', 'k']);
    expect(JSON.parse(String(body))).toEqual(favorite);
  });

  it('search with a body, once', async () => {
    const send = recorder(() => new Response(null, { status: 503 }));
    await expect(searchCategorySuppliers('c-1', {}, { fetch: send })).rejects.toMatchObject({ status: 503 });
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('answer undefined for 204', async () => {
    const empty = recorder(() => new Response(null, { status: 204 }));
    expect(
      await getFavoriteByObject({ objectType: 'Product', objectId: 'sp-1' }, { fetch: empty }),
    ).toBeUndefined();
    expect(await removeFavorite('fav-1', { fetch: empty })).toBeUndefined();
  });
});
