// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { VECTORS } from '@/lib/html/testing/vectors';
import { JsonLd } from './json-ld';

it.each(VECTORS)('R-511 a text in structured data ends neither its element nor its string: %s', (vector) => {
  const data = { '@context': 'https://schema.org', '@type': 'Article', name: vector } as const;
  const markup = `<main>${renderToStaticMarkup(<JsonLd data={data} />)}</main><footer></footer>`;
  const page = new DOMParser().parseFromString(`<!doctype html><body>${markup}`, 'text/html');
  expect([...page.body.querySelectorAll('*')].map(({ localName }) => localName)).toEqual([
    'main',
    'script',
    'footer',
  ]);
  expect(JSON.parse(page.querySelector('script')?.textContent ?? '').name).toBe(vector);
});
