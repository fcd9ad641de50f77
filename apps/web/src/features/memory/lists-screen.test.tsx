// @vitest-environment jsdom
import {
  getGetSupplierProductCatalogResponseMock as anyProduct,
  getGetSupplierProductCatalogMockHandler as product,
} from '@bazaar/api/mocks/supplier-products';
import { getRemoveFavoriteMockHandler as removal } from '@bazaar/api/mocks/user-favorites';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toastStore } from '@/lib/toasts/toast-store';
import { removals } from '@/lib/undo/removals';
import { mockServer } from '@/testing/mock-server';
import { favouriteListTexts, memoryTexts, visitListTexts } from '@/translations/memory';
import { undoTexts } from '@/translations/undo';
import { FavouritesScreen } from './favourites/favourites-screen';
import { favourites, visits } from './memory.fixtures';
import { memoryHandlers } from './memory-handlers.fixtures';
import { VisitsScreen } from './visits/visits-screen';

const { push, performAction } = vi.hoisted(() => ({ push: vi.fn(), performAction: vi.fn() }));
vi.mock('@/lib/session/go-to-login', () => ({ goToLogin: vi.fn() }));
vi.mock('@/lib/actions/early-presses', () => ({ performAction }));
vi.mock('next/navigation', () => ({
  useSearchParams: () => new URLSearchParams(location.search),
  useRouter: () => ({ push, replace: vi.fn(), prefetch: vi.fn() }),
  usePathname: () => location.pathname,
}));
let categories: Record<string, string> = {};
/** Status of the products that are not read. */
let refusals: Record<string, number> = {};
const backend = mockServer(
  ...memoryHandlers(),
  removal(),
  product(({ request }) => {
    const id = new URL(request.url).pathname.split('/').at(-2) ?? '';
    if (id in refusals) throw new HttpResponse(null, { status: refusals[id] });
    return { ...anyProduct(), id, categoryId: categories[id] ?? 'c-1' };
  }),
);

beforeEach(() => {
  categories = {};
  refusals = {};
  history.replaceState(null, '', '/profile/favorites');
});
afterEach(async () => {
  cleanup();
  await removals.send();
  toastStore.setState({ toasts: [] });
  vi.clearAllMocks();
});

const [first, second, third, gone] = favourites as [
  (typeof favourites)[0],
  (typeof favourites)[0],
  (typeof favourites)[0],
  (typeof favourites)[0],
];
const open = async () => {
  render(<FavouritesScreen kind="all" />);
  await screen.findByRole('link', { name: first.title });
};
const pick = (title: string) =>
  fireEvent.click(screen.getByRole('checkbox', { name: memoryTexts.pick(title) }));
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await act(() => backend.settled());
};
const told = () => toastStore.getState().toasts.map(({ title }) => title);

it('R-422 has the count of every kind, the latest note of a row, and no note per call', async () => {
  await open();
  const kinds = screen.getByRole('navigation', { name: memoryTexts.kind });
  await waitFor(() => expect(kinds.textContent).toContain('محصول ۳'));
  expect(kinds.textContent).toContain('همه ۴');
  expect(screen.getByText(first.noteText ?? '')).toBeTruthy();
  expect(backend.requests.filter(({ path }) => path.includes('by-object-id'))).toEqual([]);
});

it('R-430 compares products of one category, and says what else cannot be compared', async () => {
  await open();
  pick(first.title);
  await press(memoryTexts.compare);
  expect(told()).toEqual([memoryTexts.compareFew]);
  pick(second.title);
  await press(memoryTexts.compare);
  await waitFor(() => expect(push).toHaveBeenCalled());
  expect(push.mock.lastCall?.[0]).toMatch(/^\/products\/category\/.+\?compare=sp-1~sp-2$/);
  categories = { 'sp-2': 'c-2' };
  await press(memoryTexts.compare);
  await waitFor(() => expect(told()).toContain(memoryTexts.compareOther));
  expect(push).toHaveBeenCalledOnce();
});

