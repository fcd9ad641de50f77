import { isCategoryType } from '@bazaar/domain/category-menu';
import type { Metadata } from 'next';
import { directoryMetadata } from '@/features/supplier-list/directory/directory-metadata';
import { DirectoryScreen } from '@/features/supplier-list/directory/directory-screen';
import { nothingMetadata } from '@/lib/site/load-error-metadata';
import { nothingHere } from '@/shell/screens/load-error-screen';

export { renderOnDemand as generateStaticParams } from '@/lib/navigation/page-props';
export const revalidate = 1800;

interface Props {
  readonly params: Promise<{ categoryType: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { categoryType } = await params;
  return isCategoryType(categoryType) ? directoryMetadata(categoryType, { pageNumber: 1 }) : nothingMetadata;
}

/** R29: the first page of an area's suppliers, the same for everybody. */
export default async function DirectoryPage({ params }: Props) {
  const { categoryType } = await params;
  if (!isCategoryType(categoryType)) return nothingHere();
  return <DirectoryScreen categoryType={categoryType} address={{ pageNumber: 1 }} />;
}
