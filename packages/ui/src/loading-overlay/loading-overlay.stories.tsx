import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../button/button';
import { byKeyboard, expectGivenBack } from '../story-parts/by-keyboard';
import { keyTable } from '../story-parts/key-table';
import { narrow } from '../story-parts/narrow';
import { press } from '../story-parts/press';
import { LoadingOverlay } from './loading-overlay';

const meta = {
  title: 'Components/Feedback/Loading overlay',
  tags: ['framed'],
  component: LoadingOverlay,
  parameters: keyTable({ Tab: 'goes nowhere while it covers the page; then the focus is where it was' }),
  args: { label: 'در حال بارگذاری…' },
} satisfies Meta<typeof LoadingOverlay>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { label: 'در حال فرستادن درخواست' } };
export const LongText: Story = { args: { label: 'در حال آماده‌سازی فهرست محصولات این دسته…' } };
export const Narrow: Story = { decorators: [narrow] };
export const MixedDirection: Story = { args: { label: 'در حال خواندن 6205-2RSH.step…' } };
export const Keyboard: Story = {
  tags: ['!autodocs'],
  render: function Paying(args) {
    const [isLoading, setLoading] = useState(false);
    const pay = () => {
      setLoading(true);
      window.addEventListener('paid', () => setLoading(false), { once: true });
    };
    return (
      <>
        <Button onClick={pay}>پرداخت</Button>
        <a href="#elsewhere">جای دیگر</a>
        {isLoading ? <LoadingOverlay {...args} /> : null}
      </>
    );
  },
  play: byKeyboard(async ({ canvas }) => {
    const pay = canvas.getByRole('button', { name: 'پرداخت' });
    await press('{Tab}');
    await press('{Enter}');
    const overlay = await canvas.findByRole('status');
    await press('{Tab}');
    await expect(canvas.getByText('جای دیگر')).not.toHaveFocus();
    await expect(pay).not.toHaveFocus();
    window.dispatchEvent(new Event('paid'));
    await expectGivenBack(overlay, pay);
    await press('{Tab}');
    await expect(canvas.getByText('جای دیگر')).toHaveFocus();
  }),
};
