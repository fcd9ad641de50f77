import 'server-only';
import { getMerchantSaleSetting } from '@bazaar/api/merchants';
import { cache } from 'react';
import { load } from '@/lib/data/load';

/** Loads the company's terms of sale: payment, delivery, minimum order. */
export const loadSaleSetting = cache((merchantId: string) =>
  load('record', [`merchant:${merchantId}`], (request) => getMerchantSaleSetting({ merchantId }, request)),
);
