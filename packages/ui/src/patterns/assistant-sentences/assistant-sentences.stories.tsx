import type { Meta, StoryObj } from '@storybook/react-vite';
import { keyTable } from '../../story-parts/key-table';
import { resizable } from '../../story-parts/narrow';
import { linksByKeyboard } from '../../story-parts/tab-through';
import { AssistantSentences } from './assistant-sentences';

const meta = {
  title: 'Patterns/Assistant/Assistant sentences',
  tags: ['framed'],
  component: AssistantSentences,
  args: {
    id: 'examples',
    title: 'جمله‌های پیشین شما',
    note: 'تنها روی همین دستگاه',
    sentences: [
      { text: 'پمپ سانتریفیوژ ۵۰ مترمکعب در ساعت، تحویل اصفهان', href: '#1' },
      { text: 'ورق سیاه ۱۰ میل، ۵ تن', href: '#2' },
    ],
  },
  parameters: keyTable({ Tab: 'to each sentence', Enter: 'follows it' }),
} satisfies Meta<typeof AssistantSentences>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { decorators: [resizable] };
export const LongText: Story = {
  args: { sentences: [{ text: 'پمپ سانتریفیوژ برای خط تولید قدیمی کارخانه '.repeat(6), href: '#1' }] },
};
export const MixedDirection: Story = {
  args: { sentences: [{ text: 'شیر توپی DN50 PN16 فلنج‌دار و پیچ M16×60', href: '#1' }] },
};
/** Nothing was written on this device yet. */
export const Empty: Story = {
  args: { sentences: [], empty: 'هنوز جمله‌ای نیست؛ هر چه بنویسید اینجا می‌ماند.' },
};
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
};
export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: linksByKeyboard,
};
