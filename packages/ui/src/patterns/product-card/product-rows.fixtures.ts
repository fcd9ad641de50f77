import { expect } from 'storybook/test';
import type { ProductView } from './product-view';

const labels = ['قطر داخلی', 'قطر خارجی', 'پهنا', 'بار دینامیکی', 'بار استاتیکی', 'سرعت حد', 'وزن', 'لقی'];

/** Two products with more properties than a row shows, of short and of long values. */
export const productsOfRows = (product: ProductView): ProductView[] =>
  [
    ['۲۵', '۵۲', '۱۵'],
    ['۱٬۲۵۰', '۱۱۱٫۵۵', '۳۵٫۷'],
  ].map((values, at) => ({
    ...product,
    id: String(at),
    specs: labels.map((label, index) => ({ id: label, label, value: values[index] ?? '۱', unit: 'mm' })),
  }));

/** Expects that values of any length begin at the same places in every row, no two at one place, in rows of limited height. */
export async function expectSameColumns({ canvasElement }: { readonly canvasElement: HTMLElement }) {
  const cards = [...canvasElement.querySelectorAll('article')];
  const [first = [], second] = cards.map(columnsOf);
  await expect(first.length).toBeGreaterThan(2);
  await expect(new Set(first).size).toBe(first.length);
  await expect(second).toEqual(first);
  const mostHeight = innerWidth < 600 ? 176 : 100;
  for (const card of cards) await expect(card.clientHeight).toBeLessThanOrEqual(mostHeight);
}

/** Returns where the visible values of a row begin. */
function columnsOf(card: Element): number[] {
  const list = card.querySelector('dl')?.getBoundingClientRect();
  return [...card.querySelectorAll('dd')]
    .map((value) => value.getBoundingClientRect())
    .filter(({ height, top }) => height > 0 && list !== undefined && top + height / 2 < list.bottom)
    .map(({ right }) => Math.round(right));
}
