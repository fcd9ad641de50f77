import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { byKeyboard } from '../../story-parts/by-keyboard';
import { inCard } from '../../story-parts/in-card';
import { keyTable } from '../../story-parts/key-table';
import { bearing } from '../../story-parts/pictures';
import { press } from '../../story-parts/press';
import { ProductGrid } from '../product-card/product-card';
import { CategoryCard, type CategoryView } from './category-card';

const category: CategoryView = {
  id: 'c-1',
  href: '#bearings',
  name: 'بلبرینگ',
  picture: { src: bearing, alt: '' },
  count: '۱٬۲۸۴ محصول',
  childrenLabel: 'زیردسته‌های بلبرینگ',
  children: [
    { id: '1', href: '#deep', name: 'شیار عمیق' },
    { id: '2', href: '#angular', name: 'تماس زاویه‌ای' },
    { id: '3', href: '#self', name: 'خودتنظیم' },
  ],
};

const meta = {
  title: 'Patterns/Category card',
  component: CategoryCard,
  parameters: keyTable({
    Tab: 'to the next link',
    Enter: 'follows it',
  }),
  args: { category },
  decorators: [inCard],
} satisfies Meta<typeof CategoryCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
export const WithoutChildren: Story = {
  args: { category: { ...category, children: [], picture: undefined, count: 'بدون محصول' } },
};
export const LongText: Story = {
  args: { category: { ...category, name: 'استانداردها و مدارک فنی طراحی، ساخت و آزمون تجهیزات دوار' } },
};
export const MixedDirection: Story = {
  args: { category: { ...category, name: 'بلبرینگ یاتاقانی UC و UCP' } },
};
export const ByKeyboard: Story = {
  play: byKeyboard(async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await press('{Tab}');
    await expect(canvas.getByRole('link', { name: 'بلبرینگ' })).toHaveFocus();
    await expect(canvasElement.querySelector('.u-link-card')).toHaveStyle({ outlineStyle: 'solid' });
    await press('{Tab}');
    await expect(canvas.getByRole('link', { name: 'شیار عمیق' })).toHaveFocus();
  }),
};
export const Narrow: Story = { parameters: { column: 320 } };
export const Grid: Story = {
  parameters: { wide: true },
  render: (args) => (
    <ProductGrid label="دسته‌ها" columns="4">
      {['a', 'b', 'c', 'd'].map((id) => (
        <CategoryCard key={id} {...args} category={{ ...args.category, id }} />
      ))}
    </ProductGrid>
  ),
};
