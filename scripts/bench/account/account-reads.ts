/** A list of the account whose length must not matter. */
export interface AccountRead {
  readonly title: string;
  path(person: FilledPerson): string;
}

export interface FilledPerson {
  readonly token: string;
  /** The conversation with `count` messages. */
  readonly conversationId: string;
}

const fixed = (title: string, path: string): AccountRead => ({ title, path: () => path });

/** The calls of the account's lists, as its screens make them. */
export const accountReads: readonly AccountRead[] = [
  fixed('Notes, newest change first', '/notes/byuser?pageSize=10'),
  fixed('Notes of one kind', '/notes/byuser?objectType=Product&pageSize=10'),
  fixed('Notes on one object', '/notes/by-object-id?objectType=Product&objectId=sp-7'),
  fixed('Favourites of all kinds', '/userfavorites?pageSize=10'),
  fixed('Favourites of one kind', '/userfavorites/by-type?type=Product&pageSize=10'),
  fixed('Favourite of one object', '/userfavorites/by-object-id?objectType=Product&objectId=sp-7'),
  fixed('Last visits', '/pagevisits/last-visits?pageSize=10'),
  fixed('Last visits of one kind', '/pagevisits/last-visits?type=Product&pageSize=10'),
  fixed('Conversations', '/conversations?pageSize=10'),
  fixed('Unread conversations', '/conversations/unread-thread'),
  {
    title: 'A long conversation as it is opened',
    path: ({ conversationId }) => `/conversations/${conversationId}/thread?latest=10`,
  },
  {
    title: 'Its latest messages',
    path: ({ conversationId }) =>
      `/conversations/thread/flat?${new URLSearchParams({ conversationId, pageSize: '10' })}`,
  },
];
