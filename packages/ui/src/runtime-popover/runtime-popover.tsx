'use client';

import { type ComponentProps, cloneElement, type ReactElement, type ReactNode } from 'react';
import { Popover } from 'tamagui/unstyled';
import { TamaguiProvider } from '../tamagui-provider/tamagui-provider';

type ButtonElement = ReactElement<ComponentProps<'button'>, 'button'>;

export interface RuntimePopoverProps {
  /** The button that opens it, an element with static classes: the runtime hands its handlers to it, which a component would not get. */
  readonly trigger: ButtonElement;
  /** Accessible name of the surface. */
  readonly label: string;
  readonly children: ReactNode;
}

/**
 * A small surface beside its button; it stays inside the screen and closes on Escape or a press outside.
 *
 * Use it in the logged-in area, for an explanation (FieldHelp), a few links or a short form beside a button. Not on a public page
 * (Popover), and not for a required response.
 */
export function RuntimePopover({ trigger, label, children }: RuntimePopoverProps) {
  const button = cloneElement(trigger, { 'aria-haspopup': 'dialog' });
  return (
    <TamaguiProvider fallback={button}>
      <Popover placement="bottom-end" offset={8} allowFlip stayInFrame={{ padding: 16 }}>
        <Popover.Trigger asChild="except-style">{button}</Popover.Trigger>
        <Popover.Content
          padding="4"
          maxWidth="320px"
          backgroundColor="surface"
          borderWidth="1px"
          borderColor="field"
          borderRadius="card"
        >
          <div ref={(node) => nameDialog(node, label)} className="u-runtime-popover">
            {children}
          </div>
        </Popover.Content>
      </Popover>
    </TamaguiProvider>
  );
}

/** The runtime gives the role of a dialog to an element of its own and has no way to name it. */
function nameDialog(content: HTMLElement | null, label: string): void {
  content?.closest('[role="dialog"]')?.setAttribute('aria-label', label);
}
