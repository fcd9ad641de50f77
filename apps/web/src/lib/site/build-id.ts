import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteSettings } from '@/lib/settings/site-settings';

let id: string | undefined;

/** Returns the name of the build being served; `development` where nothing was built. */
export function buildId(): string {
  id ??= readBuildId();
  return id;
}

function readBuildId(): string {
  try {
    return readFileSync(
      join(/* turbopackIgnore: true */ siteSettings().WEB_BUILD_DIR, 'BUILD_ID'),
      'utf8',
    ).trim();
  } catch {
    return 'development';
  }
}
