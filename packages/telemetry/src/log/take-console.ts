import { format } from 'node:util';
import { type LogLevel, writeLog } from './log.ts';

const LEVELS = { debug: 'info', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const;

/** Makes lines of the log of everything the framework and libraries write to the console. */
export function takeConsole(target: Console = console): void {
  for (const [method, level] of Object.entries(LEVELS) as [keyof typeof LEVELS, LogLevel][])
    target[method] = (...parts: unknown[]) => writeLog(level, format(...parts));
}
