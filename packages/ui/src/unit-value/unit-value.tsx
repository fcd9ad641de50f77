export interface UnitValueProps {
  /** In Persian digits, already rounded. */
  readonly value: string;
  /** The unit's symbol in Latin letters. */
  readonly unit?: string;
}

/**
 * A number followed by its unit, small and muted.
 *
 * Use it for measured values of a specification. Not for counts (NumberText), nor for money (Price).
 */
export function UnitValue({ value, unit }: UnitValueProps) {
  return (
    <>
      <bdi>{value}</bdi>
      {unit ? (
        <>
          {' '}
          <bdi dir="ltr" className="lt u-unit">
            {unit}
          </bdi>
        </>
      ) : null}
    </>
  );
}
