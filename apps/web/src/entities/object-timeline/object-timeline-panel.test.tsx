// @vitest-environment jsdom
import {
  getListConversationMessagesMockHandler as messages,
  getListConversationsMockHandler as questions,
} from '@bazaar/api/mocks/conversations';
import { getListNotesByObjectMockHandler as notes } from '@bazaar/api/mocks/notes';
import { getListLastVisitsMockHandler as visits } from '@bazaar/api/mocks/page-visits';
import {
  getGetSupplierProductCatalogMockHandler404 as gone,
  getGetSupplierProductCatalogMockHandler as product,
  getGetSupplierProductCatalogResponseMock as productExample,
} from '@bazaar/api/mocks/supplier-products';
import { getListTradeRequestsBySupplierMockHandler as requests } from '@bazaar/api/mocks/trade-requests';
import { getListUnitsOfMeasurementMockHandler as units } from '@bazaar/api/mocks/units';
import {
  getGetFavoriteByObjectMockHandler as favourite,
  getGetFavoriteByObjectMockHandler204 as noFavourite,
} from '@bazaar/api/mocks/user-favorites';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { tellNotesChanged } from '@/entities/note/tell-notes-changed';
import { mockServer } from '@/testing/mock-server';
import { objectTimelineTexts as texts } from '@/translations/object-timeline';
import * as known from './object-timeline.fixtures';
import { ObjectTimelinePanel } from './object-timeline-panel';

const shown = { ...productExample(), id: 'sp-1', name: 'بلبرینگ 6205', isAvailable: true };
const backend = mockServer(
  notes(known.notes),
  favourite(known.favourite),
  visits(known.visits),
  questions({ ...known.nothing, items: [known.question], totalCount: 1 }),
  messages(known.messages),
  requests(known.requests),
  product(shown),
  units([]),
);
afterEach(cleanup);

const onClose = vi.fn();
const open = () => render(<ObjectTimelinePanel object={known.object} onClose={onClose} />);

it('R-435 tells visits, request, note, favourite and question in one order, each by its day', async () => {
  open();
  await screen.findByText(texts.favourite);
  const heads = screen.getAllByRole('listitem').map((item) => item.querySelector('b')?.textContent ?? '');
  const order = ['درخواست', texts.note, texts.favourite, 'پرسش', texts.note].map((word) => word);
  const told = heads.filter((head) => order.some((word) => head.startsWith(word)));
  expect(told.map((head) => order.find((word) => head.startsWith(word)))).toEqual(order);
  expect(screen.getAllByRole('heading', { level: 3 })[0]?.textContent).toMatch(/^امروز، /);
  expect(screen.getByText('۲ بازدید')).toBeTruthy();
  expect(screen.getByText(texts.earlierVisits('۲'))).toBeTruthy();
  expect(screen.getByRole('link', { name: texts.openAgain }).getAttribute('href')).toContain('?term=6205');
});

it('R-436 of a gone object keeps what is known, and offers no request', async () => {
  backend.use(gone());
  open();
  expect(await screen.findByText(texts.gone)).toBeTruthy();
  await screen.findByText(texts.favourite);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(known.favourite.title);
  expect(screen.queryByText(texts.addToRequest)).toBeNull();
  expect(screen.getByText(texts.newNote)).toBeTruthy();
  expect(screen.queryByText(/خوانده نشد/)).toBeNull();
});

it('R-436 says that there is nothing only when everything was read', async () => {
  backend.use(
    notes([]),
    noFavourite(),
    visits({ ...known.visits, items: [], totalCount: 0 }),
    questions(known.nothing),
    requests(known.noRequests),
  );
  open();
  expect(await screen.findByText(texts.empty)).toBeTruthy();
});

it('reads the notes again when the dialog has changed them, and closes on Escape', async () => {
  open();
  await screen.findByText(texts.favourite);
  const [first] = known.notes;
  backend.use(notes(first ? [{ ...first, text: 'نوشتهٔ تازه' }] : []));
  act(() => tellNotesChanged());
  expect(await screen.findByText('نوشتهٔ تازه')).toBeTruthy();
  fireEvent.keyDown(within(document.body).getByRole('heading', { level: 2 }), { key: 'Escape' });
  expect(onClose).toHaveBeenCalledOnce();
});
