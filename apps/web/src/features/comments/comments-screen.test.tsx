// @vitest-environment jsdom
import { getListPageCommentsMockHandler as threads } from '@bazaar/api/mocks/page-comments';
import { getListPagesMockHandler as pages } from '@bazaar/api/mocks/pages';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { paths } from '@/lib/navigation/paths';
import { mockServer } from '@/testing/mock-server';
import { commentsTexts as texts } from '@/translations/comments';
import { answer, guide, howItWorks, listOf, threadsOf } from './comments.fixtures';
import { CommentsScreen } from './comments-screen';
import { readSeenUntil } from './seen-answers';

vi.mock('next/navigation', async () => (await import('@/testing/search-of-history')).searchOfHistory());

const backend = mockServer(pages(listOf(guide, howItWorks)), threads(threadsOf));
beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/profile/comments');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const open = async () => {
  render(<CommentsScreen />);
  await screen.findByRole('article', { name: answer.authorName });
};
const commentOf = (id: string) => within(document.getElementById(id) as HTMLElement);

it('R-440 tells each comment of mine with its state and reason, and what was answered', async () => {
  await open();
  expect(commentOf('cm-3').getByText(texts.pending)).toBeTruthy();
  expect(
    commentOf('cm-4').getByText(texts.rejectedReason('شمارهٔ تماس در دیدگاه پذیرفته نیست.')),
  ).toBeTruthy();
  expect(commentOf('cm-2').getByText(texts.supplier)).toBeTruthy();
  expect(screen.getByText(texts.count('۲ صفحه'))).toBeTruthy();
});

it('R-440 marks an answer as new until it was shown, and keeps the mark while it is read', async () => {
  await open();
  expect(commentOf('cm-2').getByText(texts.newWord)).toBeTruthy();
  expect(screen.getByText(texts.fresh('۱'))).toBeTruthy();
  expect(readSeenUntil(guide.id)).toBe(answer.createdAt);
  cleanup();
  await open();
  expect(commentOf('cm-2').queryByText(texts.newWord)).toBeNull();
});

it('leads to the place of a comment on its page', async () => {
  await open();
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2));
  await waitFor(() => expect(document.getElementById('cm-9')).not.toBeNull());
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  const article = paths.article(guide);
  const site = paths.sitePage('how-it-work');
  expect(links).toEqual(expect.arrayContaining([article, `${article}#cm-1`, `${site}#cm-9`, site]));
});

it('R-442 keeps search and state in the address, and asks for them', async () => {
  await open();
  fireEvent.change(screen.getByLabelText(texts.state), { target: { value: 'Rejected' } });
  expect(location.search).toBe('?state=Rejected');
  cleanup();
  render(<CommentsScreen />);
  fireEvent.change(screen.getByLabelText(texts.search), { target: { value: 'راهنما' } });
  fireEvent.submit(screen.getByLabelText(texts.tools));
  const query = () => new URLSearchParams(location.search);
  expect([query().get('term'), query().get('state')]).toEqual(['راهنما', 'Rejected']);
  cleanup();
  render(<CommentsScreen />);
  await waitFor(() => {
    const requested = backend.requests.map(({ path }) => new URLSearchParams(path.split('?')[1]));
    expect(
      requested.some((one) => one.get('commentStatus') === 'Rejected' && one.get('term') === 'راهنما'),
    ).toBe(true);
  });
  await waitFor(() => expect(document.getElementById('cm-4')).not.toBeNull());
  expect(document.getElementById('cm-3')).toBeNull();
});

const pause = () => act(() => void vi.advanceTimersByTime(400));

it('R-442 searches in a pause without touching what is typed', async () => {
  await open();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const field = screen.getByLabelText<HTMLInputElement>(texts.search);
  fireEvent.change(field, { target: { value: 'پمپ ' } });
  pause();
  expect(new URLSearchParams(location.search).get('term')).toBe('پمپ');
  expect(field.value).toBe('پمپ ');
});

it('R-442 a search that found nothing is emptied in its field, which keeps the focus', async () => {
  history.replaceState(null, '', '/profile/comments?term=x');
  backend.use(pages(({ request }) => listOf(...(request.url.includes('term=') ? [] : [guide]))));
  render(<CommentsScreen />);
  await screen.findByText(texts.nothingFound);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const field = screen.getByLabelText<HTMLInputElement>(texts.search);
  field.focus();
  fireEvent.change(field, { target: { value: '' } });
  pause();
  expect(location.search).toBe('');
  expect(document.activeElement).toBe(field);
  expect(screen.queryByText(texts.empty)).toBeNull();
});

it('R-441 opens the form of an unsent answer again, with its words', async () => {
  await open();
  fireEvent.click(commentOf('cm-2').getByRole('button', { name: new RegExp(texts.reply) }));
  fireEvent.change(await screen.findByLabelText(texts.text), { target: { value: 'نوشتهٔ ناتمام' } });
  cleanup();
  await open();
  expect(((await screen.findByLabelText(texts.text)) as HTMLTextAreaElement).value).toBe('نوشتهٔ ناتمام');
});
