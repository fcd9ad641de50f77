import { planCatalogue } from '../catalogue/catalogue-plan';
import { everything } from '../catalogue/catalogue-query';
import { readProductPage } from '../catalogue/product-page';
import { shownProduct } from '../catalogue/shown-product';
import { findCategory } from '../categories/category-store';
import type { RequestContext } from '../server/request-context';
import { ContentTypes } from './content-type-store';
import type { ShownPage } from './page-row';
import { readPages } from './read-pages';

/** As many as stand beside a text. */
const part = { pageNumber: 1, pageSize: 4 };

/** Returns what stands beside a text: its first category with some of its products, and other contents. */
export async function readSurroundings(
  { id, contentTypeId, categoryIds, supplier }: ShownPage,
  context: RequestContext,
): Promise<Record<string, unknown>> {
  const { db } = context.services.database;
  const now = context.services.clock.now();
  const reader = { userId: context.user?.id, now };
  const [category, others] = await Promise.all([
    categoryIds[0] === undefined ? undefined : readAbout(categoryIds[0], context),
    supplier === undefined
      ? ContentTypes.read(db, now).then((types) =>
          readPages(db, { ...part, exclude: id, contentTypeIds: types.idsUnder(contentTypeId) }, reader),
        )
      : readPages(db, { ...part, exclude: id, supplierId: String(supplier.id) }, reader),
  ]);
  return { products: [], ...category, others: others.items };
}

async function readAbout(categoryId: string, context: RequestContext) {
  const { db } = context.services.database;
  const found = await findCategory(db, categoryId);
  if (found?.isActive !== true) return undefined;
  const { name, slug } = found.document;
  const plan = await planCatalogue(db, { ...everything, categoryId });
  const rows = await readProductPage(db, plan, part);
  return {
    category: { id: categoryId, name, slug },
    products: rows.map((row) => shownProduct(row, context)),
  };
}
