import type { Page } from '@playwright/test';
import { call } from './addresses';
import type { Product } from './product';

interface Listed {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly delegationCount: number;
}

interface Delegation {
  readonly brand: string;
  readonly state: string;
  readonly territory: { readonly isNationwide: boolean };
}

/** Returns a supplier of the directory's first page with a valid agency for the whole country. */
export async function nationwideAgent(
  product: Product,
): Promise<{ readonly supplier: Listed; readonly brand: string }> {
  const { items } = await call<{ items: Listed[] }>(
    product,
    'suppliers?categoryType=Product&sort=name&pageSize=50',
  );
  for (const supplier of items.filter(({ delegationCount }) => delegationCount > 0)) {
    const found = await call<{ items: Delegation[] }>(
      product,
      `merchantdelegations?supplierId=${supplier.id}`,
    );
    const agency = found.items.find(({ state, territory }) => state === 'Active' && territory.isNationwide);
    if (agency) return { supplier, brand: agency.brand };
  }
  throw new Error('no supplier of the first page is a nationwide agent');
}

/** The province select of the form itself; the panel around it contains the same words. */
export const provinceField = (page: Page) => page.getByRole('combobox', { name: 'استان من', exact: true });
export const cityField = (page: Page) => page.getByRole('combobox', { name: 'شهر من', exact: true });
