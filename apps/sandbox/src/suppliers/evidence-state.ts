/** Returns the current state of a dated evidence: it may have expired since it was entered. */
export function evidenceToday<Evidence extends Record<string, unknown>>(
  evidence: Evidence,
  now: Date,
): Evidence {
  const { state, validTo } = evidence;
  const hasRunOut = state === 'Valid' && typeof validTo === 'string' && new Date(validTo) < now;
  return hasRunOut ? { ...evidence, state: 'Expired' } : evidence;
}

/** Returns the current state of a delegation: `Active` until its last day. */
export function delegationToday<Delegation extends Record<string, unknown>>(
  delegation: Delegation,
  now: Date,
): Delegation {
  const { state, validTo } = delegation;
  const hasRunOut = state === 'Active' && typeof validTo === 'string' && new Date(validTo) < now;
  return hasRunOut ? { ...delegation, state: 'Expired' } : delegation;
}

/** Returns a supplier's summary with current states. */
export function summaryToday(summary: Record<string, unknown>, now: Date): Record<string, unknown> {
  const { confirmation } = summary;
  if (typeof confirmation !== 'object' || confirmation === null) return summary;
  return { ...summary, confirmation: evidenceToday({ ...confirmation }, now) };
}
