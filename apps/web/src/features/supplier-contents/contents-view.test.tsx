import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { retryTexts } from '@/translations/retry';
import { supplierContentMessages as texts } from '@/translations/supplier-contents';
import { type ContentsData, ContentsView } from './contents-view';

const type = (id: string) => ({ id, title: `نوع ${id}` }) as ContentsData['types'][number];

const category = { id: 'c-1', slug: 'بلبرینگ', name: 'بلبرینگ', level: 3, categoryType: 'Product' } as const;

function render(
  typeId: string | undefined,
  types: ContentsData['types'],
  parts: Partial<ContentsData> = {},
): string {
  const data: ContentsData = {
    supplier: { id: 's-1', slug: 'x', name: 'البرز', categories: [category] },
    address: { pageNumber: 1, typeId },
    pages: { state: 'ready', value: { items: [], totalCount: 0 } },
    videos: { state: 'ready', value: { items: [] } },
    types,
    ...parts,
  };
  return renderToStaticMarkup(<ContentsView data={data} crumbs={[]} />);
}

const tabsOf = (typeId: string | undefined, types: ContentsData['types']) =>
  render(typeId, types).includes(texts.allTypes);

it('a supplier without contents is told once, with what there is about its category', () => {
  const page = render(undefined, []);
  expect(page).not.toMatch(/<h2|بدون مطلب/);
  expect(page).toContain('دانش فنی بلبرینگ');
});

it('each part that could not be read is tried again under its own name, without a sentence that says it once more', () => {
  const failed = { state: 'failed', kind: 'timeout' } as const;
  const page = render(undefined, [], { pages: failed, videos: failed });
  for (const part of [texts.articles, texts.videos])
    expect(page).toContain(`aria-label="${retryTexts.of(part)}"`);
  expect(page).not.toContain('تلاش کنید');
});

describe('types of a supplier’s contents', () => {
  it('are not offered when the requested type is unknown: «all» would be the only one', () => {
    expect(tabsOf('no-such-type', [type('ct-guide')])).toBe(false);
  });

  it('are offered when one of them narrows the list', () => {
    expect(tabsOf('ct-guide', [type('ct-guide')])).toBe(true);
  });
});
