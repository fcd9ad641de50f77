import { CATEGORY_TYPES } from '@bazaar/domain/category-menu/menu';
import { SiteHeader, SiteLinks, SiteLogo } from '@bazaar/ui/patterns/site-header';
import {
  AccountIcon,
  MessagesIcon,
  NoticesIcon,
  OpenIcon,
  RequestsIcon,
} from '@bazaar/ui/patterns/site-icons';
import type { ReactNode } from 'react';
import { paths } from '@/lib/navigation/paths';
import { SiteLink } from '@/lib/navigation/site-link';
import { shellMessages } from '@/translations/shell';
import { AreaMenus } from '../menus/area-menus';
import { AccountLink } from './account-link';
import { MessagesLink } from './messages-link';
import { RequestCount } from './request-count';

const AREAS = CATEGORY_TYPES.map((id) => {
  const { name } = shellMessages.areas[id];
  return { id, name, openLabel: shellMessages.openArea(name), href: paths.categoryType(id) };
});

export interface SiteHeaderBarProps {
  readonly siteName: string;
  /** The search box, with or without suggestions. */
  readonly searchBox: ReactNode;
  /** Further links beside the areas. */
  readonly links?: readonly { readonly title: string; readonly href: string }[] | undefined;
}

export function SiteHeaderBar({ siteName, searchBox, links = [] }: SiteHeaderBarProps) {
  return (
    <SiteHeader
      logo={
        <SiteLink href={paths.home} label={shellMessages.homeLink(siteName)}>
          <SiteLogo name={siteName} />
        </SiteLink>
      }
      search={searchBox}
      actionsLabel={shellMessages.accountNav}
      actions={
        <>
          <RequestCount icon={<RequestsIcon />} />
          <MessagesLink icon={<MessagesIcon />} />
          <AccountLink icon={<AccountIcon />} bell={<NoticesIcon />} />
        </>
      }
      phoneAction={<RequestCount icon={<RequestsIcon />} isPhone />}
      areas={
        <AreaMenus
          label={shellMessages.areasNav}
          areas={AREAS}
          chevron={<OpenIcon />}
          links={links.length > 0 ? <SiteLinks links={links} /> : undefined}
        />
      }
    />
  );
}
