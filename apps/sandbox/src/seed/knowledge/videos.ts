import { createRandom } from '../random';
import { daysFromReference } from '../reference-date';
import type { SeedSupplier } from '../seed-types';
import type { VideoDefinition } from './video-types';
import { guideVideos } from './videos-guides';
import { mechanicalVideos } from './videos-mechanical';
import { plantVideos } from './videos-plant';

/** Duration of a chapter's picture, in s. */
export const chapterSeconds = 8;
export const videoHeights = [720, 360] as const;

export interface SeedVideo extends VideoDefinition {
  id: string;
  supplierId?: string;
  visitCount: number;
  publishedAt: string;
}

/** Every video, v-1 …; the same on any day. */
export const videoDefinitions: readonly (VideoDefinition & { id: string })[] = [
  ...mechanicalVideos.slice(0, 1),
  ...guideVideos,
  ...mechanicalVideos.slice(1),
  ...plantVideos,
].map((definition, index) => ({ ...definition, id: `v-${index + 1}` }));

export function buildVideos(suppliers: readonly SeedSupplier[]): SeedVideo[] {
  return videoDefinitions.map((definition, index) => {
    const random = createRandom(definition.id);
    const manufacturer =
      definition.bySupplier === true
        ? suppliers.find(
            ({ isActive, categoryIds }) => isActive && categoryIds.includes(definition.pictureOf),
          )
        : undefined;
    return {
      ...definition,
      ...(manufacturer === undefined ? {} : { supplierId: manufacturer.id }),
      visitCount: random.int(80, 2400),
      publishedAt: daysFromReference(-(12 + index * 11 + random.int(0, 6))),
    };
  });
}
