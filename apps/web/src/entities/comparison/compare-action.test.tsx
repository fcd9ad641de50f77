// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ActionRuntime } from '@/lib/actions/action-runtime';
import { deviceStorage } from '@/lib/storage/browser-storage';
import { compareTrayMessages as texts } from '@/translations/compare';
import { toggleComparison } from './compare-action';
import { compareAttributes } from './compare-attributes';
import { COMPARE_KEY } from './compare-ids';
import { CompareIsland } from './compare-island';
import { compareStore } from './compare-store';

vi.mock('@bazaar/ui/compare.css', () => ({}));

const table = { compare: { needsSession: false, load: async () => toggleComparison } };
const bearings = { categoryId: 'c-1', categoryName: 'بلبرینگ', path: '/products/category/c-1' };
const pumps = { categoryId: 'c-2', categoryName: 'پمپ', path: '/products/category/c-2' };

// Imports the tray's chunks first: the time of a first import is not what these tests measure.
beforeAll(() => import('./compare-host'));
beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
  deviceStorage.remove(COMPARE_KEY);
  compareStore.setState({ selection: undefined, refusal: undefined });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const LINK = 'مقایسهٔ sp-2';
const ids = ['sp-1', 'sp-2', 'sp-3', 'sp-4', 'sp-5'];
const draw = (category = bearings) =>
  render(
    <>
      {ids.map((id) => (
        <input key={id} type="checkbox" aria-label={id} value={id} {...compareAttributes({ id, name: id })} />
      ))}
      <a href="/x" {...compareAttributes({ id: 'sp-2', name: 'sp-2', note: undefined })}>
        {LINK}
      </a>
      <CompareIsland category={category} href={category.path} />
      <ActionRuntime table={table} />
    </>,
  );
const box = (id: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: id });
const ticked = () => ids.filter((id) => box(id).checked);
const press = (element: HTMLElement) => act(async () => element.click());
const stored = () =>
  (deviceStorage.readJson(COMPARE_KEY) as { items: { id: string }[] } | undefined)?.items.map(({ id }) => id);

it('opens the tray with the first tick, keeps the ticks in step with it, and closes it with the last removal', async () => {
  draw();
  expect(screen.queryByRole('region')).toBeNull();
  await press(box('sp-1'));
  expect(await screen.findByRole('region', { name: texts.tray })).toBeTruthy();
  await press(screen.getByRole('link', { name: LINK }));
  expect([ticked(), stored()]).toEqual([
    ['sp-1', 'sp-2'],
    ['sp-1', 'sp-2'],
  ]);
  expect(screen.getByRole('link', { name: LINK }).getAttribute('aria-current')).toBe('true');
  await press(screen.getByRole('button', { name: texts.remove('sp-1') }));
  await press(box('sp-2'));
  expect([ticked(), stored(), screen.queryByRole('region')]).toEqual([[], undefined, null]);
});

it('hands the focus to the box of the last product when the tray goes with it', async () => {
  draw();
  const pressFocused = async (name: string) => {
    const button = await screen.findByRole('button', { name });
    button.focus();
    await press(button);
  };
  await press(box('sp-1'));
  await pressFocused(texts.remove('sp-1'));
  expect(document.activeElement).toBe(box('sp-1'));
  await press(box('sp-2'));
  await press(box('sp-3'));
  await pressFocused(texts.clear);
  expect(document.activeElement).toBe(box('sp-3'));
});

it('hands the focus to the heading where the products of the tray are not on the page', async () => {
  deviceStorage.writeJson(COMPARE_KEY, { ...bearings, items: [{ id: 'sp-9', name: '9' }] });
  render(<main id="main" />)
    .container.querySelector('main')
    ?.append(document.createElement('h1'));
  draw();
  const button = await screen.findByRole('button', { name: texts.clear });
  button.focus();
  await press(button);
  expect(document.activeElement).toBe(screen.getByRole('heading'));
});

it('ticks the products in storage, whatever the browser has ticked, and follows other tabs', async () => {
  const selection = { ...bearings, items: [{ id: 'sp-3', name: '3' }] };
  deviceStorage.writeJson(COMPARE_KEY, selection);
  draw();
  box('sp-1').checked = true;
  await screen.findByRole('region');
  expect(ticked()).toEqual(['sp-3']);
  localStorage.setItem(COMPARE_KEY, JSON.stringify({ ...selection, items: [{ id: 'sp-4', name: '4' }] }));
  act(() => void dispatchEvent(new StorageEvent('storage', { key: COMPARE_KEY })));
  expect(ticked()).toEqual(['sp-4']);
});

it('unticks when the tray is full, and shows a message', async () => {
  draw();
  for (const id of ids) await press(box(id));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(texts.full));
  expect([ticked(), stored()]).toEqual([ids.slice(0, 4), ids.slice(0, 4)]);
});

it('keeps the tray of another category until the visitor starts a new one', async () => {
  deviceStorage.writeJson(COMPARE_KEY, { ...pumps, items: [{ id: 'sp-9', name: '9' }] });
  draw();
  await press(box('sp-1'));
  expect([ticked(), stored()]).toEqual([[], ['sp-9']]);
  await press(await screen.findByRole('button', { name: texts.startAnew }));
  expect([ticked(), stored()]).toEqual([['sp-1'], ['sp-1']]);
});

it('works for this page when storage is blocked, and shows a message', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  draw();
  await press(box('sp-1'));
  await press(box('sp-2'));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(texts.notStored));
  expect(ticked()).toEqual(['sp-1', 'sp-2']);
});

it('adopts boxes that were ticked before the script loaded', async () => {
  const page = globalThis as { earlyPresses?: unknown[] | null };
  const { unmount, container } = draw();
  const html = container.innerHTML;
  unmount();
  document.body.innerHTML = html;
  const [first, second] = document.querySelectorAll('input');
  if (!first || !second) throw new Error('no boxes');
  first.checked = true;
  page.earlyPresses = [second, first, second];
  render(<ActionRuntime table={table} />);
  await waitFor(() => expect(stored()).toEqual(['sp-1']));
  expect([first.checked, second.checked]).toEqual([true, false]);
});
