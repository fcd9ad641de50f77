// @vitest-environment jsdom
import {
  getCreateNoteMockHandler,
  getCreateNoteMockHandler401,
  getCreateNoteMockHandlerDefault,
  getDeleteNoteMockHandler,
  getDeleteNoteMockHandlerDefault,
  getListNotesByObjectMockHandler,
  getListNotesByObjectMockHandlerDefault,
  getUpdateNoteMockHandler,
  getUpdateNoteMockHandler409,
} from '@bazaar/api/mocks/notes';
import type { Note } from '@bazaar/api/model';
import { getListNotesByObjectUrl, getUpdateNoteUrl } from '@bazaar/api/notes';
import { draftKey } from '@bazaar/domain/drafts/draft-key';
import { typedDraft } from '@bazaar/domain/drafts/stored-draft';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ActionRuntime } from '@/lib/actions/action-runtime';
import { draftedForms } from '@/lib/forms/draft-storage';
import { mockServer } from '@/testing/mock-server';
import { notesMessages as texts } from '@/translations/notes';
import { openNotes } from './note-action';
import { NoteButton } from './note-button';
import { notes } from './notes.fixtures';

const goToLogin = vi.hoisted(() => vi.fn());
vi.mock('@/lib/session/go-to-login', () => ({ goToLogin }));
vi.mock('@bazaar/ui/forms.css', () => ({}));

const table = { note: { needsSession: false, load: async () => openNotes } };

const saving = () =>
  getCreateNoteMockHandler(async ({ request }) => {
    const written = (await request.clone().json()) as Partial<Note>;
    return { ...(notes[1] as Note), ...written, id: 'note-9', version: 1 };
  });
const backend = mockServer(getListNotesByObjectMockHandler([...notes]), saving(), getDeleteNoteMockHandler());
const { requests: calls, writes } = backend;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  goToLogin.mockClear();
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(cleanup);

const logIn = () =>
  localStorage.setItem('myUserInfo', JSON.stringify({ exp: Date.now() / 1000 + 60, sub: 'usr-1' }));
const draw = () =>
  render(
    <>
      <NoteButton objectType="Product" objectId="sp-1" />
      <ActionRuntime table={table} />
    </>,
  );
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox');
const type = async (text: string) => fireEvent.change(await field(), { target: { value: text } });
const press = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button.matches(':disabled, [aria-disabled="true"]')).toBe(false));
  await act(async () => button.click());
};
const open = async () => {
  draw();
  await press(texts.action);
};

it('loads nothing before the press, then the notes of this object', async () => {
  logIn();
  draw();
  expect([calls, screen.queryByRole('dialog')]).toEqual([[], null]);
  await press(texts.action);
  expect(await screen.findByText(notes[0]?.text ?? '')).toBeTruthy();
  expect(calls[0]?.path).toBe(getListNotesByObjectUrl({ objectType: 'Product', objectId: 'sp-1' }));
});

it('R-161 lets an anonymous visitor write, keeps the text over the login, and saves it once after', async () => {
  await open();
  await type('گواهی را بپرسم.');
  await press(texts.loginAndSave);
  expect([goToLogin.mock.calls.length, calls]).toEqual([1, []]);
  cleanup();
  logIn();
  draw();
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()[0]?.body).toMatchObject({ objectId: 'sp-1', text: 'گواهی را بپرسم.' });
  expect(await screen.findByText('گواهی را بپرسم.')).toBeTruthy();
  expect(draftedForms('usr-1')).toEqual([]);
});

it('R-161 sends once: after a failure the writer decides', async () => {
  await open();
  await type('متن');
  await press(texts.loginAndSave);
  cleanup();
  logIn();
  backend.use(getCreateNoteMockHandlerDefault());
  draw();
  expect(await screen.findByText(texts.saveFailed)).toBeTruthy();
  expect((await field()).value).toBe('متن');
  cleanup();
  draw();
  expect([screen.queryByRole('dialog'), writes().length]).toEqual([null, 1]);
  await press(texts.action);
  expect((await field()).value).toBe('متن');
});

