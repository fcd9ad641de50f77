import { sql } from 'drizzle-orm';
import { type Queryable, selectRows } from '../db/database-handle';
import { findFileRefs, readFileRefs, type SentFileRef } from '../files/file-refs';
import type { Services } from '../server/services';
import { refuseWith } from './check-person';
import { lockProfile } from './profile-store';

/** The contract's `UserProfilePicture`. */
export interface ProfilePicture {
  file?: SentFileRef;
  updatedAt: string;
}

/** Returns the picture of a person; without `file` when they have none. */
export async function readPicture(queryable: Queryable, userId: string): Promise<ProfilePicture> {
  const [row] = await selectRows<{ fileId: string | null; updatedAt: string | Date }>(
    queryable,
    sql`select profile->>'pictureFileId' as "fileId",
      coalesce((profile->>'pictureChangedAt')::timestamptz, created_at) as "updatedAt"
      from users where id = ${userId}`,
  );
  if (row === undefined) throw new Error('A token points at an account that is not there');
  const [file] = await readFileRefs(queryable, row.fileId === null ? [] : [row.fileId]);
  return { ...(file === undefined ? {} : { file }), updatedAt: new Date(row.updatedAt).toISOString() };
}

/** Sets an own uploaded picture as profile picture; setting the same again changes nothing. Refuses any other file with `validation`. */
export async function choosePicture(
  tx: Queryable,
  services: Services,
  userId: string,
  fileId: string,
): Promise<ProfilePicture> {
  const [file] = await findFileRefs(tx, userId, [fileId], ['Avatar']);
  refuseWith([[file === undefined, 'fileId', 'این پرونده تصویری نیست که برای پروفایل فرستاده باشید.']]);
  const { profile } = await lockProfile(tx, userId);
  if (profile.pictureFileId !== fileId) {
    const change = { pictureFileId: fileId, pictureChangedAt: services.clock.now().toISOString() };
    await tx.execute(
      sql`update users set profile = profile || ${JSON.stringify(change)}::jsonb where id = ${userId}`,
    );
  }
  return readPicture(tx, userId);
}
