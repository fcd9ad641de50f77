import { mdiClose, mdiMagnify } from '@mdi/js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Icon } from '../icon/icon';
import { Latin } from '../latin/latin';
import { byKeyboard } from '../story-parts/by-keyboard';
import { keyTable } from '../story-parts/key-table';
import { narrow } from '../story-parts/narrow';
import { press } from '../story-parts/press';
import { Button, ButtonLink } from './button';

const meta = {
  title: 'Components/Actions/Button',
  component: Button,
  parameters: keyTable({
    Tab: 'to the button',
    'Enter, Space': 'acts',
  }),
  args: { children: 'ثبت درخواست مستقیم', tone: 'primary' },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: { tone: 'primary', size: 'large', wide: false, disabled: false, children: 'افزودن به درخواست' },
};
export const Secondary: Story = { args: { tone: 'secondary', children: 'پرسش از تأمین‌کننده' } };
export const Quiet: Story = { args: { tone: 'quiet' } };
export const TextTone: Story = { args: { tone: 'text', children: 'حذف فیلترها' } };
/** For an act that destroys or takes back. What cannot be undone asks first: ConfirmDialog, whose answer is filled in this colour. */
export const Danger: Story = { args: { tone: 'danger', children: 'پس‌گرفتن درخواست' } };
export const Sizes: Story = {
  render: () => (
    <p>
      <Button size="small">کوچک</Button> <Button>معمولی</Button> <Button size="large">بزرگ</Button>
    </p>
  ),
};
export const Disabled: Story = { args: { disabled: true } };
export const Wide: Story = { args: { wide: true } };
export const WithIcon: Story = {
  args: {
    children: (
      <>
        <Icon path={mdiMagnify} /> جستجو
      </>
    ),
  },
};
export const IconOnly: Story = {
  args: { tone: 'secondary', size: 'icon', 'aria-label': 'بستن', children: <Icon path={mdiClose} /> },
};
export const AsLink: Story = {
  render: () => (
    <ButtonLink href="#" tone="primary">
      بازگشت به صفحهٔ اصلی
    </ButtonLink>
  ),
};
export const LongText: Story = { args: { wide: true, children: 'درخواست قیمت از هر سه تأمین‌کنندهٔ برگزیده' } };
export const MixedDirection: Story = {
  args: {
    children: (
      <span>
        دریافت برگهٔ <Latin>6205-2RSH</Latin>
      </span>
    ),
  },
};
export const Keyboard: Story = {
  tags: ['!autodocs'],
  args: { onClick: fn() },
  play: byKeyboard(async ({ canvas, args }) => {
    await press('{Tab}');
    await expect(canvas.getByRole('button')).toHaveFocus();
    await press('{Enter}');
    await press(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  }),
};
export const Narrow: Story = { decorators: [narrow] };
