import { Icon } from '../../icon/icon';
import { mdiMagnify } from '../../icon/small-set';
import { cx } from '../../style/cx';

export interface ErrorSearchProps {
  /** Target of the form; the typed text is `q`. */
  readonly action: string;
  /** Name and example of the field. */
  readonly label: string;
  readonly submit: string;
}

/** The search of an error page: a form without script, and no landmark, because the header already has that of the site. */
export function ErrorSearch({ action, label, submit }: ErrorSearchProps) {
  return (
    <div className={cx('search-box')}>
      <form action={action} method="get">
        <input
          type="search"
          name="q"
          required
          maxLength={120}
          autoComplete="off"
          enterKeyHint="search"
          aria-label={label}
          placeholder={label}
        />
        <button className={cx('search-box-button')} type="submit" aria-label={submit}>
          <Icon path={mdiMagnify} />
          <span>{submit}</span>
        </button>
      </form>
    </div>
  );
}
