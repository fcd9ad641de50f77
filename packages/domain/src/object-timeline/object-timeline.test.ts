import fc from 'fast-check';
import { expect, it } from 'vitest';
import { tehranDay, toInstant } from '../dates/jalali';
import { OBJECT_TYPES } from '../favourites/favourite';
import { mergeTimeline } from './merge-timeline';
import { readObjectKey, writeObjectKey } from './object-key';
import { spanText } from './span-text';
import { hasFilters, visitFilters } from './visit-filters';

const now = Date.parse('2026-11-21T10:00:00+03:30');
const at = fc
  .integer({ min: now - 400 * 86_400_000, max: now + 60_000 })
  .map((ms) => new Date(ms).toISOString());
const id = fc.uuid();
const reads = fc.record({
  visits: fc.option(
    fc.array(fc.record({ visitedAt: at, path: fc.constantFrom('/a', '/a?f=1', '/b') }), { maxLength: 20 }),
    { nil: undefined },
  ),
  notes: fc.option(fc.array(fc.record({ id, createdAt: at })), { nil: undefined }),
  favourite: fc.option(fc.option(fc.record({ id, createdAt: at })), { nil: undefined }),
  questions: fc.option(fc.array(fc.record({ id, lastMessage: fc.record({ at }) })), { nil: undefined }),
  requests: fc.option(fc.array(fc.record({ id, lastEventAt: at })), { nil: undefined }),
});

it('R-435 has every visit, note, question, request and the favourite once, newest first', () => {
  fc.assert(
    fc.property(reads, (read) => {
      const { spans } = mergeTimeline(read, now);
      const entries = spans.flatMap((span) => span.entries);
      const told = entries.flatMap((entry): unknown[] => {
        if (entry.kind === 'visits') return [...entry.visits];
        if (entry.kind === 'note') return [entry.note];
        if (entry.kind === 'question') return [entry.question];
        return entry.kind === 'request' ? [entry.request] : [entry.id];
      });
      const given: unknown[] = [read.visits, read.notes, read.questions, read.requests].flatMap(
        (part): unknown[] => part ?? [],
      );
      expect(told).toHaveLength(given.length + (read.favourite ? 1 : 0));
      expect(new Set(told)).toEqual(new Set([...given, ...(read.favourite ? [read.favourite.id] : [])]));
      const times = entries.map((entry) => toInstant(entry.at));
      expect(times).toEqual(times.toSorted((one, other) => other - one));
    }),
  );
});

it('R-435 is by day for seven days of Tehran, then by Jalali month, no heading twice', () => {
  fc.assert(
    fc.property(reads, (read) => {
      const { spans } = mergeTimeline(read, now);
      expect(new Set(spans.map(({ key }) => key)).size).toBe(spans.length);
      for (const { kind, entries, from, to } of spans) {
        const days = entries
          .flatMap((entry) =>
            entry.kind === 'visits' ? entry.visits.map((visit) => visit.visitedAt) : [entry.at],
          )
          .map((time) => tehranDay(toInstant(time)));
        const isNear = tehranDay(now) - Math.max(...days) < 7;
        expect(kind).toBe(isNear ? 'day' : 'month');
        if (kind === 'day') expect(new Set(days).size).toBe(1);
        expect(Math.min(...days)).toBe(tehranDay(toInstant(from)));
        expect(Math.max(...days)).toBe(tehranDay(toInstant(to)));
      }
    }),
  );
});

it('R-436 names what is missing and tells the rest as if it were all', () => {
  fc.assert(
    fc.property(reads, (read) => {
      const { missing, spans } = mergeTimeline(read, now);
      expect(missing).toEqual(
        (['visits', 'notes', 'favourite', 'questions', 'requests'] as const).filter(
          (part) => read[part] === undefined,
        ),
      );
      const filled = {
        visits: read.visits ?? [],
        notes: read.notes ?? [],
        favourite: read.favourite ?? null,
        questions: read.questions ?? [],
        requests: read.requests ?? [],
      };
      expect(mergeTimeline(filled, now)).toEqual({ missing: [], spans });
    }),
  );
});

it('R-435 joins neighbouring visits of a day with the same filters alone', () => {
  const visit = (hour: number, path: string) => ({
    visitedAt: new Date(now - hour * 3_600_000).toISOString(),
    path,
  });
  const visits = [visit(1, '/a'), visit(2, '/a'), visit(3, '/b'), visit(4, '/a'), visit(30, '/a')];
  const { spans } = mergeTimeline({ visits, notes: [], favourite: null, questions: [], requests: [] }, now);
  const counts = spans.map(({ entries }) =>
    entries.map((entry) => (entry.kind === 'visits' ? entry.visits.length : 0)),
  );
  expect(counts).toEqual([[2, 1, 1], [1]]);
});

const iso = (text: string) => new Date(text).toISOString();
it.each([
  ['day', '2026-11-21T09:00:00+03:30', '2026-11-21T09:00:00+03:30', 'شنبه ۳۰ آبان', 'today'],
  ['day', '2026-11-20T00:10:00+03:30', '2026-11-20T23:50:00+03:30', 'جمعه ۲۹ آبان', 'yesterday'],
  ['day', '2026-11-18T09:00:00+03:30', '2026-11-18T09:00:00+03:30', 'چهارشنبه ۲۷ آبان', undefined],
  ['month', '2026-11-01T09:00:00+03:30', '2026-11-06T09:00:00+03:30', '۱۰ تا ۱۵ آبان', undefined],
  ['month', '2026-11-06T09:00:00+03:30', '2026-11-06T23:00:00+03:30', '۱۵ آبان', undefined],
  ['month', '2026-03-10T09:00:00+03:30', '2026-03-15T09:00:00+03:30', '۱۹ تا ۲۴ اسفند ۱۴۰۴', undefined],
] as const)('R-435 heads a %s from %s to %s as «%s»', (kind, from, to, text, day) => {
  expect(spanText({ kind, from: iso(from), to: iso(to) }, now)).toEqual({ text, day });
});

it('R-437 tells a visit’s filters in words, and counts those nobody can name', () => {
  const titles = {
    property: (known: string) => (known === 'p-d' ? 'قطر داخلی' : undefined),
    option: () => undefined,
  };
  const found = visitFilters('/products/category/c-1/x?f=p-d:20~30&f=p-none:1~2&term=6305', titles);
  expect(found.chips.map(({ title, value }) => [title, value])).toEqual([
    ['قطر داخلی', '۲۰ تا ۳۰'],
    ['', '6305'],
  ]);
  expect([found.unnamed, hasFilters(found)]).toEqual([1, true]);
  expect(hasFilters(visitFilters('/products/sp-1/x', titles))).toBe(false);
});

it('R-438 an object is one key of the address, and a wrong key is none', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...OBJECT_TYPES),
      fc.stringMatching(/^[\w-]{1,64}$/),
      (objectType, objectId) => {
        const object = { objectType, objectId };
        expect(readObjectKey(writeObjectKey(object))).toEqual(object);
      },
    ),
  );
  for (const key of [
    null,
    '',
    'Product',
    'Product~',
    '~sp-1',
    'Person~p-1',
    'Product~a b',
    `Product~${'x'.repeat(65)}`,
  ])
    expect(readObjectKey(key)).toBeUndefined();
});
