// @vitest-environment jsdom
import { readNoteWords } from '@bazaar/domain/notes/note-words';
import { beforeEach, expect, it } from 'vitest';
import { openDraft } from './open-draft';

const FORM = 'note:Product:sp-1';
const FORMER = `bazaar-${FORM}`;
const logIn = (sub: string) =>
  localStorage.setItem('myUserInfo', JSON.stringify({ exp: Date.now() / 1000 + 60, sub }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('R-200 stores typed text on this device, for its writer', () => {
  logIn('usr-1');
  openDraft(FORM, readNoteWords).store.type({ text: 'متن' });
  expect(openDraft(FORM, readNoteWords).left?.values).toEqual({ text: 'متن' });
  logIn('usr-2');
  expect(openDraft(FORM, readNoteWords).left).toBeUndefined();
});

it('R-205 hands text from before the login to the person who logs in', () => {
  openDraft(FORM, readNoteWords).store.type({ text: 'متن' });
  logIn('usr-1');
  expect(openDraft(FORM, readNoteWords).left).toMatchObject({ owner: 'usr-1', values: { text: 'متن' } });
});

it('migrates once what an earlier build stored per tab, with its key and what waits for the login', () => {
  const requestedAtMs = Date.now() - 1_000;
  sessionStorage.setItem(FORMER, JSON.stringify({ text: 'متن', noteId: 'n-1', key: 'k-1', requestedAtMs }));
  logIn('usr-1');
  const { store, left } = openDraft(FORM, readNoteWords);
  expect(left?.values).toEqual({ text: 'متن', noteId: 'n-1' });
  expect(sessionStorage.length).toBe(0);
  expect(store.takePending()).toBe(true);
  expect(store.sendKey({ text: 'متن', noteId: 'n-1' })).toBe('k-1');
  expect(openDraft(FORM, readNoteWords).left?.values.text).toBe('متن');
});

it('does not replace newer text, and leaves what it cannot read', () => {
  openDraft(FORM, readNoteWords).store.type({ text: 'تازه' });
  sessionStorage.setItem(FORMER, JSON.stringify({ text: 'کهنه' }));
  expect(openDraft(FORM, readNoteWords).left?.values.text).toBe('تازه');
  expect(sessionStorage.getItem(FORMER)).toContain('کهنه');
  sessionStorage.setItem(`${FORMER}0`, '{');
  expect(openDraft(`${FORM}0`, readNoteWords).left).toBeUndefined();
});
