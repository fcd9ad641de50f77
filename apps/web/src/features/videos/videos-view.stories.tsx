import { PageSkeleton } from '@bazaar/ui/patterns/page-skeleton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { shellNotices } from '@/translations/shell-notices';
import { videosMessages as texts } from '@/translations/videos';
import { videosData } from './videos.fixtures';
import { VideosView } from './videos-view';

const meta = {
  title: 'Screens/Content/Videos',
  component: VideosView,
  args: { data: videosData, crumbs: [{ label: texts.home, href: '#' }, { label: texts.title }] },
} satisfies Meta<typeof VideosView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Filtered: Story = {
  args: {
    data: {
      ...videosData,
      address: { ...videosData.address, tag: 'نصب', categoryId: 'c-pumps', sort: 'watched' },
      category: { state: 'ready', value: { name: 'پمپ' } },
    },
  },
};
export const NotFound: Story = {
  args: {
    data: {
      ...videosData,
      address: { ...videosData.address, videoId: 'v-99' },
      open: { state: 'ready', value: undefined },
    },
  },
};
export const Loading: Story = {
  render: () => <PageSkeleton kind="videos" label={shellNotices.loading} />,
};
export const Empty: Story = {
  args: {
    data: {
      address: { ...videosData.address, term: 'زیردریایی' },
      list: { state: 'ready', value: { items: [], totalCount: 0, pageNumber: 1, pageSize: 12 } },
    },
  },
};
export const Failed: Story = {
  name: 'Error',
  args: {
    data: {
      address: { ...videosData.address, videoId: 'v-1' },
      list: { state: 'failed', kind: 'timeout' },
      open: { state: 'failed', kind: 'timeout' },
    },
  },
};
