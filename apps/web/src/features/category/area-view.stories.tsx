import { PageSkeleton } from '@bazaar/ui/patterns/page-skeleton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { islandMessages } from '@/messages/shell-islands';
import { AreaView } from './area-view';
import { subcategories } from './category.fixtures';

const meta = {
  title: 'Screens/Area',
  component: AreaView,
  args: { title: 'محصولات', detail: 'تجهیزات و کالاهای صنعتی', groups: subcategories },
} satisfies Meta<typeof AreaView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
/** What stands there while the page is on its way from another page of the site. */
export const Loading: Story = { render: () => <PageSkeleton kind="hub" label={islandMessages.loading} /> };
export const Playground: Story = {};
export const Empty: Story = { args: { groups: [] } };
