// @vitest-environment jsdom
import { getGetActiveCategoryMockHandler as category } from '@bazaar/api/mocks/categories';
import { getFilterCitiesMockHandler as cities } from '@bazaar/api/mocks/geography';
import {
  getGetSupplierProductCatalogMockHandler as catalog,
  getListOffersByProductMockHandler as offers,
} from '@bazaar/api/mocks/supplier-products';
import { newLine } from '@bazaar/domain/trade-drafts';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SharedQueries } from '@/lib/data/shared-queries';
import { mockServer } from '@/testing/mock-server';
import { wizardTexts as texts } from '@/translations/trade-wizard';
import { contextOf } from '../trade-wizard.fixtures';
import { ConflictPanel } from './conflict-panel';
import { useValueNames } from './use-value-names';

const server = mockServer(category(), cities(), catalog(), offers());
afterEach(async () => {
  await server.settled();
  cleanup();
});

const { draft, reads } = contextOf([
  newLine('l', { categoryId: 'c-1', baseProductId: 'bp-1', offers: { 's-1': 'sp-1' } }),
]);

function Panel({ path, theirs }: { readonly path: string; readonly theirs: unknown }) {
  const fields = [{ path, mine: undefined, theirs }];
  const nameOf = useValueNames(fields, draft, reads);
  return <ConflictPanel fields={fields} draft={draft} nameOf={nameOf} onApply={() => {}} />;
}

it.each([
  ['lines.l.categoryId', 'c-2'],
  ['lines.l.baseProductId', 'bp-2'],
  ['lines.l.offers', { 's-1': 'sp-2' }],
  ['deliveryCityId', 'city-neyshabur'],
  ['deliveryAddressId', 'gone'],
])('a choice at %s shows names or says that it is another value, never an id', async (path, theirs) => {
  render(
    <SharedQueries>
      <Panel path={path} theirs={theirs} />
    </SharedQueries>,
  );
  await server.settled();
  const other = await screen.findByLabelText(new RegExp(`^${texts.conflict.theirs}: `));
  const id = typeof theirs === 'string' ? theirs : 'sp-2';
  expect(other.closest('fieldset')?.textContent).not.toContain(id);
  if (id !== 'gone')
    await expect.poll(() => other.closest('fieldset')?.textContent).not.toContain(texts.conflict.value);
});
