import type { Meta, StoryObj } from '@storybook/react-vite';
import { Latin } from '../latin/latin';
import { narrow } from '../story-parts/narrow';
import { Heading } from './heading';

const meta = {
  title: 'Components/Text/Heading',
  component: Heading,
  args: { level: 2, children: 'مشخصات فنی' },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { level: 2, size: 22 } };
export const Page: Story = { args: { level: 1, children: 'بلبرینگ شیار عمیق' } };
export const Levels: Story = {
  render: () => (
    <>
      {([1, 2, 3, 4] as const).map((level) => (
        <Heading key={level} level={level}>
          سرتیتر تراز {level.toLocaleString('fa')}
        </Heading>
      ))}
    </>
  ),
};
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
        بلبرینگ شیار عمیق <Latin>6205-2RSH</Latin> مطابق <Latin>DIN 625-1</Latin> و <Latin>ISO 15</Latin>
      </>
    ),
  },
};
export const Narrow: Story = { decorators: [narrow] };
