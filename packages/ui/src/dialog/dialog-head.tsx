import { mdiClose } from '@mdi/js';
import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import { cx } from '../style/cx';

export interface DialogHeadProps {
  /** The title, as the heading that names the dialog. */
  readonly children: ReactNode;
  /** Buttons before the closing one. */
  readonly actions?: ReactNode;
  /** Accessible name of the closing button. */
  readonly closeLabel: string;
  readonly onClose: () => void;
}

/** Head of every overlay: its title and the closing button. */
export function DialogHead({ children, actions, closeLabel, onClose }: DialogHeadProps) {
  return (
    <div className={cx('panel-head', { closable: true })}>
      {children}
      {actions}
      <Button tone="text" size="icon" aria-label={closeLabel} onClick={onClose}>
        <Icon path={mdiClose} />
      </Button>
    </div>
  );
}
