import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { cardKeys, inCard } from '../../story-parts/in-card';
import { expectNothingCut } from '../../story-parts/nothing-cut';
import { bearing } from '../../story-parts/pictures';
import { linksByKeyboard } from '../../story-parts/tab-through';
import { TrustSymbol } from '../../trust-line/trust-line';
import { ProductCard, ProductGrid, type ProductView } from './product-card';
import { expectSameColumns, productsOfRows } from './product-rows.fixtures';

const product: ProductView = {
  id: 'sp-1',
  href: '#product',
  name: 'بلبرینگ شیار عمیق 6205-2RSH',
  code: '6205-2RSH',
  brand: 'SKF',
  subtitle: 'Deep groove ball bearing',
  picture: { src: bearing, alt: '' },
  specs: [
    { id: 'd', label: 'قطر داخلی', symbol: 'd', value: '۲۵', unit: 'mm' },
    { id: 'D', label: 'قطر خارجی', symbol: 'D', value: '۵۲', unit: 'mm' },
    { id: 'B', label: 'پهنا', symbol: 'B', value: '۱۵', unit: 'mm' },
    { id: 'C', label: 'بار دینامیکی', symbol: 'C', value: '۱۴٫۸', unit: 'kN' },
  ],
  price: { amount: '۹۸۰٬۰۰۰', currency: 'تومان', per: 'هر عدد', minimum: 'از ۱۰ عدد' },
  supplier: {
    name: 'بازرگانی یاتاقان پارس، تهران',
    confirmedLabel: 'تأمین‌کنندهٔ تأییدشده',
    trust: (
      <>
        از <time>۱۴۰۳/۰۲</time> تا <time>۱۴۰۶/۰۲</time>
      </>
    ),
  },
};

const linesOf = (code: Element) => {
  const text = document.createRange();
  text.selectNodeContents(code);
  return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
};

const meta = {
  title: 'Patterns/Products/Product card',
  component: ProductCard,
  parameters: cardKeys,
  args: { product },
  decorators: [inCard],
} satisfies Meta<typeof ProductCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { view: 'row', level: 3, heading: 'code' } };
export const Row: Story = { parameters: { wide: true }, args: { view: 'row', heading: 'code' } };
export const OnRequest: Story = {
  args: { product: { ...product, price: { amount: 'استعلام قیمت', per: 'هر عدد' } } },
};
/** The longest values of the catalogue, as a cell and as a row: no value and no unit is cut, at no width. */
export const LongText: Story = {
  parameters: { column: 800 },
  play: expectNothingCut('dd'),
  render: (args) => (
    <>
      <div style={{ maxInlineSize: 240 }}>
        <ProductCard {...args} />
      </div>
      <ProductCard {...args} view="row" heading="code" />
    </>
  ),
  args: {
    product: {
      ...product,
      name: 'پمپ سانتریفیوژ طبقاتی افقی با محفظهٔ چدنی و پروانهٔ برنزی برای آب‌رسانی شهری ETA 50-200',
      code: '0…250 bar 0-10V 1/2NPT 0.075%',
      specs: [
        { id: 'b', label: 'جنس بدنه', value: 'آلومینیوم با میل فولادی' },
        { id: 's', label: 'سیگنال خروجی', value: '4…20 mA + HART' },
        { id: 'r', label: 'بازهٔ اندازه‌گیری', value: '۱۲٬۵۰۰ تا ۱۶٬۰۰۰٫۷۵', unit: 'kN·m/rad' },
        { id: 'm', label: 'وزن هر شاخه یا برگ', symbol: 'm', value: '۱٬۰۳۹٫۴۵۶', unit: 'kg/m' },
      ],
      supplier: { name: 'شرکت مهندسی و ساخت تجهیزات دوار و پمپ‌سازی خاورمیانهٔ بزرگ، تبریز' },
    },
  },
};
export const MixedDirection: Story = {
  args: {
    product: {
      ...product,
      specs: [{ id: 'r', label: 'رزوه', value: 'M16×2' }],
      subtitle: 'DIN 933, class 8.8',
    },
  },
};
/** A code never breaks at its hyphen, at whatever width the name before it ends; one longer than the card stays inside it. */
export const CodeAtLineEnd: Story = {
  parameters: { wide: true },
  play: async ({ canvasElement }) => {
    const codes = [...canvasElement.querySelectorAll('.u-product-title bdi')];
    const [longest, ...others] = codes.reverse();
    await expect(others.length).toBeGreaterThan(4);
    await expect(others.filter((code) => linesOf(code) > 1).map(({ textContent }) => textContent)).toEqual(
      [],
    );
    const title = longest?.closest('h3');
    await expect(title?.scrollWidth).toBeLessThanOrEqual(title?.clientWidth ?? 0);
  },
  render: ({ product: shown }) => (
    <>
      {[240, 252, 264, 276, 288, 300].map((width) => (
        <div key={width} style={{ inlineSize: width }}>
          <ProductCard product={{ ...shown, name: 'بلبرینگ شیار عمیق 6210-2ZR' }} />
        </div>
      ))}
      <div style={{ inlineSize: 240 }}>
        <ProductCard product={{ ...shown, name: 'سنسور NBB15-U1-A2-V1X' }} />
      </div>
    </>
  ),
};
export const WithoutPicture: Story = { args: { product: { ...product, picture: undefined } } };
export const Grid: Story = {
  parameters: { wide: true },
  render: ({ product: shown }) => (
    <ProductGrid label="محصولات" columns="3">
      {['a', 'b', 'c', 'd'].map((id) => (
        <ProductCard key={id} product={{ ...shown, id }} />
      ))}
    </ProductGrid>
  ),
};
/** In a list, one row's values stand below those of the row above. */
export const Rows: Story = {
  parameters: { wide: true },
  play: expectSameColumns,
  render: ({ product: shown }) => (
    <ProductGrid label="محصولات" columns="rows">
      {productsOfRows(shown).map((one) => (
        <ProductCard key={one.id} product={one} view="row" heading="code" />
      ))}
    </ProductGrid>
  ),
};
/** The page draws the shield of confirmed suppliers once. */
export const SharedShield: Story = {
  render: (args) => (
    <>
      <TrustSymbol />
      <ProductCard {...args} sharesShield />
    </>
  ),
};
export const Narrow: Story = { parameters: { column: 320 } };
export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: linksByKeyboard,
};
