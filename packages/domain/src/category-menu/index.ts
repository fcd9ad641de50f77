export * from './menu';
export * from './stored-menus';
