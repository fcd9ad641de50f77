import { isCategoryType } from '@bazaar/domain/category-menu';
import type { Metadata } from 'next';
import { directoryMetadata } from '@/features/supplier-list/directory-metadata';
import { DirectoryScreen } from '@/features/supplier-list/directory-screen';
import { nothingMetadata } from '@/platform/site/unread-metadata';
import { nothingHere } from '@/shell/screens/unread-screen';

export { renderOnDemand as generateStaticParams } from '@/platform/page-props';
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
