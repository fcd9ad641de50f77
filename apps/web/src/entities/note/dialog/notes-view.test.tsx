// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { notesMessages as texts } from '@/translations/notes';
import { notes } from '../notes.fixtures';
import { NotesView, type NotesViewProps } from './notes-view';

afterEach(cleanup);

const save = vi.fn();
const given: NotesViewProps = {
  list: { state: 'ready', notes },
  draft: { text: 'متن' },
  message: { text: '' },
  isSaving: false,
  type: vi.fn(),
  save,
  cancel: vi.fn(),
  edit: vi.fn(),
  remove: vi.fn(),
  onRetry: vi.fn(),
};
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

it('keeps the focus on the button that saves while it saves, and ignores a press', () => {
  save.mockClear();
  const { rerender } = render(<NotesView {...given} />);
  const pressed = button(texts.save);
  pressed.focus();
  fireEvent.click(pressed);
  rerender(<NotesView {...given} isSaving />);
  expect(button(texts.saving)).toBe(pressed);
  expect([pressed.disabled, pressed.getAttribute('aria-disabled')]).toEqual([false, 'true']);
  expect(document.activeElement).toBe(pressed);
  fireEvent.click(pressed);
  expect(save).toHaveBeenCalledOnce();
});

it('hands the focus on before a button goes with what it ended', () => {
  const change = {
    draft: { text: 'متن', noteId: 'note-2' },
    message: { text: texts.removed, onUndo: vi.fn() },
  };
  render(<NotesView {...given} {...change} />);
  for (const name of [texts.cancelChange, texts.undo]) {
    button(name).focus();
    fireEvent.click(button(name));
    expect(document.activeElement).toBe(button(texts.saveChange));
  }
});
