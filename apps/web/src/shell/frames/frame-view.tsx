import { Button } from '@bazaar/ui/button';
import { Link } from '@bazaar/ui/link';
import { HelpMark } from '@bazaar/ui/patterns/help-mark';
import { PageFrame } from '@bazaar/ui/patterns/page-frame';
import { type FooterContact, type FooterGroup, SiteFooter } from '@bazaar/ui/patterns/site-footer';
import type { ReactNode } from 'react';
import { actionAttributes } from '@/lib/actions/action-attributes';
import { paths } from '@/lib/navigation/paths';
import { shellMessages } from '@/translations/shell';
import { PhoneBar } from '../footer/phone-bar';
import { PHONE_BAR_ITEMS } from '../footer/phone-bar-items';
import { SiteHeaderBar } from '../header/site-header-bar';
import { SiteSearch } from '../header/site-search';

export interface FrameViewProps {
  readonly siteName: string;
  /** Empty when they could not be read. */
  readonly footerGroups: readonly FooterGroup[];
  /** Phone, working hours, address. */
  readonly contact?: readonly FooterContact[];
  /** Addresses of the pages that vouch for the site, where set. */
  readonly trust?: { readonly enamad?: string | undefined; readonly chamber?: string | undefined };
  /** Further links in the header. */
  readonly links?: FooterGroup['links'];
  /** The search box; without one the plain form is shown. */
  readonly searchBox?: ReactNode;
  /** The runtime around the page. */
  readonly runtime?: ReactNode;
  /** Whether visits are measured after consent. */
  readonly hasAnalytics?: boolean;
  readonly children: ReactNode;
}

/** Renders header, content, footer and the phone's bottom bar. */
export function FrameView({
  siteName,
  footerGroups,
  contact,
  trust = {},
  searchBox,
  runtime,
  hasAnalytics,
  links,
  children,
}: FrameViewProps) {
  return (
    <PageFrame
      skipLabel={shellMessages.skip}
      header={
        <>
          {runtime}
          <SiteHeaderBar siteName={siteName} searchBox={searchBox ?? <SiteSearch />} links={links} />
        </>
      }
      mark={<HelpMark href={paths.helpIndex} label={shellMessages.help} {...actionAttributes('help')} />}
      footer={
        <SiteFooter
          siteName={siteName}
          about={shellMessages.footer.about}
          groups={footerGroups}
          contact={contact}
          marks={[
            ...(trust.enamad ? [{ title: shellMessages.footer.enamad, href: trust.enamad }] : []),
            ...(trust.chamber ? [{ title: shellMessages.footer.chamber, href: trust.chamber }] : []),
          ]}
          lastLine={
            <>
              {shellMessages.footer.note}{' '}
              {/* Shown by the script that listens for the keys: without it there are none. */}
              <Button tone="text" size="small" hidden {...actionAttributes('shortcuts')}>
                {shellMessages.footer.shortcuts}
              </Button>
              <Link href={paths.helpIndex} size={13} touch {...actionAttributes('help')}>
                {shellMessages.help}
              </Link>{' '}
              {hasAnalytics ? (
                <Button tone="text" size="small" hidden data-analytics>
                  {shellMessages.footer.analytics}
                </Button>
              ) : null}
            </>
          }
        />
      }
      bottomBar={<PhoneBar label={shellMessages.bottomBar.nav} items={PHONE_BAR_ITEMS} />}
    >
      {children}
    </PageFrame>
  );
}
