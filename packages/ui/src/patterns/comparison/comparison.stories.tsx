import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ButtonLink } from '../../button/button';
import { SegmentedLinks } from '../../segmented/segmented';
import { byKeyboard } from '../../story-parts/by-keyboard';
import { keyTable } from '../../story-parts/key-table';
import { resizable } from '../../story-parts/narrow';
import { press } from '../../story-parts/press';
import { Comparison, ComparisonHead, ComparisonNote, ComparisonTable, ComparisonUnits } from './comparison';
import { groups, objects } from './comparison.fixtures';

const labels = {
  corner: 'قیمت هر عدد',
  cornerNote: 'با مالیات بر ارزش افزوده',
  unknown: 'نامشخص',
  differs: '(متفاوت)',
};
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
  <ComparisonTable caption="مقایسهٔ بلبرینگ شیار عمیق" objects={objects} groups={groups} labels={labels} />
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
  title: 'Patterns/Products/Comparison',
  tags: ['framed'],
  component: Comparison,
  args: {
    summary: '۴ ویژگی',
    tools,
    units,
    legend: 'با بیشتر ستون‌ها فرق دارد',
    files: (
      <div className="end">
        <ButtonLink size="small" href="#csv">
          دریافت CSV
        </ButtonLink>
      </div>
    ),
    children: table,
  },
  parameters: {
    ...keyTable({
      Tab: 'to the tools, then to the cross, the name and the request of each thing',
      Enter: 'on a cross: takes the thing away; on a tool: shows the table so',
    }),
    without: {
      Narrow: 'It follows the window, as it is a page of its own; the stories are looked at on a phone too.',
    },
  },
} satisfies Meta<typeof Comparison>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { decorators: [resizable] };
export const TwoObjects: Story = {
  args: {
    children: (
      <ComparisonTable caption="مقایسه" objects={objects.slice(0, 2)} groups={groups} labels={labels} />
    ),
  },
};
/** The page scrolls, not a box in it: the heads stick to the screen, and nothing is wider than its column. */
export const HeadsStick: Story = {
  tags: ['!autodocs'],
  decorators: [(Story) => <div style={{ paddingBlockEnd: 900 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const [head] = canvas.getAllByRole('columnheader').slice(1);
    const table = canvas.getByRole('table');
    if (!head) throw new Error('no head');
    document.documentElement.scrollTop = table.getBoundingClientRect().top + scrollY + 160;
    await waitFor(() => expect(head.getBoundingClientRect().bottom).toBeGreaterThan(40));
    await expect(table.getBoundingClientRect().top).toBeLessThan(-100);
    for (const cell of [...canvas.getAllByRole('cell'), ...canvas.getAllByRole('columnheader')])
      await expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth);
  },
};
export const LongText: Story = { args: { summary: 'همهٔ ویژگی‌های ثبت‌شدهٔ این سه محصول، ۴ ویژگی از ۴' } };
export const MixedDirection: Story = { args: { summary: '۴ ویژگی مطابق ISO 15 و DIN 625-1' } };
export const HeadAndNote: Story = {
  render: () => (
    <>
      <ComparisonHead
        title="مقایسهٔ بلبرینگ شیار عمیق"
        lead="همهٔ مقدارهای هر ویژگی در یک واحد آمده‌اند."
        actions={
          <ButtonLink tone="primary" href="#request">
            درخواست از این محصولات
          </ButtonLink>
        }
      />
      <ComparisonNote>۱ محصول دیگر در بازار نیست.</ComparisonNote>
    </>
  ),
};
export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: byKeyboard(async ({ canvas }) => {
    await press('{Tab}');
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus();
    await press('{Tab}');
    await expect(canvas.getAllByRole('link')[1]).toHaveFocus();
  }),
};
