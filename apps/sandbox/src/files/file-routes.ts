import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { findTokenUser } from '../auth/access-token';
import { selectRows } from '../db/database-handle';
import { notFound, type ProblemError, problemResponse } from '../http/problem';
import type { SignedInUser } from '../server/request-context';
import type { Services } from '../server/services';
import { isInConversationOf } from './file-conversations';
import { isFileId } from './file-folder';

interface StoredFile {
  name: string;
  mime: string;
  purpose: string;
}

/**
 * Serves GET /files/<id>/<name>, uploaded files outside the contract. Profile pictures are readable by everyone who has their unguessable
 * address; other files by the owner, by whoever may read the conversation they were sent in, and by administrators; others get 404. A browser
 * always downloads and never renders: no type sniffing, no active content, and no cookie is set or read.
 */
export function fileRoutes(services: Services): Hono {
  const app = new Hono();
  app.get('/files/:id/:name', async (context) => {
    const id = context.req.param('id');
    const user = await findTokenUser(services, context.req.header('authorization'));
    const file = isFileId(id) ? await findReadable(services, id, user) : undefined;
    if (file === undefined) return refuse(notFound('این پرونده'));
    const stored = await services.files.read(id);
    if (stored === undefined) return refuse(notFound('این پرونده'));
    return new Response(stored.body, { headers: downloadHeaders(file, stored.sizeBytes) });
  });
  return app;

  function refuse(problem: ProblemError): Response {
    return problemResponse(problem, services.random.uuid());
  }
}

async function findReadable(
  { database }: Services,
  id: string,
  user: SignedInUser | undefined,
): Promise<StoredFile | undefined> {
  const theirs =
    user === undefined
      ? sql`false`
      : sql`${user.roles.includes('Admin')} or owner_id = ${user.id} or ${isInConversationOf(user.id, id)}`;
  const [found] = await selectRows<StoredFile>(
    database.db,
    sql`select name, mime, purpose from files where id = ${id} and (purpose = 'Avatar' or ${theirs})`,
  );
  return found;
}

function downloadHeaders({ name, mime, purpose }: StoredFile, sizeBytes: number): Record<string, string> {
  const plainName = name.replace(/[^\x20-\x7e]/g, '_').replaceAll('"', '_');
  return {
    'content-type': mime,
    'content-length': String(sizeBytes),
    'content-disposition': `attachment; filename="${plainName}"; filename*=UTF-8''${encodeName(name)}`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': purpose === 'Avatar' ? 'public, max-age=31536000, immutable' : 'private, no-store',
  };
}

/** RFC 8187 leaves fewer characters unescaped than `encodeURIComponent`. */
function encodeName(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
