export * from './in-words';
export * from './price-presentation';
export * from './rial';
