import { isCategoryType } from '@bazaar/domain/category-menu';
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { parseDirectoryAddress } from '@/features/supplier-list/directory/directory-address';
import { directoryStateHref } from '@/features/supplier-list/directory/directory-href';
import { directoryMetadata } from '@/features/supplier-list/directory/directory-metadata';
import { DirectoryScreen } from '@/features/supplier-list/directory/directory-screen';
import { nothingMetadata } from '@/lib/site/load-error-metadata';
import { nothingHere } from '@/shell/screens/load-error-screen';

interface Props {
  readonly params: Promise<{ categoryType: string }>;
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const [{ categoryType }, query] = await Promise.all([params, searchParams]);
  return isCategoryType(categoryType)
    ? directoryMetadata(categoryType, parseDirectoryAddress(query))
    : nothingMetadata;
}

/** R29 with a page, a letter, a city or a term in its query. */
export default async function NarrowedDirectoryPage({ params, searchParams }: Props) {
  const [{ categoryType }, query] = await Promise.all([params, searchParams]);
  if (!isCategoryType(categoryType)) return nothingHere();
  const address = parseDirectoryAddress(query);
  const href = await directoryStateHref(categoryType, address);
  if (href !== undefined) redirect(href);
  return <DirectoryScreen categoryType={categoryType} address={address} />;
}
