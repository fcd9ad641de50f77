import { PageSkeleton } from '@bazaar/ui/patterns/page-skeleton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SupplierTabs } from '@/entities/supplier/supplier-tabs';
import { NOW_MS, supplier } from '@/testing/record-fixtures';
import { shellNotices } from '@/translations/shell-notices';
import { ended, geography, inProvinces, nationwide, pending } from './delegations.fixtures';
import { type DelegationsData, DelegationsView } from './delegations-view';

const data: DelegationsData = {
  supplier,
  address: {},
  delegations: { state: 'ready', items: [nationwide, inProvinces, pending, ended] },
  isOpenMissing: false,
  geography,
  nowMs: NOW_MS,
};

const meta = {
  title: 'Screens/Suppliers/Supplier delegations',
  component: DelegationsView,
  args: {
    data,
    crumbs: [
      { label: 'تأمین‌کنندگان', href: '#' },
      { label: supplier.name, href: '#' },
      { label: 'نمایندگی‌ها' },
    ],
    bar: <SupplierTabs supplier={supplier} current="delegations" nowMs={NOW_MS} />,
  },
} satisfies Meta<typeof DelegationsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Requested: Story = { args: { data: { ...data, address: { cityId: 'city-karaj' } } } };
export const ProvinceChosen: Story = { args: { data: { ...data, address: { stateId: 'state-tehran' } } } };
export const NowhereHere: Story = {
  args: {
    data: {
      ...data,
      address: { cityId: 'city-tehran' },
      delegations: { state: 'ready', items: [inProvinces, ended] },
    },
  },
};
export const OneOpen: Story = { args: { data: { ...data, address: { openId: inProvinces.id } } } };
export const UnknownCity: Story = { args: { data: { ...data, address: { cityId: 'city-atlantis' } } } };
export const UnknownDelegation: Story = { args: { data: { ...data, isOpenMissing: true } } };
export const Loading: Story = {
  render: () => <PageSkeleton kind="results" label={shellNotices.loading} />,
};
export const Empty: Story = { args: { data: { ...data, delegations: { state: 'ready', items: [] } } } };
export const Failed: Story = {
  name: 'Error',
  args: { data: { ...data, delegations: { state: 'failed' }, geography: { cities: [], states: [] } } },
};
