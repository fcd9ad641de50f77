// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { commentsTexts } from '@/translations/comments';
import { pageCommentsTexts as texts } from '@/translations/page-comments';
import { retryTexts } from '@/translations/retry';
import { PageComments } from './page-comments';
import { others, PAGE, question, ready, refused, waiting } from './page-comments.fixtures';
import {
  comeNear,
  commentOf,
  commentsPage,
  holdRead,
  leave,
  logIn,
  open,
  press,
} from './testing/comments-page';

const { backend, faults } = commentsPage();

it('R-513 sends everybody’s comments in the page, with nothing of one person, and reads nothing for a visitor', async () => {
  const html = renderToStaticMarkup(<PageComments {...PAGE} comments={ready(others)} />);
  expect(html).toContain(texts.supplierAnswer);
  expect(html).toContain(texts.count('۵'));
  expect(html).not.toMatch(/aria-pressed="true" aria-label/);
  expect(html.indexOf('id="cm-1"')).toBeLessThan(html.indexOf('id="cm-4"'));
  open();
  comeNear();
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(backend.requests).toEqual([]);
});

it('R-513 shows a logged-in person their own waiting and refused ones with the reason, once the section is near', async () => {
  logIn();
  open();
  expect(document.getElementById(waiting.id)).toBeNull();
  comeNear();
  await waitFor(() => expect(document.getElementById(waiting.id)).not.toBeNull());
  expect(commentOf(waiting.id).getByText(texts.waiting)).toBeTruthy();
  expect(
    commentOf(refused.id).getByText(commentsTexts.rejectedReason(refused.rejectReason as string)),
  ).toBeTruthy();
  expect(commentOf(question.id).getAllByText(texts.supplierAnswer)).toHaveLength(1);
});

it('R-513 comments that are read again stay, and the head says so', async () => {
  const answerIt = holdRead(backend);
  open();
  expect(screen.queryByText(texts.refreshing)).toBeNull();
  press('order-liked');
  expect(await screen.findByText(texts.refreshing)).toBeTruthy();
  expect(document.getElementById(question.id)).not.toBeNull();
  answerIt();
  await waitFor(() => expect(screen.queryByText(texts.refreshing)).toBeNull());
});

it('R-512 sorts by likes on request', async () => {
  open();
  press('order-liked');
  const ids = () => [...document.querySelectorAll('#comments ul[aria-label] > li')].map(({ id }) => id);
  await waitFor(() => expect(ids()).toEqual(['cm-4', 'cm-1', 'cm-5']));
  const chosen = within(screen.getByRole('group', { name: texts.order })).getByRole('button', {
    pressed: true,
  });
  expect(chosen.textContent).toBe(texts.orders.liked);
});

it('R-516 says that the comments are missing and reads them again; one’s own missing ones leave the rest', async () => {
  open({ comments: { state: 'failed', kind: 'service' } });
  expect(screen.getByText(texts.failed)).toBeTruthy();
  comeNear();
  expect(await screen.findByText('سپاس، روی پمپ ما جواب داد.')).toBeTruthy();
  leave();
  logIn();
  faults.breakCall('listPageComments', 'unavailable', (url) => url.searchParams.has('mine'));
  open();
  comeNear();
  expect(await screen.findByText(texts.mineFailed)).toBeTruthy();
  expect(document.getElementById(question.id)).not.toBeNull();
});

it('R-516 comments that are missing are told once, and read again behind their skeleton', async () => {
  faults.breakCall('listPageComments', 'unavailable');
  open({ comments: { state: 'failed', kind: 'service' } });
  comeNear();
  await screen.findByRole('button', { name: retryTexts.of(texts.title) });
  expect(screen.getAllByText(texts.failed)).toHaveLength(1);
  faults.mend();
  const answerIt = holdRead(backend);
  fireEvent.click(screen.getByRole('button', { name: retryTexts.of(texts.title) }));
  expect(await screen.findByRole('status', { name: texts.loading })).toBeTruthy();
  expect(screen.queryByText(texts.failed)).toBeNull();
  answerIt();
  expect(await screen.findByText('سپاس، روی پمپ ما جواب داد.')).toBeTruthy();
});

it('R-516 a page without comments takes none: it shows what it has, or nothing', () => {
  open({ allowComments: false });
  expect(document.getElementById(question.id)).not.toBeNull();
  expect(document.querySelector('[data-action="comment"]')).toBeNull();
  expect(screen.getByText(texts.closed)).toBeTruthy();
  cleanup();
  open({ allowComments: false, comments: ready([]) });
  expect(document.getElementById('comments')).toBeNull();
});
