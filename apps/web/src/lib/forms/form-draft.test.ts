// @vitest-environment jsdom
import { draftKey } from '@bazaar/domain/drafts/draft-key';
import { DRAFT_LIFETIME_MS, typedDraft } from '@bazaar/domain/drafts/stored-draft';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draftedForms, readDraftText, removeExpiredDrafts, storeDraft } from './draft-storage';
import { createFormDraft } from './form-draft';
import { readLike } from './read-like';

const start = { title: '', plaque: '' };
const open = (owner: string | null, formId = 'address:new') =>
  createFormDraft({ owner, formId }, readLike(start));
const stored = (owner: string | null) => {
  const text = readDraftText(draftKey(owner, 'address:new'));
  return text === null ? undefined : JSON.parse(text);
};

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('stores typed text for its writer, and for nobody else', () => {
  open('usr-1').type({ title: 'انبار', plaque: '' });
  expect(open('usr-1').open()?.values).toEqual({ title: 'انبار', plaque: '' });
  expect(open('usr-2').open()).toBeUndefined();
  expect(draftedForms('usr-1')).toEqual(['address:new']);
});

it('hands the text from before the login to the person who logs in, once', () => {
  open(null).type({ title: 'انبار', plaque: '۵' });
  expect(open('usr-1').open()?.values.title).toBe('انبار');
  expect(stored(null)).toBeUndefined();
  expect(stored('usr-1').values.plaque).toBe('۵');
});

it('R-205 stores unsent text that a newer draft replaces, and can restore it', () => {
  open('usr-1').type({ title: 'دفتر', plaque: '' });
  vi.setSystemTime(Date.now() + 1_000);
  open(null).type({ title: 'انبار', plaque: '۵' });
  const draft = open('usr-1');
  expect(draft.open()?.values.title).toBe('انبار');
  expect(draft.hasAside()).toBe(true);
  expect(draft.swapAside()?.title).toBe('دفتر');
  expect(stored('usr-1').values.title).toBe('دفتر');
  expect(open('usr-1').swapAside()?.title).toBe('انبار');
  const next = open('usr-1');
  next.open();
  next.drop();
  expect(open('usr-1').open()?.values.title).toBe('دفتر');
  expect(open('usr-1').hasAside()).toBe(false);
  expect(open('usr-2').hasAside()).toBe(false);
});

it('sends the same text under the same key until the response is final or the text changes', () => {
  const draft = open('usr-1');
  const values = { title: 'انبار', plaque: '' };
  const key = draft.sendKey(values);
  expect(draft.sendKey(values)).toBe(key);
  expect(open('usr-1').open()?.sendKey).toBe(key);
  draft.refuse();
  const second = draft.sendKey(values);
  expect(second).not.toBe(key);
  draft.type({ ...values, plaque: '۱' });
  expect(draft.sendKey({ ...values, plaque: '۱' })).not.toBe(second);
  draft.drop();
  expect(stored('usr-1')).toBeUndefined();
});

describe('a form that is open in two tabs', () => {
  const mine = { title: 'انبار', plaque: '' };
  const others = { title: 'دفتر', plaque: '۵' };
  const tab = () => {
    const draft = open('usr-1');
    draft.open();
    return draft;
  };

  it('R-202 keeps what is typed in the other while this one is sent', () => {
    const [here, there] = [tab(), tab()];
    here.type(mine);
    here.sendKey(mine);
    there.type(others);
    here.drop();
    expect(stored('usr-1').values).toEqual(others);
    there.drop();
    expect(stored('usr-1')).toBeUndefined();
  });

  it('R-202 keeps what the other has typed before this one is sent, and this one keeps its key', () => {
    const [here, there] = [tab(), tab()];
    here.type(mine);
    there.type(others);
    const key = here.sendKey(mine);
    expect(stored('usr-1').values).toEqual(others);
    expect(here.sendKey(mine)).toBe(key);
    here.refuse();
    expect(stored('usr-1').values).toEqual(others);
    expect(here.sendKey(mine)).not.toBe(key);
    here.drop();
    expect(stored('usr-1').values).toEqual(others);
  });

  it('R-202 keeps the key of the other when this one is refused', () => {
    const [here, there] = [tab(), tab()];
    here.sendKey(mine);
    there.type(others);
    const key = there.sendKey(others);
    here.refuse();
    expect(stored('usr-1')).toMatchObject({ values: others, sendKey: key });
  });

  it('R-202 goes on to the record that was made, and leaves what the other has typed', () => {
    const [here, there] = [tab(), tab()];
    here.sendKey(mine);
    here.type({ ...mine, plaque: '۱' });
    there.type(others);
    here.move('address:a-1', 1);
    expect(stored('usr-1').values).toEqual(others);
    expect(open('usr-1', 'address:a-1').open()?.values).toEqual({ ...mine, plaque: '۱' });
    there.move('address:new', 2);
    expect(stored('usr-1')).toMatchObject({ values: others, baseVersion: 2 });
    here.drop();
    expect(open('usr-1', 'address:a-1').open()).toBeUndefined();
  });

  it('R-202 leaves what the other has typed when this one goes on from another version', () => {
    const [here, there] = [tab(), tab()];
    here.type(mine);
    there.type(others);
    here.move('address:new', 2);
    expect(stored('usr-1').values).toEqual(others);
  });

  it('R-202 removes text whose form has got more fields since', () => {
    createFormDraft({ owner: 'usr-1', formId: 'address:new' }, readLike({ title: '' })).type({
      title: 'انبار',
    });
    const draft = tab();
    draft.drop();
    expect(stored('usr-1')).toBeUndefined();
  });

  it('R-203 sends text it has taken over from the other under the key the other has sent it', () => {
    const here = tab();
    here.type(mine);
    const there = tab();
    const key = here.sendKey(mine);
    expect(there.sendKey(mine)).toBe(key);
    expect(there.sendKey(others)).not.toBe(key);
  });
});

