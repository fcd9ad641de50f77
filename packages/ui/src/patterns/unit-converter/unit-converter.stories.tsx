import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { byKeyboard, followed } from '../../story-parts/by-keyboard';
import { keyTable } from '../../story-parts/key-table';
import { narrow } from '../../story-parts/narrow';
import { press } from '../../story-parts/press';
import { tabThrough } from '../../story-parts/tab-through';
import { UnitConverter } from './unit-converter';

const unit = (id: string, title: string, factor: number, result: string) => ({
  id,
  title,
  symbol: id,
  factor,
  offset: 0,
  result,
});

const meta = {
  title: 'Patterns/Search and lists/Unit converter',
  tags: ['framed'],
  component: UnitConverter,
  args: {
    action: '#',
    names: { quantity: 'convert', value: 'value', unit: 'unit' },
    quantityId: 'q-length',
    labels: { value: 'مقدار', unit: 'واحد', convert: 'تبدیل' },
    value: '2"',
    unitId: 'in',
    hint: 'عدد را با هر رقمی، یا همراه واحدش بنویسید: ۵۰ bar یا \u20662"\u2069.',
    quantities: [
      {
        id: 'q-length',
        title: 'قطر داخلی و پهنا',
        more: 'یک واحد دیگر',
        units: [
          unit('mm', 'میلی‌متر', 1, '۵۰٫۸'),
          unit('in', 'اینچ', 25.4, '۲'),
          unit('cm', 'سانتی‌متر', 10, '۵٫۰۸'),
        ],
      },
      {
        id: 'q-pressure',
        title: 'فشار کار',
        units: [unit('bar', 'بار', 1, '۱'), unit('psi', 'پوند بر اینچ مربع', 0.0689, '۱۴٫۵')],
      },
    ],
  },
  parameters: keyTable({
    Tab: 'from the number to its unit',
    'Up, Down': 'on the unit: the one before, after',
    Enter: 'converts',
  }),
} satisfies Meta<typeof UnitConverter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { unitId: 'psi', value: '14.5 psi' } };
export const Problem: Story = { args: { value: 'دو', problem: 'این مقدار خوانده نشد؛ عددی بنویسید.' } };
export const Narrow: Story = { decorators: [narrow] };
/** The unit says which quantity is in view. */
export const OneQuantity: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('قطر داخلی و پهنا', { selector: 'h3' })).toBeVisible();
    await expect(canvas.getByText('فشار کار', { selector: 'h3' })).not.toBeVisible();
  },
};
export const LongText: Story = {
  args: {
    quantities: meta.args.quantities.map((quantity) => ({
      ...quantity,
      title: 'بیشترین فشار کار در حالت پیوسته و در دمای محیط',
    })),
    problem: 'این مقدار خوانده نشد؛ عددی با یکای آن بنویسید. '.repeat(3),
  },
};
export const MixedDirection: Story = {
  args: {
    quantities: meta.args.quantities.map((quantity) => ({ ...quantity, title: 'طول (ISO 80000-3)' })),
  },
};
export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: byKeyboard(async ({ canvas, canvasElement }) => {
    await tabThrough(canvasElement);
    const value = canvas.getByRole('textbox', { name: 'مقدار' });
    for (let stop = 0; stop < 4 && document.activeElement !== value; stop += 1)
      await press('{Shift>}{Tab}{/Shift}');
    await press('{Control>}a{/Control}۳{Enter}');
    await expect(followed()).toContain('value=۳');
  }),
};
