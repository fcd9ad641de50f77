import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../button/button';
import { byKeyboard, expectGivenBack } from '../../story-parts/by-keyboard';
import { keyTable } from '../../story-parts/key-table';
import { narrow, resizable } from '../../story-parts/narrow';
import { press } from '../../story-parts/press';
import { FilterGroup, FilterOptions, FilterPanel, FilterRange } from './filter-panel';

const meta = {
  title: 'Patterns/Search and lists/Filter panel',
  tags: ['framed'],
  component: FilterPanel,
  parameters: keyTable({
    Tab: 'to the next group or field',
    'Enter, Space': 'on the title of a group: opens and closes',
    Space: 'chooses and takes back',
    Arrows: 'among options of which one holds: choose',
    Enter: 'in a field: applies the filters',
    Escape: 'on phones: closes the sheet; the focus goes back to its button',
  }),
  args: {
    id: 'filters',
    formId: 'filter-form',
    action: '#',
    title: 'فیلترها',
    clear: { href: '#', label: 'حذف فیلترها' },
    closeLabel: 'بستن فیلترها',
    applyLabel: 'اعمال فیلترها، ۱۳۶ محصول',
    showLabel: 'نمایش ۱۳۶ محصول',
    hidden: [],
    children: (
      <>
        <FilterGroup title="قطر داخلی" symbol="d" isOpen>
          <FilterRange
            names={{ min: 'min', max: 'max', unit: 'unit' }}
            labels={{ min: 'قطر داخلی، کمترین', max: 'قطر داخلی، بیشترین', unit: 'واحد قطر داخلی', to: 'تا' }}
            placeholders={{ min: 'کمترین', max: 'بیشترین' }}
            min="۲۰"
            max=""
            unitId="mm"
            units={[
              { id: 'mm', symbol: 'mm', factor: 1, offset: 0 },
              { id: 'in', symbol: 'in', factor: 25.4, offset: 0 },
            ]}
            bars={{
              counts: [4, 9, 17, 30, 22, 12, 6, 0, 2],
              chosen: [false, false, true, true, true, true, true, true, true],
              lowest: '۳',
              highest: '۳۲۰',
            }}
          />
        </FilterGroup>
        <FilterGroup title="نوع آب‌بند" isOpen>
          <FilterOptions
            name="seal"
            legend="نوع آب‌بند"
            shown={2}
            moreLabel="۲ مورد دیگر"
            options={[
              { value: 'rs', label: 'لاستیکی دوطرفه 2RS', count: '۱۳۶', isChosen: true },
              { value: 'zz', label: 'فلزی دوطرفه ZZ', count: '۱۱۸', isChosen: false },
              { value: 'open', label: 'باز', count: '۷۴', isChosen: false },
              {
                value: 'z',
                label: 'فلزی یک‌طرفهٔ بسیار نازک با پوشش مقاوم در برابر خوردگی Z',
                count: '۰',
                isChosen: false,
              },
            ]}
          />
        </FilterGroup>
        <FilterGroup title="قیمت">
          <FilterOptions
            name="price"
            legend="قیمت"
            isSingle
            options={[
              { value: '', label: 'همه', isChosen: true },
              { value: 'Fixed', label: 'با قیمت', isChosen: false },
            ]}
          />
        </FilterGroup>
      </>
    ),
  },
  render: (args) => (
    <>
      <Button popoverTarget={args.id}>فیلترها</Button>
      <FilterPanel {...args} />
    </>
  ),
  // As wide as the start column of a list.
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 296 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FilterPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { decorators: [resizable] };
export const NothingChosen: Story = { args: { clear: undefined } };
/** The typed text stays, with the reason below it. */
export const NoQuantity: Story = {
  args: {
    children: (
      <FilterGroup title="قطر داخلی" symbol="d" isOpen>
        <FilterRange
          names={{ min: 'min', max: 'max', unit: 'unit' }}
          labels={{ min: 'قطر داخلی، کمترین', max: 'قطر داخلی، بیشترین', unit: 'واحد قطر داخلی', to: 'تا' }}
          placeholders={{ min: 'کمترین', max: 'بیشترین' }}
          min="۲۰"
          max="۵۰ سیب"
          error={{ text: 'این واحد شناخته نشد؛ واحد را از کنار عدد برگزینید.', min: false, max: true }}
          unitId="mm"
          units={[{ id: 'mm', symbol: 'mm', factor: 1, offset: 0 }]}
        />
      </FilterGroup>
    ),
  },
};
export const Narrow: Story = { decorators: [narrow] };
export const LongText: Story = {
  args: {
    title: 'فیلترهای این دسته و همهٔ زیردسته‌هایش',
    children: (
      <FilterGroup title="بیشترین دمای کار در حالت پیوسته و در روان‌کاری با روغن معدنی" isOpen>
        <FilterOptions
          name="seal"
          legend="آب‌بند"
          options={[
            {
              value: 'l',
              label: 'آب‌بند لاستیکی دوطرفهٔ تماسی با لبهٔ دوگانه و پوشش مقاوم در برابر خوردگی و گرد و غبار',
              count: '۱٬۲۳۴٬۵۶۷',
              isChosen: false,
            },
          ]}
        />
      </FilterGroup>
    ),
  },
};
export const MixedDirection: Story = {
  args: {
    children: (
      <FilterGroup title="استاندارد DIN 625-1" symbol="d₁" isOpen>
        <FilterOptions
          name="norm"
          legend="استاندارد"
          options={[{ value: 'm', label: 'رزوهٔ M16×2 (ISO 261)', count: '۸', isChosen: true }]}
        />
      </FilterGroup>
    ),
  },
};
const isPhone = () => !matchMedia('(min-width: 960px)').matches;
export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: byKeyboard(async ({ canvas, canvasElement }) => {
    const opener = canvas.getByRole('button', { name: 'فیلترها' });
    const panel = canvasElement.querySelector<HTMLElement>('#filters');
    if (!panel) throw new Error('there is no panel');
    if (isPhone()) {
      await press('{Tab}');
      await expect(opener).toHaveFocus();
      await press('{Enter}');
      await expect(panel.matches(':popover-open')).toBe(true);
    }
    const lowest = canvas.getByLabelText('قطر داخلی، کمترین');
    for (let stop = 0; stop < 8 && document.activeElement !== lowest; stop += 1) await press('{Tab}');
    await expect(lowest).toHaveFocus();
    const zz = canvas.getByRole('checkbox', { name: /فلزی دوطرفه/ });
    for (let stop = 0; stop < 8 && document.activeElement !== zz; stop += 1) await press('{Tab}');
    await press(' ');
    await expect(zz).toBeChecked();
    const price = [...canvasElement.querySelectorAll('summary')].find(
      (title) => title.textContent === 'قیمت',
    );
    for (let stop = 0; stop < 8 && document.activeElement !== price; stop += 1) await press('{Tab}');
    await press('{Enter}');
    await press('{Tab}');
    await press('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'با قیمت' })).toBeChecked();
    if (!isPhone()) return;
    await press('{Escape}');
    await expectGivenBack(panel, opener);
  }),
};
