export * from './covers';
