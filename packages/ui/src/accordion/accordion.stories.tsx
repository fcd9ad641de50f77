import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../link/link';
import { byKeyboard } from '../story-parts/by-keyboard';
import { keyTable } from '../story-parts/key-table';
import { narrow } from '../story-parts/narrow';
import { press } from '../story-parts/press';
import { Accordion } from './accordion';

const meta = {
  title: 'Components/Layout/Accordion',
  component: Accordion,
  parameters: keyTable({
    Tab: 'to the title, and on to what is inside when it is open',
    'Enter, Space': 'opens and closes',
  }),
  args: { title: 'هزینهٔ ثبت درخواست چقدر است؟', children: 'هزینه پیش از ارسال نشان داده می‌شود.' },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { isOpen: true } };
export const Open: Story = { args: { isOpen: true } };
export const LongText: Story = {
  args: {
    isOpen: true,
    title:
      'بلبرینگ شیار عمیق یک‌ردیفه با آب‌بند لاستیکی دوطرفه برای الکتروموتور، پمپ و گیربکس سبک با غلتک نقاله و روان‌کار پایهٔ لیتیم',
  },
};
export const MixedDirection: Story = { args: { title: 'سند ISO 5199 چه می‌گوید؟' } };
export const Narrow: Story = { decorators: [narrow] };

export const Keyboard: Story = {
  tags: ['!autodocs'],
  args: { children: <Link href="#fees">نرخ‌نامه</Link> },
  play: byKeyboard(async ({ canvas, canvasElement }) => {
    const details = canvasElement.querySelector('details');
    await press('{Tab}');
    await expect(canvasElement.querySelector('summary')).toHaveFocus();
    await press('{Enter}');
    await expect(details).toHaveProperty('open', true);
    await press('{Tab}');
    await expect(canvas.getByRole('link')).toHaveFocus();
    await press('{Shift>}{Tab}{/Shift}');
    await press(' ');
    await expect(details).toHaveProperty('open', false);
  }),
};
