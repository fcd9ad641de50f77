import type { Meta, StoryObj } from '@storybook/react-vite';
import { keyTable } from '../story-parts/key-table';
import { narrow, resizable } from '../story-parts/narrow';
import { linksByKeyboard } from '../story-parts/tab-through';
import { Breadcrumb } from './breadcrumb';

const meta = {
  title: 'Components/Navigation/Breadcrumb',
  component: Breadcrumb,
  parameters: keyTable({
    Tab: 'to the next link',
    Enter: 'follows it',
  }),
  args: {
    label: 'مسیر',
    crumbs: [
      { label: 'محصولات', href: '#a' },
      { label: 'انتقال قدرت و یاتاقان', href: '#b' },
      { label: 'بلبرینگ', href: '#c' },
      { label: 'بلبرینگ شیار عمیق' },
    ],
  },
} satisfies Meta<typeof Breadcrumb>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { decorators: [resizable] };
export const LongText: Story = {
  args: {
    crumbs: [
      { label: 'محصولات', href: '#a' },
      {
        label:
          'بلبرینگ شیار عمیق یک‌ردیفه با آب‌بند لاستیکی دوطرفه برای الکتروموتور، پمپ و گیربکس سبک با غلتک نقاله و روان‌کار پایهٔ لیتیم',
        href: '#b',
      },
      { label: 'بلبرینگ' },
    ],
  },
};
export const MixedDirection: Story = {
  args: { crumbs: [{ label: 'بلبرینگ', href: '#a' }, { label: '6205-2RSH' }] },
};
export const Narrow: Story = { decorators: [narrow] };
export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: linksByKeyboard,
};
