import { mdiCheck, mdiEyeOutline, mdiLockOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { Icon } from '../../icon/icon';

export interface AgentPreviewProps {
  readonly title: string;
  readonly rows: readonly { readonly id: string; readonly text: string; readonly isSeen: boolean }[];
  /** «نمی‌بیند»: read beside each closed row. */
  readonly closedText: string;
  readonly note?: ReactNode;
}

/**
 * What somebody else will see, row by row; announced again when it changes.
 *
 * Use it beside the choices that decide it. Not for one's own rights.
 */
export function AgentPreview({ title, rows, closedText, note }: AgentPreviewProps) {
  return (
    <div className="u-agent-preview" aria-live="polite">
      <p>
        <Icon path={mdiEyeOutline} size={18} />
        <b>{title}</b>
      </p>
      <ul>
        {rows.map(({ id, text, isSeen }) => (
          <li key={id} data-seen={isSeen ? '' : undefined}>
            <Icon path={isSeen ? mdiCheck : mdiLockOutline} size={16} />
            {text}
            {isSeen ? null : <small>{closedText}</small>}
          </li>
        ))}
      </ul>
      {note ? <small>{note}</small> : null}
    </div>
  );
}

/** A permission with what it means. */
export function PermissionLabel({ title, meaning }: { readonly title: string; readonly meaning: string }) {
  return (
    <span className="u-agent-permission">
      <b>{title}</b>
      <small>{meaning}</small>
    </span>
  );
}
