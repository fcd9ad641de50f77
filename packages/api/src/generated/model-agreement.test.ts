/** Generated from the contract; do not edit. Checked by the compiler: it fails where two generators read the contract differently. */
import { expectTypeOf, it } from 'vitest';
import type * as Model from './model';
import type { components } from './schema';

type Contract = components['schemas'];

it('reads AdminCharge alike', () => {
  expectTypeOf<Contract['AdminCharge']>().branded.toEqualTypeOf<Model.AdminCharge>();
});

it('reads Advertisement alike', () => {
  expectTypeOf<Contract['Advertisement']>().branded.toEqualTypeOf<Model.Advertisement>();
});

it('reads AdvertisementPosition alike', () => {
  expectTypeOf<Contract['AdvertisementPosition']>().branded.toEqualTypeOf<Model.AdvertisementPosition>();
});

it('reads AgentPermission alike', () => {
  expectTypeOf<Contract['AgentPermission']>().branded.toEqualTypeOf<Model.AgentPermission>();
});

it('reads BaseProduct alike', () => {
  expectTypeOf<Contract['BaseProduct']>().branded.toEqualTypeOf<Model.BaseProduct>();
});

it('reads BaseProductOffers alike', () => {
  expectTypeOf<Contract['BaseProductOffers']>().branded.toEqualTypeOf<Model.BaseProductOffers>();
});

it('reads Buyer alike', () => {
  expectTypeOf<Contract['Buyer']>().branded.toEqualTypeOf<Model.Buyer>();
});

it('reads BuyerConflict alike', () => {
  expectTypeOf<Contract['BuyerConflict']>().branded.toEqualTypeOf<Model.BuyerConflict>();
});

it('reads Category alike', () => {
  expectTypeOf<Contract['Category']>().branded.toEqualTypeOf<Model.Category>();
});

it('reads CategoryCrumb alike', () => {
  expectTypeOf<Contract['CategoryCrumb']>().branded.toEqualTypeOf<Model.CategoryCrumb>();
});

it('reads CategoryItemsCount alike', () => {
  expectTypeOf<Contract['CategoryItemsCount']>().branded.toEqualTypeOf<Model.CategoryItemsCount>();
});

it('reads CategoryMenu alike', () => {
  expectTypeOf<Contract['CategoryMenu']>().branded.toEqualTypeOf<Model.CategoryMenu>();
});

it('reads CategoryMenuEntry alike', () => {
  expectTypeOf<Contract['CategoryMenuEntry']>().branded.toEqualTypeOf<Model.CategoryMenuEntry>();
});

it('reads CategoryProperty alike', () => {
  expectTypeOf<Contract['CategoryProperty']>().branded.toEqualTypeOf<Model.CategoryProperty>();
});

it('reads CategorySupplierQuery alike', () => {
  expectTypeOf<Contract['CategorySupplierQuery']>().branded.toEqualTypeOf<Model.CategorySupplierQuery>();
});

it('reads CategorySupplierSearch alike', () => {
  expectTypeOf<Contract['CategorySupplierSearch']>().branded.toEqualTypeOf<Model.CategorySupplierSearch>();
});

it('reads CategoryType alike', () => {
  expectTypeOf<Contract['CategoryType']>().branded.toEqualTypeOf<Model.CategoryType>();
});

it('reads ChangedCompany alike', () => {
  expectTypeOf<Contract['ChangedCompany']>().branded.toEqualTypeOf<Model.ChangedCompany>();
});

it('reads ChangedCustomer alike', () => {
  expectTypeOf<Contract['ChangedCustomer']>().branded.toEqualTypeOf<Model.ChangedCustomer>();
});

it('reads ChangedMerchantAgent alike', () => {
  expectTypeOf<Contract['ChangedMerchantAgent']>().branded.toEqualTypeOf<Model.ChangedMerchantAgent>();
});

it('reads ChosenProfilePicture alike', () => {
  expectTypeOf<Contract['ChosenProfilePicture']>().branded.toEqualTypeOf<Model.ChosenProfilePicture>();
});

it('reads City alike', () => {
  expectTypeOf<Contract['City']>().branded.toEqualTypeOf<Model.City>();
});

it('reads CityRef alike', () => {
  expectTypeOf<Contract['CityRef']>().branded.toEqualTypeOf<Model.CityRef>();
});

it('reads ContentType alike', () => {
  expectTypeOf<Contract['ContentType']>().branded.toEqualTypeOf<Model.ContentType>();
});

it('reads Conversation alike', () => {
  expectTypeOf<Contract['Conversation']>().branded.toEqualTypeOf<Model.Conversation>();
});

it('reads ConversationChange alike', () => {
  expectTypeOf<Contract['ConversationChange']>().branded.toEqualTypeOf<Model.ConversationChange>();
});

it('reads ConversationConflict alike', () => {
  expectTypeOf<Contract['ConversationConflict']>().branded.toEqualTypeOf<Model.ConversationConflict>();
});

it('reads ConversationCounterpart alike', () => {
  expectTypeOf<Contract['ConversationCounterpart']>().branded.toEqualTypeOf<Model.ConversationCounterpart>();
});

it('reads ConversationCounts alike', () => {
  expectTypeOf<Contract['ConversationCounts']>().branded.toEqualTypeOf<Model.ConversationCounts>();
});

it('reads ConversationMessage alike', () => {
  expectTypeOf<Contract['ConversationMessage']>().branded.toEqualTypeOf<Model.ConversationMessage>();
});

it('reads ConversationMessageNode alike', () => {
  expectTypeOf<Contract['ConversationMessageNode']>().branded.toEqualTypeOf<Model.ConversationMessageNode>();
});

it('reads ConversationState alike', () => {
  expectTypeOf<Contract['ConversationState']>().branded.toEqualTypeOf<Model.ConversationState>();
});

it('reads ConversationThread alike', () => {
  expectTypeOf<Contract['ConversationThread']>().branded.toEqualTypeOf<Model.ConversationThread>();
});

it('reads Country alike', () => {
  expectTypeOf<Contract['Country']>().branded.toEqualTypeOf<Model.Country>();
});

