import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CodeInbox } from '../auth/code-inbox';
import { migrate } from '../db/migrate';
import { folderStore } from '../files/file-store';
import { deliveries } from '../server/deliveries';
import type { Services } from '../server/services';
import { systemRandom } from '../server/system-services';
import { FakeClock } from './fake-clock';
import { type FirstContent, openTestDatabase } from './open-test-database';

export interface TestServices extends Services {
  clock: FakeClock;
  /** The server's output. */
  lines: string[];
}

const onlySchema: FirstContent = { name: 'schema', fill: migrate };

/** Creates services over a separate database with the schema and, unless it is filled, no catalogue. */
export async function testServices(content: FirstContent = onlySchema): Promise<TestServices> {
  const database = await openTestDatabase(content);
  const lines: string[] = [];
  const filesFolder = mkdtempSync(join(tmpdir(), 'bazaar-files-'));
  return {
    database,
    clock: new FakeClock(),
    random: systemRandom,
    inbox: new CodeInbox(),
    mediaFolder: mkdtempSync(join(tmpdir(), 'bazaar-media-')),
    siteUrl: 'https://site.example',
    deliveries,
    publicUrl: 'https://service.example',
    files: folderStore(filesFolder),
    filesFolder,
    trustsProxy: false,
    play: { review: 'auto', seenSeconds: 20, answerSeconds: 60, validSeconds: 14 * 86_400 },
    log: (line) => {
      lines.push(line);
    },
    lines,
  };
}
