'use client';

import { mdiChevronLeft, mdiChevronRight, mdiPause, mdiPlay } from '@mdi/js';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import { cx } from '../style/cx';
import type { CarouselSlideView, CarouselWords } from './carousel-types';
import type { TrackPosition } from './track';

export interface CarouselControlsProps {
  readonly slides: readonly CarouselSlideView[];
  readonly words: CarouselWords;
  readonly position: TrackPosition;
  readonly hasMarks: boolean;
  readonly show: (index: number) => void;
  readonly isPaused: boolean;
  /** `undefined` when it does not advance automatically. */
  readonly onPause: ((isPaused: boolean) => void) | undefined;
}

/** The row below the slides: an indicator for each slide, the pause button, and the buttons for previous and next. */
export function CarouselControls({
  slides,
  words,
  position: { index, isAtEnd },
  hasMarks,
  show,
  isPaused,
  onPause,
}: CarouselControlsProps) {
  return (
    <div className={cx('carousel-foot')}>
      {/* biome-ignore lint/a11y/useSemanticElements: marks are no fields of a form */}
      <div className={cx('carousel-marks')} role="group" aria-label={words.choose} hidden={!hasMarks}>
        {slides.map((slide, place) => (
          <button
            key={slide.id}
            type="button"
            className={cx('carousel-mark')}
            aria-label={slide.label}
            aria-current={place === index ? 'true' : undefined}
            onClick={() => show(place)}
          />
        ))}
      </div>
      {onPause ? (
        <Button
          tone="text"
          size="icon"
          aria-label={isPaused ? words.play : words.pause}
          onClick={() => onPause(!isPaused)}
        >
          <Icon path={isPaused ? mdiPlay : mdiPause} />
        </Button>
      ) : null}
      {/* They stay focusable at the ends, so that the focus is not lost. */}
      <Button
        size="icon"
        aria-label={words.previous}
        aria-disabled={index === 0}
        onClick={() => show(index - 1)}
      >
        <Icon path={mdiChevronLeft} mirrored size={24} />
      </Button>
      <Button size="icon" aria-label={words.next} aria-disabled={isAtEnd} onClick={() => show(index + 1)}>
        <Icon path={mdiChevronRight} mirrored size={24} />
      </Button>
    </div>
  );
}
