import { listCategories } from '@bazaar/api/categories';
import type { SupplierProduct } from '@bazaar/api/model';
import { listSupplierProducts } from '@bazaar/api/supplier-products';
import { listSuppliers } from '@bazaar/api/suppliers';
import { formatSignificant } from '@bazaar/domain/persian';
import { type DraftLine, newLine } from '@bazaar/domain/trade-drafts';
import type { ComboboxOption } from '@bazaar/ui/combobox';
import { paths } from '@/lib/navigation/paths';

const PAGE = 10;

export async function findCategories(term: string): Promise<readonly ComboboxOption[]> {
  const { items } = await listCategories({ term, pageSize: PAGE });
  return items.filter(({ hasChildren }) => !hasChildren).map(({ id, name }) => ({ value: id, label: name }));
}

export async function findSuppliers(term: string): Promise<readonly ComboboxOption[]> {
  const { items } = await listSuppliers({ term, pageSize: PAGE });
  return items.map(({ id, name, cityName }) => ({
    value: id,
    label: name,
    ...(cityName ? { note: cityName } : {}),
  }));
}

/** Products last found, so that a chosen one needs no second read. */
const found = new Map<string, SupplierProduct>();

export async function findProducts(term: string): Promise<readonly ComboboxOption[]> {
  const { items } = await listSupplierProducts({ term, pageSize: PAGE });
  for (const product of items) found.set(product.id, product);
  return items.map(({ id, name, supplier }) => ({ value: id, label: name, note: supplier.name }));
}

export interface FoundLine {
  readonly line: DraftLine;
  readonly supplier: { readonly id: string; readonly name: string };
}

/** Returns a found product as a line, with its minimum order as quantity. */
export function foundLine(id: string): FoundLine | undefined {
  const product = found.get(id);
  if (product === undefined) return undefined;
  const { supplier, moq } = product;
  const line = newLine(crypto.randomUUID(), {
    title: product.name,
    categoryId: product.categoryId,
    baseProductId: product.baseProductId ?? '',
    offers: { [supplier.id]: product.id },
    quantity: moq === undefined ? '' : formatSignificant(moq, 12),
    unitId: product.unitOfMeasurementId ?? '',
    href: paths.product(product),
  });
  return { line, supplier };
}
