'use client';

import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { keepBeside } from '../../popover/place-beside';

const PHONE = '(max-width: 599px)';

export interface NoticeSurfaceProps {
  readonly labelledBy: string;
  /** The link it belongs to; it gets the focus back. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
  onClose(): void;
}

/** The surface of the notices beside the bell, on phones at the lower edge: it takes the focus; Escape, a press or a focus elsewhere close it. */
export function NoticeSurface({ labelledBy, anchor, children, onClose }: NoticeSurfaceProps) {
  const surface = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const dialog = surface.current;
    const link = anchor.current;
    if (!dialog || !link) return;
    dialog.showPopover?.();
    // On phones the stylesheet puts it at the lower edge: there is no room beside the bell.
    const isPhone = globalThis.matchMedia?.(PHONE).matches === true;
    const stopPlacing = isPhone ? () => undefined : keepBeside(link, dialog);
    dialog.focus();
    const stop = new AbortController();
    const onElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !dialog.contains(target) && !link.contains(target)) onClose();
    };
    document.addEventListener('pointerdown', onElsewhere, stop);
    document.addEventListener('focusin', onElsewhere, stop);
    // On the document: what was removed while it had the focus leaves it to the body.
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      link.focus();
      onClose();
    };
    document.addEventListener('keydown', onKey, stop);
    return () => {
      stopPlacing();
      stop.abort();
    };
  }, [anchor, onClose]);
  return (
    <div
      ref={surface}
      popover="manual"
      role="dialog"
      aria-labelledby={labelledBy}
      tabIndex={-1}
      className="u-notice-surface"
    >
      {children}
    </div>
  );
}
