import { untilBalanced } from './balancer-figures.ts';
import type { Cluster } from './start-cluster.ts';

export interface Step {
  readonly name: string;
  /** From the order to stop until the process had ended, in ms. */
  readonly drainMs: number;
  readonly code: number | null;
}

/** Restarts all instances one after the other, as a release does: the catalogue first, because pages of the new build may read what is new in it. */
export async function roll(cluster: Cluster, onStep: (step: Step) => void = () => undefined): Promise<void> {
  for (const member of cluster.members) {
    const { durationMs, code } = await member.drain();
    await member.start();
    await untilBalanced(cluster.ports.figures, [member.name]);
    onStep({ name: member.name, drainMs: durationMs, code });
  }
}