it('R-430 requests what is chosen as lines of the basket; a supplier alone is no line', async () => {
  await open();
  pick(third.title);
  await press(memoryTexts.request);
  expect(told()).toEqual([memoryTexts.requestNone]);
  pick(first.title);
  await press(memoryTexts.request);
  await waitFor(() => expect(performAction).toHaveBeenCalledOnce());
  expect(performAction.mock.lastCall?.[0]).toMatchObject({
    name: 'request',
    payload: [{ key: 'sp-1', kind: 'product', productId: 'sp-1' }],
  });
});

it('R-430 leaves out what is gone and says so; what was not read is no reason to leave it out', async () => {
  await open();
  pick(first.title);
  pick(second.title);
  refusals = { 'sp-2': 410 };
  await press(memoryTexts.compare);
  await press(memoryTexts.request);
  await waitFor(() => expect(told()).toEqual([memoryTexts.compareGone, memoryTexts.requestGone('۱')]));
  expect(performAction.mock.lastCall?.[0]).toMatchObject({ payload: [{ productId: 'sp-1' }] });
  refusals = { 'sp-2': 503 };
  await press(memoryTexts.request);
  await waitFor(() => expect(told()).toContain(memoryTexts.productsFailed));
  expect(performAction).toHaveBeenCalledOnce();
});

it('R-420 removes everything chosen at once, each with its undo', async () => {
  await open();
  pick(first.title);
  pick(third.title);
  await press(memoryTexts.removePicked);
  const undo = screen.getAllByRole('button', { name: undoTexts.undo });
  expect(undo).toHaveLength(2);
  await act(async () => fireEvent.click(undo[0] as HTMLElement));
  await act(() => removals.send());
  expect(backend.writes().map(({ path }) => path.split('/').at(-1))).toEqual([third.id]);
});

it('R-431 names what is gone and lets it be removed', async () => {
  await open();
  const row = screen.getByRole('link', { name: gone.title }).closest('li') as HTMLElement;
  expect(row.textContent).toContain('دیگر عرضه نمی‌شود');
  fireEvent.click(within(row).getByRole('button', { name: memoryTexts.remove }));
  expect(within(row).getByRole('button', { name: undoTexts.undo })).toBeTruthy();
});

it('R-424 R-427 shows visits by day, opened again with the filters they had, in words', async () => {
  render(<VisitsScreen kind="all" />);
  const again = await screen.findByRole('link', { name: visitListTexts.openAgain });
  const filtered = visits.find(({ objectType }) => objectType === 'Category');
  expect(again.getAttribute('href')).toBe(filtered?.path);
  const chips = within(screen.getByRole('list', { name: visitListTexts.filters }));
  await waitFor(() => expect(chips.getByText('in')).toBeTruthy());
  expect(chips.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/قطر داخلی.*۲۰.*۳۰.*mm/),
    expect.stringMatching(/پهنا.*۱.*۲.*in/),
    expect.stringContaining('لاستیکی 2RS'),
    visitListTexts.imperial,
  ]);
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(3);
  expect(screen.getByText(new RegExp(visitListTexts.privacy))).toBeTruthy();
});

it('offers to keep a visited object, or to drop one that is kept', async () => {
  render(<VisitsScreen kind="all" />);
  const [product, list] = visits as [(typeof visits)[0], (typeof visits)[0]];
  fireEvent.click(await screen.findByRole('button', { name: memoryTexts.actionsOf(product.title) }));
  expect(screen.getByRole('button', { name: visitListTexts.unfavourite })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: memoryTexts.actionsOf(list.title) }));
  expect(screen.getByRole('button', { name: visitListTexts.favourite })).toBeTruthy();
  expect(screen.getByRole('button', { name: favouriteListTexts.writeNote })).toBeTruthy();
});
