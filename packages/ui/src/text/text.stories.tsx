import type { Meta, StoryObj } from '@storybook/react-vite';
import { Latin } from '../latin/latin';
import { narrow } from '../story-parts/narrow';
import { Text } from './text';

const meta = {
  title: 'Components/Text/Text',
  component: Text,
  args: { children: 'هویت شرکت را بازار صنعت تأیید کرده است.' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: { size: 'reading', tone: 'primary', weight: 'bold', block: true, clip: false },
};
export const Small: Story = { args: { size: 12, tone: 'muted' } };
export const Reading: Story = {
  args: {
    size: 'reading',
    as: 'p',
    children:
      'بلبرینگ شیار عمیق یک‌ردیفه با آب‌بند لاستیکی دوطرفه برای الکتروموتور، پمپ و گیربکس سبک با غلتک نقاله و روان‌کار پایهٔ لیتیم '.repeat(
        3,
      ),
  },
};
export const Tones: Story = {
  render: (args) => (
    <div>
      {(['ink', 'muted', 'primary', 'success', 'warning', 'error'] as const).map((tone) => (
        <p key={tone}>
          <Text {...args} tone={tone} />
        </p>
      ))}
    </div>
  ),
};
export const Clipped: Story = {
  args: {
    clip: true,
    block: true,
    children:
      'بلبرینگ شیار عمیق یک‌ردیفه با آب‌بند لاستیکی دوطرفه برای الکتروموتور، پمپ و گیربکس سبک با غلتک نقاله و روان‌کار پایهٔ لیتیم '.repeat(
        3,
      ),
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
export const LongText: Story = {
  args: {
    children:
      'بلبرینگ شیار عمیق یک‌ردیفه با آب‌بند لاستیکی دوطرفه برای الکتروموتور، پمپ و گیربکس سبک با غلتک نقاله و روان‌کار پایهٔ لیتیم'.repeat(
        3,
      ),
  },
};
