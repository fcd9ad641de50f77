import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { byKeyboard, followed } from '../../story-parts/by-keyboard';
import { keyTable } from '../../story-parts/key-table';
import { narrow, resizable } from '../../story-parts/narrow';
import { press } from '../../story-parts/press';
import { tabThrough } from '../../story-parts/tab-through';
import { PropertyReference, ReferenceActions, ReferenceHead } from './property-reference';

const meta = {
  title: 'Patterns/Search and lists/Property reference',
  tags: ['framed'],
  component: PropertyReference,
  args: {
    groups: [
      {
        id: '1',
        title: 'ابعاد',
        properties: [
          {
            id: 'd',
            title: 'قطر داخلی',
            symbol: 'd',
            englishTitle: 'Bore diameter',
            meaning: 'قطر سوراخ حلقهٔ داخلی؛ برابر قطر محور.',
            facts: [
              { id: 'units', label: 'واحدها:', value: 'میلی‌متر (mm) و اینچ (in)' },
              {
                id: 'usual',
                label: 'محدودهٔ معمول:',
                value: '۱ تا ۵۰۰ mm (۰٫۰۳۹ تا ۱۹٫۷ in)',
                parts: ['۱ تا ۵۰۰ mm', '(۰٫۰۳۹ تا ۱۹٫۷ in)'],
              },
            ],
            input: {
              kind: 'range',
              names: { min: 'min.d', max: 'max.d', unit: 'unit.d' },
              labels: { min: 'کمترین قطر', max: 'بیشترین قطر', unit: 'واحد قطر', to: 'تا' },
              placeholders: { min: 'کمترین', max: 'بیشترین' },
              unitId: 'mm',
              units: [
                { id: 'mm', symbol: 'mm' },
                { id: 'in', symbol: 'in' },
              ],
            },
          },
          {
            id: 's',
            title: 'نوع آب‌بند',
            englishTitle: 'Sealing',
            facts: [],
            input: {
              kind: 'options',
              name: 'o.s',
              legend: 'نوع آب‌بند',
              options: [
                { value: 'rs', label: 'لاستیکی دوطرفه 2RS' },
                { value: 'zz', label: 'فلزی دوطرفه ZZ' },
              ],
            },
          },
        ],
      },
    ],
    form: {
      action: '#',
      label: 'مقدارهای مورد نظر',
      wanted: 'مقدار مورد نظر',
      hidden: [{ name: 'form', value: '1' }],
    },
  },
  render: (args) => (
    <>
      <PropertyReference {...args} />
      <ReferenceActions
        submits={[{ label: 'محصولات منطبق' }, { label: 'تأمین‌کنندگان منطبق', name: 'to', value: 's' }]}
      />
    </>
  ),
  parameters: keyTable({
    Tab: 'from field to field, then to the ways on',
    Space: 'chooses and takes back',
    Enter: 'sends what is wanted',
  }),
} satisfies Meta<typeof PropertyReference>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { decorators: [resizable] };
export const Narrow: Story = { decorators: [narrow] };
export const Head: Story = {
  render: () => (
    <ReferenceHead title="ویژگی‌های فنی بلبرینگ" lead="هر ویژگی، واحدهایش و مقداری که می‌خواهید." />
  ),
};
export const LongText: Story = {
  args: {
    groups: meta.args.groups.map((group) => ({
      ...group,
      title: 'ابعاد و رواداری‌های ساخت در دمای محیط',
      properties: group.properties.map((property) => ({
        ...property,
        title: 'بیشترین دمای کار در حالت پیوسته و در روان‌کاری با روغن معدنی',
        meaning: `${property.meaning ?? 'قطر سوراخ حلقهٔ داخلی؛ برابر قطر محور.'} `.repeat(5),
      })),
    })),
  },
};
export const MixedDirection: Story = {
  args: {
    groups: meta.args.groups.map((group) => ({
      ...group,
      properties: group.properties.map((property) => ({
        ...property,
        meaning: 'مطابق DIN 625-1 و ISO 15:2017.',
      })),
    })),
  },
};
export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: byKeyboard(async ({ canvasElement }) => {
    await tabThrough(canvasElement);
    const fields = canvasElement.querySelector('details');
    const fold = fields?.querySelector('summary');
    const wanted = fields?.querySelector('input');
    // On phones the fields unfold first; elsewhere they are in view.
    const isFolded = fold?.checkVisibility() === true;
    const stop = isFolded ? fold : wanted;
    for (let presses = 0; presses < 12 && document.activeElement !== stop; presses += 1)
      await press('{Shift>}{Tab}{/Shift}');
    if (isFolded) await press('{Enter}{Tab}');
    await expect(wanted).toHaveFocus();
    await press('۲۰{Enter}');
    await expect(followed()).toContain('min.d=۲۰');
  }),
};
