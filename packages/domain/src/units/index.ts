export * from './choose-unit';
export * from './parse-quantity';
export * from './unit';
