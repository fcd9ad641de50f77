'use client';

import { mdiMagnifyPlusOutline } from '@mdi/js';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { isRightToLeft, stepOfKey } from '../carousel/track';
import { Icon } from '../icon/icon';
import { MixedText } from '../mixed-text/mixed-text';
import { cx } from '../style/cx';
import type { GalleryProps } from './gallery-types';
import { GalleryViewer } from './gallery-viewer';

/**
 * Pictures of one object: a large one, thumbnails as tabs, and a full-screen view with zoom. Escape closes it and returns the focus to the
 * picture.
 *
 * Use it on pages of products and articles. Not for pictures of different objects (Carousel).
 */
export function Gallery({ label, pictures, words }: GalleryProps) {
  const [index, setIndex] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const thumbs = useRef<HTMLDivElement>(null);
  const id = useId();
  const picture = pictures[index] ?? pictures[0];

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const step = stepOfKey(event.key, isRightToLeft(event.currentTarget));
    if (!step) return;
    event.preventDefault();
    const last = pictures.length - 1;
    const next = {
      next: index < last ? index + 1 : 0,
      previous: index > 0 ? index - 1 : last,
      first: 0,
      last,
    }[step];
    setIndex(next);
    thumbs.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  }

  return (
    <section className={cx('gallery')} aria-label={label}>
      <div id={id} {...(pictures.length > 1 ? { role: 'tabpanel', 'aria-label': picture.alt } : {})}>
        <button
          type="button"
          className={cx('gallery-main')}
          aria-haspopup="dialog"
          aria-label={`${words.enlarge}: ${picture.alt}`}
          onClick={() => setOpen(true)}
        >
          <img
            src={picture.src}
            srcSet={picture.srcSet}
            alt={picture.alt}
            width={picture.width}
            height={picture.height}
          />
          <span className={cx('gallery-zoom-sign')}>
            <Icon path={mdiMagnifyPlusOutline} />
          </span>
        </button>
      </div>
      {pictures.length > 1 ? (
        <div
          ref={thumbs}
          className={cx('gallery-thumbs')}
          role="tablist"
          aria-label={words.thumbnails}
          onKeyDown={onKeyDown}
        >
          {pictures.map(({ id: key, thumbnailSrc, alt }, place) => (
            <button
              key={key}
              type="button"
              role="tab"
              className={cx('gallery-thumb')}
              aria-label={alt}
              aria-controls={id}
              aria-selected={place === index}
              tabIndex={place === index ? 0 : -1}
              onClick={() => setIndex(place)}
            >
              <img src={thumbnailSrc} alt="" width={64} height={48} loading="lazy" decoding="async" />
            </button>
          ))}
        </div>
      ) : null}
      {picture.caption ? (
        <p className={cx('gallery-caption')}>
          <MixedText>{picture.caption}</MixedText>
        </p>
      ) : null}
      {isOpen ? (
        <GalleryViewer
          pictures={pictures}
          index={index}
          onShow={setIndex}
          onClose={() => setOpen(false)}
          words={words}
        />
      ) : null}
    </section>
  );
}
