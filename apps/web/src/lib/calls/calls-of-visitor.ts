/**
 * The generated calls that pages make for every visitor, behind one `import()`: by themselves each would bring the HTTP client once more; see
 * `calls-of-person.ts`.
 */
export { getCategoryMenu } from '@bazaar/api/categories';
export { listMediaVideos } from '@bazaar/api/media-videos';
export { recordVisit } from '@bazaar/api/page-visits';
