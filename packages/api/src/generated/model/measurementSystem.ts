/**
 * Generated from the contract; do not edit.
 */

/**
 * `SI` metric, `Imperial` inch and pound, `Local` customary in Iran.
 */
export type MeasurementSystem = typeof MeasurementSystem[keyof typeof MeasurementSystem];


export const MeasurementSystem = {
  SI: 'SI',
  Imperial: 'Imperial',
  Local: 'Local',
} as const;