it('reads Currency alike', () => {
  expectTypeOf<Contract['Currency']>().branded.toEqualTypeOf<Model.Currency>();
});

it('reads Customer alike', () => {
  expectTypeOf<Contract['Customer']>().toExtend<Model.Customer>();
  expectTypeOf<Model.Customer>().toExtend<Contract['Customer']>();
});

it('reads CustomerCompany alike', () => {
  expectTypeOf<Contract['CustomerCompany']>().branded.toEqualTypeOf<Model.CustomerCompany>();
});

it('reads CustomerConflict alike', () => {
  expectTypeOf<Contract['CustomerConflict']>().branded.toEqualTypeOf<Model.CustomerConflict>();
});

it('reads CustomerKind alike', () => {
  expectTypeOf<Contract['CustomerKind']>().branded.toEqualTypeOf<Model.CustomerKind>();
});

it('reads CustomerSummary alike', () => {
  expectTypeOf<Contract['CustomerSummary']>().branded.toEqualTypeOf<Model.CustomerSummary>();
});

it('reads DelegationTerritory alike', () => {
  expectTypeOf<Contract['DelegationTerritory']>().branded.toEqualTypeOf<Model.DelegationTerritory>();
});

it('reads DeliveryAddress alike', () => {
  expectTypeOf<Contract['DeliveryAddress']>().branded.toEqualTypeOf<Model.DeliveryAddress>();
});

it('reads DeliveryAddressChange alike', () => {
  expectTypeOf<Contract['DeliveryAddressChange']>().branded.toEqualTypeOf<Model.DeliveryAddressChange>();
});

it('reads DeliveryAddressConflict alike', () => {
  expectTypeOf<Contract['DeliveryAddressConflict']>().branded.toEqualTypeOf<Model.DeliveryAddressConflict>();
});

it('reads DeliveryAddressFields alike', () => {
  expectTypeOf<Contract['DeliveryAddressFields']>().branded.toEqualTypeOf<Model.DeliveryAddressFields>();
});

it('reads DeliveryMethod alike', () => {
  expectTypeOf<Contract['DeliveryMethod']>().branded.toEqualTypeOf<Model.DeliveryMethod>();
});

it('reads DirectOrderChange alike', () => {
  expectTypeOf<Contract['DirectOrderChange']>().branded.toEqualTypeOf<Model.DirectOrderChange>();
});

it('reads EnumCatalog alike', () => {
  expectTypeOf<Contract['EnumCatalog']>().branded.toEqualTypeOf<Model.EnumCatalog>();
});

it('reads EnumItem alike', () => {
  expectTypeOf<Contract['EnumItem']>().branded.toEqualTypeOf<Model.EnumItem>();
});

it('reads FacetOption alike', () => {
  expectTypeOf<Contract['FacetOption']>().branded.toEqualTypeOf<Model.FacetOption>();
});

it('reads FaqCategory alike', () => {
  expectTypeOf<Contract['FaqCategory']>().branded.toEqualTypeOf<Model.FaqCategory>();
});

it('reads FaqGroup alike', () => {
  expectTypeOf<Contract['FaqGroup']>().branded.toEqualTypeOf<Model.FaqGroup>();
});

it('reads FaqQuestion alike', () => {
  expectTypeOf<Contract['FaqQuestion']>().branded.toEqualTypeOf<Model.FaqQuestion>();
});

it('reads FavoriteOverview alike', () => {
  expectTypeOf<Contract['FavoriteOverview']>().branded.toEqualTypeOf<Model.FavoriteOverview>();
});

it('reads FeedbackReceipt alike', () => {
  expectTypeOf<Contract['FeedbackReceipt']>().branded.toEqualTypeOf<Model.FeedbackReceipt>();
});

it('reads FeedbackType alike', () => {
  expectTypeOf<Contract['FeedbackType']>().branded.toEqualTypeOf<Model.FeedbackType>();
});

it('reads FilePurpose alike', () => {
  expectTypeOf<Contract['FilePurpose']>().branded.toEqualTypeOf<Model.FilePurpose>();
});

it('reads FileRef alike', () => {
  expectTypeOf<Contract['FileRef']>().branded.toEqualTypeOf<Model.FileRef>();
});

it('reads FileUpload alike', () => {
  expectTypeOf<Contract['FileUpload']>().branded.toEqualTypeOf<Model.FileUpload>();
});

it('reads Gateway alike', () => {
  expectTypeOf<Contract['Gateway']>().branded.toEqualTypeOf<Model.Gateway>();
});

it('reads GatewayReturnMode alike', () => {
  expectTypeOf<Contract['GatewayReturnMode']>().branded.toEqualTypeOf<Model.GatewayReturnMode>();
});

it('reads Gender alike', () => {
  expectTypeOf<Contract['Gender']>().branded.toEqualTypeOf<Model.Gender>();
});

it('reads HelpItem alike', () => {
  expectTypeOf<Contract['HelpItem']>().branded.toEqualTypeOf<Model.HelpItem>();
});

it('reads HelpStep alike', () => {
  expectTypeOf<Contract['HelpStep']>().branded.toEqualTypeOf<Model.HelpStep>();
});

it('reads LastMessage alike', () => {
  expectTypeOf<Contract['LastMessage']>().branded.toEqualTypeOf<Model.LastMessage>();
});

it('reads LastVisit alike', () => {
  expectTypeOf<Contract['LastVisit']>().branded.toEqualTypeOf<Model.LastVisit>();
});

it('reads Like alike', () => {
  expectTypeOf<Contract['Like']>().branded.toEqualTypeOf<Model.Like>();
});

it('reads MeasurementSystem alike', () => {
  expectTypeOf<Contract['MeasurementSystem']>().branded.toEqualTypeOf<Model.MeasurementSystem>();
});

it('reads MeasurementUnit alike', () => {
  expectTypeOf<Contract['MeasurementUnit']>().branded.toEqualTypeOf<Model.MeasurementUnit>();
});

it('reads MediaVideo alike', () => {
  expectTypeOf<Contract['MediaVideo']>().branded.toEqualTypeOf<Model.MediaVideo>();
});

