/** A proposal of a model, to be accepted by following its link. */
export interface ModelProposal {
  readonly text: string;
  /** The words it stands on. */
  readonly words: string;
  readonly href: string;
}

/** Parses the answer of the proposals' address; empty for anything else. A link leads nowhere but to the assistant. */
export function readProposals(answer: unknown): readonly ModelProposal[] {
  if (!Array.isArray(answer)) return [];
  return answer.filter((one): one is ModelProposal => {
    const { text, words, href } = (one ?? {}) as Readonly<Record<string, unknown>>;
    return (
      typeof text === 'string' &&
      typeof words === 'string' &&
      typeof href === 'string' &&
      href.startsWith('/ai?')
    );
  });
}
