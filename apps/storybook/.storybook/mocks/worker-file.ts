/** Path of the service worker, beside the page that shows stories. */
export const WORKER_FILE = 'mockServiceWorker.js';
