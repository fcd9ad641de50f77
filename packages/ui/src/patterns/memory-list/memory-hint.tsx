import type { ReactNode } from 'react';
import { Icon } from '../../icon/icon';

export interface MemoryHintProps {
  /** Path of the mdi set. */
  readonly icon: string;
  readonly title: string;
  readonly detail: string;
  /** Keys of the list, each with what it does; shown where there is a keyboard. */
  readonly keys: readonly { readonly key: string; readonly action: string }[];
}

/** Stands beside a list while none of its rows is open: what would be there, and how to get it. */
export function MemoryHint({ icon, title, detail, keys }: MemoryHintProps) {
  return (
    <div className="u-memory-hint">
      <Icon path={icon} size={32} />
      <b>{title}</b>
      <p>{detail}</p>
      <dl className="u-memory-keys">
        {keys.map(({ key, action }) => (
          <div key={key}>
            <dt>{action}</dt>
            <dd>
              <kbd dir="ltr">{key}</kbd>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Room around what stands instead of a list without rows. */
export function MemoryEmpty({ children }: { readonly children: ReactNode }) {
  return <div className="u-memory-empty">{children}</div>;
}
