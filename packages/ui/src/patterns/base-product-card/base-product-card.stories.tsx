import type { Meta, StoryObj } from '@storybook/react-vite';
import { cardKeys, inCard } from '../../story-parts/in-card';
import { bearing } from '../../story-parts/pictures';
import { linksByKeyboard } from '../../story-parts/tab-through';
import { ProductGrid } from '../product-card/product-card';
import { BaseProductCard, type BaseProductView } from './base-product-card';

const product: BaseProductView = {
  id: 'p-1',
  href: '#base',
  name: 'بلبرینگ شیار عمیق 6205',
  scientificName: 'Deep groove ball bearing',
  picture: { src: bearing, alt: '' },
  specs: [
    { id: 'd', label: 'قطر داخلی', symbol: 'd', value: '۲۵', unit: 'mm' },
    { id: 'D', label: 'قطر خارجی', symbol: 'D', value: '۵۲', unit: 'mm' },
    { id: 'C', label: 'بار دینامیکی', symbol: 'C', value: '۱۴٫۸', unit: 'kN' },
  ],
  price: { prefix: 'از', amount: '۶۸۸٬۰۰۰', currency: 'تومان' },
  offers: '۱۲ پیشنهاد از ۹ تأمین‌کننده',
};

const meta = {
  title: 'Patterns/Base product card',
  component: BaseProductCard,
  parameters: cardKeys,
  args: { product },
  decorators: [inCard],
} satisfies Meta<typeof BaseProductCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
export const OnRequest: Story = {
  args: { product: { ...product, price: { amount: 'استعلام قیمت' }, offers: 'بدون پیشنهاد قیمت‌دار' } },
};
export const WithoutPicture: Story = { args: { product: { ...product, picture: undefined, specs: [] } } };
export const LongText: Story = {
  args: {
    product: {
      ...product,
      name: 'پمپ سانتریفیوژ طبقاتی افقی با محفظهٔ چدنی و پروانهٔ برنزی برای آب‌رسانی شهری',
      specs: [
        { id: 'l', label: 'بیشترین دمای کار در حالت پیوسته', value: 'تا ۱۲۰ درجه در روان‌کاری با روغن' },
      ],
    },
  },
};
export const MixedDirection: Story = {
  args: {
    product: {
      ...product,
      specs: [{ id: 'r', label: 'رزوه', value: 'M16×2' }],
      scientificName: 'DIN 933, class 8.8',
    },
  },
};
export const Narrow: Story = { parameters: { column: 320 } };
export const Grid: Story = {
  parameters: { wide: true },
  render: (args) => (
    <ProductGrid label="محصولات پایه" columns="4">
      {['a', 'b', 'c', 'd'].map((id) => (
        <BaseProductCard key={id} {...args} product={{ ...args.product, id }} />
      ))}
    </ProductGrid>
  ),
};
export const Keyboard: Story = { play: linksByKeyboard };
