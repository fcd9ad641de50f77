import type { TestApp } from './test-app';

/** A valid address in Tehran. */
export const tehranAddress = {
  title: 'انبار مرکزی',
  receiverName: 'نوید رضایی',
  receiverPhone: '09120000001',
  countryId: 'country-ir',
  stateId: 'state-tehran',
  cityId: 'city-tehran',
  urbanAreaId: 'urban-tehran-6',
  addressText: 'خیابان کریم‌خان زند، ساختمان سپهر',
  postalCode: '1585714567',
};

export interface StoredAddress {
  id: string;
  title: string;
  isSelected: boolean;
  updatedAt: string;
  version: number;
}

/** Returns the calls on delivery addresses of one person. */
export function addressCalls({ app, get, post }: Pick<TestApp, 'app' | 'get' | 'post'>, token: string) {
  const send = (method: string, id: string, body?: unknown) =>
    Promise.resolve(
      app.request(`/api/v1/deliveryaddresses/${id}`, {
        method,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      }),
    );
  const list = async () => (await get('/deliveryaddresses', token)) as unknown as StoredAddress[];
  return {
    create: (fields: object = tehranAddress, key?: string) => post('/deliveryaddresses', fields, token, key),
    /** Sends the current version when none is given. */
    update: async (id: string, fields: object = tehranAddress, version?: number) => {
      const known = (await list()).find((address) => address.id === id);
      return send('PUT', id, { ...fields, version: version ?? known?.version ?? 1 });
    },
    select: (id: string) => send('POST', `${id}/selected`),
    drop: (id: string) => send('DELETE', id),
    list,
    /** Returns `undefined` for a 204. */
    selected: async () => {
      const answer = await send('GET', 'default');
      return answer.status === 204 ? undefined : ((await answer.json()) as StoredAddress);
    },
  };
}

export type AddressCalls = ReturnType<typeof addressCalls>;
