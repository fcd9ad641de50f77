import type { Meta, StoryObj } from '@storybook/react-vite';
import { toSupplierView } from '@/entities/supplier/supplier-view';
import { supplierSummary } from '@/testing/record-fixtures';
import { ClosedSupplierView } from './closed-supplier-view';

const others = ['بازرگانی یاتاقان پارس', 'صنایع یاتاقان البرز', 'بلبرینگ آذرگستر'].map((name, index) =>
  toSupplierView({ ...supplierSummary, id: `s-${index}`, name }),
);

const meta = {
  title: 'Screens/Suppliers/Supplier closed',
  component: ClosedSupplierView,
  args: { others },
} satisfies Meta<typeof ClosedSupplierView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
/** No suppliers to offer instead, or they could not be read: the notice and the link home stay. */
export const Empty: Story = { args: { others: [] } };
