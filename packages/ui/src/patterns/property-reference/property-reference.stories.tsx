import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrow } from '../../story-parts/narrow';
import { PropertyReference, ReferenceHead } from './property-reference';

const meta = {
  title: 'Patterns/PropertyReference',
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
              { id: 'usual', label: 'محدودهٔ معمول:', value: '۱ تا ۵۰۰ mm' },
            ],
            wish: {
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
            wish: {
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
      hidden: [{ name: 'form', value: '1' }],
      submits: [
        { label: 'محصولات با این مقدارها' },
        { label: 'تأمین‌کنندگان با این مقدارها', name: 'to', value: 's' },
      ],
    },
  },
  parameters: {
    docs: { description: { component: 'Tab از فیلدها می‌گذرد؛ Enter فرم را می‌فرستد؛ Space گزینه را می‌زند.' } },
  },
} satisfies Meta<typeof PropertyReference>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
export const Narrow: Story = { decorators: [narrow] };
export const Head: Story = {
  render: () => (
    <ReferenceHead title="ویژگی‌های فنی بلبرینگ" lead="هر ویژگی، واحدهایش و مقداری که می‌خواهید." />
  ),
};
