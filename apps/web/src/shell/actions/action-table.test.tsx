// @vitest-environment jsdom
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { actionTable } from './action-table';
import { ObjectActions } from './object-actions';

vi.mock('@bazaar/ui/forms.css', () => ({}));
vi.mock('@bazaar/ui/compare.css', () => ({}));
vi.mock('@/lib/settings/site-settings', () => ({
  siteSettings: () => ({ SITE_URL: 'https://bazaar.test' }),
}));

const root = resolve(import.meta.dirname, '../../../../..');
/** Where a name stands: in the attributes themselves, or in a constant documented as a name. */
const NAMED =
  /(?:actionAttributes|selectAction)\(\s*'([\w-]+)'|data-action="([\w-]+)"|name of the action in the table of actions\. \*\/\s*(?:export )?const \w+ = '(\w+)'/g;

it.each(Object.entries(actionTable))('has a handler for %s', async (_, { load }) => {
  expect(await load()).toBeTypeOf('function');
});

it('has a row for every action that the product renders, and no other', () => {
  const sources = globSync(['apps/web/src/**/*.{ts,tsx}', 'packages/ui/src/**/*.tsx'], { cwd: root })
    .filter((file) => !/\.(test|stories)\.tsx?$|lib\/actions\//.test(file))
    .map((file) => readFileSync(resolve(root, file), 'utf8'));
  const names = sources.flatMap((text) =>
    [...text.matchAll(NAMED)].map((match) => match.slice(1).find((name) => name !== undefined)),
  );
  expect([...new Set(names)].sort()).toEqual(Object.keys(actionTable).sort());
});

it('renders the actions of an object as plain elements, which work as links without script', () => {
  const html = renderToStaticMarkup(
    <ObjectActions
      objectType="Product"
      objectId="sp-1"
      title="بلبرینگ"
      path="/products/sp-1/x"
      supplierName="پارس"
    />,
  );
  const names = [...html.matchAll(/data-action="(\w+)"/g)].map(([, name]) => name);
  expect(names).toEqual(['favourite', 'note', 'ask', 'share']);
  expect(html).toMatch(/<a [^>]*href="\/profile\/messages\?new=1[^>]*data-action="ask"/);
  expect(html).toMatch(/<a [^>]*href="mailto:[^>]*data-action="share"/);
});
