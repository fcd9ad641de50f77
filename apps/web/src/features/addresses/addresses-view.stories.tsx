import type { Meta, StoryObj } from '@storybook/react-vite';
import { addressItems } from './address-items';
import { addresses } from './addresses.fixtures';
import { AddressesView } from './addresses-view';

const nothing = () => undefined;
const ready = {
  state: 'ready',
  items: addressItems(addresses),
  onAdd: nothing,
  onEdit: nothing,
  onSelect: nothing,
  onRemove: nothing,
} as const;

const meta = {
  title: 'Screens/Account/Addresses',
  component: AddressesView,
  args: ready,
} satisfies Meta<typeof AddressesView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Playground: Story = {};
export const Loading: Story = { render: () => <AddressesView state="loading" onAdd={nothing} /> };
export const Empty: Story = { args: { items: [] } };
export const Failed: Story = {
  name: 'Error',
  render: () => <AddressesView state="failed" onAdd={nothing} onRetry={nothing} />,
};
/** The only address is the default one, and cannot be deleted. */
export const OnlyOne: Story = { args: { items: addressItems(addresses.slice(0, 1)) } };
/** An unsent form on this device. */
export const Unfinished: Story = { args: { unfinished: nothing } };
