export * from './price-presentation';
export * from './rial';
