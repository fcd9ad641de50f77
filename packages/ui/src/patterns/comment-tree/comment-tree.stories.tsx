import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { SegmentedButtons } from '../../segmented/segmented';
import { byKeyboard } from '../../story-parts/by-keyboard';
import { keyTable } from '../../story-parts/key-table';
import { narrow } from '../../story-parts/narrow';
import { formatNumber } from '../../story-parts/persian';
import { press } from '../../story-parts/press';
import {
  Comment,
  CommentBar,
  CommentFormSkeleton,
  CommentNote,
  CommentPicture,
  type CommentProps,
  CommentsSkeleton,
  CommentTree,
  LikeButton,
  ReplyButton,
} from './comment-tree';

const answered = fn();

function Actions({ to, likes }: { readonly to: string; readonly likes: number }) {
  const [isLiked, setLiked] = useState(false);
  return (
    <>
      <LikeButton
        label={`پسندیدن دیدگاه ${to}`}
        isLiked={isLiked}
        count={formatNumber(likes + Number(isLiked))}
        onClick={() => setLiked(!isLiked)}
      />
      <ReplyButton label={`به ${to}`} onClick={() => answered(to)}>
        پاسخ
      </ReplyButton>
    </>
  );
}

const said = (author: string, text: string, more: Partial<CommentProps> = {}) => (
  <Comment
    author={author}
    time={<time dateTime="2026-11-21T07:30:00Z">۳ ساعت پیش</time>}
    text={text}
    actions={more.status ? undefined : <Actions to={author} likes={author.length} />}
    {...more}
  />
);

const question = 'این بلبرینگ برای دمای بالای ۱۲۰ درجه هم مناسب است؟';
const answer = 'گریس آن تا ۱۱۰ درجه را تحمل می‌کند؛ برای دمای بالاتر نوع با آب‌بند فلزی را سفارش دهید.';

const meta = {
  title: 'Patterns/Content/Comment tree',
  component: CommentTree,
  args: {
    label: 'دیدگاه‌ها',
    children: (
      <>
        {said('رضا کریمی', question, {
          children: (
            <>
              {said('صنایع یاتاقان البرز', answer, {
                role: 'تأمین‌کننده',
                children: said('رضا کریمی', 'سپاس. زمان آماده‌سازی همان ۲ روز است؟'),
              })}
              {said('مینا شریفی', 'ما در کورهٔ خشک‌کن نوع فلزی را به کار بردیم و خوب بود.')}
            </>
          ),
        })}
        {said('حمید توکلی', 'بسته‌بندی سالم بود و برگهٔ اصالت داشت.')}
      </>
    ),
  },
  parameters: keyTable({
    Tab: 'to the buttons of each comment',
    'Enter, Space': 'likes and takes back; opens the form for an answer',
  }),
} satisfies Meta<typeof CommentTree>;
export default meta;
type Story = StoryObj<typeof meta>;

const pending = {
  kind: 'pending',
  text: 'در انتظار تأیید',
  reason: 'پس از بررسی برای همه دیده می‌شود.',
} as const;
const rejected = { kind: 'rejected', text: 'ردشده', reason: 'دلیل: شمارهٔ تماس در متن آمده است.' } as const;
const chain = (depth: number): CommentProps['children'] =>
  said(`خوانندهٔ ${formatNumber(depth)}`, answer, { children: depth < 7 ? chain(depth + 1) : undefined });

export const Default: Story = {};
export const Playground: Story = { args: { isFlush: true } };
/** With the authors' pictures, as on a public page. */
export const Pictured: Story = {
  args: { children: said('رضا کریمی', question, { picture: <CommentPicture letters="ر‌ک" /> }) },
};
export const CurrentUserPending: Story = {
  args: { children: said('نوید رضایی', question, { role: 'شما', status: pending }) },
};
export const CurrentUserRejected: Story = {
  args: {
    children: said('نوید رضایی', question, {
      role: 'شما',
      status: rejected,
      actions: (
        <ReplyButton label="دیدگاه ردشده" isAgain>
          بازنویسی
        </ReplyButton>
      ),
    }),
  },
};
/** Below its bar in a section: here nothing more can be written. */
export const Closed: Story = {
  args: { isFlush: true },
  render: (args) => (
    <>
      <CommentBar>
        <CommentNote>دیدگاه تازه پذیرفته نمی‌شود.</CommentNote>
        <SegmentedButtons
          label="ترتیب دیدگاه‌ها"
          segments={[
            { id: 'newest', label: 'تازه‌ترین', isChosen: true },
            { id: 'liked', label: 'پسندیده‌ترین', isChosen: false },
          ]}
        />
      </CommentBar>
      <CommentTree {...args} />
    </>
  ),
};
export const Loading: Story = { render: () => <CommentsSkeleton label="در حال خواندن دیدگاه‌ها…" /> };
/** A form is opened, and its script is on its way. */
export const FormOpening: Story = { render: () => <CommentFormSkeleton label="در حال باز کردن فرم…" /> };
export const PendingAnswer: Story = {
  args: {
    children: said('رضا کریمی', question, {
      children: said('نوید رضایی', answer, { role: 'شما', status: pending }),
    }),
  },
};
export const SevenDeep: Story = { args: { children: chain(1) } };
export const LongText: Story = {
  args: {
    children: said('شرکت بازرگانی و فنی مهندسی یاتاقان صنعت پارس خاورمیانه', `${answer} `.repeat(6), {
      role: 'تأمین‌کننده',
    }),
  },
};
export const MixedDirection: Story = {
  args: { children: said('SKF Iran', 'Use 6205-2Z/C3 above 110 °C.', { role: 'نماینده' }) },
};
export const Narrow: Story = { decorators: [narrow] };
export const NarrowSevenDeep: Story = { args: { children: chain(1) }, decorators: [narrow] };
export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  args: { children: said('رضا کریمی', question) },
  play: byKeyboard(async ({ canvas }) => {
    await press('{Tab}');
    const like = canvas.getByRole('button', { name: /پسندیدن/ });
    await expect(like).toHaveFocus();
    await expect(like).toHaveAttribute('aria-pressed', 'false');
    await press('{Enter}');
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await press(' ');
    await expect(like).toHaveAttribute('aria-pressed', 'false');
    await press('{Tab}');
    await expect(canvas.getByRole('button', { name: /^پاسخ/ })).toHaveFocus();
    await press('{Enter}');
    await expect(answered).toHaveBeenCalledWith('رضا کریمی');
  }),
};
