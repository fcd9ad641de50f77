import type { ReactNode } from 'react';
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
    <form
      id={FORM_ID}
      action={form.action}
      method="get"
      aria-label={form.label}
      className={cx('reference-list')}
    >
      {form.hidden.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {groups.map((group) => (
        <section key={group.id} aria-labelledby={`group-${group.id}`} className={cx('reference-list')}>
          <Heading level={2} id={`group-${group.id}`}>
            {group.title}
          </Heading>
          <Card bleed>
            {group.properties.map((property) => (
              <Property key={property.id} property={property} />
            ))}
          </Card>
        </section>
      ))}
    </form>
  );
}

export interface ReferenceActionsProps {
  /** Submit buttons; each may have its own name and value. */
  readonly submits: readonly { readonly label: string; readonly name?: string; readonly value?: string }[];
}

/** The buttons of the form above. They stay in view, and take their room once: at the end of the page, so place them there. */
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

function Property({ property }: { readonly property: ReferencePropertyView }) {
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
            <dd>
              <MixedText>{fact.value}</MixedText>
            </dd>
          </div>
        ))}
      </dl>
      {input ? <ReferenceInputFields input={input} /> : null}
    </div>
  );
}
