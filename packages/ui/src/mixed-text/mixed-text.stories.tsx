import type { Meta, StoryObj } from '@storybook/react-vite';
import { MixedText } from './mixed-text';

const meta = {
  title: 'Components/Text/Mixed text',
  component: MixedText,
  args: { children: 'بلبرینگ شیار عمیق 6205-2RSH' },
  render: (args) => (
    <p>
      <MixedText {...args} />
    </p>
  ),
} satisfies Meta<typeof MixedText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { children: 'پمپ CR 10-6 با الکتروموتور IE3' } };
export const PersianOnly: Story = { args: { children: 'بلبرینگ شیار عمیق' } };
export const MixedDirection: Story = {
  args: { children: 'جدول معادل‌سازی کد SKF، FAG و NTN مطابق ISO 15:2017 و DIN 625-1' },
};
export const LongText: Story = {
  args: {
    children:
      'الکتروموتور سه‌فاز IE3-132M-4 با Deep groove ball bearing, single row, sealed on both sides و بدنهٔ چدنی',
  },
};
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 160 }}>
        <Story />
      </div>
    ),
  ],
};
