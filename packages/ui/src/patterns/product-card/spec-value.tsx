import { Latin } from '../../latin/latin';
import { UnitValue } from '../../unit-value/unit-value';
import type { SpecView } from './product-view';

const isLatinCode = /^[^\u0600-\u06ff]*[A-Za-z][^\u0600-\u06ff]*$/;

/** A property's value: numbers in Persian digits with their unit, codes in Latin and isolated. */
export function SpecValue({ spec, hasUnit = true }: { readonly spec: SpecView; readonly hasUnit?: boolean }) {
  if (isLatinCode.test(spec.value)) return <Latin>{spec.value}</Latin>;
  const value = <UnitValue value={spec.value} unit={hasUnit ? spec.unit : undefined} />;
  if (!spec.original) return value;
  return (
    <>
      {value}
      <small className="u-spec-original">
        <bdi>{spec.original}</bdi>
      </small>
    </>
  );
}
