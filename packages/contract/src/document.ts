/** The JSON values a contract consists of. */
export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

export type JsonObject = { [name: string]: Json };

export interface OpenApiDocument extends JsonObject {
  paths: JsonObject;
  components: { [group: string]: JsonObject };
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