it('R-204 sends what waited for the login once, within its time', () => {
  open(null).sendKey({ title: 'انبار', plaque: '' });
  const before = open(null);
  before.open();
  before.awaitLogin();
  expect(before.takePending()).toBe(false);
  const after = open('usr-1');
  expect(after.open()?.pendingSinceMs).toBeTypeOf('number');
  expect([after.takePending(), after.takePending()]).toEqual([true, false]);
  expect(open('usr-1').open()).not.toHaveProperty('pendingSinceMs');
  after.awaitLogin();
  vi.setSystemTime(Date.now() + 31 * 60_000);
  expect(after.takePending()).toBe(false);
  expect(open('usr-1').open()?.values.title).toBe('انبار');
});

it('keeps the key of a send where storage is blocked', () => {
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new Error('blocked');
    },
    setItem() {
      throw new Error('blocked');
    },
  });
  const draft = open('usr-1');
  expect(draft.open()).toBeUndefined();
  expect(draft.sendKey(start)).toBe(draft.sendKey(start));
  // What the browser would not store is kept in memory for the current page.
  expect(draftedForms('usr-1')).toEqual(['address:new']);
  expect(storeDraft('x', {})).toBe(false);
});

it('R-206 goes on from the version of the record that was stored meanwhile', () => {
  const draft = createFormDraft({ owner: 'usr-1', formId: 'address:new', baseVersion: 1 }, readLike(start));
  draft.type({ title: 'انبار', plaque: '' });
  draft.move('address:new', 2);
  expect(stored('usr-1')).toMatchObject({ baseVersion: 2, values: { title: 'انبار' } });
  draft.move('address:new', 2);
  expect(stored('usr-1')).toMatchObject({ baseVersion: 2 });
});

it('R-202 keeps at logout what was never sent, and removes what has expired', () => {
  const origin = { owner: 'usr-1', formId: 'address:new' };
  storeDraft(draftKey('usr-1', 'address:new'), typedDraft(origin, start, Date.now()));
  storeDraft(draftKey('usr-2', 'x'), typedDraft({ owner: 'usr-2', formId: 'x' }, start, Date.now()));
  const longAgoMs = Date.now() - DRAFT_LIFETIME_MS - 1;
  storeDraft(draftKey('usr-1', 'old'), typedDraft({ ...origin, formId: 'old' }, start, longAgoMs));
  localStorage.setItem('myUserInfo', '{}');
  removeExpiredDrafts();
  expect(draftedForms('usr-1')).toEqual(['address:new']);
  expect(draftedForms('usr-2')).toEqual(['x']);
  expect(localStorage.getItem('myUserInfo')).toBe('{}');
});

it('reads stored values in the shape of the form, field by field', () => {
  const read = readLike({ name: '', isOpen: false, company: { name: '' }, lines: [] as string[] });
  expect(read({ name: 'الف', isOpen: 'x', company: { name: 5, other: 1 }, lines: ['۱'], more: 2 })).toEqual({
    name: 'الف',
    isOpen: false,
    company: { name: '' },
    lines: ['۱'],
  });
  expect(read('x')).toBeUndefined();
});
