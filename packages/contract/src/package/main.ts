#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { runCommandLine } from '../command-line.ts';
import { lazyCommand } from './lazy-command.ts';

/** The commands of the package `@bazaar/contract`, which knows no contract of its own. Each is loaded when it is used. */
const commands = {
  breaking: lazyCommand('lists what breaks callers between two contracts, and what they must do', async () =>
    (await import('../breaking/breaking-command.ts')).createBreakingCommand(),
  ),
  live: lazyCommand('drives a running backend and tells where it breaks its contract', async () =>
    (await import('../live/live-command.ts')).createLiveCommand(),
  ),
};

// Beside the folder of the built file.
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
await runCommandLine(commands, process.argv.slice(2), { version, crashed: 2 });
