import { Panel } from '@bazaar/ui/panel';
import { PageSkeleton } from '@bazaar/ui/patterns/page-skeleton';
import { Skeleton } from '@bazaar/ui/skeleton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { shellNotices } from '@/translations/shell-notices';
import { FrameView } from './frame-view';

const groups = [
  {
    title: 'بازار صنعت',
    links: [
      { title: 'دربارهٔ ما', href: '/about-us' },
      { title: 'تماس با ما', href: '/contact-us' },
      { title: 'راهنمای استفاده', href: '/howitworks' },
    ],
  },
  {
    title: 'خریداران',
    links: [
      { title: 'پرسش‌های متداول', href: '/faq' },
      { title: 'ثبت سفارش مستقیم', href: '/direct-order' },
    ],
  },
  { title: 'قانون', links: [{ title: 'قوانین و مقررات', href: '/terms' }] },
];

const meta = {
  title: 'Screens/System/Frame',
  component: FrameView,
  parameters: { layout: 'fullscreen' },
  args: {
    siteName: 'بازار صنعت',
    footerGroups: groups,
    contact: [
      { title: '۰۲۱-۸۸۷۲۴۱۰۰', href: 'tel:+982188724100' },
      { title: 'تهران، خیابان کریم‌خان زند، پلاک ۱۲۰', href: '/page/contact' },
    ],
    trust: { enamad: 'https://trustseal.enamad.ir/?id=1' },
    links: [
      { title: 'جستجوی تأمین‌کنندگان', href: '/search?tab=suppliers' },
      { title: 'جستجوی محصولات', href: '/search?tab=products' },
    ],
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
