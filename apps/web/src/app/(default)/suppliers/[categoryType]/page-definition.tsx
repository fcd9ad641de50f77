import { isCategoryType } from '@bazaar/domain/category-menu';
import { redirect } from 'next/navigation';
import { parseDirectoryAddress } from '@/features/supplier-list/directory/directory-address';
import { directoryStateHref } from '@/features/supplier-list/directory/directory-href';
import { directoryMetadata } from '@/features/supplier-list/directory/directory-metadata';
import { DirectoryScreen } from '@/features/supplier-list/directory/directory-screen';
import { pageVariants } from '@/lib/navigation/page-variants';
import { nothingMetadata } from '@/lib/site/load-error-metadata';
import { nothingHere } from '@/shell/screens/load-error-screen';

/** R29: the suppliers of an area; its query holds a page, a letter, a city or a term. */
export const directoryPage = pageVariants<{ readonly categoryType: string }>({
  metadata: ({ params: { categoryType }, query }) =>
    isCategoryType(categoryType)
      ? directoryMetadata(categoryType, parseDirectoryAddress(query))
      : nothingMetadata,

  async draw({ params: { categoryType }, query }) {
    if (!isCategoryType(categoryType)) return nothingHere();
    const address = parseDirectoryAddress(query);
    const href = await directoryStateHref(categoryType, address);
    if (href !== undefined) redirect(href);
    return <DirectoryScreen categoryType={categoryType} address={address} />;
  },
});
