import { repositoryRoot } from '../run/paths.ts';
import { run } from '../run/processes.ts';

/** Returns the repository's files as they are on disk, tracked or new, without ignored ones. */
export async function sourceFiles(...patterns: readonly string[]): Promise<string[]> {
  const { output } = await run(
    ['git', 'ls-files', '--cached', '--others', '--exclude-standard', '--', ...patterns],
    { cwd: repositoryRoot },
  );
  return output.split('\n').filter(Boolean);
}
