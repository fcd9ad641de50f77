import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '../../button/button';
import { SegmentedLinks } from '../../segmented/segmented';
import { byKeyboard } from '../../story-parts/by-keyboard';
import { keyTable } from '../../story-parts/key-table';
import { narrow } from '../../story-parts/narrow';
import { press } from '../../story-parts/press';
import { Comparison, ComparisonHead, ComparisonNote, ComparisonTable, ComparisonUnits } from './comparison';
import { groups, objects } from './comparison.fixtures';

const tools = (
  <>
    <SegmentedLinks
      label="دستگاه واحد"
      segments={[
        { href: '#metric', label: 'متریک' },
        { href: '#imperial', label: 'اینچی', isCurrent: true },
      ]}
    />
    <ButtonLink size="small" href="#brief">
      فقط تفاوت‌ها
    </ButtonLink>
  </>
);
const table = (
  <ComparisonTable
    caption="مقایسهٔ بلبرینگ شیار عمیق"
    objects={objects}
    groups={groups}
    labels={{ property: 'ویژگی', unknown: 'نامشخص', differs: '(متفاوت)' }}
  />
);
const units = (
  <ComparisonUnits
    title="واحد هر کمیت"
    action="#"
    name="units"
    applyLabel="نمایش با این واحدها"
    hidden={[{ name: 'compare', value: 'a~b' }]}
    quantities={[
      {
        id: 'q-length',
        label: 'قطر داخلی',
        value: 'u-mm',
        options: [
          { value: 'u-mm', label: 'mm' },
          { value: 'u-inch', label: 'in' },
        ],
      },
    ]}
  />
);

const meta = {
  title: 'Patterns/Comparison',
  component: Comparison,
  args: {
    summary: '۴ ویژگی',
    tools,
    units,
    children: table,
    more: <ButtonLink href="#more">افزودن محصول دیگر</ButtonLink>,
  },
  parameters: keyTable({
    Tab: 'to the tools, the table that scrolls, the cross of each thing',
    Arrows: 'scroll the table',
    Enter: 'on a cross: takes the thing away; on a tool: shows the table so',
  }),
} satisfies Meta<typeof Comparison>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
export const TwoObjects: Story = {
  args: {
    children: (
      <ComparisonTable
        caption="مقایسه"
        objects={objects.slice(0, 2)}
        groups={groups}
        labels={{ property: 'ویژگی', unknown: 'نامشخص', differs: '(متفاوت)' }}
      />
    ),
  },
};
export const LongText: Story = { args: { summary: 'همهٔ ویژگی‌های ثبت‌شدهٔ این سه محصول، ۴ ویژگی از ۴' } };
export const MixedDirection: Story = { args: { summary: '۴ ویژگی مطابق ISO 15 و DIN 625-1' } };
export const Narrow: Story = { decorators: [narrow] };
export const HeadAndNote: Story = {
  render: () => (
    <>
      <ComparisonHead title="مقایسهٔ بلبرینگ شیار عمیق" lead="همهٔ مقدارهای هر ویژگی در یک واحد آمده‌اند." />
      <ComparisonNote>۱ محصول دیگر در بازار نیست.</ComparisonNote>
    </>
  ),
};
export const Keyboard: Story = {
  play: byKeyboard(async ({ canvas }) => {
    await press('{Tab}');
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus();
    await press('{Tab}');
    await expect(canvas.getAllByRole('link')[1]).toHaveFocus();
  }),
};
