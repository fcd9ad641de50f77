import { PageSkeleton } from '@bazaar/ui/patterns/page-skeleton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SupplierTabs } from '@/entities/supplier/supplier-tabs';
import { NOW_MS, supplier } from '@/testing/record-fixtures';
import { article, contentTypes, video } from '@/testing/supplier-fixtures';
import { shellNotices } from '@/translations/shell-notices';
import { type ContentsData, ContentsView } from './contents-view';

const data: ContentsData = {
  supplier,
  address: { pageNumber: 1 },
  pages: {
    state: 'ready',
    value: { items: [article, { ...article, id: 'pg-2', contentTypeId: 'ct-cases' }], totalCount: 2 },
  },
  videos: { state: 'ready', value: { items: [video] } },
  types: [
    ...contentTypes,
    { ...contentTypes[0], id: 'ct-cases', title: 'نمونهٔ کار' } as (typeof contentTypes)[0],
  ],
};

const meta = {
  title: 'Screens/Suppliers/Supplier contents',
  component: ContentsView,
  args: {
    data,
    crumbs: [{ label: 'تأمین‌کنندگان', href: '#' }, { label: supplier.name, href: '#' }, { label: 'مطالب' }],
    bar: <SupplierTabs supplier={supplier} current="contents" nowMs={NOW_MS} />,
  },
} satisfies Meta<typeof ContentsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const NothingOfType: Story = {
  args: { data: { ...data, address: { pageNumber: 1, typeId: 'ct-cases' } } },
};
/** With a single type, and an unknown one in the address, there is nothing to choose. */
export const UnknownType: Story = {
  args: { data: { ...data, address: { pageNumber: 1, typeId: 'no-such-type' }, types: [] } },
};
export const Loading: Story = {
  render: () => <PageSkeleton kind="results" label={shellNotices.loading} />,
};
export const Empty: Story = {
  args: {
    data: {
      ...data,
      pages: { state: 'ready', value: { items: [], totalCount: 0 } },
      videos: { state: 'ready', value: { items: [] } },
    },
  },
};
export const Failed: Story = {
  name: 'Error',
  args: {
    data: {
      ...data,
      pages: { state: 'failed', kind: 'timeout' },
      videos: { state: 'failed', kind: 'service' },
    },
  },
};
