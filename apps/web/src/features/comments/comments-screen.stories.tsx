import '@bazaar/ui/article.css';
import {
  getListPageCommentsMockHandlerDefault as noThreads,
  getListPageCommentsMockHandler as threads,
} from '@bazaar/api/mocks/page-comments';
import {
  getListPagesMockHandlerDefault as noPages,
  getListPagesMockHandler as pages,
} from '@bazaar/api/mocks/pages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { never } from '@/testing/story-of-person';
import { guide, howItWorks, listOf, threadsOf } from './comments.fixtures';
import { CommentsScreen } from './comments-screen';

const told = (...handlers: readonly unknown[]) => ({ msw: { handlers } });

/** The screen with its calls, on the mocks of the contract. */
const meta = {
  title: 'Screens/Account/Comments',
  component: CommentsScreen,
  tags: ['!autodocs'],
} satisfies Meta<typeof CommentsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  parameters: told(pages(listOf(guide, howItWorks)), threads(threadsOf)),
};
/** The list is there; the comments of its pages are not. */
export const PageFailed: Story = {
  parameters: told(pages(listOf(guide)), noThreads()),
};
export const Loading: Story = { parameters: told(pages(never)) };
export const Empty: Story = { parameters: told(pages(listOf())) };
export const Failed: Story = { name: 'Error', parameters: told(noPages()) };
