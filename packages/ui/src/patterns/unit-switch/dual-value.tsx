import { Latin } from '../../latin/latin';
import { UnitValue } from '../../unit-value/unit-value';

/** A property's value, in both systems where they differ. Numbers are formatted. */
export interface DualValueView {
  readonly value: string;
  /** Symbol of the unit, in Latin. */
  readonly unit?: string;
  readonly imperial?: { readonly value: string; readonly unit?: string };
  /** A code or a Latin term: rendered left to right. */
  readonly isLatin?: boolean;
}

/** The value in the system chosen by the switch of its scope. */
export function DualValue({ value, unit, imperial, isLatin = false }: DualValueView) {
  if (isLatin) return <Latin>{value}</Latin>;
  if (!imperial) return <UnitValue value={value} unit={unit} />;
  return (
    <>
      <span className="u-metric">
        <UnitValue value={value} unit={unit} />
      </span>
      <span className="u-imperial">
        <UnitValue value={imperial.value} unit={imperial.unit} />
      </span>
    </>
  );
}
