export * from './login-redirect';
export * from './safe-redirect-path';
export * from './stored-user-info';
