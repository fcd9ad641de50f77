/** Checks of every response, in reporting order; the texts are used in reports. */
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
  method: 'refuses methods the contract does not have',
  available: 'has what it created',
  gone: 'has no more what it deleted',
  links: 'keeps the links of the contract',
  time: 'answers in time',
  contract: 'can be judged by its contract',
  driven: 'is driven further than its refusals',
} as const;

export type CheckName = keyof typeof checkNames;

/** One fault of one response. */
export interface Fault {
  readonly check: CheckName;
  /** Distinguishes faults of the same check; equal for every response with this fault. */
  readonly key: string;
  readonly message: string;
}
