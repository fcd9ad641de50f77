export * from './menu';
export * from './menu-store';
