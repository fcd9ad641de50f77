import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Badge } from '../../badge/badge';
import { Button } from '../../button/button';
import { Link } from '../../link/link';
import { byKeyboard } from '../../story-parts/by-keyboard';
import { keyTable } from '../../story-parts/key-table';
import { narrow } from '../../story-parts/narrow';
import { press } from '../../story-parts/press';
import {
  FilterWords,
  ObjectCounts,
  ObjectHead,
  ObjectTimeline,
  StageBar,
  TimelineEntry,
  TimelineLinks,
  TimelineMessages,
  TimelineNote,
  TimelineSpan,
} from './object-timeline';

const goBack = fn();
const time = (text: string) => <time dateTime="2026-11-21T10:18:00Z">{text}</time>;
const head = (title: string, gone?: string) => (
  <ObjectHead
    titleId="object-title"
    title={title}
    href={gone === undefined ? '#object' : undefined}
    facts={['SKF', 'یاتاقان پارس، تهران']}
    trust={gone === undefined ? 'تأیید از ۱۴۰۴/۰۱ تا ۱۴۰۶/۱۲' : undefined}
    gone={gone}
    back={{ text: 'یادداشت‌ها', onPress: goBack }}
  />
);
const counts = [
  { id: 'visits', label: 'بازدید', value: '۵' },
  { id: 'notes', label: 'یادداشت', value: '۱' },
  { id: 'price', label: 'قیمت، تومان', value: '۱٬۴۵۰٬۰۰۰', isWide: true },
];

const meta = {
  title: 'Patterns/Account/Object timeline',
  tags: ['framed'],
  component: ObjectTimeline,
  args: {
    titleId: 'object-title',
    head: head('بلبرینگ شیار عمیق 6305-2RS1'),
    counts: <ObjectCounts counts={counts} />,
    foot: <Button tone="primary">افزودن به درخواست</Button>,
    children: (
      <>
        <TimelineSpan title="امروز، شنبه ۳۰ آبان">
          <TimelineEntry kind="visits" title="بازدید" time={time('۱۳:۴۸')}>
            <FilterWords
              label="فیلترها"
              words={[
                { id: 'd', title: 'قطر داخلی', value: '۲۰ تا ۳۰', unit: 'mm' },
                { id: 'brand', title: 'برند', value: '۲ برند' },
              ]}
            />
            <Link href="#visit">باز کردن با همین فیلترها</Link>
          </TimelineEntry>
          <TimelineEntry
            kind="request"
            title="درخواست ۱۴۰۵-۰۸۳۱۷"
            badge={<Badge tone="warning">در انتظار پرداخت</Badge>}
            time={time('۰۹:۱۲')}
          >
            <StageBar label="مرحلهٔ ۳ از ۷" done={2} total={7} />
            <TimelineLinks note="مرحلهٔ ۳ از ۷، پرداخت؛ ۱۹ ساعت مانده">
              <Link href="#pay">پرداخت</Link>
            </TimelineLinks>
          </TimelineEntry>
        </TimelineSpan>
        <TimelineSpan title="۲۰ تا ۲۵ آبان">
          <TimelineEntry kind="note" title="یادداشت" time={time('۲۵ آبان، ۱۱:۲۰')}>
            <TimelineNote color="Yellow">برای خط ریسندگی ۲. با لقی C3 هم بپرس.</TimelineNote>
          </TimelineEntry>
          <TimelineEntry kind="question" title="پرسش از یاتاقان پارس" time={time('۲۴ آبان، ۱۶:۲۰')}>
            <TimelineMessages
              messages={[
                { id: 'm-1', by: 'شما', text: 'لقی C3 هم دارید؟', isMine: true },
                { id: 'm-2', by: 'سارا کریمی، ۱۷:۰۵', text: 'لقی C3 موجود نیست.', isMine: false },
              ]}
            />
          </TimelineEntry>
          <TimelineEntry kind="favourite" title="به علاقه‌مندی‌ها افزوده شد" time={time('۲۰ آبان، ۱۶:۰۲')} />
        </TimelineSpan>
      </>
    ),
  },
  parameters: keyTable({ Tab: 'to the next link or button', Enter: 'follows it' }),
} satisfies Meta<typeof ObjectTimeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { isBusy: true } };
export const Gone: Story = {
  args: { head: head('شیر اطمینان SV-10', 'دیگر عرضه نمی‌شود.'), foot: undefined },
};
export const LongText: Story = {
  args: {
    head: head('بلبرینگ شیار عمیق یک‌ردیفه با آب‌بند لاستیکی دوطرفه و روان‌کار پایهٔ لیتیم برای دور بالا'),
  },
};
export const MixedDirection: Story = { args: { head: head('Deep groove ball bearing 6305-2RS1/C3') } };
export const Narrow: Story = { decorators: [narrow] };
export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  args: { head: <h2 id="object-title">بلبرینگ شیار عمیق 6305-2RS1</h2> },
  play: byKeyboard(async ({ canvasElement }) => {
    await press('{Tab}');
    await expect(within(canvasElement).getByRole('link', { name: 'باز کردن با همین فیلترها' })).toHaveFocus();
    await press('{Tab}');
    await expect(within(canvasElement).getByRole('link', { name: 'پرداخت' })).toHaveFocus();
  }),
};
