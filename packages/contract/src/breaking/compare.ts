import { isObject, type JsonObject, type OpenApiDocument } from '../document.ts';
import { operationParameters } from '../operation-parameters.ts';
import { type Change, report } from './change.ts';
import { compareOperations } from './operations.ts';
import { Resolver } from './resolver.ts';

const methods = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace'];

/** Returns all changes in `after` that may affect a caller of `before`. Leaves out harmless changes. */
export function compareContracts(before: OpenApiDocument, after: OpenApiDocument): Change[] {
  const found: Change[] = [];
  const [old, now] = [callsOf(before), callsOf(after)];
  const resolvers = { before: new Resolver(before), after: new Resolver(after) };
  compareServers(before, after, found);
  compareSchemes(before, after, found);
  for (const [key, { title, operation }] of old) {
    const variant = now.get(key);
    if (variant === undefined)
      report({ side: 'request', operation: title, where: 'call', found }, 'breaking', 'operation-removed');
    else compareOperations({ ...resolvers, seen: new Set() }, title, operation, variant.operation, found);
  }
  return found;
}

interface Call {
  title: string;
  operation: JsonObject;
}

/** Indexes calls by method and path; the names in a path's braces are not sent, so they are ignored. */
function callsOf(document: OpenApiDocument): Map<string, Call> {
  const inherited = { security: document.security ?? [] };
  const calls = Object.entries(operationParameters(document).paths).flatMap(([path, item]) =>
    Object.entries(isObject(item) ? item : {}).flatMap(([method, operation]) => {
      if (!methods.includes(method) || !isObject(operation)) return [];
      const title = `${method.toUpperCase()} ${path} (${String(operation.operationId ?? 'no name')})`;
      return [
        [
          `${method} ${path.replaceAll(/\{[^}]*\}/g, '{}')}`,
          { title, operation: { ...inherited, ...operation } },
        ] as const,
      ];
    }),
  );
  return new Map(calls);
}

function compareServers(before: OpenApiDocument, after: OpenApiDocument, found: Change[]): void {
  const urls = ({ servers }: OpenApiDocument) =>
    Array.isArray(servers) ? servers.map((server) => (isObject(server) ? String(server.url) : '')) : [];
  const gone = urls(before).filter((url) => !urls(after).includes(url));
  const place = { side: 'request', operation: '', where: 'servers', found } as const;
  if (gone.length > 0) report(place, 'breaking', 'server-removed', gone, urls(after));
}

function compareSchemes(before: OpenApiDocument, after: OpenApiDocument, found: Change[]): void {
  const [old, now] = [before.components?.securitySchemes ?? {}, after.components?.securitySchemes ?? {}];
  for (const [name, scheme] of Object.entries(old)) {
    const [was, is] = [kindOf(scheme), kindOf(now[name])];
    const place = { side: 'request', operation: '', where: `security scheme ${name}`, found } as const;
    if (now[name] !== undefined && was !== is) report(place, 'breaking', 'security-scheme-changed', was, is);
  }
}

const kindOf = (scheme: unknown): string => {
  const { type, scheme: name, in: place, name: key, openIdConnectUrl } = scheme as Record<string, string>;
  return [type, name, place, key, openIdConnectUrl].filter(Boolean).join(' ');
};
