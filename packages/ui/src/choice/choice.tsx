import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { MixedText } from '../mixed-text/mixed-text';
import { cx } from '../style/cx';

export type ChoiceProps = {
  /** Text beside the box; pressing it chooses too. */
  readonly label: ReactNode;
  /** Number of results with this choice, already formatted. */
  readonly count?: ReactNode;
  /** Reference to the `<input>`, for focus. */
  readonly ref?: Ref<HTMLInputElement>;
} & Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className' | 'style'>;

/**
 * A choice that is on or off, and is sent with its form.
 *
 * Use it for one yes-or-no question, or for filters in a list. Not for a choice that takes effect at once (Switch), not for one out of
 * several (Radio, in a RadioGroup).
 */
export function Checkbox(props: ChoiceProps) {
  return <ChoiceLine type="checkbox" {...props} />;
}

/**
 * One choice out of several that share a `name`, and is sent with its form.
 *
 * Use it where all choices should be seen at once, up to about five. Not by itself (RadioGroup gives the group its label and error), and
 * not for a long list (Select, Combobox).
 */
export function Radio(props: ChoiceProps) {
  return <ChoiceLine type="radio" {...props} />;
}

/**
 * A setting that is on or off.
 *
 * Use it where the change takes effect at once, without «save». Not in a form that is submitted (Checkbox).
 */
export function Switch(props: ChoiceProps) {
  return <ChoiceLine type="checkbox" role="switch" {...props} />;
}

function ChoiceLine({
  label,
  count,
  ...input
}: ChoiceProps & { readonly type: string; readonly role?: string }) {
  return (
    <label className={cx('choice')}>
      <input {...input} />
      <span>
        <MixedText>{label}</MixedText>
      </span>
      {count === undefined ? null : <span className={cx('choice-count')}>{count}</span>}
    </label>
  );
}
