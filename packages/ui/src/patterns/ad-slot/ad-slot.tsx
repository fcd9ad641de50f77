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
  /** Decoration beside the title, which says the same in words. */
  readonly picture: string;
}

export interface AdBandProps {
  /** Name of the band for screen readers. */
  readonly label: string;
  /** The word every paid place carries. */
  readonly mark: string;
  readonly ads: readonly AdView[];
  /** True where the band is seen without scrolling: its pictures come with the page, not once they are looked for. */
  readonly isInView?: boolean;
}

/**
 * Paid places one below another, each marked as one. Nothing is drawn when there are none.
 *
 * Use it once on a page, after what the visitor came for. Not for what is shown on its merits, and never among search results: a paid
 * place says that it is one. The links say `sponsored`, so that search engines do not count them.
 */
export function AdBand({ label, mark, ads, isInView = false }: AdBandProps) {
  if (ads.length === 0) return null;
  return (
    <aside className={cx('section-band', { isClose: true })} aria-label={label}>
      <Card bleed>
        <ul className="u-supplier-list">
          {ads.map((ad) => (
            <li key={ad.id}>
              <AdRow ad={ad} mark={mark} isEager={isInView} />
            </li>
          ))}
        </ul>
      </Card>
    </aside>
  );
}

interface AdRowProps {
  readonly ad: AdView;
  readonly mark: string;
  readonly isEager: boolean;
}

/** Looks like the row of a supplier: every page has the sheet of that already, also those at the limit of 12 KB. */
function AdRow({ ad, mark, isEager }: AdRowProps) {
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
        <small>
          <Badge>{mark}</Badge> {advertiser}
        </small>
      </div>
    </div>
  );
}
