import type { Meta, StoryObj } from '@storybook/react-vite';
import { RangeField } from './range-field';

const meta = {
  title: 'Components/RangeField',
  component: RangeField,
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
export const WithError: Story = { args: { min: '۳۰', max: '۲۰', error: 'کمترین از بیشترین بزرگ‌تر است.' } };
export const LongText: Story = { args: { min: '۱۲۳۴۵۶۷۸۹', max: '۹۸۷۶۵۴۳۲۱۰' } };
export const MixedDirection: Story = { args: { min: '20', max: '٣٠' } };
