/** What is read after paint for the person who is logged in; `Ready` is what it holds then. */
export type PersonalPart<Ready> =
  /** Nobody is logged in, or the login has ended. */
  | { readonly state: 'anonymous' }
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | ({ readonly state: 'ready' } & Readonly<Ready>);
