import { isObject, type Json, type JsonObject } from '../../document.ts';

/** Throws where a part of a path or call is not of the kind that OpenAPI says: its content would be passed over. */
export function refuseMalformed(path: string, item: JsonObject, methods: readonly string[]): void {
  const refuse = (what: string) => {
    throw new Error(`${path} has ${what}`);
  };
  if (item.parameters !== undefined && !Array.isArray(item.parameters)) refuse('parameters that are no list');
  for (const [key, part] of Object.entries(item)) {
    const isMethod = methods.includes(key);
    // A call whose method is written otherwise would be no call at all.
    if (!isMethod && methods.includes(key.toLowerCase()))
      refuse(`${key}, which is no method; ${key.toLowerCase()} is`);
    if (!isMethod || part === null) continue;
    if (!isObject(part)) refuse(`${key} that is no object`);
    else for (const fault of faultsOfCall(part)) refuse(`${key} with ${fault}`);
  }
}

function faultsOfCall({ parameters, requestBody, responses, callbacks, security }: JsonObject): string[] {
  const faults = Object.entries({ requestBody, responses, callbacks }).flatMap(([name, part]) =>
    isGiven(part) && !isObject(part) ? [`${name} of another kind than an object`] : [],
  );
  const lists = Object.entries({ parameters, security }).flatMap(([name, part]) =>
    isGiven(part) && !Array.isArray(part) ? [`${name} of another kind than a list`] : [],
  );
  return [...faults, ...lists];
}

const isGiven = (part: Json | undefined) => part !== undefined && part !== null;
