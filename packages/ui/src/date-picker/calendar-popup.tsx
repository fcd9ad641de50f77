import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
} from 'react';
import { cx } from '../style/cx';

interface CalendarPopupProps {
  readonly label: string;
  /** Gets the focus back when Escape closes. */
  readonly opener: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Dialog below a date field: Tab cycles inside, Escape and leaving close it. Escape returns the focus. */
export function CalendarPopup({ label, opener, onClose, children }: CalendarPopupProps) {
  const surface = useRef<HTMLDivElement>(null);
  useEffect(() => {
    surface.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      onClose();
      opener.current?.focus();
    }
    if (event.key === 'Tab') keepInside(event);
  };
  const onBlur = (event: FocusEvent) => {
    const next = event.relatedTarget;
    if (next && !event.currentTarget.parentElement?.contains(next)) onClose();
  };
  useEffect(() => {
    const onPress = (event: PointerEvent) => {
      if (!surface.current?.parentElement?.contains(event.target as Node)) onClose();
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [onClose]);
  return (
    <div
      ref={surface}
      role="dialog"
      aria-modal="true"
      aria-label={label}
      className={cx('field-popup')}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      {children}
    </div>
  );
}

/** Moves the focus from the last control to the first, and back. */
function keepInside(event: KeyboardEvent<HTMLDivElement>): void {
  const controls = event.currentTarget.querySelectorAll<HTMLElement>(
    'button:not(:disabled, [tabindex="-1"])',
  );
  const [first, last] = [controls[0], controls[controls.length - 1]];
  const isAtEnd = document.activeElement === (event.shiftKey ? first : last);
  if (!isAtEnd) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
