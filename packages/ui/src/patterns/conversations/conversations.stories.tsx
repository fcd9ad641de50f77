import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Badge } from '../../badge/badge';
import { byKeyboard } from '../../story-parts/by-keyboard';
import { keyTable } from '../../story-parts/key-table';
import { narrow } from '../../story-parts/narrow';
import { press } from '../../story-parts/press';
import { Message, MessageDay, MessageThread } from '../message-thread/message-thread';
import {
  ConversationAbout,
  ConversationAction,
  ConversationFilters,
  ConversationHead,
  ConversationItem,
  type ConversationItemProps,
  ConversationList,
  ConversationPanes,
  ReplyBox,
  ReplyClosed,
} from './conversations';

const opened = fn();
const sent = fn();

const item = (more: Partial<ConversationItemProps> = {}) => (
  <ConversationItem
    key={more.href ?? '#conversation'}
    href="#conversation"
    isCurrent={false}
    monogram="ی‌پ"
    name="بازرگانی یاتاقان پارس"
    about="بلبرینگ شیار عمیق 6205-2RSH"
    text="با سپاس؛ قیمت هر ردیف در درخواست نوشته شد."
    time={<time dateTime="2026-11-20T12:02:00Z">۳ ساعت پیش</time>}
    onOpen={opened}
    {...more}
  />
);
const items = (
  <ConversationList label="گفت‌وگوها">
    {item({ unread: { count: '۲', spoken: '۲ پیام خوانده‌نشده' } })}
    {item({
      href: '#second',
      isCurrent: true,
      name: 'صنایع یاتاقان البرز',
      unsent: 'فرستاده نشد:',
      text: 'بله، فردا ثبت می‌کنیم.',
    })}
    {item({ href: '#third', monogram: 'پ‌ش', name: 'پشتیبانی بازار', about: 'فاکتور رسمی طرح عضویت' })}
  </ConversationList>
);

const filters = (
  <ConversationFilters
    label="کدام گفت‌وگوها"
    filters={[
      { href: '#all', text: 'همه', count: '۱۴', isCurrent: true, onChoose: opened },
      { href: '#unread', text: 'نخوانده', count: '۱', isCurrent: false, onChoose: opened },
      { href: '#archived', text: 'بایگانی', isCurrent: false, onChoose: opened },
    ]}
  />
);

function Reply({ error }: { readonly error?: string }) {
  const [text, setText] = useState('');
  return (
    <ReplyBox
      id="reply"
      label="پاسخ به صنایع یاتاقان البرز"
      placeholder="پاسخ خود را بنویسید…"
      value={text}
      error={error}
      hint="Ctrl و Enter پیام را می‌فرستد."
      sendLabel="ارسال"
      attach={{ label: 'پیوست فایل', onPress: opened }}
      onChange={setText}
      onSend={() => sent(text)}
    />
  );
}

const open = (reply = <Reply />) => (
  <>
    <ConversationHead
      back={{ href: '#list', label: 'همهٔ گفت‌وگوها', onBack: opened }}
      actions={
        <>
          <ConversationAction kind="unread" label="نخوانده شود" onPress={opened} />
          <ConversationAction kind="archive" label="بایگانی" onPress={opened} />
          <ConversationAction kind="hide" label="پنهان‌کردن" onPress={opened} />
        </>
      }
      title="صنایع یاتاقان البرز"
      note="تأییدشده از ۱۴۰۴/۰۵ تا ۱۴۰۶/۰۵"
    />
    <ConversationAbout
      title="درخواست TR-100214"
      detail="بلبرینگ شیار عمیق 6205-2RSH"
      href="#request"
      state={<Badge tone="success">پاسخ داده شد</Badge>}
    />
    <MessageThread label="گفت‌وگو با صنایع یاتاقان البرز">
      <MessageDay>شنبه ۳۰ آبان ۱۴۰۵</MessageDay>
      <Message side="other" author="صنایع یاتاقان البرز" time="۱۰:۴۲">
        آیا سفارش را تأیید می‌کنید؟
      </Message>
      <Message side="own" author="شما" time="۱۱:۰۰" state={{ kind: 'sent', text: 'ارسال‌شده' }}>
        بله، فردا ثبت می‌کنیم.
      </Message>
    </MessageThread>
    {reply}
  </>
);

const meta = {
  title: 'Patterns/Account/Conversations',
  tags: ['framed'],
  component: ConversationPanes,
  parameters: keyTable({
    Tab: 'to the conversations, then to the open one, its field, its button',
    'Ctrl + Enter': 'in the field: sends',
  }),
  args: {
    title: 'پیام‌ها',
    counts: ['۱۴ گفت‌وگو', '۲ پیام خوانده‌نشده'],
    head: filters,
    list: items,
    open: open(),
    shown: 'list',
  },
} satisfies Meta<typeof ConversationPanes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { shown: 'open' } };
/** With an open conversation a phone shows only that; wide screens show both. */
export const Opened: Story = { args: { shown: 'open' } };
export const Loading: Story = { args: { list: <ConversationList label="در حال خواندن…" isLoading /> } };
export const Closed: Story = {
  args: { shown: 'open', open: open(<ReplyClosed>این گفت‌وگو بسته شده است.</ReplyClosed>) },
};
export const Refused: Story = {
  args: { shown: 'open', open: open(<Reply error="متن پیام بلندتر از چهار هزار نویسه است." />) },
};
export const LongText: Story = {
  args: {
    list: (
      <ConversationList label="گفت‌وگوها">
        {item({
          name: 'شرکت بازرگانی و تولیدی قطعات و یاتاقان‌های صنعتی خاورمیانه',
          about: 'الکتروموتور سه‌فاز القایی قفس‌سنجابی با بدنهٔ چدنی و فلنج B35 برای پمپ‌های سانتریفیوژ کشاورزی',
          text: 'پیش‌فاکتور را همراه با گواهی نمایندگی و برگهٔ مشخصات هر ردیف برای شما می‌فرستیم.',
          unread: { count: '۱۲۰', spoken: '۱۲۰ پیام خوانده‌نشده' },
        })}
      </ConversationList>
    ),
  },
};
export const MixedDirection: Story = {
  args: {
    list: (
      <ConversationList label="گفت‌وگوها">
        {item({ name: 'Alborz Bearing Co.', about: 'DIN 625-1', text: 'Please confirm 6205-2Z/C3.' })}
      </ConversationList>
    ),
  },
};
export const Narrow: Story = { decorators: [narrow] };
export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  args: { head: null, list: null, shown: 'open', open: <Reply /> },
  play: byKeyboard(async ({ canvas }) => {
    await press('{Tab}');
    await expect(canvas.getByRole('button', { name: 'پیوست فایل' })).toHaveFocus();
    await press('{Tab}');
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveFocus();
    await press('سلام');
    await press('{Control>}{Enter}{/Control}');
    await expect(sent).toHaveBeenCalledWith('سلام');
    await press('{Tab}');
    await expect(canvas.getByRole('button', { name: 'ارسال' })).toHaveFocus();
  }),
};
