// @vitest-environment jsdom
import { getCreateNoteMockHandler as create } from '@bazaar/api/mocks/notes';
import { toPersianDigits } from '@bazaar/domain/persian/digits';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deviceStorage } from '@/lib/storage/browser-storage';
import { mockServer } from '@/testing/mock-server';
import { fieldErrorTexts } from '@/translations/form-errors';
import { noteListTexts as texts } from '@/translations/memory';
import { NoteEditor } from './note-editor';

vi.mock('@/lib/session/go-to-login', () => ({ goToLogin: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }), usePathname: () => '/' }));
const backend = mockServer(create());
const onDone = vi.fn();

const draw = () =>
  render(
    <NoteEditor object={{ objectType: 'Product', objectId: 'p-1' }} label={texts.save} onDone={onDone} />,
  );
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => {
  field(name).focus();
  fireEvent.change(field(name), { target: { value } });
};
/** As the mouse does it: the button keeps the focus where it is, so no field is left. */
const pressSave = async () => {
  const button = screen.getByRole('button', { name: texts.save });
  if (fireEvent.mouseDown(button)) button.focus();
  await act(async () => fireEvent.click(button));
};

beforeEach(() => {
  vi.clearAllMocks();
  for (const key of deviceStorage.keys()) deviceStorage.remove(key);
});
afterEach(cleanup);

it.each(['۱۴۰۵/۹/۵', '14050905'])(
  'R-425 sends the reminder of %s typed last, with no field left',
  async (day) => {
    draw();
    type(texts.text, 'متن');
    type(texts.remindDay, day);
    await pressSave();
    await waitFor(() => expect(backend.writes()).toHaveLength(1));
    expect(backend.writes()[0]?.body).toMatchObject({ text: 'متن', remindAt: '2026-11-26T05:30:00.000Z' });
  },
);

it.each(['۱۴۰۵/۱۳/۱', '۱۴۰۵۱۳۰۱', 'فردا', '1405-12-30'])(
  'R-425 refuses the day %s at its field, and sends nothing',
  async (day) => {
    draw();
    type(texts.text, 'متن');
    type(texts.remindDay, day);
    await pressSave();
    const input = field(texts.remindDay);
    await waitFor(() => expect(input.getAttribute('aria-invalid')).toBe('true'));
    expect(document.getElementById(`${input.id}-error`)?.textContent).toBe(fieldErrorTexts['not-a-day']);
    expect(document.activeElement).toBe(input);
    expect(input.value).toBe(toPersianDigits(day));
    expect(backend.writes()).toEqual([]);
  },
);

it('R-425 keeps a day that cannot be read through a reload, and clears it with the reminder', async () => {
  draw();
  type(texts.remindDay, '۱۴۰۵/۱۳');
  cleanup();
  draw();
  await waitFor(() => expect(field(texts.remindDay).value).toBe('۱۴۰۵/۱۳'));
  fireEvent.click(screen.getByRole('button', { name: texts.clearReminder }));
  expect(field(texts.remindDay).value).toBe('');
});

it('R-425 shows a day as it is typed until its field is left', () => {
  draw();
  type(texts.remindDay, '۱۴۰۵ ۹ ۵');
  expect(field(texts.remindDay).value).toBe('۱۴۰۵ ۹ ۵');
  fireEvent.blur(field(texts.remindDay));
  expect(field(texts.remindDay).value).toBe('۱۴۰۵/۰۹/۰۵');
});
