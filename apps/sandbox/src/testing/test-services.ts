import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CodeInbox } from '../auth/code-inbox';
import type { DatabaseHandle } from '../db/database-handle';
import { migrate } from '../db/migrate';
import { openEmbedded } from '../db/open-embedded';
import type { Services } from '../server/services';
import { systemRandom } from '../server/system-services';
import { FakeClock } from './fake-clock';

export interface TestServices extends Services {
  clock: FakeClock;
  /** What the server would have written to its output. */
  lines: string[];
}

/** Services over an in-memory database with the schema and no catalogue. */
export async function testServices(): Promise<TestServices> {
  const database: DatabaseHandle = await openEmbedded();
  await migrate(database);
  const lines: string[] = [];
  return {
    database,
    clock: new FakeClock(),
    random: systemRandom,
    inbox: new CodeInbox(),
    mediaFolder: mkdtempSync(join(tmpdir(), 'bazaar-media-')),
    siteUrl: 'https://site.example',
    publicUrl: 'https://service.example',
    filesFolder: mkdtempSync(join(tmpdir(), 'bazaar-files-')),
    trustsProxy: false,
    play: { review: 'auto', seenSeconds: 20, answerSeconds: 60 },
    log: (line) => {
      lines.push(line);
    },
    lines,
  };
}
