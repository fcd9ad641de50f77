/**
 * Exports the generated calls that every page makes for the logged-in person behind one `import()`. The bundler gives every `import()` of a
 * module of `@bazaar/api` a chunk with its own copy of the HTTP client (1.4 KB after gzip): imported separately, these would load it three
 * times.
 */
export { getUnreadConversations } from '@bazaar/api/conversations';
export { getCustomerProfile } from '@bazaar/api/customers';
export { getProfilePicture } from '@bazaar/api/users';
