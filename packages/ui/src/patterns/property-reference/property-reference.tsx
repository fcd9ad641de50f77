import { Fragment, type ReactNode } from 'react';
import { Button } from '../../button/button';
import { Card } from '../../card/card';
import { Heading } from '../../heading/heading';
import { Latin } from '../../latin/latin';
import { MixedText } from '../../mixed-text/mixed-text';
import { cx } from '../../style/cx';
import { Text } from '../../text/text';
import { ReferenceInputFields } from './reference-input';
import type { ReferenceGroupView, ReferencePropertyView } from './reference-view';

export type {
  ReferenceFact,
  ReferenceGroupView,
  ReferenceInput,
  ReferencePropertyView,
  ReferenceUnit,
} from './reference-view';

export interface ReferenceHeadProps {
  readonly title: string;
  readonly lead: string;
  readonly actions?: ReactNode;
}

export function ReferenceHead({ title, lead, actions }: ReferenceHeadProps) {
  return (
    <div className={cx('reference-head')}>
      <div>
        <Heading level={1}>{title}</Heading>
        <Text as="p" size={13} tone="muted">
          {lead}
        </Text>
      </div>
      {actions}
    </div>
  );
}

export interface PropertyReferenceProps {
  /** Groups in display order, each with its entries. */
  readonly groups: readonly ReferenceGroupView[];
  /** Form that chooses the unit. */
  readonly form: {
    readonly action: string;
    readonly label: string;
    /** On phones: opens the fields of a property. */
    readonly wanted: string;
    readonly hidden: readonly { readonly name: string; readonly value: string }[];
  };
}

const FORM_ID = 'reference-form';

/**
 * The properties of a category explained one by one, with fields for the wanted values. It is a form: the values lead to the products, or
 * to their suppliers, by `ReferenceActions`.
 *
 * Use it on the reference page of a category. Not for filtering a list in place (FilterPanel).
 */
export function PropertyReference({ groups, form }: PropertyReferenceProps) {
  return (
    <form id={FORM_ID} action={form.action} method="get" aria-label={form.label} className="u-reference">
      {form.hidden.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Card bleed>
        {groups.map((group) => (
          <section key={group.id} aria-labelledby={`group-${group.id}`} className="u-reference-band">
            <h2 id={`group-${group.id}`}>{group.title}</h2>
            {group.properties.map((property) => (
              <Property key={property.id} property={property} wanted={form.wanted} />
            ))}
          </section>
        ))}
      </Card>
    </form>
  );
}

export interface ReferenceActionsProps {
  /** Submit buttons; each may have its own name and value. */
  readonly submits: readonly { readonly label: string; readonly name?: string; readonly value?: string }[];
}

/**
 * The buttons of the form above. They stay in view while the form is, and take their room once: below it, so place them right after it.
 * Further down they would cover what is between.
 */
export function ReferenceActions({ submits }: ReferenceActionsProps) {
  return (
    <div className={cx('reference-actions')}>
      {submits.map(({ label, name, value }, index) => (
        <Button
          key={label}
          form={FORM_ID}
          type="submit"
          tone={index === 0 ? 'primary' : 'secondary'}
          name={name}
          value={value}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}

/** One line on phones, whose fields unfold; from tablets up a row of three columns with its fields in view. */
function Property({
  property,
  wanted,
}: {
  readonly property: ReferencePropertyView;
  readonly wanted: string;
}) {
  const { id, title, symbol, englishTitle, meaning, facts, input } = property;
  const latin = [symbol, englishTitle].filter(Boolean).join(', ');
  return (
    <div id={id} className={cx('reference-row')}>
      <div>
        <h3>
          {title}{' '}
          {latin ? (
            <small>
              <Latin>{latin}</Latin>
            </small>
          ) : null}
        </h3>
        {meaning ? (
          <p>
            <MixedText>{meaning}</MixedText>
          </p>
        ) : null}
      </div>
      <dl>
        {facts.map((fact) => (
          <div key={fact.id}>
            <dt>{fact.label}</dt>
            <dd>{fact.parts ? <WholeParts parts={fact.parts} /> : <MixedText>{fact.value}</MixedText>}</dd>
          </div>
        ))}
      </dl>
      {input ? (
        <details>
          <summary>{wanted}</summary>
          <ReferenceInputFields input={input} />
        </details>
      ) : null}
    </div>
  );
}

/** Each part in a line of its own where they do not fit into one. */
function WholeParts({ parts }: { readonly parts: readonly string[] }) {
  return parts.map((part, index) => (
    <Fragment key={part}>
      {index > 0 ? ' ' : null}
      <span className="whole">
        <MixedText>{part}</MixedText>
      </span>
    </Fragment>
  ));
}
