/** What is checked of every answer, in the order it is told; the words stand in reports. */
export const checkNames = {
  answered: 'answers at all',
  server: 'does not fail (5xx)',
  status: 'answers a declared status',
  media: 'answers a declared media type',
  headers: 'sends the headers of the contract',
  body: 'sends the body of the contract',
  accepted: 'takes what keeps the contract',
  refused: 'refuses what breaks the contract',
  authentication: 'asks for a valid token',
  roles: 'asks for the role',
} as const;

export type CheckName = keyof typeof checkNames;

/** One thing wrong with one answer. */
export interface Fault {
  readonly check: CheckName;
  /** Tells faults of one kind from others of the same check; the same for every answer with this fault. */
  readonly key: string;
  readonly message: string;
}
