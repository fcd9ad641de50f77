'use client';

import { mdiStar, mdiStarOutline } from '@mdi/js';
import { type ReactNode, useId } from 'react';
import { Icon } from '../icon/icon';
import { MixedText } from '../mixed-text/mixed-text';
import { cx } from '../style/cx';

export type Stars = 1 | 2 | 3 | 4 | 5;

export interface RatingInputProps {
  /** What the group asks for. */
  readonly legend: ReactNode;
  /** Name of the form field. */
  readonly name: string;
  /** Chosen number of stars; `undefined` before the choice. */
  readonly value: Stars | undefined;
  /** Called with the chosen number of stars. */
  readonly onChange: (value: Stars) => void;
  /** Meaning of one to five stars: «بد», … «عالی». Read with the star, and shown for the chosen one. */
  readonly words: readonly [string, string, string, string, string];
  /** What is wrong and how to mend it; it replaces the hint and marks the field invalid. */
  readonly error?: ReactNode;
  /** Cannot be used; say nearby why. */
  readonly disabled?: boolean;
}

const all = [1, 2, 3, 4, 5] as const satisfies readonly Stars[];

/**
 * One of five stars: a group of radio buttons under the stars, so that the platform provides keys, form value and accessibility.
 *
 * Use it in the form of a comment. Not for showing the ratings of others (Rating), and not for more than five steps.
 */
export function RatingInput({ legend, name, value, onChange, words, error, disabled }: RatingInputProps) {
  const errorId = useId();
  return (
    <fieldset
      className={cx('rating-input')}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: radio buttons under one legend are a radio group
      role="radiogroup"
      disabled={disabled}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
    >
      <legend className={cx('rating-legend')}>
        <MixedText>{legend}</MixedText>
      </legend>
      <div className={cx('rating-choices')}>
        {all.map((stars) => (
          <label key={stars} className={cx('rating-choice')}>
            <input
              type="radio"
              name={name}
              value={stars}
              checked={value === stars}
              aria-label={words[stars - 1]}
              onChange={() => onChange(stars)}
            />
            <Icon path={value !== undefined && stars <= value ? mdiStar : mdiStarOutline} size={28} />
          </label>
        ))}
        {value ? (
          <span className="u-rating-word" aria-hidden>
            {words[value - 1]}
          </span>
        ) : null}
      </div>
      {error ? (
        <span id={errorId} role="alert" className="u-rating-error">
          {error}
        </span>
      ) : null}
    </fieldset>
  );
}
