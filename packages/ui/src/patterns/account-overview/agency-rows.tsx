import { mdiCheck, mdiLockOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { Icon } from '../../icon/icon';
import { Monogram } from '../../monogram/monogram';

export interface AgencyRowsProps {
  readonly agencies: readonly {
    readonly id: string;
    readonly letters: string;
    readonly company: ReactNode;
    readonly note: ReactNode;
    /** What the company lets its agent do, and what it does not. */
    readonly rights: readonly { readonly id: string; readonly text: string; readonly isGiven: boolean }[];
  }[];
  /** Said of a right that is not given. */
  readonly refused: string;
}

/** The companies that a person acts for, each with what it lets them do in words. */
export function AgencyRows({ agencies, refused }: AgencyRowsProps) {
  return (
    <ul className="u-agency-rows">
      {agencies.map(({ id, letters, company, note, rights }) => (
        <li key={id}>
          <Monogram letters={letters} />
          <span>
            <b>{company}</b>
            <small>{note}</small>
          </span>
          <ul>
            {rights.map((right) => (
              <li key={right.id} data-given={right.isGiven ? '' : undefined}>
                <Icon path={right.isGiven ? mdiCheck : mdiLockOutline} size={18} />
                <span>
                  {right.text}
                  {right.isGiven ? null : <small> {refused}</small>}
                </span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
