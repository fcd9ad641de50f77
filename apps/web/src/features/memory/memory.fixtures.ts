import type {
  CategoryProperty,
  FavoriteOverview,
  LastVisit,
  MeasurementUnit,
  Note,
  PagedNote,
  UserFavorite,
} from '@bazaar/api/model';

/** Long ago, so that a day reads the same on every day. */
const DAY_MS = 86_400_000;
const at = (days: number, hour = '05:30') =>
  `${new Date(Date.UTC(2024, 10, 20) + days * DAY_MS).toISOString().slice(0, 10)}T${hour}:00.000Z`;

const note = (
  no: number,
  objectType: Note['objectType'],
  objectTitle: string,
  text: string,
  more: Partial<Note> = {},
): Note => ({
  id: `note-${no}`,
  objectType,
  objectId: `o-${no}`,
  objectTitle,
  objectPath: `/products/o-${no}/x`,
  isObjectAvailable: true,
  text,
  createdAt: at(-no),
  updatedAt: at(-no),
  version: 1,
  ...more,
});

export const notes: readonly Note[] = [
  note(
    1,
    'Product',
    'بلبرینگ 6305-2RS1 SKF',
    'برای خط ریسندگی ۲. با لقی C3 هم بپرس؛ اگر نبود NSK 6305DDU را ببین.',
    {
      color: 'Yellow',
      remindAt: '2099-12-01T05:30:00.000Z',
    },
  ),
  note(2, 'Product', 'پمپ ETA 50-200', 'فروشنده گفت پروانهٔ برنز ۱۲ روزه، چدن فوری. قیمت برنز تا ۵ آذر.', {
    color: 'Blue',
    remindAt: at(-1),
  }),
  note(3, 'Supplier', 'دنده‌پرداز آذر', 'دو بار دیر فرستادند. پیش از سفارش بعدی ضمانت تحویل بگیر.', {
    color: 'Red',
  }),
  note(4, 'Product', 'شیر اطمینان SV-10', 'شیر اطمینان ۱۰ بار برای دیگ شمارهٔ ۳؛ همین مدل خوب بود.', {
    isObjectAvailable: false,
  }),
  note(5, 'Page', 'جدول معادل‌سازی کد SKF', 'جدول معادل‌ها خوب است؛ FAG و NSK برای همهٔ سری 6200 دارد.', {
    color: 'Green',
  }),
  note(6, 'Category', 'گیج فشار ۱۰۰ میلی‌متری', 'فقط برندهای با گواهی کالیبراسیون معتبر؛ کلاس ۱ لازم داریم.', {
    color: 'Purple',
  }),
];

export const notePage = (items: readonly Note[] = notes, totalCount = items.length): PagedNote => ({
  items: [...items],
  totalCount,
  pageNumber: 1,
  pageSize: 25,
  upcomingReminderCount: items.filter(({ remindAt }) => remindAt?.startsWith('2099')).length,
});

const favourite = (
  no: number,
  objectType: UserFavorite['objectType'],
  title: string,
  more: Partial<UserFavorite> = {},
): UserFavorite => ({
  id: `fav-${no}`,
  objectType,
  objectId: `sp-${no}`,
  title,
  path: `/products/sp-${no}/x`,
  createdAt: at(-no),
  isAvailable: true,
  noteCount: 0,
  ...more,
});

export const favourites: readonly UserFavorite[] = [
  favourite(1, 'Product', 'بلبرینگ شیار عمیق 6205-2RSH', {
    noteCount: 2,
    noteText: 'قیمت پارهٔ دوم را هم بپرسم.',
  }),
  favourite(2, 'Product', 'الکتروموتور سه‌فاز 5.5kW'),
  favourite(3, 'Supplier', 'بازرگانی یاتاقان پارس'),
  favourite(4, 'Product', 'کوپلینگ فکی R55', { isAvailable: false }),
];

export const favouritePage = (items: readonly UserFavorite[] = favourites): FavoriteOverview => ({
  items: [...items],
  totalCount: items.length,
  pageNumber: 1,
  pageSize: 25,
  countsByType: items.length === 0 ? {} : { Product: 3, Supplier: 1 },
});

const visit = (
  no: number,
  more: Partial<LastVisit> & Pick<LastVisit, 'objectType' | 'title'>,
): LastVisit => ({
  objectId: `v-${no}`,
  path: `/products/v-${no}/x`,
  visitedAt: at(-no),
  times: 1,
  isAvailable: true,
  isFavorite: false,
  ...more,
});

export const visits: readonly LastVisit[] = [
  visit(1, { objectType: 'Product', title: 'بلبرینگ شیار عمیق 6205-2RSH', times: 5, isFavorite: true }),
  visit(2, {
    objectType: 'Category',
    objectId: 'c-bearing',
    title: 'بلبرینگ شیار عمیق',
    path: '/products/category/c-bearing/x?f=p-bore:20~30@u-mm&f=p-width:1~2@u-inch&f=p-seal:o-rs&units=imperial',
    times: 2,
  }),
  visit(2, { objectType: 'Supplier', title: 'بازرگانی یاتاقان پارس' }),
  visit(9, { objectType: 'Product', title: 'کوپلینگ فکی R55', isAvailable: false }),
];

export const visitPage = (items: readonly LastVisit[] = visits) => ({
  items: [...items],
  totalCount: items.length,
  pageNumber: 1,
  pageSize: 25,
});

const property = (id: string, title: string, more: Partial<CategoryProperty>): CategoryProperty => ({
  id,
  categoryId: 'c-bearing',
  title,
  sortOrder: 0,
  dataType: 'Number',
  isFilterable: true,
  isComparable: true,
  isKey: true,
  isRequiredInRequest: false,
  ...more,
});

export const visitedProperties: CategoryProperty[] = [
  property('p-bore', 'قطر داخلی', {
    defaultMeasurementUnitId: 'u-mm',
    defaultMeasurementUnitDisplayText: 'mm',
  }),
  property('p-width', 'پهنا', {
    measurementQuantityId: 'q-length',
    defaultMeasurementUnitId: 'u-mm',
    defaultMeasurementUnitDisplayText: 'mm',
  }),
  property('p-seal', 'آب‌بند', { dataType: 'Option', options: [{ id: 'o-rs', title: 'لاستیکی 2RS' }] }),
];

export const visitedUnits: MeasurementUnit[] = [
  {
    id: 'u-inch',
    quantityId: 'q-length',
    title: 'اینچ',
    symbol: 'in',
    displayText: 'in',
    factor: 25.4,
    offset: 0,
    system: 'Imperial',
    isBase: false,
  },
];
