import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { byKeyboard } from '../../story-parts/by-keyboard';
import { keyTable } from '../../story-parts/key-table';
import { narrow } from '../../story-parts/narrow';
import { press } from '../../story-parts/press';
import { Message, MessageDay, MessageFile, type MessageProps, MessageThread } from './message-thread';

const states = {
  queued: 'در صف ارسال',
  sending: 'در حال ارسال',
  sent: 'ارسال‌شده',
  seen: 'دیده‌شده',
  failed: 'ارسال نشد',
} as const;
const retried = fn();

const own = (kind: keyof typeof states, text: string, time = '۱۱:۰۰') => (
  <Message
    side="own"
    author="شما"
    time={time}
    state={{ kind, text: states[kind] }}
    retry={{ label: 'ارسال دوباره', onRetry: retried }}
  >
    {text}
  </Message>
);
const other = (text: string, more: Partial<MessageProps> = {}) => (
  <Message side="other" author="صنایع یاتاقان البرز" time="۱۰:۴۲" {...more}>
    {text}
  </Message>
);

const meta = {
  title: 'Patterns/MessageThread',
  component: MessageThread,
  args: {
    label: 'گفت‌وگو با صنایع یاتاقان البرز',
    children: (
      <>
        <MessageDay>پنجشنبه ۲۸ آبان ۱۴۰۵</MessageDay>
        {own('seen', 'سلام. برای ۲۰۰ عدد قیمت و زمان آماده‌سازی را اعلام می‌کنید؟', '۱۶:۲۰')}
        {other('سلام. پیش‌فاکتور پیوست است؛ آماده‌سازی ۲ روز کاری.', {
          time: '۱۶:۵۵',
          files: <MessageFile href="#file" name="پیش‌فاکتور ۷۷۴۱.pdf" size="۴۲۰ کیلوبایت" />,
        })}
        <MessageDay>شنبه ۳۰ آبان ۱۴۰۵</MessageDay>
        {other('آیا سفارش را تأیید می‌کنید؟')}
        {own('sent', 'بله، فردا ثبت می‌کنیم.')}
      </>
    ),
  },
  parameters: keyTable({
    Tab: 'to the conversation, then to attachments and «send again»',
    'Up, Down': 'scroll the conversation',
  }),
} satisfies Meta<typeof MessageThread>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
export const States: Story = {
  args: {
    children: (Object.keys(states) as (keyof typeof states)[]).map((kind) => (
      <div key={kind} style={{ display: 'contents' }}>
        {own(kind, 'قیمت ۲۰۰ عدد را اعلام می‌کنید؟')}
      </div>
    )),
  },
};
export const Queued: Story = { args: { children: own('queued', 'تا اتصال برقرار شود می‌ماند.') } };
export const Failed: Story = { args: { children: own('failed', 'قیمت ۲۰۰ عدد را اعلام می‌کنید؟') } };
export const FilesOnly: Story = {
  args: {
    children: (
      <Message
        side="own"
        author="شما"
        time="۱۱:۰۲"
        state={{ kind: 'sending', text: states.sending }}
        files={
          <>
            <MessageFile href="#a" name="6205-2RSH-assembly-drawing-revision-final.step" size="۱٫۸ مگابایت" />
            <MessageFile href="#b" name="گواهی نمایندگی.pdf" size="۱٫۱ مگابایت" />
          </>
        }
      />
    ),
  },
};
export const LongText: Story = {
  args: {
    children: other(
      'گریس آن تا ۱۱۰ درجه را تحمل می‌کند؛ برای دمای بالاتر نوع با آب‌بند فلزی را سفارش دهید. '.repeat(6),
    ),
  },
};
export const MixedDirection: Story = {
  args: { children: other('Please confirm 6205-2Z/C3, DIN 625-1.', { author: 'Alborz Bearing Co.' }) },
};
export const Narrow: Story = { decorators: [narrow] };
export const ByKeyboard: Story = {
  args: { children: own('failed', 'قیمت ۲۰۰ عدد را اعلام می‌کنید؟') },
  play: byKeyboard(async ({ canvas }) => {
    await press('{Tab}');
    await expect(canvas.getByRole('log')).toHaveFocus();
    await press('{Tab}');
    await expect(canvas.getByRole('button', { name: 'ارسال دوباره' })).toHaveFocus();
    await press('{Enter}');
    await expect(retried).toHaveBeenCalledOnce();
  }),
};
