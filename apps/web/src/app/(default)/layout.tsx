import type { ReactNode } from 'react';
import { SearchBoxIsland } from '@/features/search/box/search-box-island';
import { DefaultFrame } from '@/shell/frames/default-frame';
import { SiteSearchAreas } from '@/shell/header/site-search';

export default function DefaultLayout({ children }: { readonly children: ReactNode }) {
  return <DefaultFrame searchBox={<SearchBoxIsland areas={<SiteSearchAreas />} />}>{children}</DefaultFrame>;
}
