import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { Icon } from '../../icon/icon';
import { mdiMagnify } from '../../icon/small-set';
import { cx } from '../../style/cx';

export interface SearchBoxProps {
  /** Target of the form; the typed text is `q`, or has the given name. */
  readonly action: string;
  /** Name under which a form sends the value. */
  readonly name?: string;
  /** Query parameters to keep besides the term. */
  readonly hidden?: readonly { readonly name: string; readonly value: string }[];
  /** Id of the field. */
  readonly inputId: string;
  /** Accessible name of the field. */
  readonly label: string;
  /** An example of what to type; never the label. */
  readonly placeholder: string;
  /** Text of the submit button. */
  readonly buttonLabel: string;
  /** Text in the field at first. */
  readonly defaultValue?: string;
  /** The areas to search in, `<SearchAreas>`; phones have no room for it. */
  readonly areas?: ReactNode;
  /** For an island that adds suggestions: its own attributes of the field, and the list below it. */
  readonly input?: Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'name' | 'className' | 'style'>;
  /** Reference to the `<input>`, for focus. */
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
    <search className={cx('search-box')}>
      <form action={action} method="get">
        {box.hidden?.map(({ name, value }) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        {box.areas}
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

export interface SearchAreasProps {
  readonly label: string;
  /** The first one, with an empty value, is everything. */
  readonly areas: readonly { readonly value: string; readonly label: string }[];
}

/** The area to search in, before the field of SearchBox; it is sent with the term as `area`. */
export function SearchAreas({ label, areas }: SearchAreasProps) {
  return (
    <select className="u-search-area" name="area" aria-label={label}>
      {areas.map((area) => (
        <option key={area.value} value={area.value}>
          {area.label}
        </option>
      ))}
    </select>
  );
}
