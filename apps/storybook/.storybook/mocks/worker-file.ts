/** Where the service worker lies, beside the page that shows stories. */
export const WORKER_FILE = 'mockServiceWorker.js';
