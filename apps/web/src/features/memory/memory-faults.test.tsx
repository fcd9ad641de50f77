// @vitest-environment jsdom
import {
  getDeleteNoteMockHandler as deletion,
  getUpdateNoteMockHandler as update,
} from '@bazaar/api/mocks/notes';
import { getRemoveFavoriteMockHandler as removal } from '@bazaar/api/mocks/user-favorites';
import type { OperationId } from '@bazaar/api/operations';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toastStore } from '@/lib/toasts/toast-store';
import { removals } from '@/lib/undo/removals';
import { calledOperations, callFaults, tryRead } from '@/testing/call-faults';
import { mockServer } from '@/testing/mock-server';
import { favouriteListTexts, memoryTexts, noteListTexts, visitListTexts } from '@/translations/memory';
import { missingMessages } from '@/translations/missing';
import { undoTexts } from '@/translations/undo';
import { FavouritesScreen } from './favourites/favourites-screen';
import { favourites, notes } from './memory.fixtures';
import { memoryHandlers } from './memory-handlers.fixtures';
import { NotesScreen } from './notes/notes-screen';
import { VisitsScreen } from './visits/visits-screen';

const goToLogin = vi.hoisted(() => vi.fn());
vi.mock('@/lib/session/go-to-login', () => ({ goToLogin }));
vi.mock('next/navigation', () => ({
  useSearchParams: () => new URLSearchParams(location.search),
  useRouter: () => ({ push: vi.fn(), replace: vi.fn(), prefetch: vi.fn() }),
  usePathname: () => location.pathname,
}));
const faults = callFaults();
const backend = mockServer(faults.handler, ...memoryHandlers(), deletion(), update(), removal());

beforeEach(() => history.replaceState(null, '', '/profile/notes/all'));
afterEach(async () => {
  faults.mend();
  cleanup();
  await removals.send();
  toastStore.setState({ toasts: [] });
  vi.clearAllMocks();
});

const screens = {
  notes: <NotesScreen kind="all" />,
  favourites: <FavouritesScreen kind="all" />,
  favouritesOfKind: <FavouritesScreen kind="product" />,
  visits: <VisitsScreen kind="all" />,
} satisfies Record<string, ReactElement>;
type Screen = keyof typeof screens;

const isCount = ({ searchParams }: URL) => searchParams.get('pageSize') === '1';
const isList = (url: URL) => !isCount(url);
const counted = (list: keyof typeof memoryTexts.counts) => missingMessages.title(memoryTexts.counts[list]);
const counts = [
  ['listNotes', isCount, counted('notes')],
  ['listFavorites', isCount, counted('favourites')],
  ['listLastVisits', isCount, counted('visits')],
] as const;

/** Every read of each screen, and the sentence that names what is missing without it. */
const reads: Readonly<Record<Screen, readonly (readonly [OperationId, (url: URL) => boolean, string])[]>> = {
  notes: [...counts, ['listNotes', isList, noteListTexts.failed]],
  favourites: [...counts, ['listFavorites', isList, favouriteListTexts.failed]],
  favouritesOfKind: [...counts, ['listFavoritesByType', isList, favouriteListTexts.failed]],
  visits: [
    ...counts,
    ['listLastVisits', isList, visitListTexts.failed],
    ['listCategoryProperties', () => true, missingMessages.title(visitListTexts.properties)],
    ['listMeasurementUnits', () => true, missingMessages.title(visitListTexts.properties)],
  ],
};

it.each(Object.keys(screens) as Screen[])('R-411 names every call of the %s in this test', async (name) => {
  render(screens[name]);
  await screen.findAllByRole('checkbox');
  await act(() => backend.settled());
  const named = new Set(reads[name].map(([operation]) => operation));
  expect(calledOperations(backend.requests)).toEqual([...named].sort());
});

const cases = (Object.keys(screens) as Screen[]).flatMap((name) =>
  // The counts are those of one frame: they are tried on one screen.
  reads[name]
    .filter(([, only]) => name === 'notes' || only !== isCount)
    .map(([operation, only, says]) => [name, operation, only, says] as const),
);
it.each(cases)('R-411 the %s without %s say so, keep the rest and heal', (name, operation, only, says) =>
  tryRead({
    ...{ faults, backend, operation, only, says },
    stands: memoryTexts.title,
    open: () => void render(screens[name]),
  }),
);

it.each([
  ['notes', 'deleteNote', noteListTexts.removedName(notes[0]?.objectTitle ?? ''), memoryTexts.remove],
  ['favourites', 'removeFavorite', favourites[0]?.title ?? '', favouriteListTexts.remove],
] as const)(
  'R-421 a removal from the %s that fails brings the row back',
  async (name, operation, title, button) => {
    render(screens[name]);
    const of = name === 'notes' ? notes[0]?.objectTitle : favourites[0]?.title;
    fireEvent.click(await screen.findByRole('button', { name: memoryTexts.actionsOf(of ?? '') }));
    faults.breakCall(operation, 'unavailable');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: button })));
    expect(screen.getByRole('button', { name: undoTexts.undo })).toBeTruthy();
    await act(() => removals.send());
    await waitFor(() =>
      expect(screen.getByRole('button', { name: memoryTexts.actionsOf(of ?? '') })).toBeTruthy(),
    );
    expect(toastStore.getState().toasts.map((toast) => toast.title)).toEqual([undoTexts.failed(title)]);
  },
);

it.each(['unavailable', 'reset', 'session ended', 'too many'] as const)(
  'R-411 a note whose change fails (%s) keeps what was typed',
  async (fault) => {
    render(screens.notes);
    const of = notes[0]?.objectTitle ?? '';
    fireEvent.click(await screen.findByRole('button', { name: memoryTexts.actionsOf(of) }));
    fireEvent.click(screen.getByRole('button', { name: noteListTexts.edit }));
    const field = () => screen.getByLabelText(noteListTexts.text) as HTMLTextAreaElement;
    fireEvent.change(field(), { target: { value: `متن من ${fault}` } });
    faults.breakCall('updateNote', fault);
    fireEvent.click(screen.getByRole('button', { name: noteListTexts.save }));
    await waitFor(() => expect(backend.writes()).toHaveLength(1));
    await act(() => backend.settled());
    expect(field().value).toBe(`متن من ${fault}`);
    if (fault === 'session ended') expect(goToLogin).toHaveBeenCalled();
    else expect((await screen.findAllByRole('alert')).length).toBeGreaterThan(0);
  },
);
