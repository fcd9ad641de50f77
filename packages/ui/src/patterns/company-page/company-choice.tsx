import type { ReactNode } from 'react';
import { MixedText } from '../../mixed-text/mixed-text';
import { Monogram } from '../../monogram/monogram';

export interface CompanyChoiceProps {
  readonly label: string;
  readonly companies: readonly {
    readonly id: string;
    readonly href: string;
    readonly letters: string;
    readonly name: string;
    /** «مالک هستید» */
    readonly role: string;
    readonly isCurrent: boolean;
  }[];
  /** A link at the end of the row. */
  readonly action?: ReactNode;
  /** The current one's confirmation, ids and links. */
  readonly children: ReactNode;
}

/** A person's companies side by side, and what is known of the chosen one. */
export function CompanyChoice({ label, companies, action, children }: CompanyChoiceProps) {
  return (
    <div className="u-company-choice">
      <nav aria-label={label}>
        {companies.map(({ id, href, letters, name, role, isCurrent }) => (
          <a key={id} href={href} aria-current={isCurrent ? 'true' : undefined}>
            <Monogram letters={letters} />
            <span>
              <b>
                <MixedText>{name}</MixedText>
              </b>
              <small>{role}</small>
            </span>
          </a>
        ))}
        {action}
      </nav>
      <div className="u-company-known">{children}</div>
    </div>
  );
}

export interface CompanyFactsProps {
  readonly facts: readonly { readonly id: string; readonly label: string; readonly value: ReactNode }[];
  /** One below the other, as in a panel; otherwise in one line. */
  readonly isList?: boolean;
}

/** Label and value of a company. */
export function CompanyFacts({ facts, isList = false }: CompanyFactsProps) {
  return (
    <dl className="u-company-facts" data-list={isList ? '' : undefined}>
      {facts.map(({ id, label, value }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
