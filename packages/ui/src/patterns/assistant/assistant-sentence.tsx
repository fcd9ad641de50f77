import { Fragment } from 'react';
import { Button } from '../../button/button';
import { cx } from '../../style/cx';

/** A stretch of the sentence, and what it became; `undefined` for words without a meaning of their own. */
export interface SentencePiece {
  readonly text: string;
  readonly mark?: 'hard' | 'soft' | 'unknown';
}

export interface AssistantSentenceProps {
  /** Id of the field. */
  readonly id: string;
  /** Address that the form is sent to. */
  readonly action: string;
  /** Name of the field in the address. */
  readonly name: string;
  /** Label of the field. */
  readonly label: string;
  /** Text of the submit button. */
  readonly submit: string;
  /** An example of what to type; never the label. */
  readonly placeholder: string;
  /** Most characters that are accepted. */
  readonly maxLength: number;
  /** The sentence as typed, cut where its meaning changes. */
  readonly pieces: readonly SentencePiece[];
  /** Names of the three underlines; shown where words have one. */
  readonly legend: Readonly<Record<'hard' | 'soft' | 'unknown', string>>;
  /** Link that starts anew. */
  readonly clear?: { readonly href: string; readonly label: string };
  /** Sent with the sentence. */
  readonly hidden?: Readonly<Record<string, string>>;
}

/**
 * A field for one sentence, its words underlined by what they became. The underlines stand behind the field and vanish while it is edited;
 * screen readers find the same in the chips below. A form that submits to its own page.
 *
 * Use it where a sentence is turned into filters. Not for a search (SearchBox), whose words have no meaning of their own.
 */
export function AssistantSentence({
  id,
  action,
  name,
  label,
  submit,
  placeholder,
  maxLength,
  pieces,
  legend,
  clear,
  hidden = {},
}: AssistantSentenceProps) {
  const sentence = pieces.map(({ text }) => text).join('');
  const isUnderlined = pieces.some(({ mark }) => mark !== undefined);
  return (
    <form action={action} method="get" className="assistant-sentence">
      {Object.entries(hidden).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <label htmlFor={id}>{label}</label>
      <div className="assistant-entry">
        <div className="assistant-field">
          <p aria-hidden="true" dir="rtl">
            <Underlined pieces={pieces} />
          </p>
          <textarea
            id={id}
            name={name}
            className={cx('input')}
            key={sentence}
            rows={2}
            required
            dir="rtl"
            maxLength={maxLength}
            placeholder={placeholder}
            defaultValue={sentence}
          />
        </div>
        <Button type="submit" tone="primary">
          {submit}
        </Button>
      </div>
      {sentence !== '' && (isUnderlined || clear) ? (
        <p className="assistant-legend">
          {isUnderlined
            ? (['hard', 'soft', 'unknown'] as const).map((mark) => (
                <span key={mark} className="assistant-key">
                  <span data-mark={mark} aria-hidden="true" />
                  {legend[mark]}
                </span>
              ))
            : null}
          {clear ? <a href={clear.href}>{clear.label}</a> : null}
        </p>
      ) : null}
    </form>
  );
}

/** The sentence as text, its parts underlined. */
export function Underlined({ pieces }: { readonly pieces: readonly SentencePiece[] }) {
  const starts = pieces.map((_, index) =>
    pieces.slice(0, index).reduce((sum, { text }) => sum + text.length, 0),
  );
  return pieces.map(({ text, mark }, index) =>
    mark === undefined ? (
      <Fragment key={starts[index]}>{text}</Fragment>
    ) : (
      <span key={starts[index]} data-mark={mark}>
        {text}
      </span>
    ),
  );
}
