/** Rules of a family of services that OpenAPI leaves open. */
export interface Conventions {
  /**
   * A status below 500 must be listed by number or range; else `default` declares every status. OpenAPI has the latter, but then no status is
   * ever wrong where a contract has a `default`.
   */
  readonly areStatusesListed: boolean;
  /** A response without `content` has no body; OpenAPI does not say. */
  readonly areBodiesDeclared: boolean;
  /** Unknown names in the query are ignored, so that future callers can send more. */
  readonly areStrayNamesIgnored: boolean;
  /** Statuses that refuse a missing or invalid credential. */
  readonly unauthorized: readonly number[];
  /** Statuses that refuse a request for its form. A request that keeps the contract must not receive them. */
  readonly refusalsOfForm: readonly number[];
  /** Codes of problems that refuse a request for its form, by status; another code is a refusal for its content. */
  readonly formCodes: Readonly<Record<number, string>>;
}

/** Conventions of this repository's contract. */
export const ownConventions: Conventions = {
  areStatusesListed: true,
  areBodiesDeclared: true,
  areStrayNamesIgnored: true,
  unauthorized: [401],
  refusalsOfForm: [400, 405, 406, 415],
  formCodes: { 400: 'bad-request', 415: 'unsupported-media-type' },
};

/** What holds for any OpenAPI document. */
export const openConventions: Conventions = {
  areStatusesListed: false,
  areBodiesDeclared: false,
  areStrayNamesIgnored: false,
  unauthorized: [401, 403],
  refusalsOfForm: [400, 405, 406, 415],
  formCodes: {},
};
