import { mdiPlus } from '@mdi/js';
import type { ReactNode } from 'react';
import { Button } from '../../button/button';
import { Icon } from '../../icon/icon';

export interface MemoryCreateProps {
  /** The key that does the same. */
  readonly hotkey: string;
  onPress(): void;
  readonly children: ReactNode;
}

/** The button that opens the dialog of something new, with its key. */
export function MemoryCreate({ hotkey, onPress, children }: MemoryCreateProps) {
  return (
    <Button tone="primary" aria-haspopup="dialog" aria-keyshortcuts={hotkey} onClick={onPress}>
      <Icon path={mdiPlus} size={18} />
      {children}
      <span aria-hidden="true">
        <kbd>{hotkey}</kbd>
      </span>
    </Button>
  );
}
