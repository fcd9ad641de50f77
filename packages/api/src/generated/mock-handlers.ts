/** Generated from the contract; do not edit. What makes the mock of the good answer of every operation. */
import {
  getListAdvertisementsMockHandler,
} from './endpoints/advertisements/advertisements.msw';
import {
  getRegisterBuyerMockHandler,
} from './endpoints/buyers/buyers.msw';
import {
  getListCategoriesMockHandler,
  getListCategoryItemsCountMockHandler,
  getGetCategoryMenuMockHandler,
  getListTopLevelCategoriesMockHandler,
  getGetActiveCategoryMockHandler,
  getGetCategoryBreadcrumbMockHandler,
  getListCategoryChildrenMockHandler,
  getListCategoryPropertiesMockHandler,
  getSearchCategorySuppliersMockHandler,
  getListCategorySuppliersWithCatalogMockHandler,
} from './endpoints/categories/categories.msw';
import {
  getFilterCitiesMockHandler,
  getFilterCountriesMockHandler,
  getListSaleCitiesMockHandler,
  getFilterStatesMockHandler,
  getListUrbanAreasMockHandler,
} from './endpoints/geography/geography.msw';
import {
  getCreateTokenMockHandler,
} from './endpoints/connect/connect.msw';
import {
  getListContentTypesMockHandler,
  getGetContentTypeTreeMockHandler,
  getGetContentTypeBreadcrumbMockHandler,
} from './endpoints/content-types/content-types.msw';
import {
  getListConversationsMockHandler,
  getSendMessageMockHandler,
  getListConversationMessagesMockHandler,
  getGetUnreadConversationsMockHandler,
  getGetConversationThreadMockHandler,
  getUpdateConversationMockHandler,
  getHideConversationMockHandler,
} from './endpoints/conversations/conversations.msw';
import {
  getListCustomersMockHandler,
  getCreatePersonCustomerMockHandler,
  getGetCustomerProfileMockHandler,
  getUpdateCustomerProfileMockHandler,
  getListMerchantAgentsMockHandler,
  getUpdateMerchantAgentMockHandler,
  getInviteMerchantAgentMockHandler,
  getRemoveMerchantAgentMockHandler,
} from './endpoints/customers/customers.msw';
import {
  getListDeliveryAddressesMockHandler,
  getCreateDeliveryAddressMockHandler,
  getGetDefaultDeliveryAddressMockHandler,
  getUpdateDeliveryAddressMockHandler,
  getDeleteDeliveryAddressMockHandler,
  getSelectDeliveryAddressMockHandler,
} from './endpoints/delivery-addresses/delivery-addresses.msw';
import {
  getListFaqCategoriesMockHandler,
  getListFaqQuestionsMockHandler,
  getListFaqGroupsMockHandler,
  getListTopFaqQuestionsMockHandler,
} from './endpoints/faq/faq.msw';
import {
  getSendFeedbackMockHandler,
} from './endpoints/feedbacks/feedbacks.msw';
import {
  getUploadFileMockHandler,
} from './endpoints/files/files.msw';
import {
  getListGatewaysMockHandler,
  getGetPaymentMockHandler,
  getRequestOnlinePaymentMockHandler,
  getRetryOnlinePaymentMockHandler,
  getListUnfinishedPaymentsMockHandler,
  getPayFromWalletMockHandler,
  getCancelPaymentMockHandler,
} from './endpoints/payments/payments.msw';
import {
  getGetHelpItemMockHandler,
} from './endpoints/help-systems/help-systems.msw';
import {
  getListMeasurementUnitsMockHandler,
} from './endpoints/measurement-quantities/measurement-quantities.msw';
import {
  getListMediaVideosMockHandler,
  getSearchMediaVideosMockHandler,
} from './endpoints/media-videos/media-videos.msw';
import {
  getOrderMembershipMockHandler,
  getListRunningMembershipsMockHandler,
} from './endpoints/membership-plans/membership-plans.msw';
import {
  getListMerchantDelegationsMockHandler,
  getGetMerchantDelegationMockHandler,
  getListSuppliersMockHandler,
  getGetSupplierMockHandler,
} from './endpoints/suppliers/suppliers.msw';
import {
  getListMerchantsMockHandler,
  getListConfirmedMerchantsMockHandler,
  getCheckMerchantNameMockHandler,
  getGetMerchantSaleSettingMockHandler,
} from './endpoints/merchants/merchants.msw';
import {
  getCreateNoteMockHandler,
  getListNotesByObjectMockHandler,
  getListNotesMockHandler,
  getGetNoteMockHandler,
  getUpdateNoteMockHandler,
  getDeleteNoteMockHandler,
} from './endpoints/notes/notes.msw';
import {
  getAddPageCommentMockHandler,
  getListPageCommentsMockHandler,
  getLikePageCommentMockHandler,
} from './endpoints/page-comments/page-comments.msw';
import {
  getListPagesByContentTypeMockHandler,
  getListPagesByPageTypeMockHandler,
  getListPagesByLabelMockHandler,
  getGetPageByNameMockHandler,
  getListPagesMockHandler,
  getGetMerchantContentMockHandler,
  getGetPageMockHandler,
  getLikePageMockHandler,
  getGetPagePreviewMockHandler,
} from './endpoints/pages/pages.msw';
import {
  getListLastVisitsMockHandler,
  getRecordVisitMockHandler,
} from './endpoints/page-visits/page-visits.msw';
import {
  getListPersonAddressesMockHandler,
  getUpdatePersonAddressMockHandler,
  getCreatePersonAddressMockHandler,
  getDeletePersonAddressMockHandler,
} from './endpoints/persons/persons.msw';
import {
  getListSearchSuggestionsMockHandler,
} from './endpoints/searches/searches.msw';
import {
  getListEnumsMockHandler,
  getGetEnumMockHandler,
  getListTypeModelsMockHandler,
} from './endpoints/type-models/type-models.msw';
import {
  getListOffersByProductMockHandler,
  getListSupplierProductsMockHandler,
  getGetSupplierProductCatalogMockHandler,
  getListRelatedSupplierProductsMockHandler,
} from './endpoints/supplier-products/supplier-products.msw';
import {
  getListTradeDocumentTypesMockHandler,
  getListTradeRequestEventsMockHandler,
  getListTradeRequestsBySupplierMockHandler,
  getCreateDirectOrderMockHandler,
  getUpdateDirectOrderMockHandler,
  getGetTradeRequestMockHandler,
  getPublishTradeRequestMockHandler,
  getGetMembershipAndPriceMockHandler,
  getRequestTradeRequestConfirmationMockHandler,
} from './endpoints/trade-requests/trade-requests.msw';
import {
  getListUnitsOfMeasurementMockHandler,
  getFilterUnitsOfMeasurementMockHandler,
} from './endpoints/units/units.msw';
import {
  getListFavoritesMockHandler,
  getAddFavoriteMockHandler,
  getGetFavoriteByObjectMockHandler,
  getListFavoritesByTypeMockHandler,
  getRemoveFavoriteMockHandler,
} from './endpoints/user-favorites/user-favorites.msw';
import {
  getRequestOneTimeCodeMockHandler,
  getGetProfilePictureMockHandler,
  getChooseProfilePictureMockHandler,
} from './endpoints/users/users.msw';
import {
  getGetVisitorChartMockHandler,
} from './endpoints/visitor-logs/visitor-logs.msw';
import {
  getListWalletTransactionsMockHandler,
  getChargeWalletMockHandler,
  getStartWalletChargeMockHandler,
  getGetWalletCreditMockHandler,
} from './endpoints/wallet-transactions/wallet-transactions.msw';
import {
  getListWebsiteMenusMockHandler,
} from './endpoints/website-menus/website-menus.msw';

