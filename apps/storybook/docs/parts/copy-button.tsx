import { useState } from 'react';

/** Copies a value and says so for two seconds. */
export function CopyButton({ value, label }: { readonly value: string; readonly label: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(value);
    setCopied(true);
    setTimeout(() => setCopied(false), 2000);
  };
  return (
    <button type="button" className="copy" aria-label={`Copy ${label}`} onClick={() => void copy()}>
      {isCopied ? 'Copied' : value}
    </button>
  );
}
