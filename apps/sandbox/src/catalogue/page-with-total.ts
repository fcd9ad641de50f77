import type { PageRequest } from './catalogue-query';

/**
 * Returns one page whose rows have the total of the whole list. A page past the end has no such row, so the first row of the list is read
 * then.
 */
export async function pageWithTotal<Row extends { total: number }>(
  page: PageRequest,
  read: (page: PageRequest) => Promise<Row[]>,
): Promise<{ rows: Row[]; totalCount: number }> {
  const rows = await read(page);
  if (rows.length > 0 || page.pageNumber === 1) return { rows, totalCount: rows[0]?.total ?? 0 };
  const [first] = await read({ pageNumber: 1, pageSize: 1 });
  return { rows, totalCount: first?.total ?? 0 };
}
