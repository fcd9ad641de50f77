import { mdiCertificateOutline, mdiClockOutline, mdiMapMarkerOutline, mdiPhoneOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { Icon } from '../../icon/icon';
import { cx } from '../../style/cx';
import { SiteLogo } from '../site-header/site-header';

/** One group of links under its heading. */
export interface FooterGroup {
  readonly title: string;
  readonly links: readonly { readonly title: string; readonly href: string }[];
}

/** A way to reach the site. */
export interface FooterContact {
  readonly title: string;
  readonly href: string;
  /** What it tells, which gives it its icon. */
  readonly kind: keyof typeof contactIcons;
}

export interface SiteFooterProps {
  /** Name of the site. */
  readonly siteName: string;
  /** What the site is, in one sentence. */
  readonly about: string;
  /** Columns of links in display order. */
  readonly groups: readonly FooterGroup[];
  /** Phone, working hours, address; any of them may be missing. */
  readonly contact?: readonly FooterContact[] | undefined;
  /** Pages elsewhere that vouch for the site; no place is kept without them. */
  readonly marks?: FooterGroup['links'] | undefined;
  /** Copyright and legal links. */
  readonly lastLine: ReactNode;
}

const contactIcons = {
  phone: mdiPhoneOutline,
  hours: mdiClockOutline,
  address: mdiMapMarkerOutline,
} as const;

/**
 * About us, how we are reached, who vouches for us, the website's menus (folded on phones), and how to read the data shown.
 *
 * Use it once, in PageFrame. Not for actions of the page.
 */
export function SiteFooter({ siteName, about, groups, contact = [], marks = [], lastLine }: SiteFooterProps) {
  return (
    <footer className={cx('site-footer')}>
      <div className={cx('site-footer-body')}>
        <div className={cx('site-footer-grid')}>
          <div className={cx('site-footer-about')}>
            <SiteLogo name={siteName} isNameShown />
            <p className={cx('site-footer-text')}>{about}</p>
            {contact.length === 0 ? null : (
              <div>
                {contact.map(({ title, href, kind }) => (
                  <a key={title} className={cx('site-footer-link')} href={href}>
                    <Icon path={contactIcons[kind]} size={18} />
                    {kind === 'phone' ? <bdi dir="ltr">{title}</bdi> : title}
                  </a>
                ))}
              </div>
            )}
            {marks.map(({ title, href }) => (
              <a
                key={href}
                className={cx('site-footer-mark')}
                href={href}
                target="_blank"
                rel="noopener"
                referrerPolicy="origin"
              >
                <Icon path={mdiCertificateOutline} />
                {title}
              </a>
            ))}
          </div>
          {groups.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <details>
                <summary>
                  <h2 className={cx('site-footer-title')}>{title}</h2>
                </summary>
                {links.map((link) => (
                  <a key={link.href + link.title} className={cx('site-footer-link')} href={link.href}>
                    {link.title}
                  </a>
                ))}
              </details>
            </nav>
          ))}
        </div>
        <p className={cx('site-footer-last')}>{lastLine}</p>
      </div>
    </footer>
  );
}
