import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../button/button';
import { EmptyPanel } from '../../message-panel/message-panel';
import { byKeyboard } from '../../story-parts/by-keyboard';
import { keyTable } from '../../story-parts/key-table';
import { narrow, resizable } from '../../story-parts/narrow';
import { press } from '../../story-parts/press';
import { tabThrough } from '../../story-parts/tab-through';
import { RequestPanel } from './request-panel';

const labels = { title: 'چه می‌خواهید؟', quantity: 'مقدار', remove: 'برداشتن' };

const meta = {
  title: 'Patterns/Trade/Request panel',
  tags: ['framed'],
  component: RequestPanel,
  args: {
    message: '۱ مورد افزوده شد.',
    note: 'گام بعد: شرایط و آدرس تحویل. پیش از فرستادن همه را می‌بینید.',
    lines: [
      {
        key: 'a',
        title: 'بلبرینگ شیار عمیق 6205-2RSH',
        href: '#a',
        note: 'بازرگانی یاتاقان پارس',
        quantity: '۱۰',
        unit: 'عدد',
        labels,
      },
      {
        key: 'b',
        title: 'بلبرینگ شیار عمیق',
        href: '#b',
        note: 'قطر داخلی ۲۰ تا ۳۰ mm، آب‌بند 2RS',
        quantity: '۱',
        labels,
      },
      {
        key: 'c',
        title: 'درخواست از صنایع یاتاقان البرز',
        canRename: true,
        href: '#c',
        quantity: '۱',
        labels,
      },
    ],
    empty: <EmptyPanel title="هنوز چیزی برای درخواست گردآوری نشده است." />,
    onTitle: fn(),
    onQuantity: fn(),
    onRemove: fn(),
    action: (
      <Button tone="primary" wide>
        ساخت درخواست
      </Button>
    ),
  },
  parameters: keyTable({
    Tab: 'to the name, the quantity, the removal of each line, then to the next step',
    'Enter, Space': 'on the removal: takes the line out; the focus goes to the next',
  }),
} satisfies Meta<typeof RequestPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { decorators: [resizable] };
export const Empty: Story = { args: { lines: [], message: '' } };
export const Narrow: Story = { decorators: [narrow] };
/** A name is text: only what the buyer has yet to name is a field. */
export const NamesAreText: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: /6205-2RSH/ })).toBeVisible();
    await expect(canvas.getAllByRole('textbox', { name: 'چه می‌خواهید؟' })).toHaveLength(1);
    await expect(canvas.getAllByRole('button').at(-1)).toHaveAccessibleName('ساخت درخواست');
  },
};
export const KeepsWhatIsTyped: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement, args }) => {
    const [field] = within(canvasElement).getAllByRole('textbox', { name: 'مقدار' });
    if (!field) throw new Error('no field');
    await userEvent.clear(field);
    await userEvent.type(field, '۲۵');
    await userEvent.tab();
    await expect(args.onQuantity).toHaveBeenCalledWith('a', '۲۵');
  },
};
export const LongText: Story = {
  args: {
    lines: meta.args.lines.map((line) => ({
      ...line,
      title: 'پمپ سانتریفیوژ طبقاتی افقی با محفظهٔ چدنی و پروانهٔ برنزی برای آب‌رسانی شهری',
      note: 'شرکت مهندسی و ساخت تجهیزات دوار و پمپ‌سازی خاورمیانهٔ بزرگ (سهامی خاص)، تبریز',
    })),
  },
};
export const MixedDirection: Story = {
  args: {
    lines: meta.args.lines.map((line) => ({
      ...line,
      title: 'پیچ M16×2 (DIN 933)',
      note: 'FAG، ساخت آلمان',
    })),
  },
};
export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: byKeyboard(async ({ canvasElement, args }) => {
    const stops = await tabThrough(canvasElement);
    const removal = stops.find(
      (stop) => stop.getAttribute('aria-label')?.includes('برداشتن') || stop.textContent === 'برداشتن',
    );
    for (let stop = 0; stop < stops.length && document.activeElement !== removal; stop += 1)
      await press('{Shift>}{Tab}{/Shift}');
    await press('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledWith('a');
    await expect(within(canvasElement).getAllByRole('button', { name: 'برداشتن' })[1]).toHaveFocus();
  }),
};
