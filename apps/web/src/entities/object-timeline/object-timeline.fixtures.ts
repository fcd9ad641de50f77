import type {
  Conversation,
  ConversationMessage,
  Note,
  PagedLastVisit,
  TradeRequestsBySupplier,
  UserFavorite,
} from '@bazaar/api/model';
import { notes as productNotes } from '@/entities/note/notes.fixtures';

const DAY_MS = 86_400_000;
/** Days are counted back from today, so that a story always has days and a month. */
const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
const about = { objectType: 'Product', objectId: 'sp-1' } as const;
const path = '/products/sp-1/بلبرینگ-شیار-عمیق-6205-2rsh';
const title = 'بلبرینگ شیار عمیق 6205-2RSH';

export const object = about;

export const notes: Note[] = productNotes.map((note, index) => ({
  ...note,
  createdAt: ago(index === 0 ? 2 : 20),
}));

export const favourite: UserFavorite = {
  ...about,
  id: 'fav-1',
  title,
  path,
  createdAt: ago(3),
  isAvailable: true,
};

export const visits: PagedLastVisit = {
  items: [
    {
      ...about,
      title,
      path,
      visitedAt: ago(0),
      times: 5,
      isAvailable: true,
      visits: [
        { visitedAt: ago(0), path: `${path}?term=6205` },
        { visitedAt: ago(30), path },
        { visitedAt: ago(31), path },
      ],
    },
  ],
  totalCount: 1,
  pageNumber: 1,
  pageSize: 1,
};

const supplier = {
  id: 's-1',
  name: 'یاتاقان پارس',
  slug: 'پارس',
  cityName: 'تهران',
  kinds: ['Manufacturer' as const],
  categoryTypes: ['Product' as const],
  isConfirmed: true,
  yearsOnPlatform: 4,
  productCount: 120,
  delegationCount: 2,
};

export const question: Conversation = {
  ...about,
  id: 'conv-1',
  subject: 'پرسش دربارهٔ بلبرینگ 6205',
  objectTitle: title,
  counterpart: { kind: 'Supplier', id: 's-1', name: supplier.name },
  lastMessage: { text: 'لقی C3 موجود نیست.', at: ago(4), isMine: false },
  unreadCount: 0,
  state: 'Open',
  createdAt: ago(4.2),
  version: 2,
};

const message = (id: string, text: string, isMine: boolean): ConversationMessage => ({
  id,
  conversationId: 'conv-1',
  rootId: 'msg-1',
  text,
  files: [],
  senderName: isMine ? 'بهنام رضایی' : 'سارا کریمی',
  isMine,
  sentAt: ago(4),
  clientMessageId: `client-${id}`,
});

export const messages = {
  items: [message('msg-1', 'لقی C3 هم دارید؟', true), message('msg-2', 'لقی C3 موجود نیست.', false)],
  totalCount: 2,
  pageNumber: 1,
  pageSize: 2,
};

export const requests: TradeRequestsBySupplier = {
  totalCount: 1,
  pageNumber: 1,
  pageSize: 20,
  statusCounts: [{ status: 'AwaitingPayment', count: 1 }],
  groups: [
    {
      supplier,
      count: 1,
      lastEventAt: ago(1),
      items: [
        {
          id: 'tr-118',
          number: '1405-08317',
          kind: 'DirectOrder',
          status: 'AwaitingPayment',
          version: 4,
          title: 'سه قلم بلبرینگ شیار عمیق',
          revision: 2,
          lineCount: 3,
          payableRial: 792_000,
          createdAt: ago(2),
          lastEventAt: ago(1),
          dueAt: new Date(Date.now() + 19.5 * 3_600_000).toISOString(),
          unreadCount: 0,
          allowedActions: ['Pay', 'Withdraw'],
        },
      ],
    },
  ],
};

export const noRequests: TradeRequestsBySupplier = {
  ...requests,
  totalCount: 0,
  statusCounts: [],
  groups: [],
};
export const nothing = { items: [], totalCount: 0, pageNumber: 1, pageSize: 20 };
