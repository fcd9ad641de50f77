import { PageSkeleton } from '@bazaar/ui/patterns/page-skeleton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { shellNotices } from '@/translations/shell-notices';
import { areas } from './area-groups.fixtures';
import { address, failedResults, longSeller, noProducts, ready, understanding } from './assistant.fixtures';
import { AssistantView } from './assistant-view';

const meta = {
  title: 'Screens/Assistant/Assistant',
  component: AssistantView,
  args: { address, result: ready() },
} satisfies Meta<typeof AssistantView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
/** The plain page: a field and sentences to begin with. */
export const Empty: Story = { args: { address: { ...address, sentence: '' }, result: undefined, areas } };
export const Loading: Story = {
  render: () => <PageSkeleton kind="assistant" label={shellNotices.loading} />,
};
/** The catalogue's categories could not be read: the sentence stays. */
export const Failed: Story = { name: 'Error', args: { result: { state: 'failed' } } };
/** The words are understood, the results could not be read. */
export const FailedResults: Story = { args: { result: ready({ results: failedResults }) } };
/** No product has every condition: each can be dropped. */
export const NoResults: Story = { args: { result: ready({ results: noProducts }) } };
/** Names too long for a tablet's column: each ends after two lines, and its city stands below. */
export const LongText: Story = { args: { result: ready({ results: longSeller }) } };
/** Two categories fit as well. */
export const Question: Story = {
  args: {
    result: ready({
      understanding: {
        ...understanding,
        question: {
          text: 'بلبرینگ',
          options: [
            { categoryId: 'c-deep-groove-ball-bearing', title: 'بلبرینگ شیار عمیق', productCount: 34 },
            { categoryId: 'c-angular', title: 'بلبرینگ تماس زاویه‌ای', productCount: 9 },
          ],
        },
      },
    }),
  },
};
/** No word of the sentence names a category. */
export const NothingUnderstood: Story = {
  args: {
    result: ready({
      understanding: { ...understanding, category: undefined, parts: [] },
      category: undefined,
      results: undefined,
    }),
    areas,
  },
};
