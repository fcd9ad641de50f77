import type { ContractOperation } from '../http/contract-operation';
import { accountOperations } from './accounts';
import { deliveryAddressOperations } from './addresses';
import { advertisementOperations } from './advertisements';
import { categoryOperations } from './categories';
import { categorySupplierOperations } from './category-suppliers';
import { conversationOperations } from './conversations';
import { faqOperations } from './faq';
import { favouriteOperations } from './favourites';
import { feedbackOperations } from './feedback';
import { fileOperations } from './files';
import { geographyOperations } from './geography';
import { helpOperations } from './help';
import { membershipOperations } from './membership';
import { merchantAgentOperations } from './merchant-agents';
import { merchantOperations } from './merchants';
import { noteOperations } from './notes';
import { pageCommentOperations } from './page-comments';
import { pageOperations } from './pages';
import { paymentOperations } from './payments';
import { peopleOperations } from './people';
import { personAddressOperations } from './person-addresses';
import { productOperations } from './products';
import { referenceOperations } from './reference';
import { searchOperations } from './searches';
import { supplierOperations } from './suppliers';
import { tradeOperations } from './trade';
import { typeModelOperations } from './type-models';
import { videoOperations } from './videos';
import { visitOperations } from './visits';
import { walletOperations } from './wallet';

/** Every operation of the contract that this backend implements. */
export const operations: readonly ContractOperation[] = [
  ...accountOperations,
  ...advertisementOperations,
  ...categoryOperations,
  ...categorySupplierOperations,
  ...conversationOperations,
  ...deliveryAddressOperations,
  ...faqOperations,
  ...favouriteOperations,
  ...feedbackOperations,
  ...fileOperations,
  ...geographyOperations,
  ...helpOperations,
  ...membershipOperations,
  ...merchantAgentOperations,
  ...merchantOperations,
  ...noteOperations,
  ...pageCommentOperations,
  ...pageOperations,
  ...paymentOperations,
  ...peopleOperations,
  ...personAddressOperations,
  ...productOperations,
  ...referenceOperations,
  ...searchOperations,
  ...supplierOperations,
  ...tradeOperations,
  ...typeModelOperations,
  ...videoOperations,
  ...visitOperations,
  ...walletOperations,
];
