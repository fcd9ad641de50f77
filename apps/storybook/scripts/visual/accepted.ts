/** A line of the list of accepted changes. */
export interface Acceptance {
  readonly line: string;
  /** Ids of stories; `*` matches any part. */
  readonly story: string;
  /** Name of a mode, or `*` for all. */
  readonly mode: string;
}

/**
 * Returns the lines of the list that the base does not have: a line accepts changes in the commits that add it, and is history afterwards.
 */
export function newAcceptances(text: string, baseText: string): Acceptance[] {
  const history = linesOf(baseText);
  return linesOf(text)
    .filter((line) => {
      const place = history.indexOf(line);
      if (place >= 0) history.splice(place, 1);
      return place < 0;
    })
    .map((line) => {
      const parts = /^(?<story>\S+)\s+(?<mode>\*|\d+[\w-]*)\s+\S.*$/.exec(line)?.groups;
      if (!parts) throw new Error(`docs/accepted-changes: “${line}” is not “story mode reason”`);
      return { line, story: parts.story ?? '', mode: parts.mode ?? '' };
    });
}

/** Returns the line that accepts a change of a story in a mode. */
export function acceptanceOf(
  acceptances: readonly Acceptance[],
  storyId: string,
  mode: string,
): Acceptance | undefined {
  return acceptances.find(
    ({ story, mode: accepted }) =>
      (accepted === '*' || accepted === mode) &&
      new RegExp(`^${story.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`).test(storyId),
  );
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}