it('reads MembershipAndPrice alike', () => {
  expectTypeOf<Contract['MembershipAndPrice']>().branded.toEqualTypeOf<Model.MembershipAndPrice>();
});

it('reads MembershipAudience alike', () => {
  expectTypeOf<Contract['MembershipAudience']>().branded.toEqualTypeOf<Model.MembershipAudience>();
});

it('reads MembershipConflict alike', () => {
  expectTypeOf<Contract['MembershipConflict']>().branded.toEqualTypeOf<Model.MembershipConflict>();
});

it('reads MembershipFeature alike', () => {
  expectTypeOf<Contract['MembershipFeature']>().branded.toEqualTypeOf<Model.MembershipFeature>();
});

it('reads MembershipLimits alike', () => {
  expectTypeOf<Contract['MembershipLimits']>().branded.toEqualTypeOf<Model.MembershipLimits>();
});

it('reads MembershipOrder alike', () => {
  expectTypeOf<Contract['MembershipOrder']>().branded.toEqualTypeOf<Model.MembershipOrder>();
});

it('reads MembershipOrdered alike', () => {
  expectTypeOf<Contract['MembershipOrdered']>().branded.toEqualTypeOf<Model.MembershipOrdered>();
});

it('reads MembershipPlan alike', () => {
  expectTypeOf<Contract['MembershipPlan']>().branded.toEqualTypeOf<Model.MembershipPlan>();
});

it('reads MembershipQuota alike', () => {
  expectTypeOf<Contract['MembershipQuota']>().branded.toEqualTypeOf<Model.MembershipQuota>();
});

it('reads MembershipSeats alike', () => {
  expectTypeOf<Contract['MembershipSeats']>().branded.toEqualTypeOf<Model.MembershipSeats>();
});

it('reads MembershipStatus alike', () => {
  expectTypeOf<Contract['MembershipStatus']>().branded.toEqualTypeOf<Model.MembershipStatus>();
});

it('reads MenuPosition alike', () => {
  expectTypeOf<Contract['MenuPosition']>().branded.toEqualTypeOf<Model.MenuPosition>();
});

it('reads Merchant alike', () => {
  expectTypeOf<Contract['Merchant']>().branded.toEqualTypeOf<Model.Merchant>();
});

it('reads MerchantAgent alike', () => {
  expectTypeOf<Contract['MerchantAgent']>().branded.toEqualTypeOf<Model.MerchantAgent>();
});

it('reads MerchantAgentConflict alike', () => {
  expectTypeOf<Contract['MerchantAgentConflict']>().branded.toEqualTypeOf<Model.MerchantAgentConflict>();
});

it('reads MerchantAgentState alike', () => {
  expectTypeOf<Contract['MerchantAgentState']>().branded.toEqualTypeOf<Model.MerchantAgentState>();
});

it('reads MerchantContent alike', () => {
  expectTypeOf<Contract['MerchantContent']>().branded.toEqualTypeOf<Model.MerchantContent>();
});

it('reads MerchantDelegation alike', () => {
  expectTypeOf<Contract['MerchantDelegation']>().branded.toEqualTypeOf<Model.MerchantDelegation>();
});

it('reads MerchantKind alike', () => {
  expectTypeOf<Contract['MerchantKind']>().branded.toEqualTypeOf<Model.MerchantKind>();
});

it('reads MerchantNameCheck alike', () => {
  expectTypeOf<Contract['MerchantNameCheck']>().branded.toEqualTypeOf<Model.MerchantNameCheck>();
});

it('reads MerchantNameProblem alike', () => {
  expectTypeOf<Contract['MerchantNameProblem']>().branded.toEqualTypeOf<Model.MerchantNameProblem>();
});

it('reads MerchantSaleSetting alike', () => {
  expectTypeOf<Contract['MerchantSaleSetting']>().branded.toEqualTypeOf<Model.MerchantSaleSetting>();
});

it('reads MessageConflict alike', () => {
  expectTypeOf<Contract['MessageConflict']>().branded.toEqualTypeOf<Model.MessageConflict>();
});

it('reads MessageEdit alike', () => {
  expectTypeOf<Contract['MessageEdit']>().branded.toEqualTypeOf<Model.MessageEdit>();
});

it('reads NationalCode alike', () => {
  expectTypeOf<Contract['NationalCode']>().branded.toEqualTypeOf<Model.NationalCode>();
});

it('reads NewBuyer alike', () => {
  expectTypeOf<Contract['NewBuyer']>().branded.toEqualTypeOf<Model.NewBuyer>();
});

it('reads NewDirectOrder alike', () => {
  expectTypeOf<Contract['NewDirectOrder']>().branded.toEqualTypeOf<Model.NewDirectOrder>();
});

it('reads NewFavorite alike', () => {
  expectTypeOf<Contract['NewFavorite']>().branded.toEqualTypeOf<Model.NewFavorite>();
});

it('reads NewFeedback alike', () => {
  expectTypeOf<Contract['NewFeedback']>().branded.toEqualTypeOf<Model.NewFeedback>();
});

it('reads NewMerchantAgent alike', () => {
  expectTypeOf<Contract['NewMerchantAgent']>().branded.toEqualTypeOf<Model.NewMerchantAgent>();
});

it('reads NewMessage alike', () => {
  expectTypeOf<Contract['NewMessage']>().branded.toEqualTypeOf<Model.NewMessage>();
});

it('reads NewNote alike', () => {
  expectTypeOf<Contract['NewNote']>().branded.toEqualTypeOf<Model.NewNote>();
});

it('reads NewPageComment alike', () => {
  expectTypeOf<Contract['NewPageComment']>().branded.toEqualTypeOf<Model.NewPageComment>();
});

it('reads NewPersonAddress alike', () => {
  expectTypeOf<Contract['NewPersonAddress']>().branded.toEqualTypeOf<Model.NewPersonAddress>();
});

it('reads NewPersonCustomer alike', () => {
  expectTypeOf<Contract['NewPersonCustomer']>().branded.toEqualTypeOf<Model.NewPersonCustomer>();
});

