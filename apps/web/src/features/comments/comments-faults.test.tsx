// @vitest-environment jsdom
import {
  getAddPageCommentMockHandler as add,
  getLikePageCommentMockHandlerDefault as failingLike,
  getLikePageCommentMockHandler as like,
  getListPageCommentsMockHandler as threads,
} from '@bazaar/api/mocks/page-comments';
import { getListPagesMockHandler as pages } from '@bazaar/api/mocks/pages';
import type { NewPageComment, PageComment } from '@bazaar/api/model';
import type { OperationId } from '@bazaar/api/operations';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type CallFault, calledOperations, callFaults, tryRead, tryWrite } from '@/testing/call-faults';
import { mockServer } from '@/testing/mock-server';
import { commentsTexts as texts } from '@/translations/comments';
import { formFailureTexts } from '@/translations/form-errors';
import { answer, guide, guideThreads, howItWorks, listOf, threadsOf } from './comments.fixtures';
import { CommentsScreen } from './comments-screen';

const { goToLogin, toast } = vi.hoisted(() => ({ goToLogin: vi.fn(), toast: vi.fn() }));
vi.mock('@/lib/session/go-to-login', () => ({ goToLogin }));
vi.mock('@/lib/toasts/toasts', () => ({
  showToast: ({ title }: { title: string }) => toast(title),
  showConfirmation: toast,
}));
vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams(location.search) }));

const faults = callFaults();
let shown: PageComment[] = guideThreads;
const backend = mockServer(
  faults.handler,
  pages(listOf(guide, howItWorks)),
  threads((info) => (info.request.url.includes(howItWorks.id) ? threadsOf(info) : shown)),
  like({ likeCount: 4, isLikedByMe: true }),
  add(async ({ request }) => {
    const { pageId, parentId, text } = (await request.clone().json()) as NewPageComment;
    return {
      ...answer,
      id: 'cm-new',
      pageId,
      text,
      isMine: true,
      isSupplierAnswer: false,
      status: 'Pending' as const,
      ...(parentId === undefined ? {} : { parentId }),
    };
  }),
);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  shown = guideThreads;
  history.replaceState(null, '', '/profile/comments');
});
afterEach(() => {
  faults.mend();
  cleanup();
  vi.clearAllMocks();
});

const open = () => void render(<CommentsScreen />);
const ofGuide = (url: URL) => url.pathname.includes(guide.id);
/** Every read of the screen, and the sentence that names what is missing without it. */
const reads: Partial<Record<OperationId, readonly [says: string, only?: (url: URL) => boolean]>> = {
  listPageComments: [texts.pageFailed(guide.title), ofGuide],
  listPages: [texts.failed],
};
const rows = Object.entries(reads) as [OperationId, readonly [string, ((url: URL) => boolean) | undefined]][];

it('R-411 names every read of the comments in this table', async () => {
  open();
  await screen.findAllByRole('article');
  await act(() => backend.settled());
  expect(calledOperations(backend.requests)).toEqual(rows.map(([operation]) => operation).sort());
});

it.each(rows)('R-411 says what is missing without %s, keeps the rest and heals', (operation, [says, only]) =>
  tryRead({ faults, backend, operation, says, ...(only ? { only } : {}), stands: texts.title, open }),
);

const errors: Readonly<Record<CallFault, string | undefined>> = {
  reset: formFailureTexts.network,
  slow: formFailureTexts.service,
  unavailable: formFailureTexts.service,
  'wrong shape': formFailureTexts.service,
  'no JSON': formFailureTexts.service,
  conflict: formFailureTexts.conflict,
  'to be paid': formFailureTexts.paymentRequired,
  'too many': formFailureTexts.rateLimited,
  'session ended': undefined,
};

it('R-411 R-441 an answer that was not sent says so, keeps its words and is sent once, under one key', async () => {
  open();
  fireEvent.click(
    await screen.findByRole('button', { name: `${texts.reply}${texts.replyTo(answer.authorName)}` }),
  );
  const field = (await screen.findByLabelText(texts.text)) as HTMLTextAreaElement;
  const typed = 'سپاس؛ برای دور ۳۰۰۰ هم همین است؟';
  fireEvent.change(field, { target: { value: typed } });
  const press = () => void fireEvent.submit(field.closest('form') as HTMLFormElement);
  const says = (fault: CallFault) => errors[fault];
  const keeps = () => expect(field.value).toBe(typed);
  await tryWrite({ faults, backend, operation: 'addPageComment', says, press, keeps });
  expect(goToLogin).toHaveBeenCalledOnce();
  expect(screen.queryByText(texts.sent)).toBeNull();
  press();
  await waitFor(() => expect(toast).toHaveBeenCalledWith(texts.sent));
  const sent = backend.writes();
  expect(new Set(sent.map(({ body }) => JSON.stringify(body)))).toEqual(
    new Set([JSON.stringify({ pageId: guide.id, parentId: answer.id, text: typed })]),
  );
  // A final refusal ends its intent, everything else is the same one.
  expect(new Set(sent.slice(0, 5).map(({ key }) => key)).size).toBe(1);
  expect(screen.queryByLabelText(texts.text)).toBeNull();
});

it('R-443 a like is shown at once, and taken back when it failed', async () => {
  open();
  const likes = () =>
    screen
      .findAllByRole('button', { name: /پسندیدن دیدگاه بلبرینگ/ })
      .then(([first]) => first as HTMLElement);
  const isLiked = async () => (await likes()).getAttribute('aria-pressed');
  faults.breakCall('likePageComment', 'session ended');
  fireEvent.click(await likes());
  await waitFor(() => expect(goToLogin).toHaveBeenCalledOnce());
  await waitFor(async () => expect(await isLiked()).toBe('false'));
  faults.mend();

  let answerIt: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => {
    answerIt = resolve;
  });
  const problem = {
    type: 'urn:server',
    title: 'server',
    status: 500,
    code: 'server',
    traceId: 't-1',
  } as const;
  backend.use(failingLike(() => answered.then(() => problem)));
  fireEvent.click(await likes());
  await waitFor(async () => expect(await isLiked()).toBe('true'));
  // A second press before the answer would turn it over again.
  fireEvent.click(await likes());
  answerIt();
  await waitFor(() => expect(toast).toHaveBeenCalledWith(texts.likeFailed));
  expect(await isLiked()).toBe('false');
  expect(backend.writes()).toHaveLength(2);

  backend.use(like({ likeCount: 4, isLikedByMe: true }));
  shown = guideThreads.map((thread) => ({
    ...thread,
    children: thread.children.map((child) => ({ ...child, likeCount: 4, isLikedByMe: true })),
  }));
  fireEvent.click(await likes());
  await waitFor(async () => expect((await likes()).getAttribute('aria-label')).toMatch(/، ۴$/));
  expect(await isLiked()).toBe('true');
});
