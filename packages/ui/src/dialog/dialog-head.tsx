import { mdiClose } from '@mdi/js';
import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import { cx } from '../style/cx';

export interface DialogHeadProps {
  /** The title, as the heading the dialog is named by. */
  readonly children: ReactNode;
  /** Spoken name of the closing button. */
  readonly closeLabel: string;
  readonly onClose: () => void;
}

/** The upper edge of everything that opens over the page: its title, and the way out of it. */
export function DialogHead({ children, closeLabel, onClose }: DialogHeadProps) {
  return (
    <div className={cx('panel-head', { closable: true })}>
      {children}
      <Button tone="text" size="icon" aria-label={closeLabel} onClick={onClose}>
        <Icon path={mdiClose} />
      </Button>
    </div>
  );
}