it('reads NewVisit alike', () => {
  expectTypeOf<Contract['NewVisit']>().branded.toEqualTypeOf<Model.NewVisit>();
});

it('reads Note alike', () => {
  expectTypeOf<Contract['Note']>().branded.toEqualTypeOf<Model.Note>();
});

it('reads NoteChange alike', () => {
  expectTypeOf<Contract['NoteChange']>().branded.toEqualTypeOf<Model.NoteChange>();
});

it('reads NoteColor alike', () => {
  expectTypeOf<Contract['NoteColor']>().branded.toEqualTypeOf<Model.NoteColor>();
});

it('reads NoteConflict alike', () => {
  expectTypeOf<Contract['NoteConflict']>().branded.toEqualTypeOf<Model.NoteConflict>();
});

it('reads ObjectType alike', () => {
  expectTypeOf<Contract['ObjectType']>().branded.toEqualTypeOf<Model.ObjectType>();
});

it('reads OfferSort alike', () => {
  expectTypeOf<Contract['OfferSort']>().branded.toEqualTypeOf<Model.OfferSort>();
});

it('reads OneTimeCodeRequest alike', () => {
  expectTypeOf<Contract['OneTimeCodeRequest']>().branded.toEqualTypeOf<Model.OneTimeCodeRequest>();
});

it('reads OneTimeCodeSent alike', () => {
  expectTypeOf<Contract['OneTimeCodeSent']>().branded.toEqualTypeOf<Model.OneTimeCodeSent>();
});

it('reads OnlinePayment alike', () => {
  expectTypeOf<Contract['OnlinePayment']>().branded.toEqualTypeOf<Model.OnlinePayment>();
});

it('reads OnlinePaymentRequest alike', () => {
  expectTypeOf<Contract['OnlinePaymentRequest']>().branded.toEqualTypeOf<Model.OnlinePaymentRequest>();
});

it('reads OnlinePaymentRetry alike', () => {
  expectTypeOf<Contract['OnlinePaymentRetry']>().branded.toEqualTypeOf<Model.OnlinePaymentRetry>();
});

it('reads OnlinePaymentStatus alike', () => {
  expectTypeOf<Contract['OnlinePaymentStatus']>().branded.toEqualTypeOf<Model.OnlinePaymentStatus>();
});

it('reads Page alike', () => {
  expectTypeOf<Contract['Page']>().branded.toEqualTypeOf<Model.Page>();
});

it('reads PageAnnouncement alike', () => {
  expectTypeOf<Contract['PageAnnouncement']>().branded.toEqualTypeOf<Model.PageAnnouncement>();
});

it('reads PageComment alike', () => {
  expectTypeOf<Contract['PageComment']>().branded.toEqualTypeOf<Model.PageComment>();
});

it('reads PageCommentStatus alike', () => {
  expectTypeOf<Contract['PageCommentStatus']>().branded.toEqualTypeOf<Model.PageCommentStatus>();
});

it('reads PageContentTypeCount alike', () => {
  expectTypeOf<Contract['PageContentTypeCount']>().branded.toEqualTypeOf<Model.PageContentTypeCount>();
});

it('reads PageLabelCount alike', () => {
  expectTypeOf<Contract['PageLabelCount']>().branded.toEqualTypeOf<Model.PageLabelCount>();
});

it('reads PageStatus alike', () => {
  expectTypeOf<Contract['PageStatus']>().branded.toEqualTypeOf<Model.PageStatus>();
});

it('reads PageSummary alike', () => {
  expectTypeOf<Contract['PageSummary']>().branded.toEqualTypeOf<Model.PageSummary>();
});

it('reads PageSurroundings alike', () => {
  expectTypeOf<Contract['PageSurroundings']>().branded.toEqualTypeOf<Model.PageSurroundings>();
});

it('reads PageType alike', () => {
  expectTypeOf<Contract['PageType']>().branded.toEqualTypeOf<Model.PageType>();
});

it('reads PagedCategory alike', () => {
  expectTypeOf<Contract['PagedCategory']>().branded.toEqualTypeOf<Model.PagedCategory>();
});

it('reads PagedConversation alike', () => {
  expectTypeOf<Contract['PagedConversation']>().branded.toEqualTypeOf<Model.PagedConversation>();
});

it('reads PagedConversationMessage alike', () => {
  expectTypeOf<Contract['PagedConversationMessage']>().branded.toEqualTypeOf<Model.PagedConversationMessage>();
});

it('reads PagedCustomerSummary alike', () => {
  expectTypeOf<Contract['PagedCustomerSummary']>().branded.toEqualTypeOf<Model.PagedCustomerSummary>();
});

it('reads PagedFaqQuestion alike', () => {
  expectTypeOf<Contract['PagedFaqQuestion']>().branded.toEqualTypeOf<Model.PagedFaqQuestion>();
});

it('reads PagedLastVisit alike', () => {
  expectTypeOf<Contract['PagedLastVisit']>().branded.toEqualTypeOf<Model.PagedLastVisit>();
});

it('reads PagedMediaVideo alike', () => {
  expectTypeOf<Contract['PagedMediaVideo']>().branded.toEqualTypeOf<Model.PagedMediaVideo>();
});

it('reads PagedMerchant alike', () => {
  expectTypeOf<Contract['PagedMerchant']>().branded.toEqualTypeOf<Model.PagedMerchant>();
});

it('reads PagedMerchantDelegation alike', () => {
  expectTypeOf<Contract['PagedMerchantDelegation']>().branded.toEqualTypeOf<Model.PagedMerchantDelegation>();
});

it('reads PagedNote alike', () => {
  expectTypeOf<Contract['PagedNote']>().branded.toEqualTypeOf<Model.PagedNote>();
});

it('reads PagedPageSummary alike', () => {
  expectTypeOf<Contract['PagedPageSummary']>().branded.toEqualTypeOf<Model.PagedPageSummary>();
});

it('reads PagedSupplierProduct alike', () => {
  expectTypeOf<Contract['PagedSupplierProduct']>().branded.toEqualTypeOf<Model.PagedSupplierProduct>();
});

