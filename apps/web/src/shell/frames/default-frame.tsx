import type { ReactNode } from 'react';
import { EarlyPresses } from '@/lib/actions/early-presses-element';
import { siteSettings } from '@/lib/settings/site-settings';
import { buildId } from '@/lib/site/build-id';
import { readSiteMenus } from '../menus/read-site-menus';
import { withoutLogin } from '../menus/without-login';
import { ShellRuntime } from '../runtime/shell-runtime';
import { FrameView } from './frame-view';

export interface DefaultFrameProps {
  readonly children: ReactNode;
  /** The search box; without one the plain form is shown. */
  readonly searchBox?: ReactNode;
  /** Pages behind the login: the footer invites nobody to log in. */
  readonly isBehindLogin?: boolean;
}

/** Renders the default layout: header, content, footer and the runtime around them. */
export async function DefaultFrame({ children, searchBox, isBehindLogin = false }: DefaultFrameProps) {
  const { links, footerGroups, contact } = await readSiteMenus();
  const { SITE_NAME, ANALYTICS_SCRIPT_URL, ENAMAD_URL, CHAMBER_URL } = siteSettings();
  return (
    <FrameView
      siteName={SITE_NAME}
      footerGroups={isBehindLogin ? withoutLogin(footerGroups) : footerGroups}
      contact={contact}
      trust={{ enamad: ENAMAD_URL, chamber: CHAMBER_URL }}
      links={links}
      searchBox={searchBox}
      runtime={
        <>
          <EarlyPresses />
          <ShellRuntime build={buildId()} analytics={ANALYTICS_SCRIPT_URL} />
        </>
      }
      hasAnalytics={ANALYTICS_SCRIPT_URL !== undefined}
    >
      {children}
    </FrameView>
  );
}
