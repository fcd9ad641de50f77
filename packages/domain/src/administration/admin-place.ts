/** Views of the administrator's page, in order. */
export const ADMIN_VIEWS = ['visits', 'customers', 'merchants', 'previews'] as const;
export type AdminView = (typeof ADMIN_VIEWS)[number];

export const CUSTOMER_KINDS = ['Person', 'Company'] as const;
/** Roles by which customers are filtered. */
export const CUSTOMER_ROLES = [
  'Consumer',
  'Customer',
  'Buyer',
  'ConsumerOwner',
  'MerchantAgent',
  'Supplier',
  'Admin',
] as const;

export const RECORD_PAGE_SIZE = 25;
/** Lengths the service accepts. */
const TERM_MAX = 100;
const ID_MAX = 64;
const LAST_PAGE = 10_000;

/** What the address of the administrator's page says. An absent part filters nothing. */
export interface AdminPlace {
  readonly view: AdminView;
  readonly term?: string | undefined;
  readonly kind?: (typeof CUSTOMER_KINDS)[number] | undefined;
  readonly role?: (typeof CUSTOMER_ROLES)[number] | undefined;
  /** Oldest accounts first. */
  readonly isOldestFirst: boolean;
  readonly pageNumber: number;
  /** The customer that is open. */
  readonly userId?: string | undefined;
  /** The page whose preview is open. */
  readonly previewId?: string | undefined;
}

/** Reads the place of an address; what is invalid, or does not belong to its view, is left out. */
export function parseAdminPlace(query: Pick<URLSearchParams, 'get'>): AdminPlace {
  const view = ADMIN_VIEWS.find((each) => each === query.get('view')) ?? 'visits';
  const isList = view === 'customers' || view === 'merchants';
  const isCustomers = view === 'customers';
  const term = (query.get('term') ?? '').replace(/\s+/g, ' ').trim().slice(0, TERM_MAX);
  const page = Number(query.get('page') ?? '1');
  return {
    view,
    term: isList && term !== '' ? term : undefined,
    kind: isCustomers ? CUSTOMER_KINDS.find((each) => each === query.get('kind')) : undefined,
    role: isCustomers ? CUSTOMER_ROLES.find((each) => each === query.get('role')) : undefined,
    isOldestFirst: isCustomers && query.get('sort') === 'oldest',
    pageNumber: isList && Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
    userId: isCustomers ? idOf(query.get('user')) : undefined,
    previewId: view === 'previews' ? idOf(query.get('preview')) : undefined,
  };
}

/** Writes a place as the query of an address, without «?»; empty for the first view. */
export function writeAdminPlace({ view, term, kind, role, ...place }: AdminPlace): string {
  const parts = {
    view: view === 'visits' ? undefined : view,
    term,
    kind,
    role,
    sort: place.isOldestFirst ? 'oldest' : undefined,
    page: place.pageNumber > 1 ? String(place.pageNumber) : undefined,
    user: place.userId,
    preview: place.previewId,
  };
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(parts)) if (value !== undefined) query.set(key, value);
  return query.toString();
}

/** Returns the place with a change. Another filter begins at its first page; another view, without filter. */
export function changeAdminPlace(place: AdminPlace, change: Partial<AdminPlace>): AdminPlace {
  if (change.view !== undefined && change.view !== place.view)
    return { isOldestFirst: false, pageNumber: 1, view: change.view };
  const isOpening = 'userId' in change || 'previewId' in change;
  return { ...place, pageNumber: isOpening ? place.pageNumber : 1, ...change };
}

function idOf(text: string | null): string | undefined {
  return text !== null && text !== '' && text.length <= ID_MAX ? text : undefined;
}
