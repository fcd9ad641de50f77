'use client';

import { useLayoutEffect, useRef } from 'react';
import { cx } from '../style/cx';
import { holdPage } from './hold-page';

export interface LoadingOverlayProps {
  /** What is waited for; read out and shown. */
  readonly label: string;
}

/**
 * Covers the whole page while the app's loading flag is set, and blocks the keyboard; the focus is restored afterwards. The only place with
 * a spinner on its own.
 *
 * Use it for a step that ends in another document, such as going to the bank. Not for loading content (Skeleton), and not for a button's
 * own work (BusyButton).
 */
export function LoadingOverlay({ label }: LoadingOverlayProps) {
  const overlay = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (overlay.current ? holdPage(overlay.current) : undefined), []);
  return (
    <div ref={overlay} tabIndex={-1} className={cx('loading-overlay')}>
      <div role="status" className={cx('loading-box')}>
        <span className="u-spinner" />
        {label}
      </div>
    </div>
  );
}
