import type { Meta, StoryObj } from '@storybook/react-vite';
import { isolateCodes } from '@/platform/text/isolate-codes';
import { FavouritesView } from './favourites-view';
import { ProfileView } from './profile-view';

const nothing = () => {};
const item = (id: string, title: string, isAvailable = true) => ({
  id,
  title: isolateCodes(title),
  href: '/products/sp-1/x',
  kind: isAvailable ? 'محصول' : 'دیگر در دسترس نیست',
  isAvailable,
  removeLabel: `حذف «${title}»`,
});
const items = [
  item('fav-1', 'بلبرینگ شیار عمیق 6205-2RSH'),
  item('fav-2', 'الکتروموتور سه‌فاز القایی قفس‌سنجابی با بدنهٔ چدنی و فلنج B35 برای پمپ‌های سانتریفیوژ کشاورزی'),
  item('fav-3', 'گیج فشار ۱۰۰ میلی‌متری', false),
];

const meta = {
  title: 'Screens/Profile',
  component: ProfileView,
  args: {
    person: { state: 'ready', name: 'کاربر نمونه', maskedMobile: '۰۹۱۲•••••۰۱' },
    favourites: <FavouritesView state="ready" items={items} onRemove={nothing} />,
    favouritesCount: '۳',
    requests: null,
    isLeaving: false,
    onLogout: nothing,
  },
} satisfies Meta<typeof ProfileView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Playground: Story = {};
export const Loading: Story = {
  args: {
    person: { state: 'loading' },
    favourites: <FavouritesView state="loading" />,
    favouritesCount: undefined,
  },
};
export const Empty: Story = {
  args: {
    favourites: <FavouritesView state="ready" items={[]} onRemove={nothing} />,
    favouritesCount: undefined,
  },
};
export const Failed: Story = {
  args: {
    person: { state: 'failed', onRetry: nothing },
    favourites: <FavouritesView state="failed" onRetry={nothing} />,
    favouritesCount: undefined,
  },
};
export const Leaving: Story = { args: { isLeaving: true } };
