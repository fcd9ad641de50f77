/** Generated from the contract; do not edit. Addresses of what a call makes; `{…}` is a field of the answer. */
export const locations = {
  registerBuyer: "/customers/profile",
  sendMessage: "/conversations/{conversationId}/thread",
  createPersonCustomer: "/customers/profile",
  inviteMerchantAgent: "/customers/profile/merchant-agents?merchantId={merchantId}",
  createDeliveryAddress: "/deliveryaddresses/{id}",
  uploadFile: "{url}",
  orderMembership: "/membershipplans/byuser",
  createNote: "/notes/{id}",
  requestOnlinePayment: "/onlinepayments/by-paymentid?paymentId={paymentId}",
  retryOnlinePayment: "/onlinepayments/by-paymentid?paymentId={paymentId}",
  addPageComment: "/pagecomments/{pageId}/active-tree?mine=true",
  createPersonAddress: "/persons/{personId}/addresses",
  createDirectOrder: "/traderequests/{id}",
  addFavorite: "/userfavorites/{id}",
  startWalletCharge: "/onlinepayments/by-paymentid?paymentId={paymentId}",
} as const;

/** How often one internet address may send a call without an account in a window. */
export const rateLimits = {
  sendFeedback: {"uses":20,"windowSeconds":600},
  uploadFile: {"uses":20,"windowSeconds":600},
  requestOneTimeCode: {"uses":20,"windowSeconds":600},
} as const;
