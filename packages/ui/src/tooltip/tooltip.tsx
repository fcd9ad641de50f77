'use client';

import { cloneElement, type ReactElement, type ReactNode, useId } from 'react';
import { cx } from '../style/cx';
import { useTooltip } from './use-tooltip';

export interface TooltipProps {
  /** A few words without interactive content. */
  readonly text: ReactNode;
  /** One focusable control; the text describes it and does not replace its name. */
  readonly children: ReactElement<{ 'aria-describedby'?: string }>;
}

/**
 * A few words about a control, on hover, focus and touch; Escape hides them, and the pointer may rest on them.
 *
 * Use it for what a control does beyond its name: an abbreviation, why something cannot be pressed. Not for what everybody needs (write it
 * on the page), for links or buttons (Popover), or as the only name of an icon button (`aria-label`).
 */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const { anchor, surface, anchorEvents, surfaceEvents } = useTooltip();
  return (
    <>
      <span ref={anchor} className="u-tooltip-anchor" {...anchorEvents}>
        {cloneElement(children, { 'aria-describedby': id })}
      </span>
      <span
        ref={surface}
        id={id}
        role="tooltip"
        popover="manual"
        className={cx('tooltip-surface')}
        {...surfaceEvents}
      >
        {text}
      </span>
    </>
  );
}
