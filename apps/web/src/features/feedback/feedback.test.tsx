// @vitest-environment jsdom

import { getGetCustomerProfileMockHandler } from '@bazaar/api/mocks/customers';
import {
  getSendFeedbackMockHandler,
  getSendFeedbackMockHandler422,
  getSendFeedbackMockHandler429,
  getSendFeedbackMockHandlerDefault,
} from '@bazaar/api/mocks/feedbacks';
import { getUploadFileMockHandler, getUploadFileMockHandlerDefault } from '@bazaar/api/mocks/files';
import { TEXT_LETTERS } from '@bazaar/domain/feedback/feedback-form';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { draftedForms } from '@/lib/forms/draft-storage';
import { mockServer } from '@/testing/mock-server';
import { feedbackMessages as texts } from '@/translations/feedback';
import { formFailureTexts } from '@/translations/form-errors';
import { uploadTexts } from '@/translations/uploads';
import { FeedbackIsland } from './feedback-island';
import { MOST_LETTERS } from './feedback-markup';

vi.mock('@bazaar/ui/account.css', () => ({}));
vi.mock('@bazaar/ui/data.css', () => ({}));
vi.mock('@bazaar/ui/feedback.css', () => ({}));

const receipt = { trackingCode: 'FB-7K3M-9QXT-4HWN' };
const backend = mockServer(getSendFeedbackMockHandler(receipt));

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/feedback');
});
afterEach(cleanup);

const open = async (
  query = '?type=Question&subject=چگونه سفارش دهم؟&text=پاسخم را در سایت نیافتم.&from=/faq',
) => {
  history.replaceState(null, '', `/feedback${query}`);
  const { container } = render(<FeedbackIsland names={texts.names} />);
  await waitFor(() => expect(container.querySelector('button[type="submit"]')).not.toBeNull());
  return screen.getByRole<HTMLInputElement>('textbox', { name: texts.subject });
};
const send = () => act(async () => screen.getByRole('button', { name: texts.send }).click());
const bodies = () =>
  backend.requests.filter(({ path }) => path.includes('feedbacks')).map(({ body }) => body);

it('loads with the first focus, and takes over what is typed, the focus and the caret; no call', async () => {
  render(<FeedbackIsland names={texts.names} />);
  const early = screen.getByRole<HTMLInputElement>('textbox', { name: texts.subject });
  act(() => early.focus());
  fireEvent.click(screen.getByRole('radio', { name: texts.names.Problem }));
  fireEvent.change(early, { target: { value: 'نقشه باز نمی‌شود' } });
  early.setSelectionRange(4, 4);
  await waitFor(() => expect(early.isConnected).toBe(false));
  const subject = screen.getByRole<HTMLInputElement>('textbox', { name: texts.subject });
  expect([subject.value, subject.selectionStart]).toEqual(['نقشه باز نمی‌شود', 4]);
  expect(document.activeElement).toBe(subject);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: texts.names.Problem }).checked).toBe(true);
  expect(draftedForms(null)).toHaveLength(1);
  expect(backend.requests).toEqual([]);
});

it('a press before the form is there reports a kind that is missing', async () => {
  render(<FeedbackIsland names={texts.names} />);
  await send();
  await waitFor(() => expect(screen.getAllByText('این مورد لازم است.').length).toBeGreaterThan(2));
  expect(bodies()).toEqual([]);
});

it('has the limit of the domain, and keeps a press whole', async () => {
  expect(MOST_LETTERS).toBe(TEXT_LETTERS.most);
  render(<FeedbackIsland names={texts.names} />);
  const early = screen.getByRole<HTMLInputElement>('textbox', { name: texts.subject });
  fireEvent.pointerDown(early);
  act(() => early.focus());
  await import('./open-form');
  await act(() => new Promise((done) => setTimeout(done, 20)));
  expect(early.isConnected).toBe(true);
  fireEvent.pointerUp(early);
  await waitFor(() => expect(early.isConnected).toBe(false));
});

