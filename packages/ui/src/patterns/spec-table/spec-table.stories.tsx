import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Card } from '../../card/card';
import { Heading } from '../../heading/heading';
import { byKeyboard } from '../../story-parts/by-keyboard';
import { keyTable } from '../../story-parts/key-table';
import { narrow, resizable } from '../../story-parts/narrow';
import { press } from '../../story-parts/press';
import { UnitScope, UnitSwitch } from '../unit-switch/unit-switch';
import { type SpecGroupView, SpecTable } from './spec-table';

const length = (id: string, label: string, symbol: string, value: string, inches: string) => ({
  id,
  label,
  symbol,
  value,
  unit: 'mm',
  imperial: { value: inches, unit: 'in' },
  isFigure: true,
});
const groups: readonly SpecGroupView[] = [
  {
    id: 'size',
    title: 'اندازه',
    rows: [
      length('d', 'قطر داخلی', 'd', '۲۵', '۰٫۹۸۴'),
      length('D', 'قطر خارجی', 'D', '۵۲', '۲٫۰۴۷'),
      length('B', 'پهنا', 'B', '۱۵', '۰٫۵۹۱'),
    ],
  },
  {
    id: 'make',
    title: 'ساخت',
    rows: [
      { id: 'seal', label: 'آب‌بند', value: 'لاستیکی دوطرفه', isFigure: false },
      { id: 'norm', label: 'استاندارد', value: 'DIN 625-1', isLatin: true, isFigure: false },
    ],
  },
];

const meta = {
  title: 'Patterns/Products/Specification table',
  component: SpecTable,
  args: { groups },
  parameters: keyTable({
    Tab: 'to the unit switch',
    Arrows: 'between metric and inch',
  }),
  render: (args) => (
    <UnitScope>
      <Card>
        <div
          style={{
            display: 'flex',
            justifyContent: 'space-between',
            alignItems: 'center',
            padding: '12px 16px 0',
          }}
        >
          <Heading level={2}>مشخصات فنی</Heading>
          <UnitSwitch name="units" label="یکاها" metric="متریک" imperial="اینچی" />
        </div>
        <SpecTable {...args} />
      </Card>
    </UnitScope>
  ),
} satisfies Meta<typeof SpecTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { decorators: [resizable] };
export const LongText: Story = {
  args: {
    groups: [
      {
        id: 'long',
        title: 'شرایط کار',
        rows: [
          {
            id: 't',
            label: 'بیشترین دمای کار در حالت پیوسته با روان‌کار پایهٔ لیتیم',
            value: 'تا ۱۲۰ درجهٔ سلسیوس در روان‌کاری با گریس و تا ۱۵۰ درجه در روان‌کاری با روغن',
            isFigure: false,
          },
        ],
      },
    ],
  },
};
export const MixedDirection: Story = { args: { groups: groups.slice(1) } };
export const Narrow: Story = { decorators: [narrow] };
export const UnitsByKeyboard: Story = {
  tags: ['!autodocs'],
  play: byKeyboard(async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('۲۵')).toBeVisible();
    await press('{Tab}');
    await expect(canvas.getByRole('radio', { name: 'متریک' })).toHaveFocus();
    await press('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'اینچی' })).toHaveFocus();
    await expect(canvas.getByText('۰٫۹۸۴')).toBeVisible();
    await expect(canvas.getByText('۲۵')).not.toBeVisible();
  }),
};
