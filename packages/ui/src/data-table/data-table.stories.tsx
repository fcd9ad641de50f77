import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { Card } from '../card/card';
import { Latin } from '../latin/latin';
import { type Bearing, bearings } from '../story-parts/bearings';
import { byKeyboard, expectGivenBack } from '../story-parts/by-keyboard';
import { keyTable } from '../story-parts/key-table';
import { narrow } from '../story-parts/narrow';
import { formatNumber } from '../story-parts/persian';
import { press } from '../story-parts/press';
import {
  ColumnsMenu,
  type DataColumn,
  type DataSort,
  DataTable,
  DataTableBar,
  SortSwitch,
} from './data-table';

const columns: readonly DataColumn<Bearing>[] = [
  {
    id: 'code',
    label: 'کد و برند',
    isName: true,
    cell: ({ code, brand }) => <CodeCell code={code} brand={brand} />,
  },
  {
    id: 'bore',
    label: 'قطر داخلی',
    unit: 'd, mm',
    isFigure: true,
    isSortable: true,
    cell: (row) => formatNumber(row.bore),
  },
  {
    id: 'outer',
    label: 'قطر خارجی',
    unit: 'D, mm',
    isFigure: true,
    isSortable: true,
    cell: (row) => formatNumber(row.outer),
  },
  {
    id: 'width',
    label: 'پهنا',
    unit: 'B, mm',
    isFigure: true,
    isSortable: true,
    cell: (row) => formatNumber(row.width),
  },
  { id: 'load', label: 'بار دینامیکی', unit: 'C, kN', isFigure: true, cell: ({ load }) => load },
  { id: 'supplier', label: 'تأمین‌کننده', cell: ({ supplier }) => supplier },
  { id: 'price', label: 'قیمت هر عدد، تومان', isFigure: true, cell: ({ price }) => price },
];

const meta = {
  title: 'Components/Data/Data table',
  component: StoryTable,
  subcomponents: { DataTable, SortSwitch },
  parameters: keyTable({
    Tab: 'to the tools, the heads, the boxes of the rows and the table that scrolls',
    Arrows: 'scroll the table',
    'Enter, Space': 'on a head: sorts; on «columns»: opens them',
    Space: 'on a row: picks it',
    Escape: 'closes the columns; the focus goes back to their button',
  }),
} satisfies Meta<typeof StoryTable>;
export default meta;
type Story = StoryObj<typeof meta>;

function CodeCell({ code, brand }: Pick<Bearing, 'code' | 'brand'>) {
  return (
    <>
      <Latin>{code}</Latin> <Latin>{brand}</Latin>
    </>
  );
}

interface StoryTableProps {
  /** Number of rows in the table. */
  readonly rowCount?: number;
  /** Codes of the rows that are picked at first. */
  readonly picked?: readonly string[];
  /** Without selection and sorting. */
  readonly isPlain?: boolean;
  /** With names longer than their column. */
  readonly isLong?: boolean;
  /** With columns that have a place of their own where there is no room for a table. */
  readonly isPlaced?: boolean;
}

/**
 * Records that people compare, sort and select, with the state a screen holds around the table: sorting, selected rows, columns and pages.
 *
 * Use it for records in the logged-in area. Not for a few fixed rows (Table), nor for products in a public list: a ProductTable needs no
 * script.
 */
function StoryTable({
  rowCount = 14,
  picked = [],
  isPlain = false,
  isLong = false,
  isPlaced = false,
}: StoryTableProps) {
  const [sort, setSort] = useState<DataSort | undefined>(isPlaced ? byBore : undefined);
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set(picked));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(columns.map(({ id }) => id)));
  const rows = sorted(bearings.slice(0, rowCount), sort);
  const shown = columns.filter(({ id, isName }) => isName || chosen.has(id));
  return (
    <Card>
      <DataTableBar>
        <span>
          {ids.size > 0
            ? `${formatNumber(ids.size)} ردیف برگزیده`
            : rowCount === 0
              ? 'بدون محصول'
              : `${formatNumber(rowCount)} محصول`}
        </span>
        {isPlaced && sort ? <SortSwitch label="قطر داخلی" sort={sort} onSort={setSort} /> : null}
        <ColumnsMenu
          label={`ستون‌ها، ${formatNumber(shown.length)} از ${formatNumber(columns.length)}`}
          columns={columns}
          chosen={chosen}
          onChange={setChosen}
        />
      </DataTableBar>
      <DataTable
        caption="بلبرینگ‌های شیار عمیق"
        columns={isPlaced ? shown.map(place) : isLong ? shown.map(lengthen) : shown}
        rows={rows}
        rowId={({ code }) => code}
        rowName={({ code }) => code}
        sort={sort}
        onSort={isPlain && !isPlaced ? undefined : setSort}
        selection={
          isPlain
            ? undefined
            : { ids, onChange: setIds, allLabel: 'انتخاب همهٔ ردیف‌ها', rowLabel: (name) => `انتخاب ${name}` }
        }
        empty="هیچ محصولی با این فیلترها یافت نشد."
      />
    </Card>
  );
}

