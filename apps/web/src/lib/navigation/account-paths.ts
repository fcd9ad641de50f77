/**
 * The addresses of a person's own pages. Apart from `paths`: public pages load those, and none of these.
 */
export const accountPaths = {
  wallet: '/profile/wallet',
  /** Notes on objects of one kind, `all` or a kind of `memoryKinds`. */
  notes: (kind: string) => `/profile/notes/${kind}`,
  /** All notes with the timeline of one object beside them. */
  memoryOf: (objectType: string, objectId: string) =>
    `/profile/notes/all?${new URLSearchParams({ object: `${objectType}~${objectId}` })}`,
  favourites: (kind: string) => `/profile/favorites/${kind}`,
  lastVisits: (kind: string) => `/profile/last-visits/${kind}`,
  comments: '/profile/comments',
  suppliers: '/profile/suppliers',
  admin: '/profile/admin',
  /** The requests of the logged-in person. */
  tradeRequests: '/profile/directorder',
  tradeRequestsTo: (supplierId: string) => `/profile/directorder?${new URLSearchParams({ supplierId })}`,
  newTradeRequest: '/profile/directorder?new=1',
  /** The wizard with a draft of this device, or a new one. */
  tradeDraft: (draftId?: string) =>
    `/profile/directorder?${new URLSearchParams({ new: '1', ...(draftId === undefined ? {} : { draft: draftId }) })}`,
  tradeRequest: (id: string) => `/profile/directorderinfo/${encodeURIComponent(id)}`,
  /** The answers of one group side by side. */
  tradeAnswers: (groupKey: string) => `/profile/directorder?${new URLSearchParams({ compare: groupKey })}`,
  tradeRequestEdit: (id: string) => `/profile/directorder/edit/${encodeURIComponent(id)}`,
  /** What the addresses of all reports begin with. */
  tradeReports: '/profile/directOrderReport',
  tradeRequestReport: (id: string) => `/profile/directOrderReport/${encodeURIComponent(id)}`,
} as const;
