export * from './compare-address';
export * from './compare-bands';
export * from './compare-csv';
export * from './compare-selection';
export * from './compare-units';
export * from './value-difference';
