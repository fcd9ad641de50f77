import type { Meta, StoryObj } from '@storybook/react-vite';
import { keyTable } from '../../story-parts/key-table';
import { FilterAdvice, FilterChips, LinkChips } from './filter-chips';

const meta = {
  title: 'Patterns/Filter chips',
  component: FilterChips,
  parameters: keyTable({
    Tab: 'to the next chip, at last «remove all»',
    Enter: 'takes the filter away',
  }),
  args: {
    label: 'فیلترهای فعال',
    removeLabel: 'حذف فیلتر',
    chips: [
      {
        id: 'd',
        href: '#d',
        title: 'قطر داخلی',
        value: '۲۰ تا ۳۰',
        unit: 'mm',
        gain: { text: '+۲۲', spoken: 'با برداشتن آن ۱۳۶ محصول' },
      },
      { id: 's', href: '#s', title: 'آب‌بند', value: 'لاستیکی دوطرفه 2RS' },
      { id: 'c', href: '#c', value: 'تأمین‌کنندهٔ تأییدشده' },
    ],
    clear: { href: '#all', label: 'حذف همه' },
  },
} satisfies Meta<typeof FilterChips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
export const One: Story = { args: { chips: meta.args.chips.slice(0, 1), clear: undefined } };
export const Ways: Story = {
  render: () => (
    <LinkChips
      title="دسته‌ها"
      links={[
        { id: 'a', href: '#a', name: 'بلبرینگ', scientificName: 'Ball bearings' },
        { id: 'b', href: '#b', name: 'رولبرینگ' },
      ]}
    />
  ),
};
export const Advice: Story = {
  render: ({ chips, removeLabel }) => (
    <FilterAdvice removeLabel={removeLabel} chips={chips.map(({ gain: _gain, ...chip }) => ({ ...chip, gain: '۱۲ محصول' }))} />
  ),
};
