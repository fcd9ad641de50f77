// @vitest-environment jsdom
import type { ComboboxOption } from '@bazaar/ui/combobox';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { wizardTexts as texts } from '@/translations/trade-wizard';
import { CatalogueField } from './catalogue-field';

beforeEach(() => {
  vi.useFakeTimers();
  // jsdom lays nothing out, and scrolls nothing.
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const option = (label: string): ComboboxOption => ({ value: label, label });
const found = (term: string) => [option(`${term} ۱`), option(`${term} ۲`)];
const onChoose = vi.fn();
const draw = (find: (term: string) => Promise<readonly ComboboxOption[]>) => {
  onChoose.mockClear();
  render(<CatalogueField id="to" label="تأمین‌کننده" find={find} onChoose={onChoose} isAdding />);
  return screen.getByRole<HTMLInputElement>('combobox');
};
const type = (field: HTMLElement, text: string) => fireEvent.change(field, { target: { value: text } });
const press = (field: HTMLElement, ...keys: string[]) =>
  keys.forEach((key) => void fireEvent.keyDown(field, { key }));
/** Over the pause after typing, and the answer. */
const search = () => act(() => vi.advanceTimersByTimeAsync(300));

it('adds one after another: each choice empties the field, which keeps the focus', async () => {
  const field = draw(async (term) => found(term));
  field.focus();
  for (const term of ['البرز', 'پارس']) {
    type(field, term);
    await search();
    press(field, 'ArrowDown', 'Enter');
    expect(onChoose).toHaveBeenLastCalledWith(option(`${term} ۱`));
    expect([field.isConnected, field.value, document.activeElement]).toEqual([true, '', field]);
    expect(field.getAttribute('aria-expanded')).toBe('false');
  }
  expect(onChoose).toHaveBeenCalledTimes(2);
});

it('chooses nothing of the last search while the next one is on its way', async () => {
  const field = draw((term) =>
    term === 'البرز' ? Promise.resolve(found(term)) : new Promise(() => undefined),
  );
  field.focus();
  type(field, 'البرز');
  await search();
  type(field, 'پارس');
  press(field, 'ArrowDown');
  expect(field.hasAttribute('aria-activedescendant')).toBe(false);
  press(field, 'Enter');
  expect(onChoose).not.toHaveBeenCalled();
});

it('searches for nothing, and says so, once the text is too short', async () => {
  const field = draw(async (term) => found(term));
  type(field, 'ال');
  expect(screen.getByRole('status').textContent).toBe(texts.combobox.loading);
  type(field, 'ا');
  await search();
  expect(screen.getByRole('status').textContent).toBe(texts.combobox.empty);
});
