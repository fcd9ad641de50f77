import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import {
  getAddFavoriteMutationOptions,
  getListFavoritesByTypeQueryKey,
  getListFavoritesQueryKey,
} from './generated/hooks/user-favorites/user-favorites';

const favorite = { objectType: 'Product', objectId: 'sp-1' } as const;

function clientWithLists() {
  const client = new QueryClient();
  const lists = [
    getListFavoritesQueryKey({ pageNumber: 2 }),
    getListFavoritesByTypeQueryKey({ type: 'Product' }),
    ['/suppliers'],
  ];
  for (const list of lists) client.setQueryData(list, {});
  const stale = () => lists.map((list) => client.getQueryState(list)?.isInvalidated);
  const add = async (status: number) => {
    const send = async () => Response.json({ status }, { status });
    const options = getAddFavoriteMutationOptions(client, { request: { fetch: send } });
    await new MutationObserver(client, options).mutate({ data: favorite }).catch(() => undefined);
  };
  return { stale, add };
}

it('a favourite added makes every page of its lists stale, and nothing else', async () => {
  const { stale, add } = clientWithLists();
  await add(200);
  expect(stale()).toEqual([true, true, false]);
});

it('a write that was refused leaves all as it is', async () => {
  const { stale, add } = clientWithLists();
  await add(422);
  expect(stale()).toEqual([false, false, false]);
});
