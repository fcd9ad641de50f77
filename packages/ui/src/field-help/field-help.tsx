'use client';

import { mdiHelpCircleOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { RuntimePopover } from '../runtime-popover/runtime-popover';
import { cx } from '../style/cx';

export interface FieldHelpProps {
  /** Accessible name of the button and of the explanation: «راهنمای کد پستی». */
  readonly label: string;
  /** What the value is, and where one finds it. */
  readonly help: ReactNode;
  /** The field, with its label above it. */
  readonly children: ReactNode;
}

/**
 * A field with a question mark beside its label, which explains the value on request.
 *
 * Use it in the logged-in area, for numbers people have to look up: postal code, national id. Not for what everyone has to read (the
 * field's hint), and not on public pages, which have no runtime.
 */
export function FieldHelp({ label, help, children }: FieldHelpProps) {
  return (
    <div className={cx('field-help')}>
      {children}
      <RuntimePopover
        label={label}
        trigger={
          <button type="button" className={cx('field-help-button')} aria-label={label}>
            <Icon path={mdiHelpCircleOutline} size={18} />
          </button>
        }
      >
        {help}
      </RuntimePopover>
    </div>
  );
}
