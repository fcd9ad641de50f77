import type { Meta, StoryObj } from '@storybook/react-vite';
import { keyTable } from '../story-parts/key-table';
import { Accordion } from './accordion';

const meta = {
  title: 'Components/Accordion',
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
export const Playground: Story = {};
export const Open: Story = { args: { isOpen: true } };
export const LongText: Story = {
  args: {
    isOpen: true,
    title:
      'بلبرینگ شیار عمیق یک‌ردیفه با آب‌بند لاستیکی دوطرفه برای الکتروموتور، پمپ و گیربکس سبک با غلتک نقاله و روان‌کار پایهٔ لیتیم',
  },
};
export const MixedDirection: Story = { args: { title: 'سند ISO 5199 چه می‌گوید؟' } };
