// @vitest-environment jsdom
import {
  getAddPageCommentMockHandler as add,
  getLikePageCommentMockHandlerDefault as failingLike,
  getLikePageCommentMockHandler as like,
  getListPageCommentsMockHandler as threads,
} from '@bazaar/api/mocks/page-comments';
import type { NewPageComment, PageComment } from '@bazaar/api/model';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ActionRuntime } from '@/lib/actions/action-runtime';
import { callFaults } from '@/testing/call-faults';
import { mockServer } from '@/testing/mock-server';
import { logInForStory } from '@/testing/story-of-person';
import { commentsTexts } from '@/translations/comments';
import { pageCommentsTexts as texts } from '@/translations/page-comments';
import { retryTexts } from '@/translations/retry';
import { sortComments, toggleCommentLike, writeComment } from './comment-actions';
import { leaveComments } from './comments-store';
import { PageComments } from './page-comments';
import { answer, others, PAGE, question, ready, refused, threadsOf, waiting } from './page-comments.fixtures';

vi.mock('@bazaar/ui/account.css', () => ({}));
vi.mock('@bazaar/ui/feedback.css', () => ({}));
vi.mock('@bazaar/ui/forms.css', () => ({}));
const { goToLogin, toast } = vi.hoisted(() => ({ goToLogin: vi.fn(), toast: vi.fn() }));
vi.mock('@/lib/session/go-to-login', () => ({ goToLogin }));
vi.mock('@/lib/toasts/toasts', () => ({
  showToast: ({ title }: { title: string }) => toast(title),
  showConfirmation: toast,
}));

const faults = callFaults();
let sent: PageComment[] = [];
const backend = mockServer(
  faults.handler,
  threads((info) => [...threadsOf(info), ...sent.filter(() => info.request.url.includes('mine=true'))]),
  like({ likeCount: 6, isLikedByMe: true }),
  add(async ({ request }) => {
    const { parentId, text } = (await request.clone().json()) as NewPageComment;
    const comment = { ...waiting, id: 'cm-new', text, ...(parentId === undefined ? {} : { parentId }) };
    sent.push(comment);
    return comment;
  }),
);
const table = {
  comment: { needsSession: false, load: async () => writeComment },
  likeComment: { needsSession: true, load: async () => toggleCommentLike },
  sortComments: { needsSession: false, load: async () => sortComments },
};
/** Brings the section near the viewport. */
let near: () => void = () => undefined;
let logOut: (() => void) | undefined;

beforeEach(() => {
  sent = [];
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', PAGE.path);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
        near = () => seen([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  faults.mend();
  cleanup();
  leaveComments();
  logOut?.();
  logOut = undefined;
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

function open(props: Partial<Parameters<typeof PageComments>[0]> = {}): void {
  near = () => undefined;
  render(
    <>
      <ActionRuntime table={table} />
      <PageComments {...PAGE} comments={ready(others)} {...props} />
    </>,
  );
}
/** Holds the reads back until the returned function is called. */
function holdRead(): () => void {
  let answerIt: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answerIt = resolve;
  });
  backend.use(threads((info) => held.then(() => threadsOf(info))));
  return () => answerIt();
}
const of = (id: string) => within(document.getElementById(id) as HTMLElement);
const press = (id: string) => {
  const button = document.getElementById(id) as HTMLElement;
  button.focus();
  fireEvent.click(button);
};

it('R-513 sends everybody’s comments in the page, with nothing of one person, and reads nothing for a visitor', async () => {
  const html = renderToStaticMarkup(<PageComments {...PAGE} comments={ready(others)} />);
  expect(html).toContain(texts.supplierAnswer);
  expect(html).toContain(texts.count('۵'));
  expect(html).not.toMatch(/aria-pressed="true" aria-label/);
  expect(html.indexOf('id="cm-1"')).toBeLessThan(html.indexOf('id="cm-4"'));
  open();
  act(() => near());
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(backend.requests).toEqual([]);
});

it('R-513 shows a logged-in person their own waiting and refused ones with the reason, once the section is near', async () => {
  logOut = logInForStory();
  open();
  expect(document.getElementById(waiting.id)).toBeNull();
  act(() => near());
  await waitFor(() => expect(document.getElementById(waiting.id)).not.toBeNull());
  expect(of(waiting.id).getByText(texts.waiting)).toBeTruthy();
  expect(of(refused.id).getByText(commentsTexts.rejectedReason(refused.rejectReason as string))).toBeTruthy();
  expect(of(question.id).getAllByText(texts.supplierAnswer)).toHaveLength(1);
});

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

  cleanup();
  leaveComments();
  faults.mend();
  logOut = logInForStory();
  open();
  act(() => near());
  await waitFor(async () => expect((await field()).value).toBe(typed));
  expect(document.activeElement).toBe(await field());
  fireEvent.submit((await field()).closest('form') as HTMLFormElement);
  await waitFor(() => expect(document.activeElement?.id).toBe('cm-new'));
  expect(of('cm-new').getByText(texts.waiting)).toBeTruthy();
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

it('R-513 comments that are read again stay, and the head says so', async () => {
  const answerIt = holdRead();
  open();
  expect(screen.queryByText(texts.refreshing)).toBeNull();
  press('order-liked');
  expect(await screen.findByText(texts.refreshing)).toBeTruthy();
  expect(document.getElementById(question.id)).not.toBeNull();
  answerIt();
  await waitFor(() => expect(screen.queryByText(texts.refreshing)).toBeNull());
});

it('R-515 a like is shown at once and taken back when it failed; a repeat after the login takes nothing back', async () => {
  logOut = logInForStory();
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
  await act(() =>
    toggleCommentLike({ name: 'likeComment', payload: { pageId: PAGE.pageId, id: 'cm-4' }, isReplay: true }),
  );
  expect(backend.writes()).toHaveLength(before);
});

it('R-515 a like of a visitor waits for the login', async () => {
  open();
  press('like-cm-4');
  await waitFor(() => expect(goToLogin).toHaveBeenCalledOnce());
  expect(backend.requests).toEqual([]);
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
  act(() => near());
  expect(await screen.findByText('سپاس، روی پمپ ما جواب داد.')).toBeTruthy();
  cleanup();
  leaveComments();
  logOut = logInForStory();
  faults.breakCall('listPageComments', 'unavailable', (url) => url.searchParams.has('mine'));
  open();
  act(() => near());
  expect(await screen.findByText(texts.mineFailed)).toBeTruthy();
  expect(document.getElementById(question.id)).not.toBeNull();
});

it('R-516 comments that are missing are told once, and read again behind their skeleton', async () => {
  faults.breakCall('listPageComments', 'unavailable');
  open({ comments: { state: 'failed', kind: 'service' } });
  act(() => near());
  await screen.findByRole('button', { name: retryTexts.of(texts.title) });
  expect(screen.getAllByText(texts.failed)).toHaveLength(1);
  faults.mend();
  const answerIt = holdRead();
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
