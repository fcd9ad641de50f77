import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { byKeyboard } from '../../story-parts/by-keyboard';
import { keyTable } from '../../story-parts/key-table';
import { narrow, resizable } from '../../story-parts/narrow';
import { press } from '../../story-parts/press';
import { tabThrough } from '../../story-parts/tab-through';
import { ColumnMenu } from '../product-table/column-menu';
import { ResultsBar } from './results-bar';

const meta = {
  title: 'Patterns/Search and lists/Results bar',
  tags: ['framed'],
  component: ResultsBar,
  parameters: keyTable({
    Tab: 'filters, units, columns, sorting, views',
    'Enter, Space': 'on «columns»: opens and closes; on «filters»: opens the sheet',
    'Up, Down': 'on sorting: the order before, after',
    Enter: 'on a view: shows the list so',
  }),
  args: {
    count: '۱۳۶ محصول از ۲۷ تأمین‌کننده',
    chips: null,
    filters: { panelId: 'filters', label: 'فیلترها', chosen: '۲' },
    sort: {
      formId: 'form',
      label: 'مرتب‌سازی',
      value: 'relevance',
      options: [
        { value: 'relevance', label: 'مرتبط‌ترین' },
        { value: 'price', label: 'ارزان‌ترین' },
      ],
    },
    views: {
      label: 'نمای فهرست',
      current: 'table',
      views: [
        { name: 'table', href: '#table', label: 'جدول' },
        { name: 'grid', href: '#grid', label: 'شبکه' },
        { name: 'list', href: '#list', label: 'فهرست' },
      ],
    },
    units: {
      label: 'دستگاه یکاها',
      segments: [
        { href: '#metric', label: 'متریک', isCurrent: true },
        { href: '#inch', label: 'اینچی' },
      ],
    },
    columns: (
      <ColumnMenu
        label="ستون‌ها"
        formId="form"
        applyLabel="اعمال"
        options={[
          { value: 'd', label: 'قطر داخلی', isChosen: true },
          { value: 'D', label: 'قطر خارجی', isChosen: false },
        ]}
      />
    ),
  },
  decorators: [
    (Story) => (
      <>
        <form id="form" />
        <Story />
        <div id="filters" popover="auto">
          فیلترها
        </div>
      </>
    ),
  ],
} satisfies Meta<typeof ResultsBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { decorators: [resizable] };
export const NothingChosen: Story = {
  args: { filters: { panelId: 'filters', label: 'فیلترها' }, columns: undefined },
};
export const LongText: Story = { args: { count: 'بیش از ۱٬۲۳۴٬۵۶۷ محصول از ۲۳٬۴۵۶ تأمین‌کننده در ۴۸۵ شهر' } };
export const MixedDirection: Story = { args: { count: '۸ نتیجهٔ «6205-2RSH» از ۳ تأمین‌کننده' } };
export const Narrow: Story = { decorators: [narrow] };
export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: byKeyboard(async ({ canvas, canvasElement }) => {
    await tabThrough(canvasElement);
    const sort = canvas.getByRole('combobox', { name: 'مرتب‌سازی' });
    for (let stop = 0; stop < 8 && document.activeElement !== sort; stop += 1)
      await press('{Shift>}{Tab}{/Shift}');
    await press('{ArrowDown}');
    await expect(sort).toHaveValue('price');
  }),
};
