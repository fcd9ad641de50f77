export * from './countdown';
export * from './mobile';
export * from './one-time-code';
