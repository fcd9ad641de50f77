import type { Settings } from '@bazaar/settings';

/** Returns the canonical addresses of `count` products in catalogue order, read a hundred at a time. */
export async function productAddresses(
  settings: Pick<Settings, 'CATALOGUE_API_URL'>,
  count: number,
): Promise<string[]> {
  const addresses: string[] = [];
  for (let pageNumber = 1; addresses.length < count; pageNumber += 1) {
    const query = `pageSize=100&pageNumber=${pageNumber}&sort=createdAt`;
    const response = await fetch(`${settings.CATALOGUE_API_URL}/api/v1/supplierproducts/catalog?${query}`);
    if (!response.ok) throw new Error(`the catalogue answered ${response.status}`);
    const page = (await response.json()) as { items: { id: string; slug: string }[] };
    if (page.items.length === 0) break;
    for (const { id, slug } of page.items) addresses.push(`/products/${id}/${encodeURIComponent(slug)}`);
  }
  return addresses.slice(0, count);
}
