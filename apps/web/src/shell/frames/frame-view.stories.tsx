import { Panel } from '@bazaar/ui/panel';
import { PageSkeleton } from '@bazaar/ui/patterns/page-skeleton';
import { Skeleton } from '@bazaar/ui/skeleton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { contact, footerGroups, headerLinks } from '@/testing/story-frame/frame-links';
import { shellNotices } from '@/translations/shell-notices';
import { FrameView } from './frame-view';

const meta = {
  title: 'Screens/System/Frame',
  component: FrameView,
  parameters: { layout: 'fullscreen' },
  args: {
    siteName: 'بازار صنعت',
    footerGroups,
    contact,
    trust: { enamad: 'https://trustseal.enamad.ir/?id=1' },
    links: headerLinks,
    children: (
      <Panel id="content" title="محتوای صفحه">
        <Skeleton shape="block" />
      </Panel>
    ),
  },
} satisfies Meta<typeof FrameView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Playground: Story = {};
/** On the way to another page: the frame stays and shows the page's outline. */
export const Loading: Story = {
  args: { children: <PageSkeleton kind="list" label={shellNotices.loading} /> },
};
/** The footer's menus could not be read: no menu is better than no page. */
export const Failed: Story = { name: 'Error', args: { footerGroups: [], contact: [], trust: {}, links: [] } };
export const LongTexts: Story = {
  args: { siteName: 'بازار تجهیزات، قطعات و خدمات صنعتی ایران و خاورمیانه' },
};
