import type { TradeRequestSummary } from '@bazaar/api/model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { supplierLine } from '@/entities/request-basket/request-basket-line';
import { RequestsView } from './requests-view';

const request: TradeRequestSummary = {
  id: 'tr-1',
  number: 'TR-100214',
  kind: 'DirectOrder',
  status: 'Answered',
  version: 3,
  title: 'بلبرینگ شیار عمیق 6205-2RSH',
  revision: 1,
  lineCount: 2,
  createdAt: '2026-11-18T10:14:10.000Z',
  lastEventAt: '2026-11-20T10:15:00.000Z',
  unreadCount: 1,
  allowedActions: [],
};
const items: readonly TradeRequestSummary[] = [
  request,
  { ...request, id: 'tr-2', number: 'TR-100209', status: 'NeedsCorrection', title: 'پمپ دنده‌ای روغن' },
  {
    ...request,
    id: 'tr-3',
    number: 'TR-100187',
    status: 'Published',
    lineCount: 12,
    title: 'یاتاقان، کاسه‌نمد و تسمهٔ خط دوم آسیاب سیمان با گواهی اصالت و تحویل دوماهه',
  },
  { ...request, id: 'tr-4', number: 'TR-100120', status: 'Declined', title: 'کوپلینگ فکی' },
  { ...request, id: 'tr-5', number: 'TR-100101', status: 'Closed', title: 'تسمهٔ صنعتی SPB 2500' },
];

const meta = {
  title: 'Screens/Suppliers/Supplier requests',
  component: RequestsView,
  args: {
    supplierId: 's-1',
    requests: { state: 'ready', items, totalCount: 8 },
    line: supplierLine({ id: 's-1', name: 'بازرگانی یاتاقان پارس', slug: 'pars' }),
    onRetry: () => undefined,
  },
} satisfies Meta<typeof RequestsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const One: Story = { args: { requests: { state: 'ready', items: [request], totalCount: 1 } } };
export const Loading: Story = { args: { requests: { state: 'loading' } } };
export const Empty: Story = { args: { requests: { state: 'ready', items: [], totalCount: 0 } } };
/** A supplier who takes no direct orders is contacted by phone. */
export const EmptyWithoutOrders: Story = {
  args: { requests: { state: 'ready', items: [], totalCount: 0 }, line: undefined },
};
export const Failed: Story = { name: 'Error', args: { requests: { state: 'failed' } } };
