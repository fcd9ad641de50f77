import type {
  CreateDeliveryAddressBody,
  CreateDeliveryAddressResponse,
} from '@bazaar/api/zod/delivery-addresses';
import type { CreatePersonAddressBody, CreatePersonAddressResponse } from '@bazaar/api/zod/persons';
import type { z } from 'zod';

/** Shapes of the contract, as its schemas parse them. */
export type DeliveryAddress = z.output<typeof CreateDeliveryAddressResponse>;
export type DeliveryAddressFields = z.output<typeof CreateDeliveryAddressBody>;
export type PersonAddress = z.output<typeof CreatePersonAddressResponse>;
export type PersonAddressFields = z.output<typeof CreatePersonAddressBody>;
