import type { Meta, StoryObj } from '@storybook/react-vite';
import { keyTable } from '../../story-parts/key-table';
import { narrow, resizable } from '../../story-parts/narrow';
import { linksByKeyboard } from '../../story-parts/tab-through';
import { FilterAdvice, FilterChips, LinkChips } from './filter-chips';

const meta = {
  title: 'Patterns/Search and lists/Filter chips',
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
        removal: { text: '+۲۲', spoken: 'با برداشتن آن ۱۳۶ محصول' },
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
export const Playground: Story = { decorators: [resizable] };
export const One: Story = { args: { chips: meta.args.chips.slice(0, 1), clear: undefined } };
export const NextSteps: Story = {
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
    <FilterAdvice
      removeLabel={removeLabel}
      chips={chips.map((chip) => ({ ...chip, resultCount: '۱۲ محصول' }))}
    />
  ),
};
export const Narrow: Story = { decorators: [narrow] };
export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: linksByKeyboard,
};
export const LongText: Story = {
  args: {
    chips: [
      {
        id: 'l',
        href: '#l',
        title: 'بیشترین دمای کار در حالت پیوسته',
        value: 'تا ۱۲۰ درجه در روان‌کاری با روغن معدنی',
      },
      ...meta.args.chips,
    ],
  },
};
export const MixedDirection: Story = {
  args: { chips: [{ id: 'm', href: '#m', title: 'رزوه', value: 'M16×2 (DIN 933)', unit: 'mm' }] },
};
