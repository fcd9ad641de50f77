import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../button/button';
import { Card } from '../card/card';
import { byKeyboard } from '../story-parts/by-keyboard';
import { keyTable } from '../story-parts/key-table';
import { narrow } from '../story-parts/narrow';
import { isolated } from '../story-parts/persian';
import { press } from '../story-parts/press';
import { DonePanel, EmptyPanel, ErrorPanel, MessagePanelActions } from './message-panel';

const tryAgain = fn();

const meta = {
  title: 'Components/Feedback/Message panel',
  component: EmptyPanel,
  parameters: keyTable({
    Tab: 'to the action',
    'Enter, Space': 'does it: tries again, or goes on',
  }),
  args: { title: 'هنوز چیزی نگه نداشته‌اید.', action: <Button>رفتن به کاتالوگ</Button> },
} satisfies Meta<typeof EmptyPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: { isInline: true, detail: 'فیلتری را بردارید یا نام دیگری بنویسید.' },
};
export const WithDetail: Story = { args: { detail: 'محصول‌ها و تأمین‌کنندگانی که نگه می‌دارید این‌جا می‌آیند.' } };
export const ErrorState: Story = {
  render: () => (
    <ErrorPanel
      title="این بخش بارگذاری نشد."
      detail="شناسهٔ پیگیری ۷۷۴۱۰۲۶"
      action={<Button>تلاش دوباره</Button>}
    />
  ),
};
export const InlineError: Story = {
  render: () => (
    <ErrorPanel isInline title="این بخش بارگذاری نشد." action={<Button size="small">تلاش دوباره</Button>} />
  ),
};
/** A row of a card: its action stands at the end. */
export const InCard: Story = {
  args: { isInline: true },
  render: (args) => (
    <Card>
      <EmptyPanel {...args} />
    </Card>
  ),
};
/** Side by side where they fit. */
export const SeveralActions: Story = {
  args: {
    action: (
      <MessagePanelActions>
        <Button>رفتن به کاتالوگ</Button>
        <Button>جستجوی تأمین‌کنندگان</Button>
      </MessagePanelActions>
    ),
  },
};
/** The sentence breaks beside its icon; the action goes below where it has no room. */
export const InlineNarrow: Story = {
  args: { isInline: true, title: 'هنوز دیدگاهی نوشته نشده است. نخستین دیدگاه را شما بنویسید.' },
  decorators: [narrow],
};
export const Done: Story = {
  render: () => (
    <DonePanel title="پرسش شما فرستاده شد." action={<Button tone="primary">دیدن گفت‌وگو</Button>} isInline />
  ),
};
/** It takes the focus of the form it replaces. */
export const DoneByKeyboard: Story = {
  tags: ['!autodocs'],
  render: function Sending() {
    const [isSent, setSent] = useState(false);
    const action = <Button>دیدن گفت‌وگو</Button>;
    if (isSent) return <DonePanel isFocused title="پرسش شما فرستاده شد." action={action} />;
    return <Button onClick={() => setSent(true)}>فرستادن</Button>;
  },
  play: byKeyboard(async ({ canvas }) => {
    await press('{Tab}');
    await press('{Enter}');
    await expect(canvas.getByRole('status')).toHaveFocus();
    await press('{Tab}');
    await expect(canvas.getByRole('button', { name: 'دیدن گفت‌وگو' })).toHaveFocus();
  }),
};
export const LongText: Story = {
  args: {
    title:
      'بلبرینگ شیار عمیق یک‌ردیفه با آب‌بند لاستیکی دوطرفه برای الکتروموتور، پمپ و گیربکس سبک با غلتک نقاله و روان‌کار پایهٔ لیتیم',
  },
};
export const MixedDirection: Story = { args: { title: `برای ${isolated('6205-2RSH')} نتیجه‌ای یافت نشد.` } };
export const Narrow: Story = { decorators: [narrow] };
export const Keyboard: Story = {
  tags: ['!autodocs'],
  args: { action: <Button onClick={tryAgain}>تلاش دوباره</Button> },
  play: byKeyboard(async ({ canvas }) => {
    tryAgain.mockClear();
    await press('{Tab}');
    await expect(canvas.getByRole('button', { name: 'تلاش دوباره' })).toHaveFocus();
    await press('{Enter}');
    await press(' ');
    await expect(tryAgain).toHaveBeenCalledTimes(2);
  }),
};
export const ErrorKeyboard: Story = {
  ...Keyboard,
  render: ({ action }) => <ErrorPanel title="این بخش بارگذاری نشد." action={action} />,
};
