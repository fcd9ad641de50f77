// @vitest-environment jsdom
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { formTexts } from '@/translations/form-errors';
import { SubmitButton } from './site-form-frame';

afterEach(cleanup);

it('keeps the focus while it is pressed: an error that appears then would move it away from the pointer', () => {
  render(<SubmitButton form={{ id: 'address', isSending: false }}>ذخیره</SubmitButton>);
  const press = createEvent.mouseDown(screen.getByRole('button'));
  fireEvent(screen.getByRole('button'), press);
  expect(press.defaultPrevented).toBe(true);
});

it.each([
  [true, formTexts.sending],
  [false, formTexts.saving],
])('says by its own verb what it does, and can still be focused: sends %s', (sends, text) => {
  render(<SubmitButton form={{ id: 'address', isSending: true, sends }}>ثبت</SubmitButton>);
  const button = screen.getByRole('button', { name: text });
  expect([button.getAttribute('aria-busy'), button.hasAttribute('disabled')]).toEqual(['true', false]);
});
