/** Why a read failed, as far as a visitor needs to know. */
export type FailureKind =
  /** No response within the deadline. */
  | 'timeout'
  /** The service was unreachable or closed the connection. */
  | 'network'
  /** The service answered with an error or an invalid response. */
  | 'service';
