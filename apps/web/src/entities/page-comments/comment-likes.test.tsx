// @vitest-environment jsdom
import { getLikePageCommentMockHandlerDefault as failingLike } from '@bazaar/api/mocks/page-comments';
import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { commentsTexts } from '@/translations/comments';
import { commentsPage, goToLogin, logIn, open, press, repeatLike, toast } from './testing/comments-page';

const { backend } = commentsPage();

it('R-515 a like is shown at once and taken back when it failed; a repeat after the login takes nothing back', async () => {
  logIn();
  open();
  const isLiked = () => document.getElementById('like-cm-4')?.getAttribute('aria-pressed');
  press('like-cm-4');
  await waitFor(() => expect(isLiked()).toBe('true'));
  await waitFor(() => expect(document.activeElement?.id).toBe('like-cm-4'));
  await act(() => backend.settled());
  backend.use(failingLike());
  press('like-cm-4');
  await waitFor(() => expect(toast).toHaveBeenCalledWith(commentsTexts.likeFailed));
  expect(isLiked()).toBe('true');
  const before = backend.writes().length;
  await repeatLike('cm-4');
  expect(backend.writes()).toHaveLength(before);
});

it('R-515 a like of a visitor waits for the login', async () => {
  open();
  press('like-cm-4');
  await waitFor(() => expect(goToLogin).toHaveBeenCalledOnce());
  expect(backend.requests).toEqual([]);
});
