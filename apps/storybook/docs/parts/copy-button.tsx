import { Fragment, useState } from 'react';

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
      {isCopied ? 'Copied' : <Humps text={value} />}
    </button>
  );
}

/** A long name may break before its capitals. */
const Humps = ({ text }: { readonly text: string }) =>
  text.split(/(?<=[a-z])(?=[A-Z])/).map((part, place, parts) => (
    <Fragment key={parts.slice(0, place + 1).join('')}>
      {place > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
