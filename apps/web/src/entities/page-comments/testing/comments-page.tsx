import {
  getAddPageCommentMockHandler as add,
  getLikePageCommentMockHandler as like,
  getListPageCommentsMockHandler as threads,
} from '@bazaar/api/mocks/page-comments';
import type { NewPageComment, PageComment } from '@bazaar/api/model';
import { act, cleanup, fireEvent, render, within } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { ActionRuntime } from '@/lib/actions/action-runtime';
import { callFaults } from '@/testing/call-faults';
import { type MockServer, mockServer } from '@/testing/mock-server';
import { logInForStory } from '@/testing/story-of-person';
import { sortComments, toggleCommentLike, writeComment } from '../comment-actions';
import { leaveComments } from '../comments-store';
import { PageComments, type PageCommentsProps } from '../page-comments';
import { others, PAGE, ready, threadsOf, waiting } from '../page-comments.fixtures';

vi.mock('@bazaar/ui/account.css', () => ({}));
vi.mock('@bazaar/ui/feedback.css', () => ({}));
vi.mock('@bazaar/ui/forms.css', () => ({}));
const { goToLogin, toast } = vi.hoisted(() => ({ goToLogin: vi.fn(), toast: vi.fn() }));
vi.mock('@/lib/session/go-to-login', () => ({ goToLogin }));
vi.mock('@/lib/toasts/toasts', () => ({
  showToast: ({ title }: { title: string }) => toast(title),
  showConfirmation: toast,
}));

export { goToLogin, toast };

const table = {
  comment: { needsSession: false, load: async () => writeComment },
  likeComment: { needsSession: true, load: async () => toggleCommentLike },
  sortComments: { needsSession: false, load: async () => sortComments },
};
let sent: PageComment[] = [];
let near: () => void = () => undefined;
let logOut: (() => void) | undefined;

/** Starts a backend that keeps what is written, and begins each test of a file on the page as a visitor. */
export function commentsPage() {
  const faults = callFaults();
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
  beforeEach(() => {
    sent = [];
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', PAGE.path);
    vi.stubGlobal('IntersectionObserver', WatchedByHand);
  });
  afterEach(() => {
    faults.mend();
    leave();
    logOut?.();
    logOut = undefined;
    vi.unstubAllGlobals();
    vi.clearAllMocks();
  });
  return { backend, faults };
}

class WatchedByHand {
  constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
    near = () => seen([{ isIntersecting: true }]);
  }
  observe() {}
  disconnect() {}
}

export function open(props: Partial<PageCommentsProps> = {}): void {
  near = () => undefined;
  render(
    <>
      <ActionRuntime table={table} />
      <PageComments {...PAGE} comments={ready(others)} {...props} />
    </>,
  );
}

/** Goes to another page. */
export function leave(): void {
  cleanup();
  leaveComments();
}

export function logIn(): void {
  logOut = logInForStory();
}

/** Brings the section near the viewport. */
export const comeNear = () => act(() => near());

/** Holds the reads back until the returned function is called. */
export function holdRead(backend: MockServer): () => void {
  let answerIt: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answerIt = resolve;
  });
  backend.use(threads((info) => held.then(() => threadsOf(info))));
  return () => answerIt();
}

export const commentOf = (id: string) => within(document.getElementById(id) as HTMLElement);

export function press(id: string): void {
  const button = document.getElementById(id) as HTMLElement;
  button.focus();
  fireEvent.click(button);
}

/** Does a like again, as the login does with the press that led to it. */
export const repeatLike = (id: string) =>
  act(() => toggleCommentLike({ name: 'likeComment', payload: { pageId: PAGE.pageId, id }, isReplay: true }));
