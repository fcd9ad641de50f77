import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { byKeyboard } from '../story-parts/by-keyboard';
import { keyTable } from '../story-parts/key-table';
import { narrow } from '../story-parts/narrow';
import { press } from '../story-parts/press';
import { RadioGroup } from './choice-group';

const meta = {
  title: 'Components/Forms/Radio group',
  component: RadioGroup,
  args: {
    id: 'pay',
    name: 'pay',
    legend: 'روش پرداخت',
    options: [
      { value: 'Wallet', label: 'کیف پول' },
      { value: 'Online', label: 'پرداخت اینترنتی' },
      { value: 'Credit', label: 'اعتبار خرید' },
    ],
    onValue: fn(),
  },
  parameters: keyTable({
    Tab: 'into the group and out of it',
    Arrows: 'choose',
    Space: 'chooses the one with the focus',
  }),
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: {
    isRow: true,
    isRequired: true,
    isLegendHidden: false,
    disabled: false,
    id: 'pay-playground',
    name: 'pay-playground',
  },
};
export const Chosen: Story = { args: { defaultValue: 'Online' } };
export const Row: Story = { args: { isRow: true, defaultValue: 'Wallet' } };
export const WithHint: Story = { args: { hint: 'مبلغ تا تأیید تأمین‌کننده نزد ما می‌ماند.' } };
export const WithError: Story = { args: { error: 'یکی از روش‌ها را برگزینید.', isRequired: true } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Wallet' } };
export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: byKeyboard(async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await press('{Tab}');
    await expect(canvas.getByLabelText('کیف پول')).toHaveFocus();
    await press(' ');
    await expect(args.onValue).toHaveBeenLastCalledWith('Wallet');
    await press('{ArrowDown}');
    await expect(canvas.getByLabelText('پرداخت اینترنتی')).toHaveFocus();
    await expect(args.onValue).toHaveBeenLastCalledWith('Online');
    await press('{ArrowUp}{ArrowUp}');
    await expect(canvas.getByLabelText('اعتبار خرید')).toBeChecked();
  }),
};
export const LongText: Story = {
  args: {
    options: [
      {
        value: 'a',
        label:
          'پرداخت پس از رسیدن بار و تأیید آزمایشگاه کنترل کیفیت خریدار، حداکثر تا سی روز پس از صدور پیش‌فاکتور',
      },
      { value: 'b', label: 'نقدی' },
    ],
  },
};
export const MixedDirection: Story = {
  args: {
    legend: 'استاندارد',
    options: [
      { value: 'din', label: 'بر پایهٔ DIN 625-1' },
      { value: 'iso', label: 'ISO 15' },
    ],
  },
};
export const Narrow: Story = { args: { isRow: true }, decorators: [narrow] };
