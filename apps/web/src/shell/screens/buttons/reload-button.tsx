'use client';

import { Button, type ButtonProps } from '@bazaar/ui/button';

export interface ReloadButtonProps {
  readonly label: string;
  /** Spoken in place of the label, and begins with it. */
  readonly spoken?: string;
  readonly tone: ButtonProps['tone'];
}

/** Reloads the document. */
export function ReloadButton({ label, spoken, tone }: ReloadButtonProps) {
  return (
    <Button tone={tone} aria-label={spoken} onClick={() => location.reload()}>
      {label}
    </Button>
  );
}
