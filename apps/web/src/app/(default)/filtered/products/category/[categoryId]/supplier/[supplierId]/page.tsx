import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { CatalogueListScreen } from '@/features/catalogue-list/catalogue-list-screen';
import { readSupplierList, supplierListMetadata } from '@/features/catalogue-list/read-supplier-list';
import { paths } from '@/lib/navigation/paths';
import { type QueryRecord, toSearchParams } from '@/lib/navigation/search-params';
import { LoadErrorScreen } from '@/shell/screens/load-error-screen';

interface Props {
  readonly params: Promise<{ categoryId: string; supplierId: string }>;
  readonly searchParams: Promise<QueryRecord>;
}

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  return supplierListMetadata(await params, toSearchParams(await searchParams));
}

/** R26 with anything in its query. */
export default async function Page({ params, searchParams }: Props) {
  const query = toSearchParams(await searchParams);
  const read = await readSupplierList(await params, query);
  if (read.state !== 'ready') return <LoadErrorScreen read={read} />;
  const { category, supplier, result } = read;
  if (result.state === 'moved') redirect(result.href);
  const requestedHref = `${paths.supplierInCategory(category, supplier)}?${query}`;
  return (
    <CatalogueListScreen
      category={category}
      supplier={supplier}
      result={result}
      requestedHref={requestedHref}
    />
  );
}
