import { createHash } from 'node:crypto';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { Queryable } from '../db/database-handle';
import { accessTokens, users } from '../db/schema/accounts';
import { missingFieldsOf } from '../people/completeness';
import type { SignedInUser } from '../server/request-context';
import type { Services } from '../server/services';

export const tokenLifetimeSeconds = 7 * 24 * 60 * 60;

export interface IssuedToken {
  accessToken: string;
  userId: string;
  expiresInSeconds: number;
}

/** Issues an opaque token of 256 random bits; stores only its hash. Also deletes expired tokens. */
export async function issueToken(tx: Queryable, services: Services, userId: string): Promise<IssuedToken> {
  const now = services.clock.now();
  const accessToken = services.random.bytes(32).toString('base64url');
  await tx.delete(accessTokens).where(lte(accessTokens.expiresAt, now));
  await tx.insert(accessTokens).values({
    tokenHash: hashToken(accessToken),
    userId,
    issuedAt: now,
    expiresAt: new Date(now.getTime() + tokenLifetimeSeconds * 1000),
  });
  return { accessToken, userId, expiresInSeconds: tokenLifetimeSeconds };
}

/** Returns the user of an `Authorization` header, or `undefined` when it has no valid, unexpired bearer token. */
export async function findTokenUser(
  services: Services,
  authorization: string | undefined,
): Promise<SignedInUser | undefined> {
  const token = /^Bearer ([\w-]{20,100})$/i.exec(authorization ?? '')?.[1];
  if (token === undefined) return undefined;
  const [found] = await services.database.db
    .select({ id: users.id, profile: users.profile })
    .from(accessTokens)
    .innerJoin(users, eq(users.id, accessTokens.userId))
    .where(
      and(eq(accessTokens.tokenHash, hashToken(token)), gt(accessTokens.expiresAt, services.clock.now())),
    );
  if (found === undefined) return undefined;
  const { id, profile } = found;
  return { id, roles: profile.roles, missingFields: missingFieldsOf(profile) };
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
