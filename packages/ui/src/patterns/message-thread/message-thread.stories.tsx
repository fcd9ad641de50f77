import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { byKeyboard } from '../../story-parts/by-keyboard';
import { keyTable } from '../../story-parts/key-table';
import { narrow, resizable } from '../../story-parts/narrow';
import { press } from '../../story-parts/press';
import {
  Message,
  MessageDay,
  MessageEdit,
  MessageFile,
  MessageJump,
  MessageNews,
  MessagePause,
  type MessageProps,
  MessageThread,
  SendingFile,
} from './message-thread';

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
    retry={{ label: 'ارسال دوباره', onPress: retried }}
    discard={{ label: 'حذف', onPress: fn() }}
  >
    {text}
  </Message>
);
const other = (text: string, more: Partial<MessageProps> = {}) => (
  <Message side="other" author="نگار مرادی" heading="نگار مرادی، کارشناس فروش" time="۱۰:۴۲" {...more}>
    {text}
  </Message>
);

const meta = {
  title: 'Patterns/Account/Message thread',
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
        <MessageNews>۲ پیام تازه</MessageNews>
        {other('آیا سفارش را تأیید می‌کنید؟')}
        {other('این پیام حذف شده است.', { heading: undefined, isDeleted: true })}
        <MessagePause>۱۵:۴۰</MessagePause>
        {own('sent', 'بله، فردا ثبت می‌کنیم.')}
      </>
    ),
  },
  parameters: keyTable({
    Tab: 'to the conversation, then to attachments, «send again» and «edit»',
    'Ctrl + Enter, Escape': 'in an edit: stores it, leaves it',
    'Up, Down': 'scroll the conversation',
  }),
} satisfies Meta<typeof MessageThread>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { decorators: [resizable] };
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
/** One file is on its way, one has not arrived. */
export const SendingFiles: Story = {
  args: {
    after: <MessageJump label="پیام تازه" onJump={fn()} />,
    children: (
      <Message
        side="own"
        author="شما"
        time="۱۱:۰۲"
        state={{ kind: 'sending', text: states.sending }}
        files={
          <>
            <SendingFile
              name="نقشهٔ پایه.dwg"
              note="در حال ارسال، ۶۰٪"
              percent={60}
              cancel={{ label: 'لغو ارسال نقشهٔ پایه', onPress: fn() }}
            />
            <SendingFile
              name="drawing.pdf"
              note="ارتباط قطع شد."
              isFailed
              retry={{ label: 'ارسال دوبارهٔ drawing.pdf', onPress: retried }}
              cancel={{ label: 'لغو ارسال drawing.pdf', onPress: fn() }}
            />
          </>
        }
      />
    ),
  },
};
/** The stored text changed meanwhile: both stand there. */
export const Editing: Story = {
  args: {
    children: (
      <MessageEdit
        id="edit"
        label="متن پیام"
        value="بله، پس‌فردا ثبت می‌کنیم."
        note="تا ۱۲ دقیقهٔ دیگر"
        error="گفت‌وگو از آن زمان تغییر کرده است."
        stored={{ label: 'متن کنونی:', text: 'بله، فردا ثبت می‌کنیم.' }}
        isBusy={false}
        saveLabel="ذخیره"
        cancelLabel="انصراف"
        onChange={fn()}
        onSave={fn()}
        onCancel={fn()}
      />
    ),
  },
};
const editSaved = fn();
/** The button that stores keeps the focus while it does, and is not pressed twice. */
export const EditByKeyboard: Story = {
  tags: ['!autodocs'],
  render: function Storing(args) {
    const [isBusy, setBusy] = useState(false);
    return (
      <MessageThread {...args}>
        <MessageEdit
          id="edit"
          label="متن پیام"
          value="بله، فردا ثبت می‌کنیم."
          note="تا ۱۲ دقیقهٔ دیگر"
          isBusy={isBusy}
          saveLabel={isBusy ? 'در حال ذخیره…' : 'ذخیره'}
          cancelLabel="انصراف"
          onChange={fn()}
          onSave={() => {
            editSaved();
            setBusy(true);
          }}
          onCancel={fn()}
        />
      </MessageThread>
    );
  },
  play: byKeyboard(async ({ canvas }) => {
    editSaved.mockClear();
    const save = canvas.getByRole('button', { name: 'ذخیره' });
    save.focus();
    await press('{Enter}');
    await expect(save).toHaveAccessibleName('در حال ذخیره…');
    await expect(save).toHaveFocus();
    await press('{Enter}');
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    await expect(editSaved).toHaveBeenCalledOnce();
  }),
};
export const LongText: Story = {
  args: {
    children: other(
      'گریس آن تا ۱۱۰ درجه را تحمل می‌کند؛ برای دمای بالاتر نوع با آب‌بند فلزی را سفارش دهید. '.repeat(6),
    ),
  },
};
export const MixedDirection: Story = {
  args: { children: other('Please confirm 6205-2Z/C3, DIN 625-1.', { heading: 'Alborz Bearing Co.' }) },
};
export const Narrow: Story = { decorators: [narrow] };
export const ByKeyboard: Story = {
  tags: ['!autodocs'],
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
