import type { FileRef } from '@bazaar/api/model';
import type { MemoryObjectType } from '@bazaar/domain/memory/memory-kinds';
import { monogramOf } from '@bazaar/domain/persian/monogram';
import { MemoryPicture } from '@bazaar/ui/patterns/memory-list';
import { pictureAt } from '@/lib/media/picture-view';

export interface ObjectPictureProps {
  readonly objectType: MemoryObjectType;
  readonly title: string;
  readonly image?: FileRef | undefined;
  readonly isGone: boolean;
}

/** Picture of an object of the memory: its own, a supplier's initials, or the icon of its kind. */
export function ObjectPicture({ objectType, title, image, isGone }: ObjectPictureProps) {
  if (isGone) return <MemoryPicture icon="gone" />;
  const isCompany = objectType === 'Supplier';
  return (
    <MemoryPicture
      src={image === undefined ? undefined : pictureAt(image, 48)}
      monogram={isCompany ? monogramOf(title) : undefined}
      icon={objectType === 'Supplier' ? 'Product' : objectType}
    />
  );
}
