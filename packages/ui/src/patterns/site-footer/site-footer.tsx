import type { ReactNode } from 'react';
import { cx } from '../../style/cx';
import { SiteLogo } from '../site-header/site-header';

/** One group of links under its heading. */
export interface FooterGroup {
  readonly title: string;
  readonly links: readonly { readonly title: string; readonly href: string }[];
}

export interface SiteFooterProps {
  readonly siteName: string;
  readonly about: string;
  readonly groups: readonly FooterGroup[];
  readonly lastLine: ReactNode;
}

/**
 * About us, the website's menus, and how to read the data shown.
 *
 * Use it once, in PageFrame. Not for actions of the page.
 */
export function SiteFooter({ siteName, about, groups, lastLine }: SiteFooterProps) {
  return (
    <footer className={cx('site-footer')}>
      <div className={cx('site-footer-body')}>
        <div className={cx('site-footer-grid')}>
          <div className={cx('site-footer-about')}>
            <SiteLogo name={siteName} isNameShown />
            <p className={cx('site-footer-text')}>{about}</p>
          </div>
          {groups.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2 className={cx('site-footer-title')}>{title}</h2>
              {links.map((link) => (
                <a key={link.href + link.title} className={cx('site-footer-link')} href={link.href}>
                  {link.title}
                </a>
              ))}
            </nav>
          ))}
        </div>
        <p className={cx('site-footer-last')}>{lastLine}</p>
      </div>
    </footer>
  );
}
