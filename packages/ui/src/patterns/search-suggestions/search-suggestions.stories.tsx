import type { Meta, StoryObj } from '@storybook/react-vite';
import { keyTable } from '../../story-parts/key-table';
import { SearchBox } from '../search-box/search-box';
import { SearchSuggestions } from './search-suggestions';

const meta = {
  title: 'Patterns/Search suggestions',
  component: SearchSuggestions,
  parameters: keyTable({
    'Down, Up': 'the next, the previous suggestion; the focus stays in the field',
    Enter: 'goes to the suggestion; without one searches',
    Escape: 'closes',
    Tab: 'leaves',
  }),
  args: {
    id: 'suggestions',
    label: 'پیشنهادهای جستجو',
    activeId: 'c-1',
    onChoose: () => undefined,
    groups: [
      {
        id: 'search',
        title: 'جستجو',
        options: [{ id: 's-1', href: '#s', title: 'جستجوی «بلبر»', icon: 'search' }],
      },
      {
        id: 'categories',
        title: 'دسته‌ها',
        options: [
          {
            id: 'c-1',
            href: '#c',
            title: 'بلبرینگ شیار عمیق',
            matched: [[0, 4]],
            scientificName: 'Deep groove ball bearing',
            count: '۱۱۴',
            icon: 'category',
          },
        ],
      },
      {
        id: 'suppliers',
        title: 'تأمین‌کنندگان',
        options: [
          {
            id: 'f-1',
            href: '#f',
            title: 'صنایع بلبرینگ دماوندکار',
            matched: [[6, 10]],
            note: 'کرج',
            icon: 'supplier',
          },
        ],
      },
    ],
  },
  render: (args) => (
    <SearchBox
      action="#"
      inputId="story-search"
      label="جستجو"
      placeholder="جستجوی کالا، کد یا نام علمی"
      buttonLabel="جستجو"
      defaultValue="بلبر"
      input={{
        role: 'combobox',
        'aria-expanded': true,
        'aria-controls': args.id,
        'aria-activedescendant': args.activeId,
      }}
    >
      <SearchSuggestions {...args} />
    </SearchBox>
  ),
} satisfies Meta<typeof SearchSuggestions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
export const Recent: Story = {
  args: {
    activeId: undefined,
    groups: [
      {
        id: 'recent',
        title: 'جستجوهای اخیر',
        options: [{ id: 'r-1', href: '#r', title: 'کابل NYM 3×2.5', icon: 'recent' }],
      },
    ],
    clear: { label: 'پاک کردن', onClear: () => undefined },
  },
};
