import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contractVersion } from '@bazaar/api/contract-version';

/** What an instance says of itself: in service, being stopped, or without the files it serves. */
export type Readiness = 'ready' | 'draining' | 'unavailable';

/**
 * The state of this process for a balancer. The catalogue is no part of it: without it cached pages are still served, and an outage of the
 * catalogue must not take every web instance out of service.
 */
export class Health {
  readonly contract = contractVersion;
  private readonly buildFile: string;
  private build: string | undefined;
  private isDraining = false;

  constructor(buildFolder: string) {
    this.buildFile = join(buildFolder, 'BUILD_ID');
  }

  /** Says from now on that no new request should be sent here. */
  startDraining(): void {
    this.isDraining = true;
  }

  get draining(): boolean {
    return this.isDraining;
  }

  async readiness(): Promise<Readiness> {
    if (this.isDraining) return 'draining';
    // A removed build, or a disk that is gone: nothing but pages in memory could be served.
    return access(this.buildFile).then(
      () => 'ready',
      () => 'unavailable',
    );
  }

  async buildId(): Promise<string> {
    this.build ??= await readFile(this.buildFile, 'utf8').then(
      (text) => text.trim(),
      () => undefined,
    );
    return this.build ?? 'unknown';
  }
}
