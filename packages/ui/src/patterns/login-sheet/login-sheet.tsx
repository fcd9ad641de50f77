import type { ReactNode } from 'react';
import { Button } from '../../button/button';
import { Icon } from '../../icon/icon';
import { mdiAlertCircleOutline, mdiPencilOutline } from '../../icon/login-set';
import { cx } from '../../style/cx';

export { LoginBenefits, type LoginBenefitsProps } from './login-benefits';

export interface LoginSheetProps {
  readonly children: ReactNode;
  /** Small print under the form. */
  readonly note: ReactNode;
  readonly asideTitle: string;
  readonly aside: ReactNode;
  /** What an account gives (LoginBenefits). */
  readonly benefits?: ReactNode;
}

/** The login form, and beside it the page the visitor continues with and what an account gives; below it on phones. */
export function LoginSheet({ children, note, asideTitle, aside, benefits }: LoginSheetProps) {
  return (
    <div className={cx('login-sheet')}>
      <div className={cx('login-main')}>
        {children}
        <p className={cx('login-text', { size: 'small' })}>{note}</p>
      </div>
      <aside className={cx('login-aside')}>
        <h2 className={cx('login-text', { size: 'small' })}>{asideTitle}</h2>
        {aside}
        {benefits}
      </aside>
    </div>
  );
}

export interface LoginStepProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
  onSubmit(): void;
}

/**
 * One step: a form with its heading. The browser's own validation bubbles are off; the page shows the errors. `method="dialog"` outside a
 * dialog submits nothing: before the script has loaded, submitting would put the typed text into the address.
 */
export function LoginStep({ title, lead, children, onSubmit }: LoginStepProps) {
  return (
    <form
      className={cx('login-form')}
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <div>
        <h1 className={cx('login-title')}>{title}</h1>
        <p className={cx('login-text')}>{lead}</p>
      </div>
      {children}
    </form>
  );
}

export interface LoginNumberProps {
  /** Masked, in the reader's digits. */
  readonly number: string;
  readonly editLabel: string;
  onEdit(): void;
}

/** The number a code was sent to, with the link to change it. */
export function LoginNumber({ number, editLabel, onEdit }: LoginNumberProps) {
  return (
    <div className={cx('login-number')}>
      <bdi dir="ltr" className={cx('login-number-text')}>
        {number}
      </bdi>
      <Button tone="text" size="small" onClick={onEdit}>
        <Icon path={mdiPencilOutline} size={18} />
        {editLabel}
      </Button>
    </div>
  );
}

/** An error, announced at once. The element stays mounted so that a screen reader notices its text. */
export function LoginProblem({ id, text }: { readonly id: string; readonly text?: string | undefined }) {
  return (
    <div role="alert" id={id}>
      {text ? (
        <p className={cx('login-problem')}>
          <Icon path={mdiAlertCircleOutline} />
          {text}
        </p>
      ) : null}
    </div>
  );
}

/** Remaining validity of a code, and the link to another one. */
export function LoginClock({
  children,
  action,
}: {
  readonly children: ReactNode;
  readonly action: ReactNode;
}) {
  return (
    <div className={cx('login-clock')}>
      <span className={cx('login-text', { size: 'small' })}>{children}</span>
      {action}
    </div>
  );
}

/** A line of small muted text in the sheet. */
export function LoginText({
  children,
  isStrong,
}: {
  readonly children: ReactNode;
  readonly isStrong?: boolean;
}) {
  return <p className={cx('login-text', isStrong ? { strong: true } : { size: 'small' })}>{children}</p>;
}
