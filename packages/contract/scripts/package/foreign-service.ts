import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A contract that is nobody's here: OpenAPI 3.0 in YAML, with a part in another file. */
export const foreignContract = (most: number) => `openapi: 3.0.3
info: { title: Rooms, version: "1" }
paths:
  /rooms:
    get:
      operationId: listRooms
      parameters: [{ name: places, in: query, schema: { type: integer, minimum: 1, maximum: ${most} } }]
      responses:
        "200":
          description: The rooms with as many places.
          content: { application/json: { schema: { type: array, items: { $ref: "parts/room.yaml#/Room" } } } }
        "400": { description: Not understood. }
`;

export const foreignPart = `Room:
  type: object
  required: [name, places]
  properties: { name: { type: string }, places: { type: integer } }
`;

/** Serves the foreign contract rightly below `/right`, with a text for a number below `/wrong`, and the files of the contract. */
export async function serveRooms(): Promise<{ origin: string; close(): void }> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const file = { '/openapi.yaml': foreignContract(50), '/parts/room.yaml': foreignPart }[pathname];
    const places = searchParams.get('places') ?? '1';
    const isWrong = pathname.startsWith('/wrong');
    const rooms = [{ name: 'Blue', places: isWrong ? '4' : 4 }];
    const isFine = /^[1-9]\d?$/.test(places) && Number(places) <= 50;
    const status = !pathname.endsWith('/rooms') ? 404 : request.method !== 'GET' ? 405 : isFine ? 200 : 400;
    if (file !== undefined) response.end(file);
    else {
      response.writeHead(status, { 'content-type': 'application/json', allow: 'GET' });
      response.end(JSON.stringify(status === 200 ? rooms : {}));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}
