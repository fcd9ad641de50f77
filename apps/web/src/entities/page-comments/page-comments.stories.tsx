import '@bazaar/ui/article.css';
import {
  getAddPageCommentMockHandler as add,
  getListPageCommentsMockHandler as threads,
  getListPageCommentsMockHandlerDefault as unread,
} from '@bazaar/api/mocks/page-comments';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useEffect } from 'react';
import { ActionRuntime } from '@/lib/actions/action-runtime';
import { logInForStory, never } from '@/testing/story-of-person';
import { pageCommentsTexts as texts } from '@/translations/page-comments';
import { sortComments, toggleCommentLike, writeComment } from './comment-actions';
import { leaveComments, openCommentForm, startComments, wantComments } from './comments-store';
import { PageComments } from './page-comments';
import { others, PAGE, ready, threadsOf, waiting } from './page-comments.fixtures';

const told = (...handlers: readonly unknown[]) => ({ msw: { handlers } });
const table = {
  comment: { needsSession: false, load: async () => writeComment },
  likeComment: { needsSession: true, load: async () => toggleCommentLike },
  sortComments: { needsSession: false, load: async () => sortComments },
};
/** Begins as on a page that was just opened. */
const begin = (work: () => void = () => undefined) => {
  leaveComments();
  localStorage.clear();
  startComments(PAGE.pageId);
  work();
};

/** The comments below an article. */
const meta = {
  title: 'Screens/Content/Comments on a page',
  component: PageComments,
  tags: ['!autodocs'],
  args: { ...PAGE, comments: ready(others) },
  // As a literal: Storybook adds the description above to its properties, and in place of anything else.
  parameters: { msw: { handlers: [threads(threadsOf), add(waiting)] } },
  decorators: [
    (Story) => (
      <>
        <ActionRuntime table={table} />
        <Story />
      </>
    ),
  ],
  beforeEach: () => begin(),
} satisfies Meta<typeof PageComments>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Empty: Story = { args: { comments: ready([]) } };
/** The service did not answer the page, and does not answer now. */
export const Failed: Story = {
  name: 'Error',
  args: { comments: { state: 'failed', kind: 'service' } },
  parameters: told(unread()),
};
/** The page came without them, and they are being read. */
export const Loading: Story = {
  args: { comments: { state: 'failed', kind: 'service' } },
  parameters: told(threads(never)),
  beforeEach: () => begin(wantComments),
};
/** Everybody's comments stay while they are read again. */
export const ReadAgain: Story = {
  parameters: told(threads(never)),
  beforeEach: () => begin(wantComments),
};
/** One waits for its approval, another was refused: their writer alone sees them. */
export const OwnWaitingAndRefused: Story = { decorators: [(Story) => <AsWriter>{Story()}</AsWriter>] };
/** A page that takes no comments any more. */
export const NotAllowed: Story = { args: { allowComments: false } };
/** The form of a comment on the page; the story is ready once it is there. */
export const Writing: Story = {
  loaders: [() => import('./live/live-comments'), () => import('./live/page-comment-form')],
  beforeEach: () => begin(() => openCommentForm(`comment:${PAGE.pageId}`)),
  play: async ({ canvas }) => {
    await canvas.findByRole('form', { name: texts.formLabel });
  },
};

/** Logs in and reads once the story is on screen: what the story before it left there would read as well. */
function AsWriter({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    begin(wantComments);
    const logOut = logInForStory();
    return () => {
      leaveComments();
      logOut();
    };
  }, []);
  return children;
}
