import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrow } from '../../story-parts/narrow';
import { UnitConverter, UnitConverters } from './unit-converter';

const unit = (id: string, title: string, factor: number, result: string) => ({
  id,
  title,
  symbol: id,
  factor,
  offset: 0,
  result,
});

const meta = {
  title: 'Patterns/UnitConverter',
  component: UnitConverter,
  args: {
    id: 'q-length',
    title: 'تبدیل قطر داخلی و پهنا',
    action: '#',
    names: { quantity: 'convert', value: 'value', unit: 'unit' },
    labels: { value: 'مقدار', unit: 'واحد', convert: 'تبدیل' },
    value: '2"',
    unitId: 'in',
    units: [unit('mm', 'میلی‌متر', 1, '۵۰٫۸'), unit('in', 'اینچ', 25.4, '۲')],
  },
  parameters: { docs: { description: { component: 'Tab از مقدار به واحد می‌رود؛ Enter تبدیل می‌کند.' } } },
  render: (args) => (
    <UnitConverters>
      <UnitConverter {...args} />
    </UnitConverters>
  ),
} satisfies Meta<typeof UnitConverter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
export const Problem: Story = { args: { value: 'دو', problem: 'این مقدار خوانده نشد؛ عددی بنویسید.' } };
export const Narrow: Story = { decorators: [narrow] };
