import type {
  CreateDeliveryAddressBody,
  CreateDeliveryAddressResponse,
  UpdateDeliveryAddressBody,
} from '@bazaar/api/zod/delivery-addresses';
import type {
  CreatePersonAddressBody,
  CreatePersonAddressResponse,
  UpdatePersonAddressBody,
} from '@bazaar/api/zod/persons';
import type { z } from 'zod';

/** Shapes of the contract, as its schemas parse them. */
export type DeliveryAddress = z.output<typeof CreateDeliveryAddressResponse>;
export type DeliveryAddressFields = z.output<typeof CreateDeliveryAddressBody>;
export type DeliveryAddressChange = z.output<typeof UpdateDeliveryAddressBody>;
export type PersonAddress = z.output<typeof CreatePersonAddressResponse>;
export type PersonAddressFields = z.output<typeof CreatePersonAddressBody>;
export type PersonAddressChange = z.output<typeof UpdatePersonAddressBody>;
