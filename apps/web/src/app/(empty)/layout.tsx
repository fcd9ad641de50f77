import { BarePage } from '@bazaar/ui/patterns/page-frame';
import { SiteLogo } from '@bazaar/ui/patterns/site-header';
import type { ReactNode } from 'react';
import { paths } from '@/lib/navigation/paths';
import { siteSettings } from '@/lib/settings/site-settings';
import { shellMessages } from '@/translations/shell';

export default function EmptyLayout({ children }: { readonly children: ReactNode }) {
  const { SITE_NAME } = siteSettings();
  const logo = (
    <a href={paths.home} aria-label={shellMessages.homeLink(SITE_NAME)}>
      <SiteLogo name={SITE_NAME} isNameShown />
    </a>
  );
  return <BarePage logo={logo}>{children}</BarePage>;
}
