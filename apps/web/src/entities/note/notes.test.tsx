// @vitest-environment jsdom
import type { Note } from '@bazaar/api/model';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ActionRuntime } from '@/lib/actions/action-runtime';
import { notesMessages as texts } from '@/translations/notes';
import { openNotes } from './note-action';
import { NoteButton } from './note-button';
import { notes } from './notes.fixtures';

const goToLogin = vi.hoisted(() => vi.fn());
vi.mock('@/lib/session/go-to-login', () => ({ goToLogin }));
vi.mock('@bazaar/ui/forms.css', () => ({}));

const table = { note: { needsSession: false, load: async () => openNotes } };

interface Call {
  readonly method: string;
  readonly path: string;
  readonly key: string | null;
  readonly body: Partial<Note>;
}
const calls: Call[] = [];
let reply: (call: Call) => Response;
const problem = (status: number) => Response.json({ code: 'x', title: 'x' }, { status });
const saved = (body: Partial<Note>) => Response.json({ ...notes[1], ...body, id: 'note-9', version: 1 });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  calls.length = 0;
  goToLogin.mockClear();
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  reply = ({ method, body }) => {
    if (method === 'GET') return Response.json(notes);
    return method === 'DELETE' ? new Response(null, { status: 204 }) : saved(body);
  };
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const call = {
      method: init.method ?? 'GET',
      path,
      key: new Headers(init.headers).get('idempotency-key'),
      body: JSON.parse(String(init.body ?? '{}')),
    };
    calls.push(call);
    return reply(call);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

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
  await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
  await act(async () => button.click());
};
const open = async () => {
  draw();
  await press(texts.action);
};
const writes = () => calls.filter(({ method }) => method !== 'GET');

it('loads nothing before the press, then the notes of this thing', async () => {
  logIn();
  draw();
  expect([calls, screen.queryByRole('dialog')]).toEqual([[], null]);
  await press(texts.action);
  expect(await screen.findByText(notes[0]?.text ?? '')).toBeTruthy();
  expect(calls[0]?.path).toBe('/api/v1/notes/by-object-id?objectType=Product&objectId=sp-1');
});

it('R-161 lets the anonymous write, keeps the text over the login, and saves it once after', async () => {
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
  expect(sessionStorage.length).toBe(0);
});

it('R-161 asks once: what fails after the login waits for its writer', async () => {
  await open();
  await type('متن');
  await press(texts.loginAndSave);
  cleanup();
  logIn();
  const well = reply;
  reply = (call) => (call.method === 'POST' ? problem(503) : well(call));
  draw();
  expect(await screen.findByText(texts.saveFailed)).toBeTruthy();
  expect((await field()).value).toBe('متن');
  cleanup();
  draw();
  expect([screen.queryByRole('dialog'), writes().length]).toEqual([null, 1]);
  await press(texts.action);
  expect((await field()).value).toBe('متن');
});

it('keeps the text when saving fails, and tries again under the same key', async () => {
  logIn();
  await open();
  await type('متن');
  const well = reply;
  reply = (call) => (call.method === 'POST' ? problem(503) : well(call));
  await press(texts.save);
  expect(await screen.findByText(texts.saveFailed)).toBeTruthy();
  expect((await field()).value).toBe('متن');
  reply = well;
  await press(texts.save);
  expect(await screen.findByText(texts.saved)).toBeTruthy();
  expect(writes().map(({ key }) => key)).toEqual([writes()[0]?.key, writes()[0]?.key]);
  expect((await field()).value).toBe('');
});

it('goes to the login with the text when the session is over', async () => {
  logIn();
  await open();
  await type('متن');
  reply = () => problem(401);
  await press(texts.save);
  await waitFor(() => expect(goToLogin).toHaveBeenCalledTimes(1));
  expect(sessionStorage.getItem('bazaar-note:Product:sp-1')).toContain('requestedAtMs');
});

it('R-162 changes a note with its colour, reminder and version; the text stays when it has moved on', async () => {
  logIn();
  await open();
  await press(/ویرایش یادداشت «قیمت/);
  await type('قیمت را پرسیدم.');
  const well = reply;
  reply = (call) => (call.method === 'PUT' ? problem(409) : well(call));
  await press(texts.saveChange);
  expect(await screen.findByText(texts.conflict)).toBeTruthy();
  expect((await field()).value).toBe('قیمت را پرسیدم.');
  expect(writes()[0]).toMatchObject({
    method: 'PUT',
    path: '/api/v1/notes/note-2',
    body: { text: 'قیمت را پرسیدم.', color: 'Yellow', remindAt: notes[0]?.remindAt, version: 3 },
  });
});

it('R-163 does not let a change take the place of unsaved words', async () => {
  logIn();
  await open();
  await type('نیمه‌کاره');
  await press(/ویرایش یادداشت «قیمت/);
  expect((await field()).value).toBe('نیمه‌کاره');
  expect(await screen.findByText(texts.unsavedFirst)).toBeTruthy();
});

it('takes a note out with a way back, and puts it back when that fails', async () => {
  logIn();
  await open();
  const first = notes[0]?.text ?? '';
  await press(/حذف یادداشت «قیمت/);
  expect(screen.queryByText(first)).toBeNull();
  await press(texts.undo);
  expect(await screen.findByText(first)).toBeTruthy();
  expect(writes().map(({ method }) => method)).toEqual(['DELETE', 'POST']);
  expect(writes()[1]?.body).toMatchObject({ text: first, color: 'Yellow' });
  reply = () => problem(500);
  await press(/حذف یادداشت «قیمت/);
  expect(await screen.findByText(texts.removeFailed)).toBeTruthy();
  expect(screen.getByText(first)).toBeTruthy();
});
