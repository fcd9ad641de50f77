import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * React's renderer of markup, for the page cache.
 *
 * Assumed: the framework refuses its import only to what it bundles; Node itself loads the page cache, and finds the installed React.
 */
export const { renderToString } = require('react-dom/server') as typeof import('react-dom/server');
