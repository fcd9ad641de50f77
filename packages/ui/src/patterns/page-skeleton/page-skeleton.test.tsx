import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { pageOutlines } from './page-outlines';
import { type PageKind, PageSkeleton } from './page-skeleton';
import * as stories from './page-skeleton.stories';

const kinds = Object.keys(pageOutlines) as PageKind[];

it('shows every layout in a story', () => {
  const shown = Object.values(stories).map((story) => 'args' in story && story.args?.kind);
  expect(kinds.filter((kind) => !shown.includes(kind))).toEqual([]);
});

it('draws products only where the page has them', () => {
  const withProducts = kinds.filter((kind) =>
    renderToStaticMarkup(<PageSkeleton kind={kind} label="در حال بارگذاری…" />).includes(
      'data-split="goods"',
    ),
  );
  expect(withProducts.sort()).toEqual(['home', 'landing', 'results']);
});

it('draws the areas of the catalogue only where they follow the field of a plain page', () => {
  const withAreas = kinds.filter((kind) =>
    renderToStaticMarkup(<PageSkeleton kind={kind} label="در حال بارگذاری…" />).includes(
      'data-split="areas"',
    ),
  );
  expect(withAreas.sort()).toEqual(['assistant', 'dialogue']);
});
