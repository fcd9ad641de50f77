import type { ReactNode } from 'react';
import { MixedText } from '../../mixed-text/mixed-text';
import { cx } from '../../style/cx';

export { type LedgerRow, LedgerTable, type LedgerTableProps } from './ledger-table';

/** The credit and what waits on one side, the top-up on the other; one below the other on phones. */
export function WalletColumns({ main, side }: { readonly main: ReactNode; readonly side: ReactNode }) {
  return (
    <div className="u-wallet-columns">
      <div>{main}</div>
      <div>{side}</div>
    </div>
  );
}

/** A panel of the wallet: as wide as the window on phones. */
export function WalletPanel({ children }: { readonly children: ReactNode }) {
  return <div className="u-wallet-panel">{children}</div>;
}

export interface WalletFiguresProps {
  /** In the unit people count in, «۷۵۰٬۰۰۰». */
  readonly amount: string;
  /** Currency after the amounts. */
  readonly unit: string;
  /** The same amount in Rial and in words. */
  readonly words: string;
  /** Amounts in display order, formatted. */
  readonly facts: readonly { readonly id: string; readonly label: string; readonly amount: string }[];
  /** What the blocked part waits for. */
  readonly note?: ReactNode;
}

/**
 * What a wallet holds, in figures and in words.
 *
 * Use it for the credit of one person, with what can be spent and what is set aside. Not for a price (Price).
 */
export function WalletFigures({ amount, unit, words, facts, note }: WalletFiguresProps) {
  return (
    <>
      <p className="u-wallet-amount">
        {amount} <small>{unit}</small>
      </p>
      <p className="u-wallet-words">{words}</p>
      <dl className="u-wallet-facts">
        {facts.map((fact) => (
          <div key={fact.id}>
            <dt>{fact.label}</dt>
            <dd>
              {fact.amount} <small>{unit}</small>
            </dd>
          </div>
        ))}
      </dl>
      {note ? <p className="u-wallet-note">{note}</p> : null}
    </>
  );
}

export interface WalletFormProps {
  /** One short field with its button beside it, where there is room. */
  readonly isRow?: boolean;
  readonly children: ReactNode;
}

/** The fields of a payment, one below the other. */
export function WalletForm({ isRow = false, children }: WalletFormProps) {
  return (
    <div className="u-wallet-form" data-row={isRow ? '' : undefined}>
      {children}
    </div>
  );
}

export interface AmountPresetsProps {
  readonly label: string;
  readonly presets: readonly { readonly amountRial: number; readonly text: string }[];
  readonly amountRial: number | undefined;
  onChoose(amountRial: number): void;
}

/** Amounts people often choose, beside the field for any other. */
export function AmountPresets({ label, presets, amountRial, onChoose }: AmountPresetsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would ask for a legend in the middle of the form
    <div role="group" aria-label={label} className="u-wallet-presets">
      {presets.map((preset) => (
        <button
          key={preset.amountRial}
          type="button"
          aria-pressed={preset.amountRial === amountRial}
          onClick={() => onChoose(preset.amountRial)}
        >
          {preset.text}
        </button>
      ))}
    </div>
  );
}

/** Makes the choices of a radio group boxes with a name, a note and a logo. */
export function GatewayBoxes({ children }: { readonly children: ReactNode }) {
  return <div className="u-wallet-gateways">{children}</div>;
}

/** Name of a gateway, and its limits or why it takes nothing now. */
export function GatewayName({ title, note }: { readonly title: string; readonly note: string }) {
  return (
    <>
      {title}
      <small>{note}</small>
    </>
  );
}

export interface PaymentRow {
  readonly id: string;
  readonly title: string;
  /** What became of it, and until when it can be paid. */
  readonly note: ReactNode;
  readonly amount: string;
  readonly unit: string;
  readonly actions: ReactNode;
}

/** Payments that wait for the person. */
export function PaymentRows({ rows }: { readonly rows: readonly PaymentRow[] }) {
  return (
    <ul className="u-wallet-rows">
      {rows.map(({ id, title, note, amount, unit, actions }) => (
        <li key={id}>
          <span>
            <b>
              <MixedText>{title}</MixedText>
            </b>
            <small>{note}</small>
          </span>
          <span>
            <b>{amount}</b> <small>{unit}</small>
          </span>
          <span className="u-wallet-row-actions">{actions}</span>
        </li>
      ))}
    </ul>
  );
}

export interface PlanOffer {
  readonly id: string;
  readonly title: string;
  readonly mark?: ReactNode;
  readonly features: readonly { readonly title: string; readonly value: string }[];
  readonly price: ReactNode;
  readonly action?: ReactNode;
}

/** Plans side by side, with what each of them covers. */
export function PlanOffers({ plans }: { readonly plans: readonly PlanOffer[] }) {
  return (
    <ul className="u-wallet-plans">
      {plans.map(({ id, title, mark, features, price, action }) => (
        <li key={id}>
          <h3>{title}</h3>
          <span>{mark}</span>
          <dl>
            {features.map((feature) => (
              <div key={feature.title}>
                <dt>{feature.title}</dt>
                <dd>{feature.value}</dd>
              </div>
            ))}
          </dl>
          <div className="u-wallet-plan-foot">
            {price}
            {action}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The filter above a ledger. */
export function LedgerBar({ children }: { readonly children: ReactNode }) {
  return <div className="u-wallet-bar">{children}</div>;
}

export interface LedgerDirectionsProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly text: string }[];
  readonly value: Value;
  onChoose(value: Value): void;
}

/** What went in, what went out, or both. */
export function LedgerDirections<Value extends string>(props: LedgerDirectionsProps<Value>) {
  const { label, options, value, onChoose } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that act at once, no fields of a form
    <div role="group" aria-label={label} className={cx('segmented')}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          className={cx('segment')}
          onClick={() => onChoose(option.value)}
        >
          {option.text}
        </button>
      ))}
    </div>
  );
}

/** A count and an action at the end of a panel's head. */
export function PanelActions({ children }: { readonly children: ReactNode }) {
  return <div className="u-wallet-head-actions">{children}</div>;
}

/** Below the last row: the rest of it. */
export function PanelEnd({ children }: { readonly children: ReactNode }) {
  return <div className="u-wallet-end">{children}</div>;
}
