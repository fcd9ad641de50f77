import { Badge } from '../../badge/badge';
import { MixedText } from '../../mixed-text/mixed-text';
import { u } from '../../style/u';

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
}

/**
 * Paid places, each marked as one. Nothing is drawn when there are none.
 *
 * Use it once on a page, after what the visitor came for. Not for what is shown on its merits, and never among search results: a paid
 * place looks like one. The links say `sponsored`, so that search engines do not count them.
 */
export function AdBand({ label, mark, ads }: AdBandProps) {
  if (ads.length === 0) return null;
  return (
    <aside className="u-ad-band" aria-label={label}>
      {ads.map((ad) => (
        <div key={ad.id} className={u('ad-slot')}>
          <img src={ad.picture} alt="" width={96} height={72} loading="lazy" decoding="async" />
          <div className={u('ad-slot-words')}>
            <a
              className="u-ad-slot-title"
              href={ad.href}
              rel={ad.isOutside ? 'sponsored noopener' : 'sponsored'}
              {...(ad.isOutside ? { target: '_blank' } : {})}
            >
              <MixedText>{ad.title}</MixedText>
            </a>
            <p className={u('ad-slot-note')}>
              <Badge>{mark}</Badge> {ad.advertiser}
            </p>
          </div>
        </div>
      ))}
    </aside>
  );
}
