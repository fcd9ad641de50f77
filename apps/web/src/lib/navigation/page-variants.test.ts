import { describe, expect, it } from 'vitest';
import { pageVariants, withSearchParams } from './page-variants';

const seen = pageVariants<{ id: string }>({
  metadata: ({ params, searchParams }) => ({ title: `${params.id}?${searchParams}` }),
  draw: ({ params, query, searchParams, isCached }) =>
    JSON.stringify([params.id, query, searchParams.toString(), isCached]),
});
const params = Promise.resolve({ id: 'c-1' });
const query = { f: ['a', 'b'], sort: 'name', empty: undefined };

describe('pageVariants', () => {
  it('renders the cached variant from its parameters alone', async () => {
    expect(await seen.cached.Page({ params })).toBe('["c-1",{},"",true]');
    expect(await seen.cached.generateMetadata({ params })).toEqual({ title: 'c-1?' });
  });
  it('never touches the query of a request on the cached variant: Next would render it per request', async () => {
    const props = {
      params,
      get searchParams(): never {
        throw new Error('the query was read');
      },
    };
    await expect(seen.cached.Page(props)).resolves.toBe('["c-1",{},"",true]');
    await expect(seen.cached.generateMetadata(props)).resolves.toEqual({ title: 'c-1?' });
  });
  it('renders the dynamic variant from its query too', async () => {
    const props = { params, searchParams: Promise.resolve(query) };
    expect(await seen.dynamic.Page(props)).toBe(
      '["c-1",{"f":["a","b"],"sort":"name"},"f=a&f=b&sort=name",false]',
    );
    expect(await seen.dynamic.generateMetadata(props)).toEqual({ title: 'c-1?f=a&f=b&sort=name' });
  });
});

describe('withSearchParams', () => {
  it('leaves an address without a query unchanged', () => {
    expect(withSearchParams('/a', new URLSearchParams())).toBe('/a');
    expect(withSearchParams('/a', new URLSearchParams({ f: '1' }))).toBe('/a?f=1');
  });

  it('spells a query as the links of a list do', () => {
    const query = 'f=p-bore:20~30@u-mm&columns=p-a,p-b';
    expect(withSearchParams('/a', new URLSearchParams(query))).toBe(`/a?${query}`);
  });
});
