import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { byKeyboard } from '../story-parts/by-keyboard';
import { keyTable } from '../story-parts/key-table';
import { narrow } from '../story-parts/narrow';
import { press } from '../story-parts/press';
import { Radio } from './choice';

const meta = {
  title: 'Components/Forms/Radio',
  component: Radio,
  args: { label: 'کیف پول', name: 'pay' },
  parameters: keyTable({
    Tab: 'to the chosen one of the group, or to its first',
    Arrows: 'choose another one of the group',
    Space: 'chooses',
  }),
} satisfies Meta<typeof Radio>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: { label: 'پرداخت اینترنتی', count: '۳ بانک', defaultChecked: true },
};
export const Checked: Story = { args: { defaultChecked: true } };
export const Group: Story = {
  args: { name: 'pay-group' },
  render: ({ name }) => (
    <fieldset>
      <legend>پرداخت</legend>
      <Radio name={name} label="کیف پول" defaultChecked />
      <Radio name={name} label="پرداخت اینترنتی" />
    </fieldset>
  ),
};
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: { label: 'پرداخت از اعتبار شرکت پس از تأیید مدیر خرید، با صورت‌حساب رسمی و سررسید سی‌روزه' },
};
export const MixedDirection: Story = { args: { label: 'واریز به حساب IBAN شرکت' } };
export const Keyboard: Story = {
  tags: ['!autodocs'],
  args: { name: 'pay-keys' },
  render: Group.render,
  play: byKeyboard(async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await press('{Tab}');
    await expect(canvas.getByRole('radio', { name: 'کیف پول' })).toHaveFocus();
    await press('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'پرداخت اینترنتی' })).toBeChecked();
  }),
};
export const Narrow: Story = { decorators: [narrow] };