const byBore: DataSort = { columnId: 'bore', direction: 'ascending' };

function sorted(rows: readonly Bearing[], sort: DataSort | undefined): readonly Bearing[] {
  if (!sort) return rows;
  const of = (row: Bearing) => Number(row[sort.columnId as 'bore' | 'outer' | 'width']);
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return rows.toSorted((first, second) => sign * (of(first) - of(second) || first.outer - second.outer));
}

const lengthen = (column: DataColumn<Bearing>): DataColumn<Bearing> =>
  column.id === 'supplier'
    ? {
        ...column,
        cell: () => 'شرکت مهندسی و ساخت تجهیزات دوار و پمپ‌سازی خاورمیانهٔ بزرگ، منطقهٔ ویژهٔ اقتصادی تبریز',
      }
    : column;

const place = (column: DataColumn<Bearing>): DataColumn<Bearing> => {
  if (column.isName) return column;
  if (column.id === 'supplier') return { ...column, place: 'below' };
  return { ...column, place: column.id === 'load' || column.id === 'price' ? 'end' : 'start' };
};

export const Default: Story = {};
/** All rows stand in the page; a phone has a row of a few lines for each, and its sorting in the bar. */
export const Placed: Story = { args: { isPlaced: true, isPlain: true } };
export const Playground: Story = { args: { rowCount: 6, isPlain: false, isLong: false } };
export const Selected: Story = { args: { picked: ['6204-2RSH', '6305-2RS1'] } };
export const Empty: Story = { args: { rowCount: 0 } };
export const Plain: Story = { args: { isPlain: true } };
export const LongText: Story = { args: { isLong: true } };
export const MixedDirection: Story = { args: { rowCount: 3 } };
export const Narrow: Story = { decorators: [narrow] };

export const SortedByKeyboard: Story = {
  tags: ['!autodocs'],
  play: byKeyboard(async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const bore = () => canvas.getByRole('columnheader', { name: /قطر داخلی/ });
    const button = within(bore()).getByRole('button');
    button.focus();
    await press('{Enter}');
    await expect(bore()).toHaveAttribute('aria-sort', 'ascending');
    await press(' ');
    await expect(bore()).toHaveAttribute('aria-sort', 'descending');
    await expect(button).toHaveFocus();
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('6306-2RS1');
  }),
};
export const PickedByKeyboard: Story = {
  tags: ['!autodocs'],
  play: byKeyboard(async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const all = canvas.getByRole<HTMLInputElement>('checkbox', { name: 'انتخاب همهٔ ردیف‌ها' });
    all.focus();
    await press(' ');
    await expect(canvas.getByText('۱۴ ردیف برگزیده')).toBeVisible();
    const first = canvas.getByRole('checkbox', { name: 'انتخاب 6004-2RSH' });
    first.focus();
    await press(' ');
    await expect(first).not.toBeChecked();
    await expect(all.indeterminate).toBe(true);
  }),
};
export const ColumnsByKeyboard: Story = {
  tags: ['!autodocs'],
  play: byKeyboard(async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await press('{Tab}');
    await press('{Enter}');
    const menu = await canvas.findByRole('dialog', { name: /ستون‌ها/ });
    await press('{Tab}');
    await expect(within(menu).getByRole('checkbox', { name: 'قطر داخلی' })).toHaveFocus();
    await press(' ');
    await expect(canvas.queryByRole('columnheader', { name: /قطر داخلی/ })).toBeNull();
    await press('{Escape}');
    await expectGivenBack(menu, canvas.getByRole('button', { name: /ستون‌ها/ }));
  }),
};
/** In a table without rows the menu is higher than the table and must not be clipped. */
export const ColumnsOpen: Story = {
  tags: ['framed'],
  args: { rowCount: 0 },
  play: byKeyboard(async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await press('{Tab}');
    await press('{Enter}');
    const menu = await canvas.findByRole('dialog', { name: /ستون‌ها/ });
    await waitFor(() => expect(menu.getBoundingClientRect().height).toBeGreaterThan(200));
    const last = within(menu).getByText('قیمت هر عدد، تومان').getBoundingClientRect();
    await expect(menu).toContainElement(
      document.elementFromPoint(last.x + last.width / 2, last.y + last.height / 2) as HTMLElement,
    );
  }),
};
