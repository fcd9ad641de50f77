'use client';

import { Button, type ButtonProps } from '@bazaar/ui/button';

export interface ReloadButtonProps {
  readonly label: string;
  /** Primary where it is the one way on; secondary in a part of a page, of which several may fail. */
  readonly tone?: ButtonProps['tone'];
}

/** Reloads the document. */
export function ReloadButton({ label, tone = 'primary' }: ReloadButtonProps) {
  return (
    <Button tone={tone} onClick={() => location.reload()}>
      {label}
    </Button>
  );
}
