import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { byKeyboard } from '../../story-parts/by-keyboard';
import { keyTable } from '../../story-parts/key-table';
import { narrow, resizable } from '../../story-parts/narrow';
import { press } from '../../story-parts/press';
import { ConsentBar } from './consent-bar';

const meta = {
  title: 'Patterns/Page frame/Consent bar',
  tags: ['framed'],
  component: ConsentBar,
  parameters: keyTable({ Tab: 'to no, then to yes', 'Enter, Space': 'answers' }),
  args: {
    label: 'آمار بازدید',
    text: 'برای بهتر شدن سایت، آمار بازدید شما را با ابزار شرکت دیگری بسنجیم؟ بدون اجازهٔ شما چیزی سنجیده نمی‌شود.',
    yesLabel: 'اجازه می‌دهم',
    noLabel: 'اجازه نمی‌دهم',
    onAnswer: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 240 }}>
        <p>محتوای صفحه</p>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ConsentBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { decorators: [resizable] };
export const LongText: Story = {
  args: {
    text: `${meta.args.text} پاسخ شما در همین مرورگر می‌ماند و از پایین هر صفحه می‌توانید آن را عوض کنید.`,
  },
};
export const MixedDirection: Story = { args: { text: 'آمار بازدید با Matomo سنجیده شود؟' } };
export const Narrow: Story = { decorators: [narrow] };
export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: byKeyboard(async ({ args }) => {
    await press('{Tab}');
    await press('{Enter}');
    await expect(args.onAnswer).toHaveBeenLastCalledWith(false);
    await press('{Tab}');
    await press('{Enter}');
    await expect(args.onAnswer).toHaveBeenLastCalledWith(true);
  }),
};
