import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { Icon } from '../../icon/icon';
import { mdiMagnify } from '../../icon/small-set';
import { cx } from '../../style/cx';

export interface SearchBoxProps {
  /** Target of the form; the typed text is `q`, or has the given name. */
  readonly action: string;
  readonly name?: string;
  /** Query parameters to keep besides the term. */
  readonly hidden?: readonly { readonly name: string; readonly value: string }[];
  readonly inputId: string;
  readonly label: string;
  readonly placeholder: string;
  readonly buttonLabel: string;
  readonly defaultValue?: string;
  /** On the page and not in the header: limited to the width of a text line. */
  readonly isInPage?: boolean;
  /** For an island that adds suggestions: its own attributes of the field, and the list below it. */
  readonly input?: Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'name' | 'className' | 'style'>;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly children?: ReactNode;
}

/**
 * Search as a plain form: it works before, and without, any script.
 *
 * Use it once, in the header. Not for filtering the visible list (FilterPanel), and not for choosing one of known values (Combobox).
 */
export function SearchBox({ action, inputId, label, placeholder, buttonLabel, ...box }: SearchBoxProps) {
  return (
    <search className={cx('search-box', { page: box.isInPage })}>
      <form action={action} method="get">
        {box.hidden?.map(({ name, value }) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        <label className="sr" htmlFor={inputId}>
          {label}
        </label>
        <input
          ref={box.inputRef}
          id={inputId}
          name={box.name ?? 'q'}
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={120}
          placeholder={placeholder}
          defaultValue={box.defaultValue}
          {...box.input}
        />
        <button className={cx('search-box-button')} type="submit" aria-label={buttonLabel}>
          <Icon path={mdiMagnify} />
          <span>{buttonLabel}</span>
        </button>
      </form>
      {box.children}
    </search>
  );
}
