import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { currentExchange, rememberExchanges } from './exchange';

it('finds the response of each of many parallel requests, deep inside their work', async () => {
  rememberExchanges();
  const server = createServer(async (request, response) => {
    await wait(Math.random() * 20);
    const exchange = currentExchange();
    if (exchange) exchange.response.statusCode = Number(request.url?.slice(1));
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const statuses = Array.from({ length: 40 }, (_, index) => 500 + index);
  const answers = await Promise.all(statuses.map((status) => fetch(`http://127.0.0.1:${port}/${status}`)));
  expect(answers.map(({ status }) => status)).toEqual(statuses);
  server.close();
  expect(currentExchange()).toBeUndefined();
});
