import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../../card/card';
import { byKeyboard } from '../../story-parts/by-keyboard';
import { keyTable } from '../../story-parts/key-table';
import { formColumn, narrow, resizable } from '../../story-parts/narrow';
import { press } from '../../story-parts/press';
import { DualValue, UnitScope, UnitSwitch } from './unit-switch';

const meta = {
  title: 'Patterns/Search and lists/Unit switch',
  component: UnitSwitch,
  parameters: keyTable({ Tab: 'into the switch and out of it', Arrows: 'between metric and inch' }),
  args: { name: 'units', label: 'دستگاه یکاها', metric: 'متریک', imperial: 'اینچی' },
  render: (args) => (
    <UnitScope>
      <UnitSwitch {...args} />
      <p>
        قطر داخلی <DualValue value="۲۵" unit="mm" imperial={{ value: '۰٫۹۸۴', unit: 'in' }} />
      </p>
    </UnitScope>
  ),
  decorators: [
    (Story) => (
      <Card padded>
        <Story />
      </Card>
    ),
    formColumn,
  ],
} satisfies Meta<typeof UnitSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { decorators: [resizable] };
export const LongText: Story = {
  args: { metric: 'دستگاه بین‌المللی یکاها', imperial: 'دستگاه اینچی آمریکا' },
};
export const MixedDirection: Story = { args: { metric: 'متریک (mm)', imperial: 'اینچی (in)' } };
export const Narrow: Story = { decorators: [narrow] };
export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: byKeyboard(async ({ canvas }) => {
    await press('{Tab}');
    await expect(canvas.getByRole('radio', { name: 'متریک' })).toHaveFocus();
    await press('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'اینچی' })).toBeChecked();
    await expect(canvas.getByText('۰٫۹۸۴')).toBeVisible();
    await press('{ArrowRight}');
    await expect(canvas.getByText('۲۵')).toBeVisible();
  }),
};
