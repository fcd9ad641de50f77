'use client';

import type { ReactNode } from 'react';
import { Popover } from 'tamagui/unstyled';
import { cx } from '../style/cx';
import { TamaguiProvider } from '../tamagui-provider/tamagui-provider';

export interface RuntimePopoverProps {
  /** Content of the button that opens it. */
  readonly buttonLabel: ReactNode;
  /** Accessible name of the surface. */
  readonly label: string;
  readonly children: ReactNode;
}

/**
 * A small surface beside its button; it stays inside the screen and closes on Escape or a press outside.
 *
 * Use it in the logged-in area, for a few links or a short form beside a button. Not on a public page (Popover), and not for a required
 * response.
 */
export function RuntimePopover({ buttonLabel, label, children }: RuntimePopoverProps) {
  const button = (
    <button type="button" aria-haspopup="dialog" className={cx('button', { tone: 'secondary' })}>
      {buttonLabel}
    </button>
  );
  return (
    <TamaguiProvider fallback={button}>
      <Popover placement="bottom-end" offset={8} allowFlip>
        <Popover.Trigger asChild="except-style">{button}</Popover.Trigger>
        <Popover.Content
          padding="4"
          maxWidth="320px"
          backgroundColor="surface"
          borderWidth="1px"
          borderColor="field"
          borderRadius="card"
        >
          <div ref={(node) => nameDialog(node, label)}>{children}</div>
        </Popover.Content>
      </Popover>
    </TamaguiProvider>
  );
}

/** The runtime gives the role of a dialog to an element of its own and has no way to name it. */
function nameDialog(content: HTMLElement | null, label: string): void {
  content?.closest('[role="dialog"]')?.setAttribute('aria-label', label);
}
