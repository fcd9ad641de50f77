import { say } from './console.ts';
import { killAll, stopForGood } from './processes.ts';
import { removeTemporaryFolders } from './temporary-folder.ts';

const signals = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 } as const;

/**
 * Has this program stop its processes and remove its temporary folders when it is interrupted. Call it before anything is started. What
 * else may end the program first, a failed step or the browser it drives, leaves nothing either: then the processes are killed.
 */
export function leaveNothingBehind(): void {
  let isStopping = false;
  // A terminal and the package manager may both send one.
  for (const [signal, number] of Object.entries(signals))
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      say('\nstopping …');
      void stopForGood().finally(() => process.exit(128 + number));
    });
  process.once('exit', () => {
    killAll();
    removeTemporaryFolders();
  });
}
