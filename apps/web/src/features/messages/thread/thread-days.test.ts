import type { ConversationMessageNode } from '@bazaar/api/model';
import { expect, it } from 'vitest';
import { flattenThread, threadDays } from '@/entities/conversation/thread/thread-days';
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

it('R-080 splits the thread by days in Tehran', () => {
  const late = { ...node(0), clientMessageId: 'late', sentAt: '2026-11-20T20:31:00Z' };
  const days = threadDays([node(0), node(1), node(2), late, node(3)], []);
  expect(days.map(({ day, lines }) => [day, lines.length])).toEqual([
    ['پنجشنبه ۲۸ آبان ۱۴۰۵', 2],
    ['جمعه ۲۹ آبان ۱۴۰۵', 1],
    ['شنبه ۳۰ آبان ۱۴۰۵', 2],
  ]);
});

it('shows a message once, also while it is among the pending ones', () => {
  const outgoing = {
    clientMessageId: 'msg-5',
    text: 'x',
    files: [],
    sentAt: '2026-11-21T08:00:00Z',
    isFailed: true,
  };
  const lines = threadDays([node(4)], [outgoing, { ...outgoing, clientMessageId: 'other' }]).flatMap(
    (day) => day.lines,
  );
  expect(lines.map(({ kind }) => kind)).toEqual(['message', 'outgoing']);
});

it.each([
  ['', { isArchive: false }],
  ['id=conv-1', { id: 'conv-1', isArchive: false }],
  ['id=conv-1&state=Archived', { id: 'conv-1', isArchive: true }],
  [
    'new=1&objectType=Product&objectId=sp-1',
    { requested: { objectType: 'Product', objectId: 'sp-1' }, isArchive: false },
  ],
  ['new=1&objectType=Category&objectId=c-1', { isArchive: false }],
  ['new=1&objectType=Product', { isArchive: false }],
])('reads %j', (query, place) => {
  expect(readPlace(new URLSearchParams(query))).toEqual(place);
});

it('returns from the login to the same place, without unknown keys', () => {
  expect(requestedAddress({})).toBe('/profile/messages');
  expect(requestedAddress({ id: 'conv 1', utm: 'x', state: ['a', 'b'] })).toBe('/profile/messages?id=conv+1');
  expect(placeHref({ id: 'conv-1', isArchive: true })).toBe('/profile/messages?state=Archived&id=conv-1');
  expect(placeHref({ isArchive: false })).toBe('/profile/messages');
});
