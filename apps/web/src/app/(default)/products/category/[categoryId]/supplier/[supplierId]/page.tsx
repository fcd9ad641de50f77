import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { CatalogueListScreen } from '@/features/catalogue-list/catalogue-list-screen';
import { readSupplierList, supplierListMetadata } from '@/features/catalogue-list/read-supplier-list';
import { paths } from '@/lib/navigation/paths';
import { LoadErrorScreen } from '@/shell/screens/load-error-screen';

interface Props {
  readonly params: Promise<{ categoryId: string; supplierId: string }>;
}

export { renderOnDemand as generateStaticParams } from '@/lib/navigation/page-props';
export const revalidate = 600;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return supplierListMetadata(await params, new URLSearchParams());
}

/** R26, the unfiltered first page: what one supplier sells in a category. */
export default async function Page({ params }: Props) {
  const read = await readSupplierList(await params, new URLSearchParams());
  if (read.state !== 'ready') return <LoadErrorScreen read={read} />;
  const { category, supplier, result } = read;
  if (result.state === 'moved') permanentRedirect(result.href);
  const path = paths.supplierInCategory(category, supplier);
  return <CatalogueListScreen category={category} supplier={supplier} result={result} requestedHref={path} />;
}
