export * from './toast';
export * from './toast-queue';
export * from './toast-store';
