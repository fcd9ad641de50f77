import {
  mdiAccountOutline,
  mdiClipboardListOutline,
  mdiHeartOutline,
  mdiMapMarkerOutline,
  mdiMessageOutline,
  mdiViewDashboardOutline,
  mdiWalletOutline,
} from '@mdi/js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { byKeyboard } from '../story-parts/by-keyboard';
import { keyTable } from '../story-parts/key-table';
import { press } from '../story-parts/press';
import { SideMenu } from './side-menu';

const meta = {
  title: 'Components/SideMenu',
  component: SideMenu,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 280 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    label: 'پروفایل',
    groups: [
      {
        id: 'trade',
        title: 'خرید',
        links: [
          { text: 'پیشخوان', href: '#home', icon: mdiViewDashboardOutline },
          {
            text: 'سفارش مستقیم',
            href: '#orders',
            icon: mdiClipboardListOutline,
            count: '۳',
            spokenCount: '۳ سفارش باز',
          },
          {
            text: 'پیام‌ها',
            href: '#messages',
            icon: mdiMessageOutline,
            count: '۲',
            spokenCount: '۲ خوانده‌نشده',
          },
          { text: 'کیف پول', href: '#wallet', icon: mdiWalletOutline },
        ],
      },
      {
        id: 'mine',
        title: 'حساب من',
        links: [
          {
            text: 'علاقه‌مندی‌ها',
            href: '#favorites',
            icon: mdiHeartOutline,
            children: [
              { text: 'محصولات', href: '#favorites-products', count: '۱۸', isCurrent: true },
              { text: 'تأمین‌کنندگان', href: '#favorites-suppliers', count: '۴' },
            ],
          },
          { text: 'آدرس‌ها', href: '#address', icon: mdiMapMarkerOutline },
          { text: 'اطلاعات شخصی', href: '#personal', icon: mdiAccountOutline },
        ],
      },
    ],
  },
  parameters: keyTable({
    Tab: 'to the next way',
    Enter: 'goes there',
    'Enter, Space': 'on a group: opens and closes',
  }),
} satisfies Meta<typeof SideMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
export const Closed: Story = {
  args: {
    groups: [
      {
        id: 'one',
        links: [
          { text: 'پیشخوان', href: '#home', icon: mdiViewDashboardOutline, isCurrent: true },
          {
            text: 'علاقه‌مندی‌ها',
            href: '#favorites',
            icon: mdiHeartOutline,
            children: [{ text: 'محصولات', href: '#p' }],
          },
        ],
      },
    ],
  },
};
export const LongText: Story = {
  args: {
    groups: [
      {
        id: 'one',
        title: 'راه‌هایی که نام بلند دارند و در یک سطر جا نمی‌شوند',
        links: [
          {
            text: 'نمایندگی‌های تأمین‌کننده و کالاهای هر نمایندگی در استان‌های دیگر',
            href: '#a',
            icon: mdiMapMarkerOutline,
            count: '۱٬۲۸۴',
          },
        ],
      },
    ],
  },
};
export const MixedDirection: Story = {
  args: { groups: [{ id: 'one', links: [{ text: 'مدارک ISO 9001', href: '#iso', isCurrent: true }] }] },
};
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
};
export const ByKeyboard: Story = {
  ...Closed,
  play: byKeyboard(async ({ canvas }) => {
    await press('{Tab}');
    await expect(canvas.getByRole('link', { name: 'پیشخوان' })).toHaveFocus();
    await press('{Tab}');
    const summary = canvas.getByText('علاقه‌مندی‌ها');
    await expect(summary).toHaveFocus();
    summary.click();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'محصولات' })).toBeVisible());
    await press('{Tab}');
    await expect(canvas.getByRole('link', { name: 'محصولات' })).toHaveFocus();
  }),
};
