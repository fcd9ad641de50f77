import { mdiTrashCanOutline, mdiUndo } from '@mdi/js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../button/button';
import { Icon } from '../../icon/icon';
import { byKeyboard } from '../../story-parts/by-keyboard';
import { keyTable } from '../../story-parts/key-table';
import { narrow, resizable } from '../../story-parts/narrow';
import { press } from '../../story-parts/press';
import { AddressCard, AddressGrid } from './address-card';

const texts = { postalCode: 'کد پستی', receiver: 'گیرنده', access: 'دسترسی' };
const edit = (
  <Button tone="text" size="small">
    ویرایش
  </Button>
);
const actions = (
  <>
    <Button tone="text" size="small">
      پیش‌فرض شود
    </Button>
    {edit}
  </>
);
const remove = (
  <Button tone="text" size="icon" aria-label="حذف دفتر مرکزی">
    <Icon path={mdiTrashCanOutline} />
  </Button>
);
const factory = {
  id: 'factory',
  title: 'کارخانهٔ نساجی رضا',
  address: 'البرز، کرج، شهرک صنعتی سیمین‌دشت، خیابان چهارم غربی، پلاک ۲۷',
  postalCode: '۳۱۷۶۸-۵۴۱۳۹',
  receiver: 'حسین قاسمی',
  phone: '۰۹۱۲ ۴۴۱ ۲۰ ۸۷',
  access: 'تریلی تا درِ انبار؛ جرثقیل ۵ تن',
  note: 'در ۷ درخواست؛ آخرین ۲۹ آبان',
  mark: 'پیش‌فرض',
  storedReason: 'برای حذف، نخست پیش‌فرض دیگری برگزینید.',
  texts,
  actions: edit,
};
const undo = fn();

const meta = {
  title: 'Patterns/Account/Address card',
  tags: ['framed'],
  component: AddressCard,
  args: {
    id: 'office',
    title: 'دفتر مرکزی',
    address: 'تهران، تهران، خیابان مطهری، نبش سنایی، پلاک ۳۸۱، واحد ۱۲',
    postalCode: '۱۵۸۶۷-۱۳۴۴۹',
    receiver: 'بهنام رضایی',
    phone: '۰۹۱۲ ۳۰۷ ۶۱ ۴۴',
    access: 'پیک و وانت؛ شنبه تا چهارشنبه، ۸ تا ۱۶',
    note: 'در ۳ درخواست؛ آخرین ۱۲ مهر',
    texts,
    actions,
    remove,
  },
  decorators: [
    (Story) => (
      <AddressGrid label="آدرس‌های تحویل">
        <Story />
      </AddressGrid>
    ),
  ],
  parameters: keyTable({ Tab: 'to the next action', 'Enter, Space': 'does it' }),
} satisfies Meta<typeof AddressCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { decorators: [resizable] };
/** The default address: it cannot be removed until another one is the default. */
export const DefaultAddress: Story = { args: factory };
export const Selected: Story = { args: { mark: 'برای این سفارش', remove: undefined, actions: undefined } };
export const OnlyAddress: Story = {
  args: { storedReason: 'تنها آدرس شماست و حذف نمی‌شود.', actions: edit },
};
export const BeingRemoved: Story = {
  args: {
    removal: {
      text: 'این آدرس حذف می‌شود.',
      undo: (
        <Button tone="text" size="small" onClick={undo}>
          <Icon path={mdiUndo} />
          <span>بازگردانی، ۴ ثانیه</span>
        </Button>
      ),
    },
  },
};
export const Bare: Story = {
  args: { postalCode: undefined, receiver: undefined, phone: undefined, access: undefined, note: undefined },
};
export const Several: Story = {
  render: (args) => (
    <>
      <AddressCard {...factory} />
      <AddressCard {...args} />
      <AddressCard {...args} id="shop" title="کارگاه اصفهان" access={undefined} />
    </>
  ),
};
export const LongText: Story = {
  args: {
    title: 'انبار شمارهٔ ۲ شرکت تولیدی و صنعتی ماشین‌سازی پارس در شهرک صنعتی شمس‌آباد',
    address:
      'تهران، ری، حسن‌آباد فشافویه، شهرک صنعتی شمس‌آباد، بلوار نارنجستان، خیابان گلستان پنجم، کوچهٔ بنفشهٔ دوم، پلاک ۴۱، سولهٔ ۳',
    receiver: 'سیدمحمدابراهیم حسینی‌طباطبایی اردکانی',
    mark: 'پیش‌فرض',
  },
};
export const MixedDirection: Story = { args: { title: 'انبار Pars Cargo', access: 'Truck 10t، جک پالت' } };
export const Narrow: Story = { decorators: [narrow] };
export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  ...BeingRemoved,
  play: byKeyboard(async ({ canvas }) => {
    undo.mockClear();
    await press('{Tab}');
    await expect(canvas.getByRole('button', { name: 'بازگردانی، ۴ ثانیه' })).toHaveFocus();
    await press('{Enter}');
    await expect(undo).toHaveBeenCalledOnce();
  }),
};
