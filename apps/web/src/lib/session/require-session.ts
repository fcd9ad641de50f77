import 'server-only';
import { buildLoginRedirect } from '@bazaar/domain/session/login-redirect';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { loginPerPageFrom } from './login-per-page';
import { readServerSession, type ServerSession } from './server-session';

/** The session of a private page; without one the visitor is sent to login and comes back to `path`. */
export async function requireSession(path: string): Promise<ServerSession> {
  const session = await readServerSession();
  if (session !== undefined) return session;
  redirect(buildLoginRedirect(path, loginPerPageFrom((await cookies()).toString())));
}
