/**
 * The generated calls that pages make of their own accord, behind one `import()`. The bundler gives every `import()` of a module of
 * `@bazaar/api` a chunk with a copy of the HTTP client (1.4 KB after gzip): by themselves these would bring it five times to a page.
 */
export { getCategoryMenu } from '@bazaar/api/categories';
export { getUnreadConversations } from '@bazaar/api/conversations';
export { getCustomerProfile } from '@bazaar/api/customers';
export { recordVisit } from '@bazaar/api/page-visits';
export { getProfilePicture } from '@bazaar/api/users';
