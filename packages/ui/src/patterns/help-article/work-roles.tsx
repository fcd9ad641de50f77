import type { ReactNode } from 'react';
import { Card } from '../../card/card';
import { Heading } from '../../heading/heading';
import { MixedText } from '../../mixed-text/mixed-text';
import { cx } from '../../style/cx';

export interface WorkRoleView {
  readonly id: 'buyer' | 'supplier';
  readonly title: string;
  readonly content: ReactNode;
}

/**
 * What each side of the market does: side by side where there is room, else one at a time, chosen by radio buttons that need no script.
 *
 * Use it where two kinds of visitors read the same page. Not for views of one object (TabPanels).
 */
export function WorkRoles({
  label,
  roles,
}: {
  readonly label: string;
  readonly roles: readonly WorkRoleView[];
}) {
  return (
    <div className={cx('work-roles')}>
      <fieldset className="u-work-tabs">
        <legend className="sr">{label}</legend>
        {roles.map(({ id, title }, index) => (
          <label key={id}>
            <input type="radio" name="work-role" value={id} defaultChecked={index === 0} />
            {title}
          </label>
        ))}
      </fieldset>
      {roles.map(({ id, title, content }) => (
        <section key={id} className={cx('work-role')} data-role={id} aria-labelledby={`work-${id}`}>
          <Heading level={2} id={`work-${id}`}>
            {title}
          </Heading>
          {content}
        </section>
      ))}
    </div>
  );
}

export interface WorkTermsProps {
  readonly title: string;
  readonly terms: readonly { readonly name: string; readonly value: string }[];
}

/** What holds: fees, times, documents. */
export function WorkTerms({ title, terms }: WorkTermsProps) {
  return (
    <section className={cx('help-links')} aria-labelledby="work-terms">
      <Heading level={2} size="16" id="work-terms">
        {title}
      </Heading>
      <Card bleed>
        <dl className={cx('work-terms')}>
          {terms.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <MixedText>{value}</MixedText>
              </dd>
            </div>
          ))}
        </dl>
      </Card>
    </section>
  );
}
