import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The least a Node HTTP server does for a response: one head, and bytes that are there. Receives the bytes and returns its port. */
process.once('message', (bytes: Buffer) => {
  const head = {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'gzip',
    'content-length': bytes.byteLength,
  };
  const server = createServer((_, response) => {
    response.writeHead(200, head);
    response.end(bytes);
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
