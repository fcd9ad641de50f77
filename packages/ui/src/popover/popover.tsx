'use client';

import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button, type ButtonProps } from '../button/button';
import { cx } from '../style/cx';
import { keepBeside } from './place-beside';

export interface PopoverProps extends Pick<ButtonProps, 'tone' | 'size'> {
  /** Content of the button that opens it. */
  readonly buttonLabel: ReactNode;
  /** Accessible name of the button, when its content is an icon. */
  readonly buttonName?: string;
  /** Accessible name of the surface. */
  readonly label: string;
  /** As wide as its content instead of the usual width. */
  readonly isFitted?: boolean;
  readonly children: ReactNode;
}

/**
 * A small surface beside its button, on the platform's popover: Escape and a press outside close it and return the focus.
 *
 * Use it for additional content about the object beside it: a few links, a short form, an explanation with a link. Not for a short hint
 * (Tooltip), and not for a required response (Dialog). `RuntimePopover` is the logged-in area's, 60 KB larger.
 */
export function Popover({ buttonLabel, buttonName, label, isFitted, children, tone, size }: PopoverProps) {
  const id = useId();
  const button = useRef<HTMLSpanElement>(null);
  const surface = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const anchor = button.current?.querySelector('button');
    if (isOpen && anchor && surface.current) return keepBeside(anchor, surface.current);
  }, [isOpen]);
  return (
    <span ref={button}>
      <Button
        tone={tone}
        size={size}
        popoverTarget={id}
        aria-label={buttonName}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
      >
        {buttonLabel}
      </Button>
      <div
        ref={surface}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        className={cx('popover-surface', { fit: isFitted })}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {children}
      </div>
    </span>
  );
}
