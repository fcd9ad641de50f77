export * from './error-route';
export * from './fallback-title';
