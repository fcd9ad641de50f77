// @vitest-environment jsdom
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SubmitButton } from './site-form-frame';

it('keeps the focus while it is pressed: an error that appears then would move it away from the pointer', () => {
  render(<SubmitButton form={{ id: 'address', isSending: false }}>ذخیره</SubmitButton>);
  const press = createEvent.mouseDown(screen.getByRole('button'));
  fireEvent(screen.getByRole('button'), press);
  expect(press.defaultPrevented).toBe(true);
});
