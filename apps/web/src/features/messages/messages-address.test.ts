import type { ConversationMessageNode } from '@bazaar/api/model';
import { expect, it } from 'vitest';
import { flattenThread } from '@/entities/conversation/thread/flatten-thread';
import { messages } from '@/features/messages/messages.fixtures';
import { placeHref, readPlace, requestedAddress } from '@/features/messages/messages-address';

const node = (index: number, children: readonly ConversationMessageNode[] = []): ConversationMessageNode => ({
  ...(messages[index] as ConversationMessageNode),
  children: [...children],
});

it('lists a tree in the order of time', () => {
  const tree = [node(0, [node(1, [node(4)]), node(3)]), node(2)];
  expect(flattenThread(tree).map(({ id }) => id)).toEqual(['msg-1', 'msg-2', 'msg-3', 'msg-4', 'msg-5']);
});

it.each([
  ['', {}],
  ['conversation=conv-1', { id: 'conv-1' }],
  ['conversation=conv-1&filter=archive&term=+x+', { id: 'conv-1', filter: 'archive', term: 'x' }],
  ['filter=other', {}],
  ['new=1&objectType=Product&objectId=sp-1', { requested: { objectType: 'Product', objectId: 'sp-1' } }],
  ['new=1&objectType=Category&objectId=c-1', {}],
  ['new=1&objectType=Product', {}],
])('reads %j', (query, place) => {
  expect(readPlace(new URLSearchParams(query))).toEqual(place);
});

it('returns from the login to the same place, without unknown keys', () => {
  expect(requestedAddress({})).toBe('/profile/messages');
  expect(requestedAddress({ conversation: 'conv 1', utm: 'x', filter: ['a', 'b'] })).toBe(
    '/profile/messages?conversation=conv+1',
  );
  expect(placeHref({ id: 'conv-1', filter: 'archive', term: 'x' })).toBe(
    '/profile/messages?filter=archive&term=x&conversation=conv-1',
  );
  expect(placeHref({})).toBe('/profile/messages');
});
