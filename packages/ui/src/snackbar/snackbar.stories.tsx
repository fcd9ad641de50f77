import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { byKeyboard } from '../story-parts/by-keyboard';
import { keyTable } from '../story-parts/key-table';
import { isolated } from '../story-parts/persian';
import { press } from '../story-parts/press';
import { Snackbar, type SnackbarProps } from './snackbar';

function ClosingSnackbar(props: SnackbarProps) {
  const [isOpen, setOpen] = useState(true);
  return isOpen ? <Snackbar {...props} onClose={() => setOpen(false)} /> : <p>رفت.</p>;
}

const meta = {
  title: 'Overlays/Snackbar',
  component: Snackbar,
  args: {
    children: 'آدرس حذف شد.',
    action: { label: 'برگرداندن', run: fn() },
    timeoutMs: Number.POSITIVE_INFINITY,
    onClose: () => undefined,
  },
  render: (args) => <ClosingSnackbar {...args} />,
  parameters: {
    layout: 'fullscreen',
    ...keyTable({
      Tab: 'to the action, which holds the time',
      'Enter, Space': 'does it',
      Escape: 'puts the line away',
    }),
  },
} satisfies Meta<typeof Snackbar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
export const WithoutAction: Story = { args: { action: undefined } };
export const LongText: Story = {
  args: {
    children:
      'بلبرینگ شیار عمیق یک‌ردیفه با آب‌بند لاستیکی دوطرفه برای الکتروموتور، پمپ و گیربکس سبک از فهرست مقایسه برداشته شد.',
    action: { label: 'برگرداندن به فهرست مقایسه', run: () => undefined },
  },
};
export const MixedDirection: Story = { args: { children: `کد ${isolated('6205-2RSH')} برداشته شد.` } };
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 320, height: 200, transform: 'translate(0)' }}>
        <Story />
      </div>
    ),
  ],
};
export const ByKeyboard: Story = {
  args: { timeoutMs: 1200 },
  play: byKeyboard(async ({ canvas, args }) => {
    await press('{Tab}');
    const button = canvas.getByRole('button', { name: 'برگرداندن' });
    await expect(button).toHaveFocus();
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await expect(button).toBeVisible();
    await press('{Enter}');
    await expect(args.action?.run).toHaveBeenCalled();
    await expect(canvas.getByText('رفت.')).toBeVisible();
  }),
};
export const GoesByItself: Story = {
  args: { timeoutMs: 150 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('رفت.')).toBeVisible(), { timeout: 2000 });
  },
};
