export interface Reading {
  readonly at: number;
  readonly value: number;
}

/**
 * Returns the slope of the least-squares line through the readings, in units of `value` per unit of `at`; 0 for fewer than two positions.
 */
export function slopeOf(readings: readonly Reading[]): number {
  const mean = (of: (reading: Reading) => number) =>
    readings.reduce((sum, reading) => sum + of(reading), 0) / readings.length;
  const meanAt = mean(({ at }) => at);
  const meanValue = mean(({ value }) => value);
  const spread = mean(({ at }) => (at - meanAt) ** 2);
  return spread > 0 ? mean(({ at, value }) => (at - meanAt) * (value - meanValue)) / spread : 0;
}
