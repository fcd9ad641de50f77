/** What is read after paint for the logged-in person; `Ready` is its content. */
export type PersonalPart<Ready> =
  /** Nobody is logged in, or the session has ended. */
  | { readonly state: 'anonymous' }
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | ({ readonly state: 'ready' } & Readonly<Ready>);
