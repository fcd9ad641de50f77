import { PageSkeleton } from '@bazaar/ui/patterns/page-skeleton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { shellNotices } from '@/translations/shell-notices';
import { contentsData, emptyKind, nothingChosen, ofCategory } from './contents.fixtures';
import { ContentsView } from './contents-view';

const meta = {
  title: 'Screens/Content/Contents',
  component: ContentsView,
  args: { data: contentsData },
} satisfies Meta<typeof ContentsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
/** In the order of reads, which stand in the place of likes. */
export const ByReads: Story = {
  args: { data: { ...contentsData, address: { ...contentsData.address, sort: 'read' } } },
};
/** Of a label that stands alone there is nothing to choose. */
export const WithoutChoices: Story = {
  args: { data: { ...contentsData, types: [], labels: { title: '', links: [] } } },
};
/** The few of a category, beside what else there is of it. */
export const OfCategory: Story = { args: { data: ofCategory } };
export const NothingChosen: Story = { args: { data: nothingChosen } };
export const Loading: Story = {
  render: () => <PageSkeleton kind="contents" label={shellNotices.loading} />,
};
export const Empty: Story = { args: { data: emptyKind } };
export const Failed: Story = {
  name: 'Error',
  args: { data: { ...contentsData, list: { state: 'failed', kind: 'timeout' } } },
};
