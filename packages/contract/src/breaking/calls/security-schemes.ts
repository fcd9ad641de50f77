import { isObject, type Json, type JsonObject, type OpenApiDocument } from '../../document.ts';
import { type Place, report } from '../place.ts';
import type { References } from '../schemas/references.ts';
import type { Documents } from './documents.ts';

/** Compares how a scheme of the same name, or under its new name, works. One that is gone is reported at the calls that used it. */
export function compareSchemes(documents: Documents, place: Place): void {
  const [old, now] = schemesOfBoth(documents);
  const renamed = renamedSchemes(documents);
  for (const [name, was] of old) {
    const is = now.get(renamed.get(name) ?? name);
    if (is === undefined) continue;
    const here = { ...place, where: `security scheme ${name}` };
    if (schemeKey(was) !== schemeKey(is))
      report(here, 'breaking', 'security-scheme-changed', schemeKey(was), schemeKey(is));
    else compareFlows(was.flows, is.flows, here);
  }
}

/**
 * Returns new names by old ones: a scheme that is gone, and the only new one that works alike. Where several are gone or new, which of them
 * is which cannot be told, and each is a scheme of its own.
 */
export function renamedSchemes(documents: Documents): ReadonlyMap<string, string> {
  const [old, now] = schemesOfBoth(documents);
  const gone = [...old].filter(([name]) => !now.has(name));
  const added = [...now].filter(([name]) => !old.has(name));
  const alike = (schemes: [name: string, scheme: JsonObject][], scheme: JsonObject) =>
    schemes.filter(([, other]) => schemeKey(other) === schemeKey(scheme));
  return new Map(
    gone.flatMap(([name, scheme]) => {
      const [match, ...further] = alike(added, scheme);
      const isOnly = further.length === 0 && alike(gone, scheme).length === 1;
      return match !== undefined && isOnly ? [[name, match[0]] as const] : [];
    }),
  );
}

const schemesOfBoth = ({ before, after, pair }: Documents) =>
  [schemesOf(before, pair.before.references), schemesOf(after, pair.after.references)] as const;

function schemesOf(document: OpenApiDocument, references: References): Map<string, JsonObject> {
  const schemes = document.components?.securitySchemes ?? {};
  return new Map(Object.entries(schemes).map(([name, scheme]) => [name, references.object(scheme)]));
}

/** What a caller has to know of a scheme to authenticate; the addresses of its flows apart. */
function schemeKey({ type, scheme, in: place, name, openIdConnectUrl }: JsonObject): string {
  const word = typeof scheme === 'string' ? scheme.toLowerCase() : undefined;
  const key = place === 'header' ? String(name).toLowerCase() : name;
  return [type, word, place, key, openIdConnectUrl].filter(Boolean).join(' ');
}

function compareFlows(left: Json | undefined, right: Json | undefined, place: Place): void {
  const [before, after] = [isObject(left) ? left : {}, isObject(right) ? right : {}];
  for (const [name, flow] of Object.entries(before)) {
    const here = { ...place, where: `${place.where} › ${name}` };
    const is = after[name];
    if (!isObject(flow)) continue;
    if (!isObject(is)) {
      report(here, 'breaking', 'oauth-flow-removed');
      continue;
    }
    for (const key of ['authorizationUrl', 'tokenUrl', 'refreshUrl', 'deviceAuthorizationUrl'])
      if (flow[key] !== undefined && flow[key] !== is[key])
        report(here, 'breaking', 'oauth-address-changed', flow[key], is[key] ?? 'none');
    const scopes = (part: JsonObject) => Object.keys(isObject(part.scopes) ? part.scopes : {});
    const gone = scopes(flow).filter((scope) => !scopes(is).includes(scope));
    if (gone.length > 0) report(here, 'breaking', 'oauth-scope-removed', gone, 'none');
  }
}
