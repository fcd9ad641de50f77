'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../../icon/icon';
import { mdiChevronRight } from '../../icon/small-set';
import { keepBeside } from '../../popover/place-beside';

export interface QuantityPopoverProps {
  /** The link of the quantity in the text. */
  readonly anchor: HTMLElement;
  /** «تبدیل ۱۶ bar» */
  readonly label: string;
  readonly conversions: readonly { readonly id: string; readonly value: string; readonly unit: string }[];
  readonly links: readonly { readonly href: string; readonly label: ReactNode; readonly note?: string }[];
  /** While more may come, or why nothing did; empty otherwise. */
  readonly status: string;
  onClose(): void;
}

/** A quantity of the text in other units, with what has that value; Escape and a press outside close it and return the focus. */
export function QuantityPopover({
  anchor,
  label,
  conversions,
  links,
  status,
  onClose,
}: QuantityPopoverProps) {
  const surface = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = surface;
    if (current === null) return;
    current.showPopover();
    current.focus();
    anchor.setAttribute('aria-expanded', 'true');
    const stop = keepBeside(anchor, current, 'center');
    return () => {
      stop();
      anchor.removeAttribute('aria-expanded');
    };
  }, [anchor]);
  return (
    <div
      ref={surface}
      popover="auto"
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      className="u-live-surface"
      onToggle={(event) => {
        if (event.newState !== 'closed') return;
        // Only a closing from within gives the focus back: a press elsewhere has its own.
        if (surface.current?.contains(document.activeElement) || document.activeElement === document.body)
          anchor.focus();
        onClose();
      }}
    >
      <dl>
        {conversions.map(({ id, value, unit }) => (
          <div key={id}>
            <dd>{value}</dd>
            <dt>
              <bdi dir="ltr">{unit}</bdi>
            </dt>
          </div>
        ))}
      </dl>
      <p role="status">{status}</p>
      {links.map((link) => (
        <a key={link.href} href={link.href}>
          <span>{link.label}</span>
          {link.note ? <small>{link.note}</small> : null}
          <Icon path={mdiChevronRight} size={16} mirrored />
        </a>
      ))}
    </div>
  );
}
