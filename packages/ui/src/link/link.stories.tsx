import type { Meta, StoryObj } from '@storybook/react-vite';
import { Latin } from '../latin/latin';
import { keyTable } from '../story-parts/key-table';
import { narrow } from '../story-parts/narrow';
import { linksByKeyboard } from '../story-parts/tab-through';
import { Link } from './link';

const meta = {
  title: 'Components/Actions/Link',
  component: Link,
  parameters: keyTable({
    Tab: 'to the next link',
    Enter: 'follows it',
  }),
  args: { href: '#', children: 'مشاهدهٔ همه' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { tone: 'muted', touch: true } };
export const Plain: Story = { args: { tone: 'plain' } };
export const Muted: Story = { args: { tone: 'muted' } };
export const Touch: Story = { args: { touch: true } };
export const LongText: Story = {
  args: {
    children:
      'بلبرینگ شیار عمیق یک‌ردیفه با آب‌بند لاستیکی دوطرفه برای الکتروموتور، پمپ و گیربکس سبک با غلتک نقاله و روان‌کار پایهٔ لیتیم',
  },
};
export const MixedDirection: Story = {
  args: {
    children: (
      <>
        برگهٔ مشخصات <Latin>6205-2RSH</Latin>
      </>
    ),
  },
};
export const Narrow: Story = { decorators: [narrow] };
export const Keyboard: Story = {
  tags: ['!autodocs'],
  args: { href: '#all' },
  play: linksByKeyboard,
};
