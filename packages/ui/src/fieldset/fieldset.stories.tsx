import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TextField } from '../field/field';
import { byKeyboard } from '../story-parts/by-keyboard';
import { keyTable } from '../story-parts/key-table';
import { formPage, narrow } from '../story-parts/narrow';
import { press } from '../story-parts/press';
import { Fieldset } from './fieldset';

const meta = {
  title: 'Components/Forms/Fieldset',
  tags: ['framed'],
  component: Fieldset,
  args: {
    id: 'place',
    legend: 'نشانی تحویل',
    isSection: true,
    layout: { columns: '2' },
    children: (
      <>
        <TextField id="street" label="خیابان و کوچه" />
        <TextField id="plate" label="پلاک" dir="ltr" inputMode="numeric" />
        <TextField id="unit" label="واحد" dir="ltr" inputMode="numeric" />
        <TextField id="post" label="کد پستی" dir="ltr" inputMode="numeric" />
      </>
    ),
  },
  parameters: keyTable({
    Tab: 'from field to field in the order of reading',
  }),
  decorators: [formPage],
} satisfies Meta<typeof Fieldset>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: {
    isSection: true,
    isRequired: true,
    isLegendHidden: false,
    disabled: false,
    hint: 'همهٔ خانه‌ها لازم است.',
    id: 'place-playground',
  },
};
export const OneColumn: Story = { args: { layout: undefined } };
export const SmallLegend: Story = { args: { isSection: false } };
export const WithHint: Story = { args: { hint: 'بار را به همین نشانی می‌فرستیم.' } };
export const WithError: Story = { args: { error: 'نشانی کامل نیست.' } };
export const Disabled: Story = { args: { disabled: true } };
export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: byKeyboard(async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('group', { name: 'نشانی تحویل' })).toBeVisible();
    for (const label of ['خیابان و کوچه', 'پلاک', 'واحد', 'کد پستی']) {
      await press('{Tab}');
      await expect(canvas.getByLabelText(label)).toHaveFocus();
    }
  }),
};
export const LongText: Story = {
  args: { legend: 'نشانی جایی که بار باید روز شنبه پیش از ظهر با هماهنگی انباردار و حراست مجتمع به آن برسد' },
};
export const MixedDirection: Story = { args: { legend: 'مشخصات برگهٔ DIN 625-1' } };
export const Narrow: Story = { args: { layout: undefined }, decorators: [narrow] };