it('R-161 a press while the notes are still read saves once they are', async () => {
  logIn();
  let release = () => {};
  const read = new Promise<void>((resolve) => {
    release = resolve;
  });
  backend.use(
    getListNotesByObjectMockHandler(async () => {
      await read;
      return [...notes];
    }),
  );
  await open();
  await type('قیمت را پرسیدم.');
  await press(texts.save);
  expect(writes()).toEqual([]);
  release();
  expect(await screen.findByText(texts.saved)).toBeTruthy();
  expect(writes()).toHaveLength(1);
});

it('keeps the text when saving fails, and retries under the same key', async () => {
  logIn();
  await open();
  await type('متن');
  backend.use(getCreateNoteMockHandlerDefault());
  await press(texts.save);
  expect(await screen.findByText(texts.saveFailed)).toBeTruthy();
  expect((await field()).value).toBe('متن');
  backend.use(saving());
  await press(texts.save);
  expect(await screen.findByText(texts.saved)).toBeTruthy();
  expect(writes().map(({ key }) => key)).toEqual([writes()[0]?.key, writes()[0]?.key]);
  expect((await field()).value).toBe('');
});

it('redirects to the login with the text when the session has expired', async () => {
  logIn();
  await open();
  await type('متن');
  backend.use(getCreateNoteMockHandler401());
  await press(texts.save);
  await waitFor(() => expect(goToLogin).toHaveBeenCalledTimes(1));
  expect(localStorage.getItem(draftKey('usr-1', 'note:Product:sp-1'))).toContain('pendingSinceMs');
});

it('R-162 edits a note with its colour, reminder and version; keeps the text when it has changed elsewhere', async () => {
  logIn();
  await open();
  await press(/ویرایش یادداشت «قیمت/);
  await type('قیمت را پرسیدم.');
  backend.use(getUpdateNoteMockHandler409());
  await press(texts.saveChange);
  expect(await screen.findByText(texts.conflict)).toBeTruthy();
  expect((await field()).value).toBe('قیمت را پرسیدم.');
  expect(writes()[0]).toMatchObject({
    method: 'PUT',
    path: getUpdateNoteUrl('note-2'),
    body: { text: 'قیمت را پرسیدم.', color: 'Yellow', remindAt: notes[0]?.remindAt, version: 3 },
  });
});

it('R-162 a stored change is not saved as a new note while the notes cannot be read', async () => {
  logIn();
  const place = { owner: 'usr-1', formId: 'note:Product:sp-1' };
  const words = { text: 'قیمت را پرسیدم.', noteId: 'note-2' };
  localStorage.setItem(
    draftKey(place.owner, place.formId),
    JSON.stringify(typedDraft(place, words, Date.now())),
  );
  backend.use(getListNotesByObjectMockHandlerDefault());
  await open();
  await press(texts.saveChange);
  expect(await screen.findByText(texts.changeUnread)).toBeTruthy();
  await act(() => backend.settled());
  expect([writes(), (await field()).value]).toEqual([[], words.text]);
  backend.use(getListNotesByObjectMockHandler([...notes]), getUpdateNoteMockHandler());
  await press(texts.retry);
  await screen.findByText(notes[0]?.text ?? '');
  await press(texts.saveChange);
  expect(await screen.findByText(texts.saved)).toBeTruthy();
  expect(writes()).toMatchObject([{ method: 'PUT', path: getUpdateNoteUrl('note-2') }]);
});

it('R-163 does not replace unsaved text by an edit', async () => {
  logIn();
  await open();
  await type('نیمه‌کاره');
  await press(/ویرایش یادداشت «قیمت/);
  expect((await field()).value).toBe('نیمه‌کاره');
  expect(await screen.findByText(texts.unsavedFirst)).toBeTruthy();
});

it('removes a note with an undo, and restores it when the removal fails', async () => {
  logIn();
  await open();
  const first = notes[0]?.text ?? '';
  await press(/حذف یادداشت «قیمت/);
  expect(screen.queryByText(first)).toBeNull();
  await press(texts.undo);
  expect(await screen.findByText(first)).toBeTruthy();
  expect(writes().map(({ method }) => method)).toEqual(['DELETE', 'POST']);
  expect(writes()[1]?.body).toMatchObject({ text: first, color: 'Yellow' });
  backend.use(getDeleteNoteMockHandlerDefault());
  await press(/حذف یادداشت «قیمت/);
  expect(await screen.findByText(texts.removeFailed)).toBeTruthy();
  expect(screen.getByText(first)).toBeTruthy();
});
