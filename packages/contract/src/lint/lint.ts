import { buildBundle } from '../bundle.ts';
import { runRedocly } from '../run-redocly.ts';
import { findGaps } from './find-gaps.ts';

/** Holds the contract against Redocly's rules and against our own for what strangers need. Throws with the list of findings. */
export function lint(): void {
  runRedocly('lint', 'bazaar');
  const gaps = findGaps(buildBundle());
  if (gaps.length > 0) throw new Error(`the contract leaves ${gaps.length} things open:\n${gaps.join('\n')}`);
}
