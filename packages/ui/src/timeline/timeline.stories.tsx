import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/card';
import { Latin } from '../latin/latin';
import { Link } from '../link/link';
import { keyTable } from '../story-parts/key-table';
import { narrow, resizable } from '../story-parts/narrow';
import { linksByKeyboard } from '../story-parts/tab-through';
import { Timeline, type TimelineEventView } from './timeline';

const events: readonly TimelineEventView[] = [
  {
    id: '1',
    title: 'درخواست ثبت شد',
    tone: 'success',
    toneLabel: 'انجام شد',
    time: <time dateTime="2026-11-14T09:12">۲۳ آبان ۱۴۰۵، ۰۹:۱۲</time>,
    actor: 'نوید رضایی، خریدار',
  },
  {
    id: '2',
    title: 'اصلاح خواسته شد',
    tone: 'warning',
    toneLabel: 'نیازمند اقدام',
    time: <time dateTime="2026-11-15T11:40">۲۴ آبان ۱۴۰۵، ۱۱:۴۰</time>,
    actor: 'کارشناس بازار',
    detail: 'مقدار سفارش با کمترین سفارش تأمین‌کننده نمی‌خواند. مقدار را به ۱۰ عدد یا بیشتر برسانید.',
  },
  {
    id: '3',
    title: 'درخواست منتشر شد',
    tone: 'info',
    toneLabel: 'وضعیت کنونی',
    time: <time dateTime="2026-11-16T08:05">۲۵ آبان ۱۴۰۵، ۰۸:۰۵</time>,
    actor: 'سامانه',
    isCurrent: true,
  },
  {
    id: '4',
    title: 'پاسخ تأمین‌کننده',
    tone: 'coming',
    toneLabel: 'هنوز نرسیده',
    detail: 'معمولاً تا ۲ روز کاری.',
  },
];

const meta = {
  title: 'Components/Data/Timeline',
  component: Timeline,
  parameters: keyTable({
    Tab: 'to the links and files of the events',
    Enter: 'follows them',
  }),
  args: { label: 'رویدادهای درخواست', events },
  decorators: [
    (Story) => (
      <Card padded>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { decorators: [resizable] };
export const OneEvent: Story = { args: { events: events.slice(0, 1) } };
export const Rejected: Story = {
  args: {
    events: [
      ...events.slice(0, 1),
      {
        id: 'r',
        title: 'درخواست رد شد',
        tone: 'error',
        toneLabel: 'رد شد',
        time: <time dateTime="2026-11-15T11:40">۲۴ آبان ۱۴۰۵، ۱۱:۴۰</time>,
        actor: 'کارشناس بازار',
        detail: 'مدرک فنی خوانا نبود.',
      },
    ],
  },
};
export const WithFiles: Story = {
  args: {
    events: [
      {
        id: 'f',
        title: 'پیش‌فاکتور فرستاده شد',
        tone: 'neutral',
        time: <time dateTime="2026-11-17T14:30">۲۶ آبان ۱۴۰۵، ۱۴:۳۰</time>,
        actor: 'بازرگانی یاتاقان پارس',
        detail: (
          <Link href="#file" touch>
            پیش‌فاکتور شمارهٔ ۱۸۴
          </Link>
        ),
      },
    ],
  },
};
export const LongText: Story = {
  args: {
    events: events.map((event) => ({
      ...event,
      title: `${event.title}، برای بلبرینگ شیار عمیق یک‌ردیفه با آب‌بند لاستیکی دوطرفه و روان‌کار پایهٔ لیتیم`,
      actor: 'شرکت مهندسی و ساخت تجهیزات دوار و پمپ‌سازی خاورمیانهٔ بزرگ، تبریز',
    })),
  },
};
export const MixedDirection: Story = {
  args: {
    events: [
      {
        id: 'm',
        title: 'گواهی ISO 9001:2015 بررسی شد',
        tone: 'success',
        toneLabel: 'انجام شد',
        actor: 'TÜV NORD',
        detail: (
          <>
            شمارهٔ گواهی <Latin>TN-44-100-2391</Latin>
          </>
        ),
      },
    ],
  },
};
export const Narrow: Story = { decorators: [narrow] };
export const Keyboard: Story = {
  tags: ['!autodocs'],
  args: WithFiles.args,
  play: linksByKeyboard,
};
