import { repositoryRoot } from '../run/paths.ts';
import { run } from '../run/processes.ts';

/** Files of the repository as they stand, tracked or new, ignored ones aside. */
export async function sourceFiles(...patterns: readonly string[]): Promise<string[]> {
  const { output } = await run(
    ['git', 'ls-files', '--cached', '--others', '--exclude-standard', '--', ...patterns],
    { cwd: repositoryRoot },
  );
  return output.split('\n').filter(Boolean);
}
