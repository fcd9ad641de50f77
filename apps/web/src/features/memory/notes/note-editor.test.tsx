// @vitest-environment jsdom
import {
  getCreateNoteMockHandler as create,
  getCreateNoteResponseMock as example,
  getUpdateNoteMockHandler as update,
} from '@bazaar/api/mocks/notes';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { deviceStorage } from '@/lib/storage/browser-storage';
import { mockServer } from '@/testing/mock-server';
import { noteListTexts as texts } from '@/translations/memory';
import { NoteEditor } from './note-editor';

vi.mock('@/lib/session/go-to-login', () => ({ goToLogin: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }), usePathname: () => '/' }));
const backend = mockServer();

afterEach(() => {
  cleanup();
  for (const key of deviceStorage.keys()) deviceStorage.remove(key);
});

it('a new note that is written on while it is sent goes on as a change of the note it has become', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const made = { ...example(), id: 'note-9', text: 'یک', version: 4 };
  backend.use(
    create(async () => {
      await held;
      return made;
    }),
    update({ ...made, text: 'یک و دو', version: 5 }),
  );
  const onDone = vi.fn();
  render(<NoteEditor object={{ objectType: 'Product', objectId: 'p-1' }} label="x" onDone={onDone} />);
  const field = () => screen.getByLabelText<HTMLTextAreaElement>(texts.text);
  const save = () => fireEvent.click(screen.getByRole('button', { name: texts.save }));
  fireEvent.change(field(), { target: { value: 'یک' } });
  save();
  await waitFor(() => expect(backend.writes()).toHaveLength(1));
  fireEvent.change(field(), { target: { value: 'یک و دو' } });
  await act(async () => {
    release();
    await backend.settled();
  });
  expect([field().value, onDone.mock.calls]).toEqual(['یک و دو', []]);
  save();
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(backend.writes().map(({ method, path, body }) => [method, path.split('/').at(-1), body])).toEqual([
    ['POST', 'notes', { objectType: 'Product', objectId: 'p-1', text: 'یک' }],
    ['PUT', 'note-9', { text: 'یک و دو', version: 4 }],
  ]);
});
