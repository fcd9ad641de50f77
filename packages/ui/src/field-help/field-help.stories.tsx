import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TextField } from '../field/field';
import { byKeyboard, expectGivenBack } from '../story-parts/by-keyboard';
import { keyTable } from '../story-parts/key-table';
import { formColumn, narrow, resizable } from '../story-parts/narrow';
import { press } from '../story-parts/press';
import { FieldHelp } from './field-help';

const meta = {
  title: 'Components/Forms/Field help',
  tags: ['framed'],
  component: FieldHelp,
  args: {
    label: 'راهنمای کد پستی',
    help: 'ده رقم است و روی قبض برق، آب و گاز همان نشانی نوشته شده است.',
    children: <TextField id="postal" label="کد پستی" dir="ltr" inputMode="numeric" />,
  },
  parameters: keyTable({
    Tab: 'into the field, then to its question mark',
    'Enter, Space': 'on the question mark: opens and closes the explanation',
    Escape: 'closes it; the focus goes back to the question mark',
  }),
  decorators: [formColumn],
} satisfies Meta<typeof FieldHelp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { decorators: [resizable] };
export const Open: Story = {
  tags: ['framed'],
  play: ({ canvasElement }) => canvasElement.querySelector('button')?.click(),
};
export const LongText: Story = {
  tags: ['framed'],
  args: {
    help: 'ده رقم است و روی قبض برق، آب و گاز همان نشانی نوشته شده است. '.repeat(4),
    children: (
      <TextField id="postal" label="کد پستی جایی که بار در آن تحویل گرفته می‌شود، با ده رقم و بی خط تیره" />
    ),
  },
  play: Open.play,
};
export const MixedDirection: Story = {
  tags: ['framed'],
  args: {
    help: (
      <>
        همان <bdi dir="ltr">Postal code</bdi> است، مانند <bdi dir="ltr">31768-54139</bdi>.
      </>
    ),
  },
  play: Open.play,
};
export const Narrow: Story = { decorators: [narrow] };
export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: byKeyboard(async ({ canvas, canvasElement }) => {
    await press('{Tab}');
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await press('{Tab}');
    const opener = canvas.getByRole('button', { name: 'راهنمای کد پستی' });
    await expect(opener).toHaveFocus();
    await press('{Enter}');
    const surface = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await expect(surface).toHaveAccessibleName('راهنمای کد پستی');
    await press('{Escape}');
    await expectGivenBack(surface, opener);
  }),
};
