import { PageSkeleton } from '@bazaar/ui/patterns/page-skeleton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { shellNotices } from '@/translations/shell-notices';
import { AssistantLandingView } from './assistant-landing-view';

const meta = {
  title: 'Screens/Assistant/Assistant landing page',
  component: AssistantLandingView,
  args: {
    crumbs: [{ label: 'صفحهٔ اصلی', href: '/' }, { label: 'دستیار انتخاب' }],
    title: 'دستیار انتخاب',
    lead: 'جمله‌ای بنویسید؛ با قاعده‌های روشن به دسته، ویژگی، مقدار، شهر و قیمت تبدیل می‌شود.',
    html: '<h2 id="part-1">چه بنویسید</h2><ul><li>نام کالا یا شمارهٔ فنی، مانند <bdi dir="ltr">6205-2RS</bdi>.</li></ul>',
  },
} satisfies Meta<typeof AssistantLandingView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = {
  render: () => <PageSkeleton kind="assistantLanding" label={shellNotices.loading} />,
};
export const Empty: Story = { args: { html: '' } };