it('reads PagedSupplierSummary alike', () => {
  expectTypeOf<Contract['PagedSupplierSummary']>().branded.toEqualTypeOf<Model.PagedSupplierSummary>();
});

it('reads PagedSupplierWithProducts alike', () => {
  expectTypeOf<Contract['PagedSupplierWithProducts']>().branded.toEqualTypeOf<Model.PagedSupplierWithProducts>();
});

it('reads PagedTradeRequestEvent alike', () => {
  expectTypeOf<Contract['PagedTradeRequestEvent']>().branded.toEqualTypeOf<Model.PagedTradeRequestEvent>();
});

it('reads PagedUserFavorite alike', () => {
  expectTypeOf<Contract['PagedUserFavorite']>().branded.toEqualTypeOf<Model.PagedUserFavorite>();
});

it('reads PagedWalletTransaction alike', () => {
  expectTypeOf<Contract['PagedWalletTransaction']>().branded.toEqualTypeOf<Model.PagedWalletTransaction>();
});

it('reads Payment alike', () => {
  expectTypeOf<Contract['Payment']>().branded.toEqualTypeOf<Model.Payment>();
});

it('reads PaymentCancelled alike', () => {
  expectTypeOf<Contract['PaymentCancelled']>().branded.toEqualTypeOf<Model.PaymentCancelled>();
});

it('reads PaymentConflict alike', () => {
  expectTypeOf<Contract['PaymentConflict']>().branded.toEqualTypeOf<Model.PaymentConflict>();
});

it('reads PaymentCreated alike', () => {
  expectTypeOf<Contract['PaymentCreated']>().branded.toEqualTypeOf<Model.PaymentCreated>();
});

it('reads PaymentExpired alike', () => {
  expectTypeOf<Contract['PaymentExpired']>().branded.toEqualTypeOf<Model.PaymentExpired>();
});

it('reads PaymentFailed alike', () => {
  expectTypeOf<Contract['PaymentFailed']>().branded.toEqualTypeOf<Model.PaymentFailed>();
});

it('reads PaymentFailureCode alike', () => {
  expectTypeOf<Contract['PaymentFailureCode']>().branded.toEqualTypeOf<Model.PaymentFailureCode>();
});

it('reads PaymentPaid alike', () => {
  expectTypeOf<Contract['PaymentPaid']>().branded.toEqualTypeOf<Model.PaymentPaid>();
});

it('reads PaymentPending alike', () => {
  expectTypeOf<Contract['PaymentPending']>().branded.toEqualTypeOf<Model.PaymentPending>();
});

it('reads PaymentPurpose alike', () => {
  expectTypeOf<Contract['PaymentPurpose']>().branded.toEqualTypeOf<Model.PaymentPurpose>();
});

it('reads PaymentRefunded alike', () => {
  expectTypeOf<Contract['PaymentRefunded']>().branded.toEqualTypeOf<Model.PaymentRefunded>();
});

it('reads PaymentReturnPath alike', () => {
  expectTypeOf<Contract['PaymentReturnPath']>().branded.toEqualTypeOf<Model.PaymentReturnPath>();
});

it('reads PaymentTerm alike', () => {
  expectTypeOf<Contract['PaymentTerm']>().branded.toEqualTypeOf<Model.PaymentTerm>();
});

it('reads PaymentVerifying alike', () => {
  expectTypeOf<Contract['PaymentVerifying']>().branded.toEqualTypeOf<Model.PaymentVerifying>();
});

it('reads PersonAddress alike', () => {
  expectTypeOf<Contract['PersonAddress']>().branded.toEqualTypeOf<Model.PersonAddress>();
});

it('reads PersonAddressChange alike', () => {
  expectTypeOf<Contract['PersonAddressChange']>().branded.toEqualTypeOf<Model.PersonAddressChange>();
});

it('reads PersonAddressConflict alike', () => {
  expectTypeOf<Contract['PersonAddressConflict']>().branded.toEqualTypeOf<Model.PersonAddressConflict>();
});

it('reads PersonAddressKind alike', () => {
  expectTypeOf<Contract['PersonAddressKind']>().branded.toEqualTypeOf<Model.PersonAddressKind>();
});

it('reads PersonName alike', () => {
  expectTypeOf<Contract['PersonName']>().branded.toEqualTypeOf<Model.PersonName>();
});

it('reads PriceFixed alike', () => {
  expectTypeOf<Contract['PriceFixed']>().branded.toEqualTypeOf<Model.PriceFixed>();
});

it('reads PriceFrom alike', () => {
  expectTypeOf<Contract['PriceFrom']>().branded.toEqualTypeOf<Model.PriceFrom>();
});

it('reads PriceInfo alike', () => {
  expectTypeOf<Contract['PriceInfo']>().branded.toEqualTypeOf<Model.PriceInfo>();
});

it('reads PriceKind alike', () => {
  expectTypeOf<Contract['PriceKind']>().branded.toEqualTypeOf<Model.PriceKind>();
});

it('reads PriceLoginToSee alike', () => {
  expectTypeOf<Contract['PriceLoginToSee']>().branded.toEqualTypeOf<Model.PriceLoginToSee>();
});

it('reads PriceOnRequest alike', () => {
  expectTypeOf<Contract['PriceOnRequest']>().branded.toEqualTypeOf<Model.PriceOnRequest>();
});

it('reads PriceRange alike', () => {
  expectTypeOf<Contract['PriceRange']>().branded.toEqualTypeOf<Model.PriceRange>();
});

it('reads PriceTier alike', () => {
  expectTypeOf<Contract['PriceTier']>().branded.toEqualTypeOf<Model.PriceTier>();
});

it('reads Problem alike', () => {
  expectTypeOf<Contract['Problem']>().branded.toEqualTypeOf<Model.Problem>();
});

it('reads ProblemCode alike', () => {
  expectTypeOf<Contract['ProblemCode']>().branded.toEqualTypeOf<Model.ProblemCode>();
});

it('reads ProductOffers alike', () => {
  expectTypeOf<Contract['ProductOffers']>().branded.toEqualTypeOf<Model.ProductOffers>();
});

