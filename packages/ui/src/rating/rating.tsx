import { mdiStar, mdiStarHalfFull, mdiStarOutline } from '@mdi/js';
import { Icon } from '../icon/icon';
import { cx } from '../style/cx';

export interface RatingProps {
  /** 0 to 5; drawn to the nearest half. */
  readonly value: number;
  /** The value as text: «۴٫۵». */
  readonly text: string;
  /** The whole, for screen readers: «امتیاز ۴٫۵ از ۵». */
  readonly label: string;
  /** Number of ratings: «۱۲۸ نظر». */
  readonly count?: string;
}

const places = [1, 2, 3, 4, 5] as const;

/**
 * Average rating by others, as stars and as a number.
 *
 * Use it beside the name of the rated object, with the number of votes. Not where nobody has rated yet: say so in words. Not to ask for one
 * (RatingInput).
 */
export function Rating({ value, text, label, count }: RatingProps) {
  return (
    <span className={cx('rating')}>
      <span className={cx('rating-stars')} role="img" aria-label={label}>
        {places.map((place) => (
          <Icon key={place} path={starAt(place, value)} size={18} mirrored />
        ))}
      </span>
      <span aria-hidden>{text}</span>
      {count ? <span className={cx('rating-count')}>{count}</span> : null}
    </span>
  );
}

function starAt(place: number, value: number): string {
  const halves = Math.round(value * 2) / 2;
  if (halves >= place) return mdiStar;
  return halves >= place - 0.5 ? mdiStarHalfFull : mdiStarOutline;
}
