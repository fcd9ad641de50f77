'use client';

import { Button } from '@bazaar/ui/button';
import { useState } from 'react';

export interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  /** Label once the text is in the clipboard. */
  readonly doneLabel: string;
}

export function CopyButton({ text, label, doneLabel }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  const copy = () => {
    void navigator.clipboard?.writeText(text).then(() => setCopied(true));
  };
  return (
    <Button size="small" onClick={copy}>
      {isCopied ? doneLabel : label}
    </Button>
  );
}