it('reads ProductStandard alike', () => {
  expectTypeOf<Contract['ProductStandard']>().branded.toEqualTypeOf<Model.ProductStandard>();
});

it('reads ProfileField alike', () => {
  expectTypeOf<Contract['ProfileField']>().branded.toEqualTypeOf<Model.ProfileField>();
});

it('reads ProfilePermission alike', () => {
  expectTypeOf<Contract['ProfilePermission']>().branded.toEqualTypeOf<Model.ProfilePermission>();
});

it('reads PropertyDataType alike', () => {
  expectTypeOf<Contract['PropertyDataType']>().branded.toEqualTypeOf<Model.PropertyDataType>();
});

it('reads PropertyFacet alike', () => {
  expectTypeOf<Contract['PropertyFacet']>().branded.toEqualTypeOf<Model.PropertyFacet>();
});

it('reads PropertyOption alike', () => {
  expectTypeOf<Contract['PropertyOption']>().branded.toEqualTypeOf<Model.PropertyOption>();
});

it('reads PropertyValue alike', () => {
  expectTypeOf<Contract['PropertyValue']>().branded.toEqualTypeOf<Model.PropertyValue>();
});

it('reads RequiredDate alike', () => {
  expectTypeOf<Contract['RequiredDate']>().branded.toEqualTypeOf<Model.RequiredDate>();
});

it('reads RequiredFlag alike', () => {
  expectTypeOf<Contract['RequiredFlag']>().branded.toEqualTypeOf<Model.RequiredFlag>();
});

it('reads RequiredNumber alike', () => {
  expectTypeOf<Contract['RequiredNumber']>().branded.toEqualTypeOf<Model.RequiredNumber>();
});

it('reads RequiredOptions alike', () => {
  expectTypeOf<Contract['RequiredOptions']>().branded.toEqualTypeOf<Model.RequiredOptions>();
});

it('reads RequiredText alike', () => {
  expectTypeOf<Contract['RequiredText']>().branded.toEqualTypeOf<Model.RequiredText>();
});

it('reads Role alike', () => {
  expectTypeOf<Contract['Role']>().branded.toEqualTypeOf<Model.Role>();
});

it('reads RunningMembership alike', () => {
  expectTypeOf<Contract['RunningMembership']>().branded.toEqualTypeOf<Model.RunningMembership>();
});

it('reads SaleCity alike', () => {
  expectTypeOf<Contract['SaleCity']>().branded.toEqualTypeOf<Model.SaleCity>();
});

it('reads SaleCityCount alike', () => {
  expectTypeOf<Contract['SaleCityCount']>().branded.toEqualTypeOf<Model.SaleCityCount>();
});

it('reads SearchSuggestion alike', () => {
  expectTypeOf<Contract['SearchSuggestion']>().branded.toEqualTypeOf<Model.SearchSuggestion>();
});

it('reads SearchSuggestions alike', () => {
  expectTypeOf<Contract['SearchSuggestions']>().branded.toEqualTypeOf<Model.SearchSuggestions>();
});

it('reads SelectedCategoryProperty alike', () => {
  expectTypeOf<Contract['SelectedCategoryProperty']>().branded.toEqualTypeOf<Model.SelectedCategoryProperty>();
});

it('reads Seo alike', () => {
  expectTypeOf<Contract['Seo']>().branded.toEqualTypeOf<Model.Seo>();
});

it('reads SingleVisit alike', () => {
  expectTypeOf<Contract['SingleVisit']>().branded.toEqualTypeOf<Model.SingleVisit>();
});

it('reads SocialLink alike', () => {
  expectTypeOf<Contract['SocialLink']>().branded.toEqualTypeOf<Model.SocialLink>();
});

it('reads StartedOnlinePayment alike', () => {
  expectTypeOf<Contract['StartedOnlinePayment']>().branded.toEqualTypeOf<Model.StartedOnlinePayment>();
});

it('reads State alike', () => {
  expectTypeOf<Contract['State']>().branded.toEqualTypeOf<Model.State>();
});

it('reads SuggestionGroup alike', () => {
  expectTypeOf<Contract['SuggestionGroup']>().branded.toEqualTypeOf<Model.SuggestionGroup>();
});

it('reads SuggestionKind alike', () => {
  expectTypeOf<Contract['SuggestionKind']>().branded.toEqualTypeOf<Model.SuggestionKind>();
});

it('reads Supplier alike', () => {
  expectTypeOf<Contract['Supplier']>().branded.toEqualTypeOf<Model.Supplier>();
});

it('reads SupplierKind alike', () => {
  expectTypeOf<Contract['SupplierKind']>().branded.toEqualTypeOf<Model.SupplierKind>();
});

it('reads SupplierMembership alike', () => {
  expectTypeOf<Contract['SupplierMembership']>().branded.toEqualTypeOf<Model.SupplierMembership>();
});

it('reads SupplierPhone alike', () => {
  expectTypeOf<Contract['SupplierPhone']>().branded.toEqualTypeOf<Model.SupplierPhone>();
});

it('reads SupplierProduct alike', () => {
  expectTypeOf<Contract['SupplierProduct']>().branded.toEqualTypeOf<Model.SupplierProduct>();
});

it('reads SupplierProductCatalog alike', () => {
  expectTypeOf<Contract['SupplierProductCatalog']>().branded.toEqualTypeOf<Model.SupplierProductCatalog>();
});

it('reads SupplierProductSearch alike', () => {
  expectTypeOf<Contract['SupplierProductSearch']>().branded.toEqualTypeOf<Model.SupplierProductSearch>();
});

it('reads SupplierSort alike', () => {
  expectTypeOf<Contract['SupplierSort']>().branded.toEqualTypeOf<Model.SupplierSort>();
});

it('reads SupplierStats alike', () => {
  expectTypeOf<Contract['SupplierStats']>().branded.toEqualTypeOf<Model.SupplierStats>();
});

it('reads SupplierSummary alike', () => {
  expectTypeOf<Contract['SupplierSummary']>().branded.toEqualTypeOf<Model.SupplierSummary>();
});

