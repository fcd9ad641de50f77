import { cx } from '../../style/cx';

export interface LoginBenefitsProps {
  readonly title: string;
  /** In display order: a part of the account, and what it is for. */
  readonly benefits: readonly { readonly id: string; readonly label: string; readonly detail: string }[];
}

/** What an account gives, below the page the visitor continues with. It needs no script. */
export function LoginBenefits({ title, benefits }: LoginBenefitsProps) {
  return (
    <div>
      <h2 className={cx('login-text', { size: 'small' })}>{title}</h2>
      <dl className="u-login-benefits">
        {benefits.map(({ id, label, detail }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
