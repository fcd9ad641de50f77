export * from './canonical-text';
export * from './collation';
export * from './digits';
export * from './keyboard';
export * from './numbers';
export * from './phrases';
export * from './search-key';
export * from './slug';
