import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Button } from '../../button/button';
import { byKeyboard } from '../../story-parts/by-keyboard';
import { keyTable } from '../../story-parts/key-table';
import { narrow } from '../../story-parts/narrow';
import { press } from '../../story-parts/press';
import { CertaintyPanel } from './certainty-panel';

const retried = fn();
const amount = {
  id: 'amount',
  label: 'مبلغ',
  value: (
    <>
      ۵۰۰٬۰۰۰ <small>تومان</small>
    </>
  ),
};
const card = { id: 'card', label: 'کارت', value: <bdi dir="ltr">۶۰۳۷ ۹۹** **** ۴۸۲۱</bdi> };
const retry = <Button onClick={retried}>پرداخت دوباره</Button>;

const meta = {
  title: 'Patterns/Suppliers/Certainty panel',
  tags: ['framed'],
  component: CertaintyPanel,
  args: {
    id: 'payment',
    tone: 'success',
    title: 'پرداخت انجام شد؛ ۵۰۰٬۰۰۰ تومان به کیف پول شما افزوده شد.',
    detail: 'موجودی اکنون ۷۵۰٬۰۰۰ تومان است.',
    state: 'پرداخت‌شده',
    facts: [
      amount,
      { id: 'reference', label: 'شمارهٔ مرجع بانک', value: <bdi dir="ltr">۸۸۱۰۴۴۲۷۱۰</bdi> },
      card,
      { id: 'time', label: 'زمان', value: '۳۰ آبان ۱۴۰۵، ۱۴:۲۱' },
    ],
    next: 'کاری نمانده است.',
  },
  parameters: keyTable({ Tab: 'to the next action', 'Enter, Space': 'does it' }),
} satisfies Meta<typeof CertaintyPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { tone: 'info', title: 'پرداخت در دست بررسی است' } };
/** The bank is being asked: steps in place of a spinner. */
export const Checking: Story = {
  args: {
    tone: 'info',
    title: 'بانک هنوز نتیجه را نگفته است؛ در حال بررسی هستیم.',
    detail: 'نیازی به کاری از شما نیست.',
    state: 'در حال بررسی',
    facts: [amount, { id: 'for', label: 'برای', value: 'طرح «ویژه»، سه‌ماهه' }],
    steps: [
      { id: 'left', state: 'done', title: 'رفتن به درگاه', note: '۱۴:۲۶' },
      { id: 'back', state: 'done', title: 'بازگشت از بانک', note: '۱۴:۲۸' },
      { id: 'ask', state: 'current', title: 'پرسش از بانک، بار ۴', note: 'بار بعد ۸ ثانیهٔ دیگر' },
      { id: 'end', state: 'coming', title: 'نتیجه', note: 'تا ۱۴:۳۳ اینجا' },
    ],
    next: 'تا پایان بررسی، پرداخت دیگری برای این طرح آغاز نمی‌شود.',
    nextNote: 'می‌توانید این صفحه را ببندید.',
  },
};
export const Refused: Story = {
  args: {
    tone: 'error',
    title: 'پرداخت انجام نشد؛ بانک آن را نپذیرفت.',
    state: 'ناموفق',
    facts: [amount],
    next: 'اگر پولی کم شده باشد، بانک تا ۷۲ ساعت بازمی‌گرداند.',
    actions: retry,
  },
};
export const LeftByPerson: Story = {
  args: {
    ...Refused.args,
    tone: 'neutral',
    title: 'پرداخت را در بانک رها کردید؛ پولی کم نشده است.',
    state: 'لغوشده',
  },
};
export const LongText: Story = {
  args: {
    title:
      'پرداخت انجام شد؛ هزینهٔ درخواست پمپ سانتریفیوژ طبقاتی افقی با محفظهٔ چدنی و پروانهٔ برنزی برای آب‌رسانی شهری پرداخت شد.',
    next: 'درخواست شما اکنون آمادهٔ انتشار است؛ آن را برای شرکت مهندسی و ساخت تجهیزات دوار و پمپ‌سازی خاورمیانهٔ بزرگ بفرستید.',
  },
};
export const MixedDirection: Story = {
  args: { title: 'پرداخت هزینهٔ درخواست TR-1405-08317 انجام شد.', facts: [card] },
};
export const Narrow: Story = { ...Checking, decorators: [narrow] };
export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  ...Refused,
  play: byKeyboard(async ({ canvasElement }) => {
    retried.mockClear();
    await press('{Tab}');
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
    await press('{Enter}');
    await expect(retried).toHaveBeenCalledOnce();
  }),
};
