import { supplierLine } from '@/entities/request-basket/request-basket-line';
import type { SupplierScreenProps } from '@/features/supplier/supplier-screen';
import { RequestsIsland } from '@/features/supplier-requests/requests-island';
import { paths } from '@/lib/navigation/paths';
import { ObjectActions } from '@/shell/actions/object-actions';
import { retryPart } from '@/shell/screens/buttons/retry-button';

/** Returns the parts of a supplier's page that belong to other modules: its actions, the requests to it, and the retry. */
export function supplierSlots(supplier: SupplierScreenProps['supplier']) {
  const { id, name } = supplier;
  return {
    personal: (
      <ObjectActions objectType="Supplier" objectId={id} title={name} path={paths.supplier(supplier)} />
    ),
    requests: (takesOrders: boolean) => (
      <RequestsIsland supplierId={id} line={takesOrders ? supplierLine(supplier) : undefined} />
    ),
    retry: retryPart,
  };
}
