export * from './request-draft';
export * from './request-line';
