import { PageSkeleton } from '@bazaar/ui/patterns/page-skeleton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { categoryPropertiesMessages as texts } from '@/translations/category-properties';
import { propertiesData } from './category-properties.fixtures';
import { PropertiesFailureView } from './properties-failure-view';
import { PropertiesView } from './properties-view';

const crumbs = [
  { label: 'محصولات', href: '/category/categoryType/Product' },
  { label: 'بلبرینگ شیار عمیق', href: '/category/c-1' },
  { label: 'ویژگی‌های فنی' },
];

const meta = {
  title: 'Screens/Search and lists/Category properties',
  component: PropertiesView,
  args: { data: propertiesData(), crumbs },
} satisfies Meta<typeof PropertiesView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Playground: Story = {};
export const Converted: Story = {
  args: { data: propertiesData({ requested: { quantityId: 'q-length', typed: '2"', unitId: 'u-mm' } }) },
};
export const NotAQuantity: Story = {
  args: { data: propertiesData({ requested: { quantityId: 'q-length', typed: 'دو', unitId: 'u-mm' } }) },
};
/** Units could not be read: values are taken in the property's own. */
export const WithoutUnits: Story = { args: { data: propertiesData({ units: {} }) } };
/** A category without properties: its products can be seen all the same. */
export const Empty: Story = { args: { data: propertiesData({ properties: [] }) } };
export const Failed: Story = {
  render: () => <PropertiesFailureView crumbs={crumbs} title="ویژگی‌های فنی بلبرینگ" retryHref="/" />,
};
export const Loading: Story = { render: () => <PageSkeleton kind="landing" label={texts.loading} /> };
