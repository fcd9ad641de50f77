import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { Card } from '../card/card';
import { byKeyboard } from '../story-parts/by-keyboard';
import { keyTable } from '../story-parts/key-table';
import { narrow } from '../story-parts/narrow';
import { formatNumber } from '../story-parts/persian';
import { bearing } from '../story-parts/pictures';
import { press } from '../story-parts/press';
import {
  type ComparedObject,
  type ComparedProperty,
  CompareTable,
  type CompareTableProps,
} from './compare-table';

const object = (id: string, note: string): ComparedObject => ({
  id,
  name: id,
  href: `#${id}`,
  note,
  picture: { src: bearing, alt: '' },
  removeLabel: `برداشتن ${id} از مقایسه`,
});
const objects = [
  object('6205-2RSH', 'SKF، ۹۸۰٬۰۰۰ تومان'),
  object('6205-2RSR', 'FAG، ۸۹۰٬۰۰۰ تومان'),
  object('6205LLU', 'NTN، ۶۸۸٬۰۰۰ تومان'),
];
const property = (
  id: string,
  label: string,
  terms: Pick<ComparedProperty, 'symbol' | 'unit'>,
  values: readonly (string | undefined)[],
): ComparedProperty => ({
  id,
  label,
  ...terms,
  values: Object.fromEntries(objects.map((one, index) => [one.id, values[index]])),
});
const properties = [
  property('d', 'قطر داخلی', { symbol: 'd', unit: 'mm' }, ['۲۵', '۲۵', '۲۵']),
  property('D', 'قطر خارجی', { symbol: 'D', unit: 'mm' }, ['۵۲', '۵۲', '۵۲']),
  property('B', 'پهنا', { symbol: 'B', unit: 'mm' }, ['۱۵', '۱۵', '۱۵']),
  property('C', 'بار دینامیکی', { symbol: 'C', unit: 'kN' }, ['۱۴٫۸۰', '۱۴٫۹۰', '۱۴٫۰۰']),
  property('C0', 'بار استاتیکی', { symbol: 'C₀', unit: 'kN' }, ['۷٫۸۰', '۷٫۸۰', '۷٫۸۵']),
  property('n', 'سرعت حد', { symbol: 'n', unit: 'r/min' }, ['۸٬۵۰۰', '۸٬۵۰۰', '۸٬۹۰۰']),
  property('seal', 'آب‌بند', {}, ['لاستیکی دوطرفه', 'لاستیکی دوطرفه', 'لاستیکی دوطرفه']),
  property('grease', 'روان‌کار', {}, ['پایهٔ لیتیم', undefined, 'پایهٔ لیتیم']),
];

const meta = {
  title: 'Components/CompareTable',
  component: CompareTable,
  args: {
    caption: 'مقایسهٔ محصولات',
    objects,
    properties,
    onRemove: () => undefined,
    labels: {
      property: 'ویژگی',
      onlyDifferences: 'فقط تفاوت‌ها',
      shown: (shown, all) => `${formatNumber(shown)} ویژگی از ${formatNumber(all)}`,
      unknown: 'نامشخص',
    },
  },
  parameters: keyTable({
    Tab: 'to «only differences», to the crosses and links, and to the box that scrolls',
    Space: 'turns «only differences» on and off',
    Arrows: 'scroll the table',
    'Enter, Space': 'on a cross: takes the thing away; the focus goes to the next',
  }),
  render: (args) => <Compared {...args} />,
} satisfies Meta<typeof CompareTable>;
export default meta;
type Story = StoryObj<typeof meta>;

function Compared({ objects: given, ...args }: CompareTableProps) {
  const [shown, setShown] = useState(given);
  return (
    <Card>
      <CompareTable
        {...args}
        objects={shown}
        onRemove={(id) => setShown(shown.filter((one) => one.id !== id))}
      />
    </Card>
  );
}

export const Default: Story = {};
export const Playground: Story = {};
export const Two: Story = { args: { objects: objects.slice(0, 2) } };
export const Four: Story = { args: { objects: [...objects, object('6205DDU', 'NSK، ۷۴۲٬۰۰۰ تومان')] } };
export const LongText: Story = {
  args: {
    objects: objects.map((one) => ({
      ...one,
      name: `بلبرینگ شیار عمیق یک‌ردیفه با آب‌بند لاستیکی دوطرفه ${one.name}`,
    })),
  },
};
export const MixedDirection: Story = {
  args: { objects: objects.map((one) => ({ ...one, name: `بلبرینگ ${one.name} SKF` })) },
};
export const Narrow: Story = { decorators: [narrow] };
export const OnlyDifferences: Story = {
  play: byKeyboard(async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await press('{Tab}');
    await expect(canvas.getByRole('switch')).toHaveFocus();
    await press(' ');
    await expect(canvas.getByRole('status')).toHaveTextContent('۴ ویژگی از ۸');
    await expect(canvas.queryByRole('rowheader', { name: /قطر داخلی/ })).toBeNull();
  }),
};
export const RemovedByKeyboard: Story = {
  play: byKeyboard(async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: /6205-2RSR/ }).focus();
    await press('{Enter}');
    await expect(canvas.queryByRole('link', { name: '6205-2RSR' })).toBeNull();
    await waitFor(() => expect(canvas.getByRole('button', { name: /6205LLU/ })).toHaveFocus());
    await press('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /6205-2RSH/ })).toHaveFocus());
  }),
};
