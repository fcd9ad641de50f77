'use client';

import {
  mdiChevronLeft,
  mdiChevronRight,
  mdiClose,
  mdiMagnifyMinusOutline,
  mdiMagnifyPlusOutline,
} from '@mdi/js';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { Button } from '../button/button';
import { isRightToLeft } from '../carousel/track';
import { Icon } from '../icon/icon';
import { cx } from '../style/cx';
import type { GalleryProps, GalleryWords } from './gallery-types';
import { type StageZoom, useZoom } from './use-zoom';
import { largest, type Point } from './zoom';

export interface GalleryViewerProps {
  readonly pictures: GalleryProps['pictures'];
  readonly index: number;
  readonly words: GalleryWords;
  readonly onShow: (index: number) => void;
  readonly onClose: () => void;
}

const step = 1.5;
const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: 64, y: 0 },
  ArrowRight: { x: -64, y: 0 },
  ArrowUp: { x: 0, y: 64 },
  ArrowDown: { x: 0, y: -64 },
};

/** One picture in full screen, in the platform's modal dialog. Mounted while it is open. */
export function GalleryViewer({ pictures, index, words, onShow, onClose }: GalleryViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const zoom = useZoom();
  const picture = pictures[index] ?? pictures[0];
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // The stage receives keys at once.
    element?.querySelector<HTMLElement>('[data-stage]')?.focus();
    return () => element?.close();
  }, []);

  function show(next: number) {
    if (!pictures[next]) return;
    zoom.reset();
    onShow(next);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') zoom.enlarge(step);
    else if (event.key === '-') zoom.enlarge(1 / step);
    else if (event.key === '0') zoom.reset();
    else if (arrows[event.key] && zoom.scale > 1) zoom.move(arrows[event.key] as Point);
    else if (event.key === 'ArrowLeft') show(index + (isRightToLeft(event.currentTarget) ? 1 : -1));
    else if (event.key === 'ArrowRight') show(index - (isRightToLeft(event.currentTarget) ? 1 : -1));
    else return;
    event.preventDefault();
  }

  return (
    <dialog
      ref={dialog}
      className={cx('gallery-viewer')}
      aria-label={picture.alt}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <div className={cx('gallery-bar')}>
        <span className={cx('gallery-caption')}>{picture.place}</span>
        <ZoomButtons zoom={zoom} words={words} />
        <Button tone="text" size="icon" aria-label={words.close} onClick={() => dialog.current?.close()}>
          <Icon path={mdiClose} size={24} />
        </Button>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: the picture with what moves it, not a figure of the text */}
      <div
        ref={zoom.stage}
        className={cx('gallery-stage')}
        role="group"
        aria-label={picture.alt}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys that move the picture need a place
        tabIndex={0}
        data-stage
        data-zoomed={zoom.scale > 1 ? '' : undefined}
        onDoubleClick={() => (zoom.scale > 1 ? zoom.reset() : zoom.enlarge(step * 2))}
      >
        <img key={picture.id} src={picture.largeSrc} alt={picture.alt} draggable={false} />
      </div>
      <div className={cx('gallery-bar')}>
        <p className={cx('gallery-caption')} aria-live="polite">
          {picture.caption ?? picture.alt}
        </p>
        <Button
          size="icon"
          aria-label={words.previous}
          aria-disabled={index === 0}
          onClick={() => show(index - 1)}
        >
          <Icon path={mdiChevronLeft} mirrored size={24} />
        </Button>
        <Button
          size="icon"
          aria-label={words.next}
          aria-disabled={index === pictures.length - 1}
          onClick={() => show(index + 1)}
        >
          <Icon path={mdiChevronRight} mirrored size={24} />
        </Button>
      </div>
    </dialog>
  );
}

function ZoomButtons({ zoom, words }: { readonly zoom: StageZoom; readonly words: GalleryWords }) {
  return (
    <>
      <Button
        tone="text"
        size="icon"
        aria-label={words.zoomOut}
        aria-disabled={zoom.scale <= 1}
        onClick={() => zoom.enlarge(1 / step)}
      >
        <Icon path={mdiMagnifyMinusOutline} size={24} />
      </Button>
      <Button
        tone="text"
        size="icon"
        aria-label={words.zoomIn}
        aria-disabled={zoom.scale >= largest}
        onClick={() => zoom.enlarge(step)}
      >
        <Icon path={mdiMagnifyPlusOutline} size={24} />
      </Button>
    </>
  );
}
