// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { commentsTexts } from '@/translations/comments';
import { pageCommentsTexts as texts } from '@/translations/page-comments';
import { answer, PAGE } from './page-comments.fixtures';
import {
  comeNear,
  commentOf,
  commentsPage,
  goToLogin,
  leave,
  logIn,
  open,
  press,
  toast,
} from './testing/comments-page';

const { backend, faults } = commentsPage();

it('R-514 keeps the words of a visitor through the login, sends them once, and shows them waiting with the focus', async () => {
  open();
  faults.breakCall('addPageComment', 'session ended');
  press(`answer-${PAGE.pageId}`);
  const field = () => screen.findByLabelText(commentsTexts.text) as Promise<HTMLTextAreaElement>;
  await waitFor(async () => expect(document.activeElement).toBe(await field()));
  const typed = 'برای پمپ عمودی هم هست؟';
  fireEvent.change(await field(), { target: { value: typed } });
  fireEvent.submit((await field()).closest('form') as HTMLFormElement);
  await waitFor(() => expect(goToLogin).toHaveBeenCalledOnce());
  expect(location.hash).toBe('#comments');

  leave();
  faults.mend();
  logIn();
  open();
  comeNear();
  await waitFor(async () => expect((await field()).value).toBe(typed));
  expect(document.activeElement).toBe(await field());
  fireEvent.submit((await field()).closest('form') as HTMLFormElement);
  await waitFor(() => expect(document.activeElement?.id).toBe('cm-new'));
  expect(commentOf('cm-new').getByText(texts.waiting)).toBeTruthy();
  expect(toast).toHaveBeenCalledWith(commentsTexts.sent);
  expect(screen.queryByLabelText(commentsTexts.text)).toBeNull();
  const keys = backend.writes().map(({ key }) => key);
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});

it('R-514 a form that is closed gives the focus back to its button', async () => {
  open();
  press(`answer-${answer.id}`);
  await screen.findByRole('form', { name: texts.replyLabel(answer.authorName) });
  fireEvent.click(screen.getByRole('button', { name: commentsTexts.cancel }));
  await waitFor(() => expect(document.activeElement?.id).toBe(`answer-${answer.id}`));
});

it('R-514 the open form takes the place of the button that opened it, and gives it back with the focus', async () => {
  open();
  press(`answer-${PAGE.pageId}`);
  const form = await screen.findByRole('form', { name: texts.formLabel });
  expect(screen.queryByRole('button', { name: texts.write })).toBeNull();
  expect(screen.getByText(texts.formLabel)).toBeTruthy();
  // The order belongs to the comments below the form.
  const orders = screen.getByRole('group', { name: texts.order });
  expect(form.compareDocumentPosition(orders)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  fireEvent.click(within(form).getByRole('button', { name: commentsTexts.cancel }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: texts.write })));
});
