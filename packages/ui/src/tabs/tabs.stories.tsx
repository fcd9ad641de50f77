import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { CurrentInView } from '../focus/current-in-view';
import { keyTable } from '../story-parts/key-table';
import { narrow, resizable } from '../story-parts/narrow';
import { linksByKeyboard } from '../story-parts/tab-through';
import { Tabs } from './tabs';

const meta = {
  title: 'Components/Navigation/Tabs',
  component: Tabs,
  parameters: keyTable({
    Tab: 'to the next link',
    Enter: 'follows it',
  }),
  args: {
    label: 'بخش‌های صفحه',
    tabs: [
      { href: '#spec', label: 'مشخصات فنی', isCurrent: true },
      { href: '#offers', label: 'پیشنهادهای دیگر، ۴' },
      { href: '#files', label: 'فایل‌ها، ۴' },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { decorators: [resizable] };
export const LongText: Story = {
  args: {
    tabs: [
      'مشخصات فنی',
      'پیشنهادهای تأمین‌کنندگان دیگر',
      'فایل‌ها و نقشه‌ها',
      'شرح کالا',
      'محصولات مرتبط و جایگزین',
    ].map((label, index) => ({ href: `#${index}`, label, isCurrent: index === 0 })),
  },
};
/** The last tab is chosen: the row scrolls to it, and nothing else moves. */
export const LastChosen: Story = {
  args: {
    tabs: Array.from({ length: 9 }, (_, index) => ({
      href: `#${index}`,
      label: `بخش ${['یکم', 'دوم', 'سوم', 'چهارم', 'پنجم', 'ششم', 'هفتم', 'هشتم', 'نهم'][index]} صفحه`,
      isCurrent: index === 8,
    })),
  },
  decorators: [narrow],
  play: async ({ canvas }) => {
    const row = canvas.getByRole('navigation').getBoundingClientRect();
    const chosen = canvas.getByRole('link', { current: 'page' });
    await waitFor(() => {
      const { left, right } = chosen.getBoundingClientRect();
      expect([left >= row.left - 1, right <= row.right + 1]).toEqual([true, true]);
    });
    await expect(document.documentElement.scrollLeft).toBe(0);
  },
};
/** Drawn in the browser, after the page: the row follows the chosen tab. */
export const InTheBrowser: Story = {
  ...LastChosen,
  args: { ...LastChosen.args, children: <CurrentInView currentId="#8" /> },
};
export const MixedDirection: Story = {
  args: {
    tabs: [
      { href: '#a', label: 'فایل STEP', isCurrent: true },
      { href: '#b', label: 'برگهٔ PDF' },
    ],
  },
};
export const Narrow: Story = { decorators: [narrow] };
export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: linksByKeyboard,
};
