import fc from 'fast-check';
import { expect, it } from 'vitest';
import { draftKey, parseDraftKey } from './draft-key';
import { chooseDraft } from './draft-owner';
import { isPendingFresh, PENDING_LIFETIME_MS } from './pending';
import { parseStoredDraft } from './read-draft';
import {
  DRAFT_LIFETIME_MS,
  draftWithKey,
  isSendPending,
  pendingDraft,
  typedDraft,
  withoutPending,
} from './stored-draft';

const NOW = 100 * 86_400_000;
const origin = { owner: 'usr-1', formId: 'address:new' };
const typed = typedDraft(origin, { title: 'انبار' }, NOW);
const anything = (values: unknown) => values;
const read = (draft: unknown, nowMs = NOW, key = draftKey('usr-1', 'address:new')) =>
  parseStoredDraft(key, JSON.stringify(draft), anything, nowMs);

it('R-200 keeps one draft for each person and form, and reads its name back', () => {
  expect(draftKey(null, 'note:Product:sp-7')).toBe('bazaar-draft::note:Product:sp-7');
  const owners = fc.option(fc.string({ unit: 'grapheme', minLength: 1 }), { nil: null });
  fc.assert(
    fc.property(owners, fc.string({ minLength: 1 }), (owner, formId) => {
      expect(parseDraftKey(draftKey(owner, formId))).toEqual({ owner, formId });
    }),
  );
  for (const key of ['bazaar-draft', 'bazaar-draft:x:', 'bazaar-draft:%:x', 'other:x:y']) {
    expect(parseDraftKey(key)).toBeUndefined();
  }
});

it('R-201 reads back what was stored, whole', () => {
  const draft = { ...pendingDraft(draftWithKey(typed, 'key-1'), NOW), baseVersion: 3 };
  expect(read(draft)).toEqual(draft);
  // Earlier builds stored one field more.
  expect(read({ ...typed, sent: false })).toEqual(typed);
});

it.each([
  ['another version', { ...typed, version: 2 }],
  ['another person', { ...typed, owner: 'usr-2' }],
  ['another form', { ...typed, formId: 'address:1' }],
  ['the future', { ...typed, savedAtMs: NOW + 1 }],
  ['long ago', { ...typed, savedAtMs: NOW - DRAFT_LIFETIME_MS - 1 }],
  ['another shape', { ...typed, savedAtMs: 'today' }],
  ['no record', []],
])('R-201 takes a draft of %s for none', (_, draft) => {
  expect(read(draft)).toBeUndefined();
});

it('R-201 never throws, and refuses values its form does not know', () => {
  fc.assert(
    fc.property(fc.anything(), fc.string(), (value, text) => {
      expect(() => read(value)).not.toThrow();
      expect(parseStoredDraft(draftKey(null, 'x'), text, anything, NOW)).toBeUndefined();
    }),
  );
  const key = draftKey('usr-1', 'address:new');
  expect(parseStoredDraft(key, JSON.stringify(typed), () => undefined, NOW)).toBeUndefined();
});

it('R-203 sends the same values under the same key, and new values under a new one', () => {
  const first = draftWithKey(typed, 'key-1');
  expect(draftWithKey(first, 'key-2').sendKey).toBe('key-1');
  expect(typedDraft(first, { title: 'دفتر' }, NOW + 1)).not.toHaveProperty('sendKey');
});

it.each([
  [0, true],
  [PENDING_LIFETIME_MS, true],
  [PENDING_LIFETIME_MS + 1, false],
  [-1, false],
])('R-204 carries a pending action out %d ms later: %s', (age, isFresh) => {
  expect(isPendingFresh(NOW, NOW + age)).toBe(isFresh);
  const pending = pendingDraft(typed, NOW);
  expect(isSendPending(pending, NOW + age)).toBe(isFresh);
  expect(isSendPending(withoutPending(pending), NOW + age)).toBe(false);
  expect(isSendPending({ ...pending, owner: null }, NOW + age)).toBe(false);
});

const anonymous = typedDraft({ owner: null, formId: 'address:new' }, { title: 'خانه' }, NOW + 1);
it('R-205 makes what was written before the login the draft of who logs in, the newer one first', () => {
  const adopted = { ...anonymous, owner: 'usr-1' };
  expect(chooseDraft('usr-1', undefined, anonymous)).toEqual({ draft: adopted, replaced: undefined });
  expect(chooseDraft('usr-1', typed, undefined)).toEqual({ draft: typed, replaced: undefined });
  expect(chooseDraft('usr-1', typed, anonymous)).toEqual({ draft: adopted, replaced: typed });
  expect(chooseDraft('usr-1', { ...typed, savedAtMs: NOW + 2 }, anonymous).replaced).toEqual(adopted);
  const older = { ...anonymous, savedAtMs: NOW - 1 };
  expect(chooseDraft('usr-1', typed, older)).toEqual({
    draft: typed,
    replaced: { ...older, owner: 'usr-1' },
  });
  expect(chooseDraft('usr-1', { ...typed, values: anonymous.values }, anonymous).replaced).toBeUndefined();
});

it('R-205 never shows the draft of one person to another', () => {
  const owners = fc.constantFrom('usr-1', 'usr-2', null);
  fc.assert(
    fc.property(owners, owners, owners, (owner, first, second) => {
      const chosen = chooseDraft(owner, { ...typed, owner: first }, { ...anonymous, owner: second });
      if (chosen.draft !== undefined) expect(chosen.draft.owner).toBe(owner);
      if (first !== owner && second !== null) expect(chosen.draft).toBeUndefined();
    }),
  );
});
