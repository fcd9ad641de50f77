import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../button/button';
import { EmptyPanel } from '../../message-panel/message-panel';
import { narrow } from '../../story-parts/narrow';
import { RequestPanel } from './request-panel';

const labels = { title: 'نام', quantity: 'مقدار', remove: 'برداشتن', see: 'دیدن' };

const meta = {
  title: 'Patterns/RequestPanel',
  component: RequestPanel,
  args: {
    message: '۱ مورد افزوده شد.',
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
    ],
    empty: <EmptyPanel title="هنوز چیزی برای درخواست گردآوری نشده است." />,
    onTitle: fn(),
    onQuantity: fn(),
    onRemove: fn(),
    action: <Button tone="primary">بستن</Button>,
  },
  parameters: { docs: { description: { component: 'Tab از نام به برداشتن، دیدن و مقدار می‌رود.' } } },
} satisfies Meta<typeof RequestPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
export const Empty: Story = { args: { lines: [], message: '' } };
export const Narrow: Story = { decorators: [narrow] };
export const KeepsWhatIsTyped: Story = {
  play: async ({ canvasElement, args }) => {
    const [field] = within(canvasElement).getAllByRole('textbox', { name: 'مقدار' });
    if (!field) throw new Error('no field');
    await userEvent.clear(field);
    await userEvent.type(field, '۲۵');
    await userEvent.tab();
    await expect(args.onQuantity).toHaveBeenCalledWith('a', '۲۵');
  },
};
