import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { byKeyboard } from '../story-parts/by-keyboard';
import { narrow } from '../story-parts/narrow';
import { press } from '../story-parts/press';
import { RangeField } from './range-field';

const meta = {
  title: 'Components/RangeField',
  component: RangeField,
  parameters: {
    docs: {
      description: {
        component: `| Key | What it does |
|---|---|
| Tab | smallest, largest, unit |
| Up, Down on the unit | the unit before, after |`,
      },
    },
  },
  args: {
    id: 'd',
    names: { min: 'd-min', max: 'd-max', unit: 'd-unit' },
    labels: { min: 'کمترین قطر داخلی', max: 'بیشترین قطر داخلی', unit: 'یکای قطر داخلی', to: 'تا' },
    placeholders: { min: 'کمترین', max: 'بیشترین' },
    units: [
      { value: 'u-mm', label: 'mm' },
      { value: 'u-inch', label: 'in' },
    ],
  },
} satisfies Meta<typeof RangeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
export const Filled: Story = { args: { min: '۲۰', max: '۳۰' } };
export const Labelled: Story = {
  args: { label: 'قطر داخلی', hint: 'یک سر بازه را می‌توان خالی گذاشت.' },
};
export const OneUnit: Story = { args: { label: 'وزن', units: [{ value: 'u-kg', label: 'kg' }] } };
export const WithError: Story = {
  args: { label: 'قطر داخلی', min: '۲۰ تا', error: 'کمترین قطر داخلی عدد نیست.', wrongEnd: 'min' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByLabelText('کمترین قطر داخلی')).toBeInvalid();
    await expect(canvas.getByLabelText('بیشترین قطر داخلی')).toBeValid();
    await expect(canvas.getByLabelText('کمترین قطر داخلی')).toHaveAccessibleDescription(
      'کمترین قطر داخلی عدد نیست.',
    );
  },
};
export const Swapped: Story = {
  args: { label: 'قطر داخلی', min: '۲۰', max: '۳۰', note: 'کمترین و بیشترین جابه‌جا شدند.' },
};
export const Disabled: Story = { args: { min: '۲۰', max: '۳۰', disabled: true } };
export const LongText: Story = {
  args: {
    label: 'بیشترین بار دینامیکی مجاز در سرعت نامی با روان‌کار پایهٔ لیتیم و دمای کارکرد پیوسته',
    min: '۱۲۳۴۵۶۷۸۹',
    max: '۹۸۷۶۵۴۳۲۱۰',
  },
};
export const MixedDirection: Story = { args: { label: 'قطر داخلی d (ISO 15)', min: '20', max: '٣٠' } };
export const Narrow: Story = { args: { label: 'قطر داخلی', min: '۲۰', max: '۳۰' }, decorators: [narrow] };
export const ByKeyboard: Story = {
  play: byKeyboard(async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await press('{Tab}');
    await press('۲۰');
    await expect(canvas.getByLabelText('کمترین قطر داخلی')).toHaveValue('۲۰');
    await press('{Tab}');
    await press('٣٠');
    await expect(canvas.getByLabelText('بیشترین قطر داخلی')).toHaveValue('٣٠');
    await press('{Tab}');
    await expect(canvas.getByLabelText('یکای قطر داخلی')).toHaveFocus();
  }),
};
