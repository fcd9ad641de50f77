import { PageFrame } from '@bazaar/ui/patterns/page-frame';
import { SiteFooter } from '@bazaar/ui/patterns/site-footer';
import type { ReactNode } from 'react';
import { shellMessages } from '@/messages/shell';
import { siteSettings } from '@/platform/env';
import { buildId } from '@/platform/site/build-id';
import { PhoneBar } from '../footer/phone-bar';
import { PHONE_BAR_ITEMS } from '../footer/phone-bar-items';
import { readFooterGroups } from '../footer/read-footer-groups';
import { SiteHeaderBar } from '../header/site-header-bar';
import { SiteSearch } from '../header/site-search';
import { ShellRuntime } from '../runtime/shell-runtime';

export interface DefaultFrameProps {
  readonly children: ReactNode;
  /** The search box; without one the plain form stands there. */
  readonly searchBox?: ReactNode;
}

/** The default layout: header, content, footer and what runs around them. */
export async function DefaultFrame({ children, searchBox }: DefaultFrameProps) {
  const { SITE_NAME } = siteSettings();
  return (
    <PageFrame
      skipLabel={shellMessages.skip}
      header={
        <>
          <ShellRuntime build={buildId()} />
          <SiteHeaderBar siteName={SITE_NAME} searchBox={searchBox ?? <SiteSearch />} />
        </>
      }
      footer={
        <SiteFooter
          siteName={SITE_NAME}
          about={shellMessages.footer.about}
          groups={await readFooterGroups()}
          lastLine={shellMessages.footer.note}
        />
      }
      bottomBar={<PhoneBar label={shellMessages.bottomBar.nav} items={PHONE_BAR_ITEMS} />}
    >
      {children}
    </PageFrame>
  );
}
