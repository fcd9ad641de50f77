import 'server-only';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { loginPath } from './login-path';
import { loginPerPageFrom } from './login-per-page';
import { readServerSession, type ServerSession } from './server-session';

/** The session of a private page; without one the visitor is sent to login and comes back to `path`. */
export async function requireSession(path: string): Promise<ServerSession> {
  const session = await readServerSession();
  if (session !== undefined) return session;
  redirect(loginPath(path, loginPerPageFrom((await cookies()).toString())));
}
