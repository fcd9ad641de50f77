import { expect, it } from 'vitest';
import { firstUnread, joinPart, type SaidMessage, threadLines } from './thread-lines';

const said = (id: string, sentAt: string, from = 'نگار'): SaidMessage => ({
  id,
  sentAt,
  isMine: from === 'من',
  senderName: from,
});
const shown = (messages: readonly SaidMessage[], news?: Parameters<typeof threadLines>[1]) =>
  threadLines(messages, news).map((line) => {
    if (line.kind !== 'message') return line.kind;
    return `${line.key}${line.isIntroduced ? ' introduced' : line.isNamed ? ' named' : ''}`;
  });

it('R-080 a line begins each day in Tehran', () => {
  const late = [said('a', '2026-11-20T20:00:00Z', 'من'), said('b', '2026-11-20T20:31:00Z', 'من')];
  expect(shown(late)).toEqual(['day', 'a', 'day', 'b']);
});

it('R-467 the time is told after a pause of an hour, not before', () => {
  const at = (minutes: number) => new Date(Date.UTC(2026, 10, 20, 8, minutes)).toISOString();
  const messages = [said('a', at(0), 'من'), said('b', at(59), 'من'), said('c', at(119), 'من')];
  expect(shown(messages)).toEqual(['day', 'a', 'b', 'pause', 'c']);
});

it('R-468 a person is named once in a row, with the position once until another one speaks', () => {
  const at = (second: number) => new Date(Date.UTC(2026, 10, 20, 8, 0, second)).toISOString();
  const messages = [
    said('a', at(1)),
    said('b', at(2)),
    said('c', at(3), 'من'),
    said('d', at(4)),
    said('e', at(5), 'فرهاد'),
    said('f', at(6)),
  ];
  expect(shown(messages)).toEqual([
    'day',
    'a introduced',
    'b',
    'c',
    'd named',
    'e introduced',
    'f introduced',
  ]);
  expect(shown(messages, { firstId: 'b', count: 3 }).slice(0, 4)).toEqual([
    'day',
    'a introduced',
    'news',
    'b named',
  ]);
});

it.each([
  [0, undefined],
  [1, 'c'],
  [2, 'a'],
  [9, 'a'],
])('R-469 of %d unread messages the first is %s', (count, id) => {
  const messages = [said('a', '2026-11-20T08:00:00Z'), said('b', '', 'من'), said('c', '')];
  expect(firstUnread(messages, count)).toBe(id);
});

const thread = (...numbers: number[]) =>
  numbers.map((no) => said(`m${no}`, new Date(Date.UTC(2026, 10, 20, 8, no)).toISOString()));
const ids = (messages: readonly SaidMessage[]) => messages.map(({ id }) => Number(id.slice(1)));

it.each([
  ['the first reading', [], [4, 5], true, [4, 5]],
  ['newer ones', [3, 4, 5], [4, 5, 6], true, [3, 4, 5, 6]],
  ['older ones', [4, 5, 6], [1, 2, 3], false, [1, 2, 3, 4, 5, 6]],
  ['what was read already', [1, 2, 3], [1, 2], false, [1, 2, 3]],
  ['nothing', [1, 2], [], true, [1, 2]],
  ['newer ones after a gap', [1, 2], [8, 9], true, [8, 9]],
])('R-466 a thread read in parts has each message once: %s', (_what, known, part, isNewest, joined) => {
  expect(ids(joinPart(thread(...known), thread(...part), { isNewest }))).toEqual(joined);
});

it('R-466 the later reading of a message counts', () => {
  const [old] = thread(1);
  const edited = { ...(old as SaidMessage), senderName: 'نو' };
  expect(joinPart(thread(1, 2), [edited, ...thread(2)], { isNewest: true })[0]).toBe(edited);
});
