import { describeProblems, type SettingsProblem } from './settings-problem.ts';
import { type Settings, settingsSchema } from './settings-schema.ts';

export { SETTINGS_TABLE, type Settings } from './settings-schema.ts';

/** Thrown when the environment is invalid; `message` has one sentence for every invalid variable. */
export class SettingsError extends Error {
  readonly problems: readonly SettingsProblem[];

  constructor(problems: readonly SettingsProblem[]) {
    super(describeProblems(problems));
    this.name = 'SettingsError';
    this.problems = problems;
  }
}

/**
 * Parses settings from a plain record of variables. An empty string counts as not set, so that `PORT= pnpm start` is harmless.
 * @throws SettingsError naming each invalid variable
 */
export function parseSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const result = settingsSchema.safeParse(given);
  if (!result.success) {
    throw new SettingsError(
      result.error.issues.map((issue) => ({
        name: String(issue.path[0] ?? '?'),
        value: environment[String(issue.path[0])] ?? '',
        reason: issue.message,
      })),
    );
  }
  const { CATALOGUE_API_URL, SITE_URL, ...rest } = result.data;
  return Object.freeze({
    ...rest,
    CATALOGUE_API_URL: CATALOGUE_API_URL ?? `http://localhost:${rest.SANDBOX_PORT}`,
    SITE_URL: SITE_URL ?? `http://localhost:${rest.PORT}`,
    usesOwnSandbox: CATALOGUE_API_URL === undefined,
  });
}

/** Reads the settings of this process: the only place in the repository that reads `process.env`. */
export function readSettings(): Settings {
  return parseSettings(process.env);
}

/** Returns the environment of a child process: this process's, with some variables set. */
export function childEnvironment(overrides: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  return { ...process.env, ...overrides };
}

/** Returns whether the run is unattended: progress is then printed as lines, without a moving cursor. */
export function isContinuousIntegration(): boolean {
  return Boolean(process.env.CI);
}
