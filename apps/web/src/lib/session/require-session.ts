import 'server-only';
import { buildLoginRedirect } from '@bazaar/domain/session/login-redirect';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { loginPerPageFrom } from './login-per-page';
import { readServerSession, type ServerSession } from './server-session';

/** Returns the session of a private page; without one redirects to the login, which returns to `path`. */
export async function requireSession(path: string): Promise<ServerSession> {
  const session = await readServerSession();
  if (session !== undefined) return session;
  redirect(buildLoginRedirect(path, loginPerPageFrom((await cookies()).toString())));
}
