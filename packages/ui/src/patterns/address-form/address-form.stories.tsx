import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../button/button';
import { TextField } from '../../field/field';
import { byKeyboard } from '../../story-parts/by-keyboard';
import { keyTable } from '../../story-parts/key-table';
import { formColumn, narrow, resizable } from '../../story-parts/narrow';
import { press } from '../../story-parts/press';
import { Text } from '../../text/text';
import { TextArea } from '../../text-area/text-area';
import { AddressPaste, AddressRow, AddressSource } from './address-form';

const line = 'تهران، شهریار، جادهٔ ملارد، روبه‌روی سردخانهٔ بهار، انبار ۱۴، ک پ ۳۳۵۱۹۸۶۳۱۴';

const meta = {
  title: 'Patterns/Account/Address form',
  tags: ['framed'],
  component: AddressPaste,
  args: { field: <TextArea id="line" label="نشانی را یک‌جا بچسبانید" />, result: undefined },
  parameters: keyTable({ Tab: 'into the area, then to the way back' }),
  decorators: [formColumn],
} satisfies Meta<typeof AddressPaste>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { decorators: [resizable] };
/** Parts of the line stand in the fields, marked and tinted; one of them is wrong. */
export const TakenApart: Story = {
  args: {
    field: <TextArea id="line" label="نشانی را یک‌جا بچسبانید" defaultValue={line} />,
    result: <Text tone="success">۳ بخش برداشته شد</Text>,
    undo: <Button tone="text">بازگرداندن همه</Button>,
  },
  render: (args) => (
    <>
      <AddressPaste {...args} />
      <AddressRow>
        <TextField id="plaque" label="پلاک" />
        <TextField
          id="unit"
          label={
            <>
              واحد <AddressSource>از متن</AddressSource>
            </>
          }
          defaultValue="۲"
        />
        <TextField
          id="postal"
          label={
            <>
              کد پستی <AddressSource>از متن</AddressSource>
            </>
          }
          defaultValue="۳۳۵۱۹"
          error="کد پستی ده رقم است."
        />
      </AddressRow>
    </>
  ),
};
export const LongText: Story = {
  args: {
    field: <TextArea id="line" label="نشانی را یک‌جا بچسبانید" defaultValue={`${line}، ${line}`} />,
    result: 'بخشی شناخته نشد؛ خانه‌ها را خودتان پر کنید.',
  },
};
export const MixedDirection: Story = {
  args: { field: <TextArea id="line" label="نشانی" defaultValue="انبار Pars Cargo، پلاک 27" /> },
};
export const Narrow: Story = { ...TakenApart, decorators: [narrow] };
export const Keyboard: Story = {
  tags: ['!autodocs'],
  ...TakenApart,
  play: byKeyboard(async ({ canvas }) => {
    await press('{Tab}');
    await expect(canvas.getByLabelText('نشانی را یک‌جا بچسبانید')).toHaveFocus();
    await press('{Tab}');
    await expect(canvas.getByRole('button', { name: 'بازگرداندن همه' })).toHaveFocus();
  }),
};
