import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { parseSupplierSearch, readTerm, supplierSearchHref } from '@/features/supplier-list/search-address';
import { supplierSearchMetadata } from '@/features/supplier-list/search-metadata';
import { SupplierSearchScreen } from '@/features/supplier-list/supplier-search-screen';
import { decodePart, paths } from '@/lib/navigation/paths';
import { nothingHere } from '@/shell/screens/load-error-screen';

interface Props {
  readonly params: Promise<{ key: string }>;
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return supplierSearchMetadata(readTerm(decodePart((await params).key)));
}

/** R28: suppliers by name and by products. */
export default async function SupplierSearchPage({ params, searchParams }: Props) {
  const [{ key }, query] = await Promise.all([params, searchParams]);
  const term = readTerm(decodePart(key));
  if (term === '') return nothingHere();
  const address = parseSupplierSearch(query);
  // The form was sent: its term moves into the path, and empty choices are dropped from the query.
  if (query.form !== undefined) {
    const requested = readTerm([query.term].flat()[0] ?? '') || term;
    redirect(
      supplierSearchHref(
        paths.supplierSearch(requested),
        requested === term ? address : { ...address, isExact: false },
      ),
    );
  }
  return <SupplierSearchScreen term={term} address={address} />;
}
