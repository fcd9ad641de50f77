/**
 * Plain rows of the seed, independent of a database. Ids are short readable strings (c-…, p-…, o-…, q-…, u-…, tu-…, s-…, sp-…, bp-…, md-…,
 * city-…, state-…). Times are ISO 8601 in UTC, money is integer Rial.
 */

export type CategoryType = 'IndustrialService' | 'Product' | 'ConsultingService' | 'ElectronicDocument';
export type DataType = 'Number' | 'Text' | 'Boolean' | 'Option' | 'MultiOption' | 'Date';
export type UnitSystem = 'SI' | 'Imperial' | 'Local';
export type PriceKind = 'Fixed' | 'From' | 'Range' | 'OnRequest' | 'LoginToSee';
export type SupplierKind =
  | 'Manufacturer'
  | 'Distributor'
  | 'Importer'
  | 'ServiceProvider'
  | 'Consultant'
  | 'Publisher';
export type EvidenceKind =
  | 'PlatformConfirmed'
  | 'ENamad'
  | 'License'
  | 'IsoCertificate'
  | 'Delegation'
  | 'Membership';
export type EvidenceState = 'Valid' | 'Expired' | 'Pending';
export type DelegationState = 'Active' | 'Expired' | 'Pending' | 'Revoked';
export type Weekday = 'Saturday' | 'Sunday' | 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday';
type MenuPosition = 'Header' | 'Footer' | 'Mobile' | 'Quick';

export interface SeedQuantity {
  id: string;
  title: string;
  symbol?: string;
  /** Unit in which `baseValue` of every property value is stored and in which filters compare. */
  baseUnitId: string;
}

/** Measurement unit; value in base unit = value × factor + offset. */
export interface SeedUnit {
  id: string;
  quantityId: string;
  title: string;
  /** Latin symbol as printed (mm, °C, N·m). */
  symbol: string;
  displayText: string;
  factor: number;
  offset: number;
  system: UnitSystem;
  isBase: boolean;
}

/** Unit in which products are counted and priced (عدد، کیلوگرم، شاخه …). */
export interface SeedTradeUnit {
  id: string;
  title: string;
  symbol: string;
  isDiscrete: boolean;
  /** Quantity whose units measure it, for weights, lengths and areas. */
  quantityId?: string;
}

/** Level 1 are the four areas (isRoot), 2 groups, 3 families, 4 categories. Only leaves have products. */
export interface SeedCategory {
  id: string;
  parentId?: string;
  categoryType: CategoryType;
  name: string;
  slug: string;
  scientificName: string;
  englishName: string;
  level: number;
  isRoot: boolean;
  isActive: boolean;
  hasChildren: boolean;
  sortOrder: number;
  shortDescription: string;
  descriptionHtml: string;
  synonyms: string[];
  /** Drawing family of the category's picture (see ../drawings). */
  drawingFamily: string;
}

interface SeedOption {
  id: string;
  title: string;
}

/** Definition of a property, shared by all categories that use it (filters work on parents too). */
export interface SeedProperty {
  id: string;
  title: string;
  englishTitle: string;
  symbol?: string;
  group: string;
  helpText?: string;
  dataType: DataType;
  measurementQuantityId?: string;
  defaultMeasurementUnitId?: string;
  defaultMeasurementUnitDisplayText?: string;
  /** Bounds in the default unit. */
  minValue?: number;
  maxValue?: number;
  decimals?: number;
  options: SeedOption[];
}

/**
 * Use of a property in a category. Leaves have their complete set; a parent has its own rows for the properties that ALL its leaves share,
 * so readers need no inheritance.
 */
export interface SeedCategoryProperty {
  categoryId: string;
  propertyId: string;
  sortOrder: number;
  isFilterable: boolean;
  isComparable: boolean;
  isKey: boolean;
  isRequiredInRequest: boolean;
  /** Options that apply in this category, for Option and MultiOption (subset of the property's). */
  optionIds: string[];
}

export interface SeedPropertyValue {
  propertyId: string;
  /** In the unit `measurementUnitId` (the property's default unit). */
  value?: number;
  maxValue?: number;
  /** In the base unit of the quantity: value × factor + offset. */
  baseValue?: number;
  baseMaxValue?: number;
  measurementUnitId?: string;
  text?: string;
  bool?: boolean;
  optionIds?: string[];
}

export interface SeedState {
  id: string;
  name: string;
  englishName: string;
  code: string;
}

export interface SeedCity {
  id: string;
  stateId: string;
  name: string;
  englishName: string;
  isSaleCity: boolean;
}

export interface SeedEvidence {
  id: string;
  kind: EvidenceKind;
  title: string;
  issuer: string;
  number?: string;
  issuedAt?: string;
  validTo?: string;
  checkedAt?: string;
  state: EvidenceState;
}

export interface SeedPhone {
  title: string;
  /** Latin digits with area code and no spaces: 021-55501234. */
  number: string;
}

export interface SeedWorkingHours {
  weekday: Weekday;
  /** HH:mm, Tehran time; both absent = closed. */
  opens?: string;
  closes?: string;
}

