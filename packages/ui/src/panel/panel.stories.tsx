import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../link/link';
import { keyTable } from '../story-parts/key-table';
import { narrow } from '../story-parts/narrow';
import { linksByKeyboard } from '../story-parts/tab-through';
import { Panel } from './panel';

const meta = {
  title: 'Components/Layout/Panel',
  component: Panel,
  parameters: keyTable({
    Tab: 'to the link of the head, then to what is inside',
    Enter: 'follows the link',
  }),
  args: { id: 'contact', title: 'تماس', children: 'شنبه تا چهارشنبه، ۸ تا ۱۷' },
} satisfies Meta<typeof Panel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: { isFlush: true, bleed: false, as: 'aside', id: 'panel-playground' },
};
export const WithNote: Story = {
  args: {
    note: (
      <Link href="#" size={13}>
        مشاهدهٔ همه
      </Link>
    ),
  },
};
export const Flush: Story = { args: { isFlush: true } };
export const LongText: Story = {
  args: {
    title:
      'بلبرینگ شیار عمیق یک‌ردیفه با آب‌بند لاستیکی دوطرفه برای الکتروموتور، پمپ و گیربکس سبک با غلتک نقاله و روان‌کار پایهٔ لیتیم',
  },
};
export const MixedDirection: Story = { args: { title: 'گواهی ISO 9001:2015' } };
export const Narrow: Story = { decorators: [narrow] };
export const Keyboard: Story = {
  tags: ['!autodocs'],
  args: {
    note: (
      <Link href="#all" size={13}>
        مشاهدهٔ همه
      </Link>
    ),
  },
  play: linksByKeyboard,
};