it('R-537 is filled in by the address, and sends it once with its key; the code takes the focus', async () => {
  const subject = await open();
  expect(subject.value).toBe('چگونه سفارش دهم؟');
  await send();
  const done = (await screen.findByText(receipt.trackingCode)).closest('[role="status"]');
  expect(document.activeElement).toBe(done);
  expect(bodies()).toEqual([
    { type: 'Question', subject: 'چگونه سفارش دهم؟', text: 'پاسخم را در سایت نیافتم.', pageUrl: '/faq' },
  ]);
  expect(backend.requests[0]?.key).toBeTruthy();
  expect(draftedForms(null)).toEqual([]);
});

it('the page it is about can be taken out', async () => {
  await open();
  await act(async () => screen.getByRole('button', { name: texts.withoutPage }).click());
  await send();
  await screen.findByText(receipt.trackingCode);
  expect(bodies()[0]).not.toHaveProperty('pageUrl');
});

it('refuses what is too short at its field, and calls nothing', async () => {
  await open('?type=Praise');
  await send();
  await waitFor(() => expect(screen.getAllByText('این مورد لازم است.').length).toBeGreaterThan(1));
  expect(bodies()).toEqual([]);
});

it.each([
  ['the service fails', getSendFeedbackMockHandlerDefault, formFailureTexts.service],
  ['too many were sent', getSendFeedbackMockHandler429, formFailureTexts.rateLimited],
  ['the service refuses it', getSendFeedbackMockHandler422, ''],
])(
  '%s: the text stays, also in the draft, and the next send has the same words',
  async (_, failing, sentence) => {
    backend.use(failing());
    await open();
    fireEvent.change(screen.getByRole('textbox', { name: texts.text }), {
      target: { value: 'نوشتهٔ تازه و کامل' },
    });
    await send();
    await waitFor(() =>
      expect(
        screen
          .getAllByRole('alert')
          .map((one) => one.textContent)
          .join(),
      ).toContain(sentence),
    );
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: texts.text }).value).toBe(
      'نوشتهٔ تازه و کامل',
    );
    expect(draftedForms(null)).toHaveLength(1);
  },
);

it('what was left unsent opens by itself', async () => {
  const subject = await open('?type=Praise');
  fireEvent.change(subject, { target: { value: 'فیلتر فنی خوب بود' } });
  cleanup();
  history.replaceState(null, '', '/feedback');
  render(<FeedbackIsland names={texts.names} />);
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: texts.subject }).value).toBe(
      'فیلتر فنی خوب بود',
    ),
  );
});

it('files go with it; one that failed is sent again alone, and nothing leaves while one is on its way', async () => {
  backend.use(getUploadFileMockHandlerDefault());
  await open();
  const choose = () => document.querySelector<HTMLInputElement>('input[type="file"]');
  const input = choose();
  if (!input) throw new Error('no field of files');
  fireEvent.change(input, { target: { files: [new File(['x'], 'نقشه.pdf', { type: 'application/pdf' })] } });
  const again = await screen.findByRole('button', { name: uploadTexts.drop.retry('نقشه.pdf') });
  backend.use(
    getUploadFileMockHandler({
      id: 'file-9',
      url: '/files/9',
      name: 'نقشه.pdf',
      mime: 'application/pdf',
      sizeBytes: 1,
    }),
  );
  await act(async () => again.click());
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: uploadTexts.drop.retry('نقشه.pdf') })).toBeNull(),
  );
  await send();
  await screen.findByText(receipt.trackingCode);
  expect(bodies().at(-1)).toMatchObject({ fileIds: ['file-9'] });
});

it('fills in the contact of a person who is logged in', async () => {
  localStorage.setItem('myUserInfo', JSON.stringify({ exp: Date.now() / 1000 + 60, sub: 'usr-1' }));
  backend.use(getGetCustomerProfileMockHandler());
  await open();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: texts.fullName }).value).not.toBe('');
});
