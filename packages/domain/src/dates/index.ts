export * from './jalali';
export * from './relative';
export * from './validity';
