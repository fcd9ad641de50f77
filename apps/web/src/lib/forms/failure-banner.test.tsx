// @vitest-environment jsdom
import { ApiError } from '@bazaar/api/api-error';
import {
  type FeedbackOutput,
  type FeedbackValues,
  feedbackSchema,
  startFeedback,
} from '@bazaar/domain/feedback/feedback-form';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { formFailureTexts, formTexts } from '@/translations/form-errors';
import { BoundRadioGroup } from './bound-choices';
import { BoundTextField } from './bound-text';
import type { SendForm } from './send-form';
import { SiteFormFrame, SubmitButton } from './site-form-frame';
import { useSiteForm } from './use-site-form';

const start = startFeedback('Problem', { subject: 'نقشه', text: 'نقشه باز نمی‌شود.' });
type Send = SendForm<FeedbackOutput, string>;

function Letter({ send, sends = true }: { readonly send: Send; readonly sends?: boolean }) {
  const form = useSiteForm<FeedbackValues, FeedbackOutput, string>({
    id: 'letter',
    draftId: 'letter:new',
    schema: feedbackSchema,
    start,
    send,
    sends,
  });
  return (
    <SiteFormFrame form={form} label="نامه">
      <BoundTextField form={form} name="subject" label="موضوع" />
      <BoundRadioGroup
        form={form}
        name="type"
        legend="نوع"
        options={[
          { value: 'Problem', label: 'یک' },
          { value: 'Question', label: 'دو' },
        ]}
      />
      <SubmitButton form={form}>فرستادن</SubmitButton>
    </SiteFormFrame>
  );
}

const TRACE = '0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11';
const failing = (status: number, code = 'x') =>
  new ApiError({
    url: '/x',
    method: 'POST',
    status,
    problem: { type: 'x', title: 'x', status, code, traceId: TRACE },
  });
const press = () => fireEvent.click(screen.getByRole('button', { name: 'فرستادن' }));
const subject = () => screen.getByLabelText<HTMLInputElement>('موضوع');
const second = () => screen.getByLabelText<HTMLInputElement>('دو');

beforeEach(() => localStorage.clear());
afterEach(cleanup);

it('has the code of a failure whole, and a retry that sends the same and keeps the focus until the answer', async () => {
  const keys: unknown[] = [];
  let answer = (_: string) => {};
  const send: Send = (_, { headers }) => {
    keys.push(headers['Idempotency-Key']);
    return keys.length < 3 ? Promise.reject(failing(503)) : new Promise((done) => (answer = done));
  };
  render(<Letter send={send} />);
  press();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(formFailureTexts.service);
  expect(screen.getByText(TRACE).className).toBe('lt');
  const retry = screen.getByRole('button', { name: formTexts.retry });
  retry.focus();
  fireEvent.click(retry);
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(await screen.findByRole('button', { name: formTexts.retry })).toBe(retry);
  fireEvent.click(retry);
  await waitFor(() => expect(keys).toHaveLength(3));
  expect([document.activeElement, retry.getAttribute('aria-busy')]).toEqual([retry, 'true']);
  await act(async () => answer('x'));
  expect(new Set(keys).size).toBe(1);
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

it.each([
  ['what was refused for good', 403, 'forbidden'],
  ['what was sent too often', 429, 'rate-limited'],
])('offers no retry of %s', async (_, status, code) => {
  render(<Letter send={() => Promise.reject(failing(status, code))} />);
  press();
  await screen.findByRole('alert');
  expect(screen.queryByRole('button', { name: formTexts.retry })).toBeNull();
});

it('is read only while it is sent to somebody: focus and text stay, no choice changes', async () => {
  let answer = (_: string) => {};
  render(<Letter send={() => new Promise((done) => (answer = done))} />);
  subject().focus();
  press();
  await waitFor(() => expect(subject().readOnly).toBe(true));
  fireEvent.click(second());
  expect([second().checked, subject().value, document.activeElement]).toEqual([false, 'نقشه', subject()]);
  await act(async () => answer('x'));
  expect(subject().readOnly).toBe(false);
  fireEvent.click(second());
  expect(second().checked).toBe(true);
});

it('goes on with words typed while a record is saved', async () => {
  render(<Letter sends={false} send={() => new Promise(() => {})} />);
  press();
  await screen.findByRole('button', { name: formTexts.saving });
  expect(subject().readOnly).toBe(false);
});
