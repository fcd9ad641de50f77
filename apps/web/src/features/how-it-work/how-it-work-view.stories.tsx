import { PageSkeleton } from '@bazaar/ui/patterns/page-skeleton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawing } from '@/testing/drawings';
import { howItWorkMessages as texts } from '@/translations/how-it-work';
import { shellNotices } from '@/translations/shell-notices';
import { HowItWorkView } from './how-it-work-view';

const meta = {
  title: 'Screens/Help/How it works',
  component: HowItWorkView,
  args: {
    crumbs: [{ label: texts.home, href: '#' }, { label: texts.title }],
    page: {
      title: texts.title,
      lead: texts.lead,
      html: '<h2>هزینه‌ها</h2><p>جستجو، مقایسه و پیام رایگان است.</p>',
    },
    videos: [
      { id: 'v-2', href: '#', title: 'جستجو و فیلتر فنی', poster: drawing('pump').url, length: '۴:۳۵' },
    ],
    questions: [{ id: 'a', question: 'چگونه سفارش مستقیم ثبت کنم؟' }],
  },
} satisfies Meta<typeof HowItWorkView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = {
  render: () => <PageSkeleton kind="howItWorks" label={shellNotices.loading} />,
};
/** The built-in text alone. */
export const Empty: Story = { args: { page: undefined, videos: [], questions: [] } };
