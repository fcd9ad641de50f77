import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { getListFavoritesInfiniteQueryOptions } from './generated/hooks/user-favorites/user-favorites';
import { nextPage } from './paging';

it('walks through all pages of an infinite query and stops at the last', async () => {
  const requested: string[] = [];
  const send = async (url: RequestInfo | URL) => {
    const pageNumber = Number(new URL(String(url), 'http://x').searchParams.get('pageNumber'));
    requested.push(String(pageNumber));
    return Response.json({ items: [pageNumber], totalCount: 25, pageNumber, pageSize: 10 });
  };
  const options = getListFavoritesInfiniteQueryOptions(
    { pageSize: 10 },
    { query: nextPage, request: { fetch: send as typeof fetch } },
  );
  const client = new QueryClient();
  const { pages } = await client.fetchInfiniteQuery({ ...options, ...nextPage, pages: 9 } as never);
  expect(requested).toEqual(['1', '2', '3']);
  expect((pages as { items: number[] }[]).flatMap(({ items }) => items)).toEqual([1, 2, 3]);
});
