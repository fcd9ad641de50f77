import { isObject, type Json, type JsonObject } from '../../document.ts';
import { asObject, bareMediaType, isJson } from './json-parts.ts';
import type { ParameterModel, Place, Style } from './operation-model.ts';
import type { References } from './references.ts';

const places: readonly string[] = ['path', 'query', 'header', 'cookie'];
const defaultStyles = { path: 'simple', query: 'form', header: 'simple', cookie: 'form' } as const;
const stylesOf: Record<Place, readonly string[]> = {
  path: ['simple', 'label', 'matrix'],
  query: ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'],
  header: ['simple'],
  cookie: ['form', 'cookie'],
};
/** OpenAPI: parameters of these names are ignored. */
const ignoredHeaders = /^(accept|content-type|authorization)$/i;

export interface ReadParameters {
  readonly parameters: ParameterModel[];
  readonly unreadable: string[];
}

/** Merges parameters: an operation's replaces the path's one of the same name and place. */
export function readParameters(
  references: References,
  ofPath: readonly Json[],
  ofOperation: readonly Json[],
): ReadParameters {
  const found = new Map<string, ParameterModel>();
  const unreadable: string[] = [];
  for (const part of [...ofPath, ...ofOperation]) {
    const parameter = references.follow(part);
    const [name, place] = [String(parameter.name), String(parameter.in)];
    if (place === 'querystring') found.set(`query ${name}`, readWholeQuery(references, parameter));
    else if (!places.includes(place)) unreadable.push(`parameter ${name} in ${place} is not sent`);
    else if (place !== 'header' || !ignoredHeaders.test(name))
      found.set(`${place} ${name}`, readParameter(references, parameter, place as Place, unreadable));
  }
  return { parameters: [...found.values()], unreadable };
}

function readParameter(
  references: References,
  parameter: JsonObject,
  place: Place,
  unreadable: string[],
): ParameterModel {
  const name = String(parameter.name);
  const [[mediaType, media] = []] = Object.entries(asObject(parameter.content));
  if (mediaType !== undefined && !isJson(mediaType))
    unreadable.push(`parameter ${name} as ${mediaType} is written as JSON`);
  const style = String(parameter.style ?? defaultStyles[place]);
  if (!stylesOf[place].includes(style))
    unreadable.push(`parameter ${name} in ${place} has no style ${style}`);
  const known = (stylesOf[place].includes(style) ? style : defaultStyles[place]) as Style | 'cookie';
  return {
    name,
    in: place,
    isRequired: parameter.required === true || place === 'path',
    schema: asObject(isObject(media) ? media.schema : parameter.schema),
    examples: examplesOf(references, isObject(media) ? { ...media, ...parameter } : parameter),
    style: known === 'cookie' ? 'form' : known,
    isExploded:
      typeof parameter.explode === 'boolean' ? parameter.explode : ['form', 'cookie'].includes(known),
    isJsonText: mediaType !== undefined,
    allowsReserved: parameter.allowReserved === true,
  };
}

/** A query as a whole (OpenAPI 3.2) is described like a body. */
function readWholeQuery(references: References, parameter: JsonObject): ParameterModel {
  const [[mediaType, part] = []] = Object.entries(asObject(parameter.content));
  if (mediaType === undefined)
    throw new Error(`parameter ${String(parameter.name)} in querystring has no content`);
  const media = references.follow(part);
  return {
    name: String(parameter.name),
    in: 'query',
    isRequired: parameter.required === true,
    schema: asObject(media.schema),
    examples: examplesOf(references, { ...media, ...parameter }),
    ...{ style: 'form', isExploded: true, allowsReserved: false, isJsonText: isJson(mediaType) },
    wholeQuery: { mediaType: bareMediaType(mediaType), encoding: asObject(media.encoding) },
  };
}

/** Returns the examples of a parameter or a media type. */
export function examplesOf(references: References, part: JsonObject): Json[] {
  const named = Object.values(asObject(part.examples)).map((example) => {
    const { value, dataValue } = references.follow(example);
    return dataValue ?? value;
  });
  return [part.example, ...named].filter((example) => example !== undefined);
}
