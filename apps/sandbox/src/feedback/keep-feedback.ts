import { sql } from 'drizzle-orm';
import { type Queryable, selectRows } from '../db/database-handle';
import { ProblemError } from '../http/problem';
import type { Services } from '../server/services';
import { trackingCode } from './tracking-code';

export interface NewFeedback {
  type: string;
  subject: string;
  text: string;
  fullName?: string | undefined;
  phoneNumber?: string | undefined;
  email?: string | undefined;
  rating?: number | undefined;
  pageUrl?: string | undefined;
  fileIds?: string[] | undefined;
}

/** Stores one feedback, with or without a user. Returns its tracking code. */
export async function keepFeedback(
  tx: Queryable,
  services: Services,
  feedback: NewFeedback,
  userId: string | undefined,
): Promise<{ trackingCode: string }> {
  const { type, subject, text, rating, pageUrl, fileIds = [] } = feedback;
  refuseBlanks({ subject: subject.trim().length >= 3, text: text.trim().length >= 10 });
  const id = `feedback-${services.random.uuid()}`;
  const code = trackingCode(services.random);
  const { fullName, phoneNumber, email } = feedback;
  await tx.execute(sql`
    insert into feedbacks (id, tracking_code, user_id, type, subject, text, contact, rating, page_url, created_at)
    values (${id}, ${code}, ${userId ?? null}, ${type}, ${subject.trim()}, ${text.trim()},
      ${JSON.stringify({ fullName, phoneNumber, email })}::jsonb, ${rating ?? null}::int, ${pageUrl ?? null},
      ${services.clock.now().toISOString()}::timestamptz)`);
  await attachFiles(tx, id, fileIds, userId);
  return { trackingCode: code };
}

function refuseBlanks(parts: Record<'subject' | 'text', boolean>): void {
  const errors: Record<string, string[]> = {};
  if (!parts.subject) errors.subject = ['دست‌کم ۳ نویسه لازم است.'];
  if (!parts.text) errors.text = ['دست‌کم ۱۰ نویسه لازم است.'];
  if (Object.keys(errors).length > 0) throw new ProblemError('validation', { errors });
}

/**
 * Attaches feedback files uploaded by the caller, or without an account, to one feedback; refuses any other file by its index in the list.
 */
async function attachFiles(
  tx: Queryable,
  feedbackId: string,
  fileIds: readonly string[],
  userId: string | undefined,
): Promise<void> {
  const errors: Record<string, string[]> = {};
  for (const [index, fileId] of fileIds.entries()) {
    const attached = await selectRows(
      tx,
      sql`insert into feedback_files (file_id, feedback_id)
        select f.id, ${feedbackId}::text from files f
        where f.id = ${fileId} and f.purpose = 'Feedback'
          and (f.owner_id is null or f.owner_id = ${userId ?? null}::text)
        on conflict do nothing returning file_id`,
    );
    if (attached.length === 0)
      errors[`fileIds[${index}]`] = ['این پرونده پیدا نشد یا پیش‌تر به کار رفته است.'];
  }
  if (Object.keys(errors).length > 0) throw new ProblemError('validation', { errors });
}