interface SeedMembership {
  planTitle: string;
  level: number;
  validTo: string;
}

export interface SeedSupplier {
  id: string;
  merchantId: string;
  name: string;
  legalName: string;
  slug: string;
  /** Two letters shown in place of a logo. */
  monogram: string;
  kinds: SupplierKind[];
  categoryTypes: CategoryType[];
  /** Leaf categories the supplier is active in. */
  categoryIds: string[];
  aboutHtml: string;
  establishedYear: number;
  employeesBand: string;
  nationalId: string;
  registrationNumber: string;
  economicCode: string;
  stateId: string;
  cityId: string;
  addressText: string;
  phones: SeedPhone[];
  website?: string;
  socials: { kind: string; url: string }[];
  workingHours: SeedWorkingHours[];
  saleCityIds: string[];
  /** PlatformConfirmed, ENamad, License, Membership. */
  evidences: SeedEvidence[];
  /** IsoCertificate. */
  certificates: SeedEvidence[];
  membership?: SeedMembership;
  yearsOnPlatform: number;
  responseHours?: number;
  /** 0–100. */
  responseRate?: number;
  rank: number;
  visitCount: number;
  requestCount: number;
  isConfirmed: boolean;
  isActive: boolean;
  createdAt: string;
  updatedAt: string;
}

export interface SeedDelegation {
  id: string;
  supplierId: string;
  merchantId: string;
  brand: string;
  principalName: string;
  principalCountry?: string;
  title: string;
  scopeText: string;
  categoryIds: string[];
  territory: { cityIds: string[]; stateIds: string[]; isNationwide: boolean };
  isExclusive: boolean;
  validFrom: string;
  validTo?: string;
  state: DelegationState;
}

export interface SeedPrice {
  kind: PriceKind;
  /** Rial per `perUnitId`. */
  amountRial?: number;
  maxAmountRial?: number;
  perUnitId?: string;
  tiers: { minQty: number; amountRial: number }[];
  vatIncluded: boolean;
  validUntil?: string;
}

export interface SeedBaseProduct {
  id: string;
  categoryId: string;
  categoryType: CategoryType;
  name: string;
  slug: string;
  scientificName: string;
  drawingFamily: string;
  values: SeedPropertyValue[];
}

export interface SeedProduct {
  id: string;
  baseProductId?: string;
  categoryId: string;
  categoryType: CategoryType;
  supplierId: string;
  name: string;
  slug: string;
  scientificName: string;
  /** The supplier's own code, unique in the catalogue. */
  code: string;
  brand?: string;
  /** Manufacturer's designation (6205-2RSH). */
  model?: string;
  drawingFamily: string;
  /** In the order of the category's properties. */
  values: SeedPropertyValue[];
  price: SeedPrice;
  moq: number;
  unitOfMeasurementId: string;
  saleCityIds: string[];
  isAvailable: boolean;
  isSponsored: boolean;
  shortDescription: string;
  descriptionHtml: string;
  standards: { code: string; title: string }[];
  countryOfOrigin?: string;
  leadTimeDays?: number;
  packaging?: string;
  warranty?: string;
  deliveryTerms: string[];
  paymentTerms: string[];
  visitCount: number;
  favoriteCount: number;
  createdAt: string;
  updatedAt: string;
}

export interface SeedWebsiteMenu {
  id: string;
  parentId?: string;
  title: string;
  url?: string;
  icon?: string;
  target: '_self' | '_blank';
  position: MenuPosition;
  sortOrder: number;
  requiresLogin: boolean;
}

export interface SeedUser {
  id: string;
  personId: string;
  customerId: string;
  firstName: string;
  lastName: string;
  phoneNumber: string;
  nationalCode?: string;
  /** Day, `YYYY-MM-DD`. */
  birthDate?: string;
  gender?: 'Female' | 'Male';
  email?: string;
  jobTitleId?: string;
  cityId: string;
  kind: 'Person' | 'Company';
  company?: {
    name: string;
    nationalId: string;
    economicCode?: string;
    registrationNumber?: string;
    activityFieldId?: string;
  };
  roles: string[];
  createdAt: string;
  /** Has logged in but not registered yet. */
  isNew?: true;
}

/** Static rows as arrays, large ones as lazy iterables; iterating twice yields the same rows. */
export interface Seed {
  referenceDate: string;
  quantities: SeedQuantity[];
  units: SeedUnit[];
  tradeUnits: SeedTradeUnit[];
  states: SeedState[];
  cities: SeedCity[];
  categories: SeedCategory[];
  properties: SeedProperty[];
  categoryProperties: SeedCategoryProperty[];
  suppliers: SeedSupplier[];
  delegations: SeedDelegation[];
  websiteMenus: SeedWebsiteMenu[];
  users: SeedUser[];
  productCount: number;
  /** Insert before the products: each has at least one product in a seed of this size. */
  baseProducts(): Iterable<SeedBaseProduct>;
  /** sp-1 … sp-N, the same rows at any N. */
  products(): Iterable<SeedProduct>;
}

export interface SeedSize {
  products: number;
}
