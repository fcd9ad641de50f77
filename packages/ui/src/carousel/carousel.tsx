'use client';

import { type KeyboardEvent, useEffect, useState } from 'react';
import { cx } from '../style/cx';
import { CarouselControls } from './carousel-controls';
import type { CarouselProps } from './carousel-types';
import { isRightToLeft, stepOfKey } from './track';
import { useReducedMotion } from './use-reduced-motion';
import { useTrack } from './use-track';

/**
 * Slides in a container that the browser itself scrolls and snaps: it works by touch, by keyboard and without script; buttons, indicators
 * and the timer only scroll it. It pauses under the pointer, while it has the focus and for people who prefer reduced motion.
 *
 * Use it for equivalent items of which seeing one is enough: announcements, related products. Not for items to compare (table), nor for the
 * pictures of one object (Gallery).
 */
export function Carousel({
  label,
  slides,
  words,
  size,
  isAutomatic = false,
  intervalMs = 6000,
}: CarouselProps) {
  const isStill = useReducedMotion();
  const { element, index, isAtEnd, show } = useTrack(!isStill);
  const [isPaused, setPaused] = useState(false);
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const turns = isAutomatic && !isStill && slides.length > 1;
  const isTurning = turns && !isPaused && !isPointed && !isFocused;

  useEffect(() => {
    if (!isTurning) return;
    const timer = setTimeout(() => show(isAtEnd ? 0 : index + 1), intervalMs);
    return () => clearTimeout(timer);
  }, [isTurning, isAtEnd, index, intervalMs, show]);

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    if (event.target !== event.currentTarget || event.altKey || event.ctrlKey || event.metaKey) return;
    const step = stepOfKey(event.key, isRightToLeft(event.currentTarget));
    if (!step) return;
    event.preventDefault();
    show({ next: index + 1, previous: index - 1, first: 0, last: slides.length - 1 }[step]);
  }

  return (
    <section
      className={cx('carousel')}
      aria-roledescription={words.carousel}
      aria-label={label}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a group of slides is no group of fields */}
      <div
        ref={element}
        className={cx('carousel-window')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        role="group"
        aria-label={label}
        aria-live={isTurning ? 'off' : 'polite'}
        onKeyDown={onKeyDown}
      >
        {slides.map((slide) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of slides is no group of fields
          <div
            key={slide.id}
            role="group"
            aria-roledescription={words.slide}
            aria-label={slide.label}
            className={cx('carousel-slide', { slides: size })}
          >
            {slide.content}
          </div>
        ))}
      </div>
      {slides.length > 1 ? (
        <CarouselControls
          slides={slides}
          words={words}
          position={{ index, isAtEnd }}
          hasMarks={size === undefined}
          show={show}
          isPaused={isPaused}
          onPause={turns ? setPaused : undefined}
        />
      ) : null}
    </section>
  );
}
