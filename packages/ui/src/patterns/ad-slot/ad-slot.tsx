import { Badge } from '../../badge/badge';
import { Card } from '../../card/card';
import { MixedText } from '../../mixed-text/mixed-text';
import { cx } from '../../style/cx';

export interface AdView {
  readonly id: string;
  readonly title: string;
  readonly advertiser: string;
  readonly href: string;
  /** True when the link leaves the site. */
  readonly isOutside: boolean;
  /** Decorative, beside the title with the same content. */
  readonly picture: string;
}

export interface AdBandProps {
  /** Accessible name of the band. */
  readonly label: string;
  /** The label of the group, above its ads. */
  readonly mark: string;
  /** Advertisements in display order; without any, nothing is drawn. */
  readonly ads: readonly AdView[];
  /** True if the band is visible without scrolling: its pictures then load eagerly. */
  readonly isInView?: boolean;
}

/**
 * Advertisements side by side, in one group labelled as such; below each other on phones. Renders nothing without ads.
 *
 * Use it once on a page, after the main content. Not for content selected on its merits, and never among search results: an ad must be
 * labelled. The links have `sponsored`, so that search engines do not count them.
 */
export function AdBand({ label, mark, ads, isInView = false }: AdBandProps) {
  if (ads.length === 0) return null;
  return (
    <aside className={cx('section-band', { isClose: true })} aria-label={label}>
      <Card bleed>
        <p className="u-ads-mark">
          <Badge>{mark}</Badge>
        </p>
        <ul className="u-supplier-list u-ads">
          {ads.map((ad) => (
            <li key={ad.id}>
              <AdRow ad={ad} isEager={isInView} />
            </li>
          ))}
        </ul>
      </Card>
    </aside>
  );
}

interface AdRowProps {
  readonly ad: AdView;
  readonly isEager: boolean;
}

/** Has the layout of a supplier row: every page already has that stylesheet, including those at the limit of 12 KB. */
function AdRow({ ad, isEager }: AdRowProps) {
  const { title, advertiser, href, isOutside, picture } = ad;
  return (
    <div className={cx('supplier-row')}>
      <img
        src={picture}
        alt=""
        width={72}
        height={54}
        loading={isEager ? undefined : 'lazy'}
        decoding="async"
      />
      <div>
        <p className="name">
          <a
            href={href}
            rel={isOutside ? 'sponsored noopener' : 'sponsored'}
            {...(isOutside ? { target: '_blank' } : {})}
          >
            <MixedText>{title}</MixedText>
          </a>
        </p>
        <small>{advertiser}</small>
      </div>
    </div>
  );
}
