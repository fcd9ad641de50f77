/**
 * The generated calls that every page makes for whoever is logged in, behind one `import()`. The bundler gives every `import()` of a
 * module of `@bazaar/api` a chunk with a copy of the HTTP client (1.4 KB after gzip): by themselves these would bring it three times.
 */
export { getUnreadConversations } from '@bazaar/api/conversations';
export { getCustomerProfile } from '@bazaar/api/customers';
export { getProfilePicture } from '@bazaar/api/users';
