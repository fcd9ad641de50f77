export * from './error-route';
export * from './fallback-title';
export * from './not-found-message';
