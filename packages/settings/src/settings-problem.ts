export interface SettingsProblem {
  /** The variable as typed in the shell. */
  readonly name: string;
  readonly value: string;
  readonly reason: string;
}

/** One sentence per problem. A value that may hold a password is not repeated. */
export function describeProblems(problems: readonly SettingsProblem[]): string {
  return problems
    .map(({ name, value, reason }) => {
      const shown = name.endsWith('DATABASE_URL') ? 'the value given' : `“${value}”`;
      return `${name}: ${shown} cannot be used: ${reason}.`;
    })
    .join('\n');
}