it('reads SupplierWithProducts alike', () => {
  expectTypeOf<Contract['SupplierWithProducts']>().branded.toEqualTypeOf<Model.SupplierWithProducts>();
});

it('reads Token alike', () => {
  expectTypeOf<Contract['Token']>().branded.toEqualTypeOf<Model.Token>();
});

it('reads TokenRequest alike', () => {
  expectTypeOf<Contract['TokenRequest']>().branded.toEqualTypeOf<Model.TokenRequest>();
});

it('reads TradeAnswerTerms alike', () => {
  expectTypeOf<Contract['TradeAnswerTerms']>().branded.toEqualTypeOf<Model.TradeAnswerTerms>();
});

it('reads TradeDeviation alike', () => {
  expectTypeOf<Contract['TradeDeviation']>().branded.toEqualTypeOf<Model.TradeDeviation>();
});

it('reads TradeDocument alike', () => {
  expectTypeOf<Contract['TradeDocument']>().branded.toEqualTypeOf<Model.TradeDocument>();
});

it('reads TradeDocumentInput alike', () => {
  expectTypeOf<Contract['TradeDocumentInput']>().branded.toEqualTypeOf<Model.TradeDocumentInput>();
});

it('reads TradeDocumentType alike', () => {
  expectTypeOf<Contract['TradeDocumentType']>().branded.toEqualTypeOf<Model.TradeDocumentType>();
});

it('reads TradePriceBreak alike', () => {
  expectTypeOf<Contract['TradePriceBreak']>().branded.toEqualTypeOf<Model.TradePriceBreak>();
});

it('reads TradeQuotedUnit alike', () => {
  expectTypeOf<Contract['TradeQuotedUnit']>().branded.toEqualTypeOf<Model.TradeQuotedUnit>();
});

it('reads TradeRequest alike', () => {
  expectTypeOf<Contract['TradeRequest']>().branded.toEqualTypeOf<Model.TradeRequest>();
});

it('reads TradeRequestAction alike', () => {
  expectTypeOf<Contract['TradeRequestAction']>().branded.toEqualTypeOf<Model.TradeRequestAction>();
});

it('reads TradeRequestAnswered alike', () => {
  expectTypeOf<Contract['TradeRequestAnswered']>().branded.toEqualTypeOf<Model.TradeRequestAnswered>();
});

it('reads TradeRequestAwaitingConfirmation alike', () => {
  expectTypeOf<Contract['TradeRequestAwaitingConfirmation']>().branded.toEqualTypeOf<Model.TradeRequestAwaitingConfirmation>();
});

it('reads TradeRequestAwaitingPayment alike', () => {
  expectTypeOf<Contract['TradeRequestAwaitingPayment']>().branded.toEqualTypeOf<Model.TradeRequestAwaitingPayment>();
});

it('reads TradeRequestBuyer alike', () => {
  expectTypeOf<Contract['TradeRequestBuyer']>().branded.toEqualTypeOf<Model.TradeRequestBuyer>();
});

it('reads TradeRequestConfirmation alike', () => {
  expectTypeOf<Contract['TradeRequestConfirmation']>().branded.toEqualTypeOf<Model.TradeRequestConfirmation>();
});

it('reads TradeRequestConflict alike', () => {
  expectTypeOf<Contract['TradeRequestConflict']>().branded.toEqualTypeOf<Model.TradeRequestConflict>();
});

it('reads TradeRequestCorrection alike', () => {
  expectTypeOf<Contract['TradeRequestCorrection']>().branded.toEqualTypeOf<Model.TradeRequestCorrection>();
});

it('reads TradeRequestDraft alike', () => {
  expectTypeOf<Contract['TradeRequestDraft']>().branded.toEqualTypeOf<Model.TradeRequestDraft>();
});

it('reads TradeRequestEndReason alike', () => {
  expectTypeOf<Contract['TradeRequestEndReason']>().branded.toEqualTypeOf<Model.TradeRequestEndReason>();
});

it('reads TradeRequestEnded alike', () => {
  expectTypeOf<Contract['TradeRequestEnded']>().branded.toEqualTypeOf<Model.TradeRequestEnded>();
});

it('reads TradeRequestEvent alike', () => {
  expectTypeOf<Contract['TradeRequestEvent']>().branded.toEqualTypeOf<Model.TradeRequestEvent>();
});

it('reads TradeRequestGroup alike', () => {
  expectTypeOf<Contract['TradeRequestGroup']>().branded.toEqualTypeOf<Model.TradeRequestGroup>();
});

it('reads TradeRequestGroupState alike', () => {
  expectTypeOf<Contract['TradeRequestGroupState']>().branded.toEqualTypeOf<Model.TradeRequestGroupState>();
});

it('reads TradeRequestKind alike', () => {
  expectTypeOf<Contract['TradeRequestKind']>().branded.toEqualTypeOf<Model.TradeRequestKind>();
});

it('reads TradeRequestLine alike', () => {
  expectTypeOf<Contract['TradeRequestLine']>().branded.toEqualTypeOf<Model.TradeRequestLine>();
});

it('reads TradeRequestLineAnswer alike', () => {
  expectTypeOf<Contract['TradeRequestLineAnswer']>().branded.toEqualTypeOf<Model.TradeRequestLineAnswer>();
});

it('reads TradeRequestLineInput alike', () => {
  expectTypeOf<Contract['TradeRequestLineInput']>().branded.toEqualTypeOf<Model.TradeRequestLineInput>();
});

it('reads TradeRequestNeedsCorrection alike', () => {
  expectTypeOf<Contract['TradeRequestNeedsCorrection']>().branded.toEqualTypeOf<Model.TradeRequestNeedsCorrection>();
});

it('reads TradeRequestPayment alike', () => {
  expectTypeOf<Contract['TradeRequestPayment']>().branded.toEqualTypeOf<Model.TradeRequestPayment>();
});

it('reads TradeRequestPaymentStatus alike', () => {
  expectTypeOf<Contract['TradeRequestPaymentStatus']>().branded.toEqualTypeOf<Model.TradeRequestPaymentStatus>();
});

