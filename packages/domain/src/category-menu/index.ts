export * from './menu';
export * from './menu-store';
export * from './stored-menus';