export const mockHandlers = {
  listAdvertisements: getListAdvertisementsMockHandler,
  registerBuyer: getRegisterBuyerMockHandler,
  listCategories: getListCategoriesMockHandler,
  listCategoryItemsCount: getListCategoryItemsCountMockHandler,
  getCategoryMenu: getGetCategoryMenuMockHandler,
  listTopLevelCategories: getListTopLevelCategoriesMockHandler,
  getActiveCategory: getGetActiveCategoryMockHandler,
  getCategoryBreadcrumb: getGetCategoryBreadcrumbMockHandler,
  listCategoryChildren: getListCategoryChildrenMockHandler,
  listCategoryProperties: getListCategoryPropertiesMockHandler,
  searchCategorySuppliers: getSearchCategorySuppliersMockHandler,
  listCategorySuppliersWithCatalog: getListCategorySuppliersWithCatalogMockHandler,
  filterCities: getFilterCitiesMockHandler,
  createToken: getCreateTokenMockHandler,
  listContentTypes: getListContentTypesMockHandler,
  getContentTypeTree: getGetContentTypeTreeMockHandler,
  getContentTypeBreadcrumb: getGetContentTypeBreadcrumbMockHandler,
  listConversations: getListConversationsMockHandler,
  sendMessage: getSendMessageMockHandler,
  listConversationMessages: getListConversationMessagesMockHandler,
  getUnreadConversations: getGetUnreadConversationsMockHandler,
  getConversationThread: getGetConversationThreadMockHandler,
  updateConversation: getUpdateConversationMockHandler,
  hideConversation: getHideConversationMockHandler,
  filterCountries: getFilterCountriesMockHandler,
  listCustomers: getListCustomersMockHandler,
  createPersonCustomer: getCreatePersonCustomerMockHandler,
  getCustomerProfile: getGetCustomerProfileMockHandler,
  updateCustomerProfile: getUpdateCustomerProfileMockHandler,
  listMerchantAgents: getListMerchantAgentsMockHandler,
  updateMerchantAgent: getUpdateMerchantAgentMockHandler,
  inviteMerchantAgent: getInviteMerchantAgentMockHandler,
  removeMerchantAgent: getRemoveMerchantAgentMockHandler,
  listDeliveryAddresses: getListDeliveryAddressesMockHandler,
  createDeliveryAddress: getCreateDeliveryAddressMockHandler,
  getDefaultDeliveryAddress: getGetDefaultDeliveryAddressMockHandler,
  updateDeliveryAddress: getUpdateDeliveryAddressMockHandler,
  deleteDeliveryAddress: getDeleteDeliveryAddressMockHandler,
  selectDeliveryAddress: getSelectDeliveryAddressMockHandler,
  listFaqCategories: getListFaqCategoriesMockHandler,
  listFaqQuestions: getListFaqQuestionsMockHandler,
  listFaqGroups: getListFaqGroupsMockHandler,
  listTopFaqQuestions: getListTopFaqQuestionsMockHandler,
  sendFeedback: getSendFeedbackMockHandler,
  uploadFile: getUploadFileMockHandler,
  listGateways: getListGatewaysMockHandler,
  getHelpItem: getGetHelpItemMockHandler,
  listMeasurementUnits: getListMeasurementUnitsMockHandler,
  listMediaVideos: getListMediaVideosMockHandler,
  searchMediaVideos: getSearchMediaVideosMockHandler,
  orderMembership: getOrderMembershipMockHandler,
  listRunningMemberships: getListRunningMembershipsMockHandler,
  listMerchantDelegations: getListMerchantDelegationsMockHandler,
  getMerchantDelegation: getGetMerchantDelegationMockHandler,
  listMerchants: getListMerchantsMockHandler,
  listConfirmedMerchants: getListConfirmedMerchantsMockHandler,
  checkMerchantName: getCheckMerchantNameMockHandler,
  getMerchantSaleSetting: getGetMerchantSaleSettingMockHandler,
  createNote: getCreateNoteMockHandler,
  listNotesByObject: getListNotesByObjectMockHandler,
  listNotes: getListNotesMockHandler,
  getNote: getGetNoteMockHandler,
  updateNote: getUpdateNoteMockHandler,
  deleteNote: getDeleteNoteMockHandler,
  getPayment: getGetPaymentMockHandler,
  requestOnlinePayment: getRequestOnlinePaymentMockHandler,
  retryOnlinePayment: getRetryOnlinePaymentMockHandler,
  addPageComment: getAddPageCommentMockHandler,
  listPageComments: getListPageCommentsMockHandler,
  likePageComment: getLikePageCommentMockHandler,
  listPagesByContentType: getListPagesByContentTypeMockHandler,
  listPagesByPageType: getListPagesByPageTypeMockHandler,
  listPagesByLabel: getListPagesByLabelMockHandler,
  getPageByName: getGetPageByNameMockHandler,
  listPages: getListPagesMockHandler,
  getMerchantContent: getGetMerchantContentMockHandler,
  getPage: getGetPageMockHandler,
  likePage: getLikePageMockHandler,
  getPagePreview: getGetPagePreviewMockHandler,
  listLastVisits: getListLastVisitsMockHandler,
  recordVisit: getRecordVisitMockHandler,
  listUnfinishedPayments: getListUnfinishedPaymentsMockHandler,
  payFromWallet: getPayFromWalletMockHandler,
  cancelPayment: getCancelPaymentMockHandler,
  listPersonAddresses: getListPersonAddressesMockHandler,
  updatePersonAddress: getUpdatePersonAddressMockHandler,
  createPersonAddress: getCreatePersonAddressMockHandler,
  deletePersonAddress: getDeletePersonAddressMockHandler,
  listSaleCities: getListSaleCitiesMockHandler,
  listSearchSuggestions: getListSearchSuggestionsMockHandler,
  listEnums: getListEnumsMockHandler,
  getEnum: getGetEnumMockHandler,
  listTypeModels: getListTypeModelsMockHandler,
  filterStates: getFilterStatesMockHandler,
  listOffersByProduct: getListOffersByProductMockHandler,
  listSupplierProducts: getListSupplierProductsMockHandler,
  getSupplierProductCatalog: getGetSupplierProductCatalogMockHandler,
  listRelatedSupplierProducts: getListRelatedSupplierProductsMockHandler,
  listSuppliers: getListSuppliersMockHandler,
  getSupplier: getGetSupplierMockHandler,
  listTradeDocumentTypes: getListTradeDocumentTypesMockHandler,
  listTradeRequestEvents: getListTradeRequestEventsMockHandler,
  listTradeRequestsBySupplier: getListTradeRequestsBySupplierMockHandler,
  createDirectOrder: getCreateDirectOrderMockHandler,
  updateDirectOrder: getUpdateDirectOrderMockHandler,
  getTradeRequest: getGetTradeRequestMockHandler,
  publishTradeRequest: getPublishTradeRequestMockHandler,
  getMembershipAndPrice: getGetMembershipAndPriceMockHandler,
  requestTradeRequestConfirmation: getRequestTradeRequestConfirmationMockHandler,
  listUnitsOfMeasurement: getListUnitsOfMeasurementMockHandler,
  filterUnitsOfMeasurement: getFilterUnitsOfMeasurementMockHandler,
  listUrbanAreas: getListUrbanAreasMockHandler,
  listFavorites: getListFavoritesMockHandler,
  addFavorite: getAddFavoriteMockHandler,
  getFavoriteByObject: getGetFavoriteByObjectMockHandler,
  listFavoritesByType: getListFavoritesByTypeMockHandler,
  removeFavorite: getRemoveFavoriteMockHandler,
  requestOneTimeCode: getRequestOneTimeCodeMockHandler,
  getProfilePicture: getGetProfilePictureMockHandler,
  chooseProfilePicture: getChooseProfilePictureMockHandler,
  getVisitorChart: getGetVisitorChartMockHandler,
  listWalletTransactions: getListWalletTransactionsMockHandler,
  chargeWallet: getChargeWalletMockHandler,
  startWalletCharge: getStartWalletChargeMockHandler,
  getWalletCredit: getGetWalletCreditMockHandler,
  listWebsiteMenus: getListWebsiteMenusMockHandler,
} as const;
