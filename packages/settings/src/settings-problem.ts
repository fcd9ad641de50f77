export interface SettingsProblem {
  /** Name of the environment variable. */
  readonly name: string;
  readonly value: string;
  readonly reason: string;
}

/** Returns one sentence per problem. A value that may contain a password is not repeated. */
export function describeProblems(problems: readonly SettingsProblem[]): string {
  return problems
    .map(({ name, value, reason }) => {
      const shown = /^(?:DATABASE|REDIS)_URL$|_HEADERS$/.test(name) ? 'the value given' : `“${value}”`;
      return `${name}: ${shown} cannot be used: ${reason}.`;
    })
    .join('\n');
}
