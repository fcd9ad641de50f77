/** Why a read failed, as far as a visitor needs to know. */
export type FailureKind =
  /** No answer within the deadline. */
  | 'timeout'
  /** The service could not be reached, or broke off. */
  | 'network'
  /** The service answered with an error, or with something that is not the contract. */
  | 'service';
