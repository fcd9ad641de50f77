import { PageSkeleton } from '@bazaar/ui/patterns/page-skeleton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { toSupplierRow } from '@/entities/supplier/supplier-row';
import { NOW_MS, supplierSummary } from '@/testing/record-fixtures';
import { shellNotices } from '@/translations/shell-notices';
import { DirectoryView, type DirectoryViewProps } from './directory-view';
import { LETTERS } from './letters';

const suppliers = ['بازرگانی یاتاقان البرز', 'بازرگانی شیرآلات کیان‌تراز'].map((name, index) =>
  toSupplierRow({ ...supplierSummary, id: `s-${index}`, name }, NOW_MS),
);
const expired = toSupplierRow(
  { ...supplierSummary, id: 's-9', name: 'تأمین ایمنی نگین‌پولاد' },
  Date.parse('2028-01-01T08:00:00Z'),
);

const args: DirectoryViewProps = {
  crumbs: [{ label: 'صفحهٔ اصلی', href: '/' }, { label: 'محصولات', href: '#' }, { label: 'تأمین‌کنندگان' }],
  title: 'تأمین‌کنندگان محصولات',
  path: '#',
  areas: [
    { href: '#service', label: 'خدمات صنعتی' },
    { href: '#product', label: 'محصولات', isCurrent: true },
  ],
  letters: LETTERS.map((letter) => ({
    id: letter,
    name: letter,
    href: `#${letter}`,
    isCurrent: letter === 'ب',
    isEmpty: ['آ', 'ا', 'پ'].includes(letter),
  })),
  categories: [
    { id: 'c-1', name: 'انتقال قدرت و یاتاقان', href: '#c-1', count: '۱۲' },
    { id: 'c-2', name: 'پمپ و کمپرسور', href: '#c-2', count: '۹' },
  ],
  cities: [
    { id: 'tehran', name: 'تهران', href: '#tehran' },
    { id: 'karaj', name: 'کرج', href: '#karaj' },
  ],
  featured: [
    { id: 'ad-1', href: '#ad', title: 'استقرار ISO 9001 در سه ماه', advertiser: 'مهندسین مشاور آریاگردش' },
  ],
  rows: {
    state: 'ready',
    count: '۱۱۷ تأمین‌کننده',
    groups: [
      { id: 'letter-ب', title: 'ب', suppliers },
      { id: 'letter-ت', title: 'ت', suppliers: [expired] },
    ],
    pagination: {
      label: 'صفحه‌ها',
      pages: [
        { label: '۱', href: '#1', isCurrent: true },
        { label: '۲', href: '#2' },
      ],
    },
  },
  retryHref: '#',
};

const meta = {
  title: 'Screens/Suppliers/Supplier directory',
  component: DirectoryView,
  args,
} satisfies Meta<typeof DirectoryView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const OneCity: Story = { args: { city: { name: 'تهران', withoutHref: '#' } } };
export const Empty: Story = {
  args: {
    city: { name: 'شهرکرد', withoutHref: '#' },
    rows: { state: 'ready', count: 'بدون تأمین‌کننده', groups: [] },
  },
};
/** An old address of a page that is no longer there. */
export const PastTheEnd: Story = {
  args: { rows: { state: 'ready', count: '۱۱۷ تأمین‌کننده', groups: [], firstPageHref: '#' } },
};
export const Failed: Story = { name: 'Error', args: { rows: { state: 'failed' } } };
export const Loading: Story = { render: () => <PageSkeleton kind="list" label={shellNotices.loading} /> };
/** Without the indexes, which failed on their own. */
export const IndexesFailed: Story = { args: { categories: [], cities: [], featured: [] } };
