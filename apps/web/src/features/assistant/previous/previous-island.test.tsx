// @vitest-environment jsdom

import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { PreviousIsland } from './previous-island';
import { readPrevious, rememberDialogue } from './previous-sentences-store';

beforeEach(() => localStorage.clear());

it('R-574 shows the earlier sentences of this device, remembers this one, and forgets all at a press', () => {
  const { unmount } = render(<PreviousIsland sentence="پمپ ۵۰ متر" />);
  expect(screen.queryByRole('list')).toBeNull();
  unmount();
  render(<PreviousIsland sentence="شیر توپی" />);
  expect(screen.getByRole('link').getAttribute('href')).toBe(
    `/ai?${new URLSearchParams({ q: 'پمپ ۵۰ متر' })}`,
  );
  expect(readPrevious('sentences')).toEqual(['شیر توپی', 'پمپ ۵۰ متر']);
  fireEvent.click(screen.getByRole('button', { name: 'پاک کردن جمله‌های پیشین' }));
  expect(readPrevious('sentences')).toEqual([]);
  expect(screen.queryByRole('list')).toBeNull();
});

it('R-575 a dialogue takes the place of its shorter form', () => {
  rememberDialogue('پمپ');
  rememberDialogue('شیر');
  rememberDialogue('پمپ\nفقط تهران');
  expect(readPrevious('dialogues')).toEqual(['پمپ\nفقط تهران', 'شیر']);
});