it('reads TradeRequestPrice alike', () => {
  expectTypeOf<Contract['TradeRequestPrice']>().branded.toEqualTypeOf<Model.TradeRequestPrice>();
});

it('reads TradeRequestPropertyInput alike', () => {
  expectTypeOf<Contract['TradeRequestPropertyInput']>().branded.toEqualTypeOf<Model.TradeRequestPropertyInput>();
});

it('reads TradeRequestPublication alike', () => {
  expectTypeOf<Contract['TradeRequestPublication']>().branded.toEqualTypeOf<Model.TradeRequestPublication>();
});

it('reads TradeRequestReadyToPublish alike', () => {
  expectTypeOf<Contract['TradeRequestReadyToPublish']>().branded.toEqualTypeOf<Model.TradeRequestReadyToPublish>();
});

it('reads TradeRequestSent alike', () => {
  expectTypeOf<Contract['TradeRequestSent']>().branded.toEqualTypeOf<Model.TradeRequestSent>();
});

it('reads TradeRequestStatus alike', () => {
  expectTypeOf<Contract['TradeRequestStatus']>().branded.toEqualTypeOf<Model.TradeRequestStatus>();
});

it('reads TradeRequestStatusCount alike', () => {
  expectTypeOf<Contract['TradeRequestStatusCount']>().branded.toEqualTypeOf<Model.TradeRequestStatusCount>();
});

it('reads TradeRequestSummary alike', () => {
  expectTypeOf<Contract['TradeRequestSummary']>().branded.toEqualTypeOf<Model.TradeRequestSummary>();
});

it('reads TradeRequestsBySupplier alike', () => {
  expectTypeOf<Contract['TradeRequestsBySupplier']>().branded.toEqualTypeOf<Model.TradeRequestsBySupplier>();
});

it('reads TrustEvidence alike', () => {
  expectTypeOf<Contract['TrustEvidence']>().branded.toEqualTypeOf<Model.TrustEvidence>();
});

it('reads TrustEvidenceKind alike', () => {
  expectTypeOf<Contract['TrustEvidenceKind']>().branded.toEqualTypeOf<Model.TrustEvidenceKind>();
});

it('reads TypeModel alike', () => {
  expectTypeOf<Contract['TypeModel']>().branded.toEqualTypeOf<Model.TypeModel>();
});

it('reads UnitOfMeasurement alike', () => {
  expectTypeOf<Contract['UnitOfMeasurement']>().branded.toEqualTypeOf<Model.UnitOfMeasurement>();
});

it('reads UnreadConversations alike', () => {
  expectTypeOf<Contract['UnreadConversations']>().branded.toEqualTypeOf<Model.UnreadConversations>();
});

it('reads UrbanArea alike', () => {
  expectTypeOf<Contract['UrbanArea']>().branded.toEqualTypeOf<Model.UrbanArea>();
});

it('reads UserFavorite alike', () => {
  expectTypeOf<Contract['UserFavorite']>().branded.toEqualTypeOf<Model.UserFavorite>();
});

it('reads UserProfilePicture alike', () => {
  expectTypeOf<Contract['UserProfilePicture']>().branded.toEqualTypeOf<Model.UserProfilePicture>();
});

it('reads VideoCaption alike', () => {
  expectTypeOf<Contract['VideoCaption']>().branded.toEqualTypeOf<Model.VideoCaption>();
});

it('reads VideoSource alike', () => {
  expectTypeOf<Contract['VideoSource']>().branded.toEqualTypeOf<Model.VideoSource>();
});

it('reads VisitCount alike', () => {
  expectTypeOf<Contract['VisitCount']>().branded.toEqualTypeOf<Model.VisitCount>();
});

it('reads VisitorLogChart alike', () => {
  expectTypeOf<Contract['VisitorLogChart']>().branded.toEqualTypeOf<Model.VisitorLogChart>();
});

it('reads VisitorLogGroupBy alike', () => {
  expectTypeOf<Contract['VisitorLogGroupBy']>().branded.toEqualTypeOf<Model.VisitorLogGroupBy>();
});

it('reads VisitorLogPoint alike', () => {
  expectTypeOf<Contract['VisitorLogPoint']>().branded.toEqualTypeOf<Model.VisitorLogPoint>();
});

it('reads VisitorLogTotals alike', () => {
  expectTypeOf<Contract['VisitorLogTotals']>().branded.toEqualTypeOf<Model.VisitorLogTotals>();
});

it('reads WalletCharge alike', () => {
  expectTypeOf<Contract['WalletCharge']>().branded.toEqualTypeOf<Model.WalletCharge>();
});

it('reads WalletChargeStarted alike', () => {
  expectTypeOf<Contract['WalletChargeStarted']>().branded.toEqualTypeOf<Model.WalletChargeStarted>();
});

it('reads WalletCredit alike', () => {
  expectTypeOf<Contract['WalletCredit']>().branded.toEqualTypeOf<Model.WalletCredit>();
});

it('reads WalletPay alike', () => {
  expectTypeOf<Contract['WalletPay']>().branded.toEqualTypeOf<Model.WalletPay>();
});

it('reads WalletTransaction alike', () => {
  expectTypeOf<Contract['WalletTransaction']>().branded.toEqualTypeOf<Model.WalletTransaction>();
});

it('reads WalletTransactionKind alike', () => {
  expectTypeOf<Contract['WalletTransactionKind']>().branded.toEqualTypeOf<Model.WalletTransactionKind>();
});

it('reads WalletTransactionStatus alike', () => {
  expectTypeOf<Contract['WalletTransactionStatus']>().branded.toEqualTypeOf<Model.WalletTransactionStatus>();
});

it('reads WebsiteMenu alike', () => {
  expectTypeOf<Contract['WebsiteMenu']>().branded.toEqualTypeOf<Model.WebsiteMenu>();
});

it('reads Weekday alike', () => {
  expectTypeOf<Contract['Weekday']>().branded.toEqualTypeOf<Model.Weekday>();
});

it('reads WorkingHours alike', () => {
  expectTypeOf<Contract['WorkingHours']>().branded.toEqualTypeOf<Model.WorkingHours>();
});
