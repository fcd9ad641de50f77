/** Generated from the contract; do not edit. */
export interface paths {
    "/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search and page through categories
         * @description Active categories by words of the name, scientific name and synonyms, by area, by parent or by ids; conditions add up. Ordered by level, then shelf. Persian spelling is folded (ي/ی, ك/ک, digits, half-spaces). Problems: `bad-request`.
         */
        get: operations["listCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories/{id}/active": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Category id.
                 * @example c-deep-groove
                 */
                id: components["parameters"]["CategoryId"];
            };
            cookie?: never;
        };
        /**
         * One category
         * @description The category itself; there is no other call for it. Keep for an hour. Problems: `not-found` for an unknown category, `gone` for a closed one.
         */
        get: operations["getActiveCategory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories/{id}/breadcrumb": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Category id.
                 * @example c-deep-groove
                 */
                id: components["parameters"]["CategoryId"];
            };
            cookie?: never;
        };
        /**
         * The way to a category
         * @description From the area down to the category itself, both included. Keep for an hour. Problems: `not-found`.
         */
        get: operations["getCategoryBreadcrumb"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories/{id}/children": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Category id.
                 * @example c-deep-groove
                 */
                id: components["parameters"]["CategoryId"];
            };
            cookie?: never;
        };
        /**
         * Categories right under one
         * @description Active children in the order of the shelves; empty for a leaf. Keep for an hour. Problems: `not-found` for an unknown category, `gone` for a closed one.
         */
        get: operations["listCategoryChildren"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories/{id}/properties": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Category id.
                 * @example c-deep-groove
                 */
                id: components["parameters"]["CategoryId"];
            };
            cookie?: never;
        };
        /**
         * Properties of a category
         * @description Definitions in their order, with the options that make sense in this category. A parent category has the properties all of its leaves share. Keep for an hour. Problems: `bad-request`, `not-found`, `gone`.
         */
        get: operations["listCategoryProperties"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories/{id}/suppliers": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Category id.
                 * @example c-deep-groove
                 */
                id: components["parameters"]["CategoryId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Suppliers that can offer given properties
         * @description A search with a body: the filter is too large for an address. It changes nothing and is safe to repeat, yet, being a POST, it is never repeated automatically.
         *     Numbers are in the base unit of their quantity. Problems: `not-found`, `gone`, `unsupported-media-type`, `validation`.
         */
        post: operations["searchCategorySuppliers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories/{id}/suppliers-with-catalog": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Category id.
                 * @example c-deep-groove
                 */
                id: components["parameters"]["CategoryId"];
            };
            cookie?: never;
        };
        /**
         * Suppliers of a category with some of their goods
         * @description Active suppliers with goods in the category or below it, each with up to four of them. Problems: `bad-request`, `not-found`, `gone`.
         */
        get: operations["listCategorySuppliersWithCatalog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories/items-count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How much categories hold
         * @description Counts of the categories named, of an area's, or of all active ones; every level below is included. Kept beside the categories, not counted per request. Keep for an hour. Problems: `bad-request`.
         */
        get: operations["listCategoryItemsCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories/menu": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Menus of one or more areas
         * @description The whole tree under each area asked for, one menu per area in the order asked. An area that is not there, or is empty, has a menu without entries.
         *     The web app asks once per area, four calls in parallel. Changes rarely: keep it for 24 hours. Problems: `bad-request`.
         */
        get: operations["getCategoryMenu"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories/top-levels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * First level under the areas
         * @description Active categories right under the areas, of one area or of all, in the order of the shelves. Keep for an hour. Problems: `bad-request`.
         */
        get: operations["listTopLevelCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connect/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Second step of the login: code for token
         * @description Exchanges the one-time code for an access token. A code works once. A first login makes a consumer account.
         *     Problems: `otp-wrong` (detail tells the tries left), `otp-expired`, `unsupported-media-type`, `validation`, `otp-locked` (Retry-After in seconds).
         */
        post: operations["createToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The logged-in person's profile
         * @description Never kept by a cache. Problems: `unauthorized`, `token-expired`, `not-found` when the profile was never filled in.
         */
        get: operations["getCustomerProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/measurementquantities/{id}/units": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Quantity id.
                 * @example q-length
                 */
                id: components["parameters"]["QuantityId"];
            };
            cookie?: never;
        };
        /**
         * Units of a physical quantity
         * @description All units of the quantity, its base unit among them. Value in the base unit = value × factor + offset. Changes hardly ever: keep for 24 hours. Problems: `not-found`.
         */
        get: operations["listMeasurementUnits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchantdelegations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Agencies of brands
         * @description By supplier, brand and city of its territory. Running ones first, by their last day; those that have run out follow and are never hidden. Problems: `bad-request`.
         */
        get: operations["listMerchantDelegations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchantdelegations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Delegation id.
                 * @example md-1-1
                 */
                id: components["parameters"]["DelegationId"];
            };
            cookie?: never;
        };
        /**
         * One agency
         * @description Its state is as of today. Keep for 10 minutes. Problems: `not-found`.
         */
        get: operations["getMerchantDelegation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/searches/suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suggestions while typing
         * @description Groups of categories, products and suppliers that match what was typed, best first. When the words as typed find nothing, a repaired form is tried and told.
         *     `full` answers more of each group, for the search page. Ask from two characters on, 200 ms after the last key. Keep for 5 minutes per term. Problems: `bad-request`, `rate-limited`.
         */
        get: operations["listSearchSuggestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supplierproducts/{id}/catalog": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the offer.
                 * @example sp-1
                 */
                id: components["parameters"]["SupplierProductId"];
            };
            cookie?: never;
        };
        /**
         * One offer with everything its page shows
         * @description An offer that is sold out, or whose supplier has closed, is still answered with `isAvailable` false. With a token the amount of `LoginToSee` prices is told. Keep for 10 minutes. Problems: `not-found`.
         */
        get: operations["getSupplierProductCatalog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supplierproducts/{id}/related": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the offer.
                 * @example sp-1
                 */
                id: components["parameters"]["SupplierProductId"];
            };
            cookie?: never;
        };
        /**
         * Goods a reader of this one may want
         * @description Offers of other products in the same category, by nearest price. Keep for 10 minutes. Problems: `bad-request`, `not-found`.
         */
        get: operations["listRelatedSupplierProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supplierproducts/byproduct": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All offers of one product
         * @description The base product, named itself or by one of its offers, with the offers of all active suppliers, cheapest first unless asked otherwise. One of `baseProductId` and `productId` is needed. Problems: `bad-request`, `not-found` (also for an offer without a base product).
         */
        get: operations["listOffersByProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supplierproducts/catalog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The faceted list of offers
         * @description Offers by words, area, category (all levels below it included), supplier, properties, city and price kind; conditions add up, values of one name are alternatives.
         *     Facets count the results with the property's own filter left out. Unreadable filters are refused with `bad-request`, naming `f`. Persian spelling is folded as in `listCategories`.
         *     With a token the amount of `LoginToSee` prices is told. Keep for a minute. Problems: `bad-request`.
         */
        get: operations["listSupplierProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/suppliers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search and page through suppliers
         * @description Active suppliers by words of their name, area, category, city, kind or ids; conditions add up. Best rank first unless asked otherwise. Problems: `bad-request`.
         */
        get: operations["listSuppliers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/suppliers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Supplier id.
                 * @example s-1
                 */
                id: components["parameters"]["SupplierId"];
            };
            cookie?: never;
        };
        /**
         * A supplier's whole profile
         * @description States of evidences are as of today. Keep for 10 minutes. Problems: `not-found` for an unknown supplier, `gone` for a closed one.
         */
        get: operations["getSupplier"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/unitofmeasurements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All trade units
         * @description Units goods are counted and priced in. Changes hardly ever: keep for 24 hours. Problems: none of its own.
         */
        get: operations["listUnitsOfMeasurement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/unitofmeasurements/filter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Trade units by words or quantity
         * @description Conditions add up; without any it answers all. Keep for 24 hours. Problems: `bad-request`.
         */
        get: operations["filterUnitsOfMeasurement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/userfavorites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My favourites
         * @description Newest first, of all kinds, with the counts of every kind. Problems: `bad-request`, `unauthorized`, `token-expired`.
         */
        get: operations["listFavorites"];
        put?: never;
        /**
         * Keep an object
         * @description Adding what is already kept answers the favourite that is there. The same `Idempotency-Key` with the same body answers the first answer again.
         *     Problems: `bad-request` (no key), `unauthorized`, `token-expired`, `not-found` (unknown object), `unsupported-media-type`, `validation` (also the key used again with another body).
         */
        post: operations["addFavorite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/userfavorites/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Favourite id.
                 * @example fav-1
                 */
                id: components["parameters"]["FavoriteId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Drop a favourite
         * @description Problems: `unauthorized`, `token-expired`, `not-found` (also for a favourite of somebody else).
         */
        delete: operations["removeFavorite"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/userfavorites/by-object-id": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Is this object among my favourites?
         * @description The favourite, or 204 when the object is not kept. Problems: `bad-request`, `unauthorized`, `token-expired`.
         */
        get: operations["getFavoriteByObject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/userfavorites/by-type": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My favourites of one kind
         * @description Newest first. Problems: `bad-request`, `unauthorized`, `token-expired`.
         */
        get: operations["listFavoritesByType"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/login-by-otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * First step of the login: send a code
         * @description Sends a code of five digits to the mobile number; it lives 120 s, and another may be asked for after that time. The answer is the same for known and unknown numbers.
         *     Problems: `validation`, `unsupported-media-type`, `rate-limited` within 120 s of the last code, `otp-locked` for 15 minutes after five wrong tries (both with Retry-After in seconds).
         */
        post: operations["requestOneTimeCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/websitemenus/tree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The site's own menus
         * @description Trees of links, of one position or of all. Keep for 24 hours. Problems: `bad-request`.
         */
        get: operations["listWebsiteMenus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A product apart from who offers it. */
        BaseProduct: {
            /** @example c-deep-groove */
            categoryId: string;
            /** @example bp-1 */
            id: string;
            image?: components["schemas"]["FileRef"];
            /**
             * Format: int64
             * @description Highest public price in Rial.
             * @example 9800000
             */
            maxPriceRial?: number;
            /**
             * Format: int64
             * @description Lowest public price in Rial.
             * @example 6880000
             */
            minPriceRial?: number;
            /** @example بلبرینگ شیار عمیق 6205 */
            name: string;
            /** @example 5 */
            offersCount: number;
            properties: components["schemas"]["PropertyValue"][];
            /** @example Deep groove ball bearing */
            scientificName?: string;
            /** @example بلبرینگ-شیار-عمیق-6205 */
            slug: string;
        };
        Category: {
            categoryType: components["schemas"]["CategoryType"];
            /**
             * @description Sanitised HTML.
             * @example <p>پرکاربردترین یاتاقان غلتشی است.</p>
             */
            descriptionHtml?: string;
            /** @example Deep groove ball bearings */
            englishName?: string;
            /** @example false */
            hasChildren: boolean;
            /** @example c-deep-groove */
            id: string;
            image?: components["schemas"]["FileRef"];
            /** @example true */
            isActive: boolean;
            /** @example false */
            isRoot: boolean;
            /**
             * @description 1 for the areas.
             * @example 4
             */
            level: number;
            /** @example بلبرینگ شیار عمیق */
            name: string;
            /**
             * @description Absent for the areas.
             * @example c-bearings
             */
            parentId?: string;
            /** @example Deep groove ball bearing */
            scientificName?: string;
            seo: components["schemas"]["Seo"];
            /** @example بلبرینگ تک‌ردیفه برای بارهای شعاعی و محوری سبک */
            shortDescription?: string;
            /** @example بلبرینگ-شیار-عمیق */
            slug: string;
            /** @description Other names people search by. */
            synonyms: string[];
        };
        /** @description One step of the way from the area down to a category. */
        CategoryCrumb: {
            categoryType: components["schemas"]["CategoryType"];
            /** @example c-bearings */
            id: string;
            /**
             * @description 1 for the areas.
             * @example 2
             */
            level: number;
            /** @example بلبرینگ */
            name: string;
            /** @example بلبرینگ */
            slug: string;
        };
        /** @description How much a category holds, all levels below it included. */
        CategoryItemsCount: {
            /** @example 96 */
            baseProductCount: number;
            /** @example c-bearings */
            categoryId: string;
            /** @example 24 */
            contentCount: number;
            /** @example 412 */
            productCount: number;
            /** @example 27 */
            supplierCount: number;
        };
        /** @description Menu of one area. No entries means the area is empty. */
        CategoryMenu: {
            categoryType: components["schemas"]["CategoryType"];
            subcategories: components["schemas"]["CategoryMenuEntry"][];
        };
        /** @description A category in the menus, with the ones under it. */
        CategoryMenuEntry: {
            categoryType: components["schemas"]["CategoryType"];
            /** @example c-bearings */
            id: string;
            /**
             * @description One of the four areas themselves.
             * @example false
             */
            isRoot: boolean;
            /**
             * @description 1 for the areas.
             * @example 2
             */
            level: number;
            /**
             * @description Persian name.
             * @example بلبرینگ
             */
            name: string;
            /**
             * @description Latin or English term; empty when there is none.
             * @example Rolling bearings
             */
            scientificName: string;
            /**
             * @description The name in an address.
             * @example بلبرینگ
             */
            slug: string;
            /** @description In the order of the shelves. */
            subcategories: components["schemas"]["CategoryMenuEntry"][];
        };
        /** @description A property the goods of a category are described and filtered by. «برند» (brand) is an option property like any other. */
        CategoryProperty: {
            /** @example c-deep-groove */
            categoryId: string;
            dataType: components["schemas"]["PropertyDataType"];
            /**
             * @description Digits shown after the point in the default unit.
             * @example 2
             */
            decimals?: number;
            /** @example mm */
            defaultMeasurementUnitDisplayText?: string;
            /** @example u-mm */
            defaultMeasurementUnitId?: string;
            /** @example Bore diameter */
            englishTitle?: string;
            /** @example ابعاد */
            group?: string;
            /** @example قطر سوراخ حلقهٔ داخلی */
            helpText?: string;
            /** @example p-bore-diameter */
            id: string;
            /** @example true */
            isComparable: boolean;
            /** @example true */
            isFilterable: boolean;
            /**
             * @description Shown in the spec strip.
             * @example true
             */
            isKey: boolean;
            /** @example false */
            isRequiredInRequest: boolean;
            /**
             * @description Largest sensible value in the default unit.
             * @example 320
             */
            maxValue?: number;
            /**
             * @description Numbers with a unit only.
             * @example q-length
             */
            measurementQuantityId?: string;
            /**
             * @description Smallest sensible value in the default unit.
             * @example 3
             */
            minValue?: number;
            /** @description Option and MultiOption only. */
            options?: components["schemas"]["PropertyOption"][];
            /** @example 1 */
            sortOrder: number;
            /**
             * @description The letter it goes by in drawings and formulas.
             * @example d
             */
            symbol?: string;
            /** @example قطر داخلی */
            title: string;
        };
        /** @description What suppliers must be able to offer. An empty object asks for all suppliers of the category. */
        CategorySupplierQuery: {
            /** @example true */
            confirmedOnly?: boolean;
            kinds?: components["schemas"]["SupplierKind"][];
            /**
             * @description 1 when absent.
             * @example 1
             */
            pageNumber?: number;
            /**
             * @description 10 when absent.
             * @example 10
             */
            pageSize?: number;
            properties?: components["schemas"]["SelectedCategoryProperty"][];
            saleCityIds?: string[];
            sort?: components["schemas"]["SupplierSort"];
        };
        /** @description A page of suppliers with their matching goods and the facets of those goods. */
        CategorySupplierSearch: {
            facets: components["schemas"]["PropertyFacet"][];
            items: components["schemas"]["SupplierWithProducts"][];
            /**
             * @description Of this page; the first is 1.
             * @example 1
             */
            pageNumber: number;
            /**
             * @description Items of a full page.
             * @example 10
             */
            pageSize: number;
            saleCities: components["schemas"]["SaleCityCount"][];
            /**
             * @description Items in all pages.
             * @example 136
             */
            totalCount: number;
        };
        /**
         * @description One of the four areas of the catalogue.
         *     `IndustrialService` manufacturing and production; `Product` industrial equipment and goods;
         *     `ConsultingService` industrial design and consulting; `ElectronicDocument` standards and documents.
         * @example Product
         * @enum {string}
         */
        CategoryType: "IndustrialService" | "Product" | "ConsultingService" | "ElectronicDocument";
        CityRef: {
            /** @example city-tehran */
            id: string;
            /** @example تهران */
            name: string;
        };
        /** @description The logged-in person's profile. */
        Customer: {
            /**
             * Format: date
             * @example 1985-04-12
             */
            birthDate?: string;
            company?: components["schemas"]["CustomerCompany"];
            /**
             * @description Percent of the profile filled in.
             * @example 90
             */
            completeness: number;
            /**
             * Format: email
             * @example buyer@mail.example
             */
            email?: string;
            /** @example کاربر */
            firstName: string;
            /**
             * @example Female
             * @enum {string}
             */
            gender?: "Female" | "Male";
            /** @example cu-1 */
            id: string;
            /** @example jt-purchasing */
            jobTitleId?: string;
            /**
             * @description Natural or legal person.
             * @example Person
             * @enum {string}
             */
            kind: "Person" | "Company";
            /** @example نمونه */
            lastName: string;
            /**
             * @description Ten digits.
             * @example 0012345679
             */
            nationalCode?: string;
            /** @description What the screens may offer; the server decides. */
            permissions: string[];
            /** @example pe-1 */
            personId: string;
            /**
             * @description Mobile number of the login.
             * @example 09120000001
             */
            readonly phoneNumber: string;
            roles: components["schemas"]["Role"][];
            /** @example usr-1 */
            userId: string;
            /**
             * @description Sent back with a change.
             * @example 1
             */
            version: number;
        };
        CustomerCompany: {
            /** @example af-metal */
            activityFieldId?: string;
            /** @example 411234567890 */
            economicCode?: string;
            /** @example صنایع نمونهٔ پارس */
            name: string;
            /**
             * @description Eleven digits.
             * @example 10101234567
             */
            nationalId: string;
            /** @example 204861 */
            registrationNumber?: string;
        };
        DelegationTerritory: {
            cityIds: string[];
            /**
             * @description The whole country; the lists are then empty.
             * @example false
             */
            isNationwide: boolean;
            stateIds: string[];
        };
        FacetOption: {
            /**
             * @description Products.
             * @example 41
             */
            count: number;
            /** @example o-brand-skf */
            id: string;
            /** @example SKF */
            title: string;
        };
        /** @description A page of favourites with the counts of every kind. */
        FavoriteOverview: {
            /**
             * @description Favourites by `ObjectType`; kinds without any may be absent.
             * @example {
             *       "Product": 12,
             *       "Supplier": 3
             *     }
             */
            countsByType: {
                [key: string]: number;
            };
            items: components["schemas"]["UserFavorite"][];
            /**
             * @description Of this page; the first is 1.
             * @example 1
             */
            pageNumber: number;
            /**
             * @description Items of a full page.
             * @example 10
             */
            pageSize: number;
            /**
             * @description Items in all pages.
             * @example 136
             */
            totalCount: number;
        };
        /** @description A stored file. Pictures also answer `?w=96|320|640|1024` with that width in pixels. */
        FileRef: {
            /**
             * @description Height in pixels; pictures only.
             * @example 640
             */
            height?: number;
            /** @example f-sp-1 */
            id: string;
            /**
             * @description Media type.
             * @example image/webp
             */
            mime: string;
            /**
             * @description File name for people.
             * @example بلبرینگ-6205.webp
             */
            name: string;
            /**
             * @description Size in bytes.
             * @example 18452
             */
            sizeBytes: number;
            /**
             * Format: uri-reference
             * @description A small picture of the file, if there is one.
             * @example /media/drawings/sp-1.webp?w=96
             */
            thumbUrl?: string;
            /**
             * Format: uri-reference
             * @description Absolute, or relative to the site's root (`/media/…`).
             * @example /media/drawings/sp-1.webp
             */
            url: string;
            /**
             * @description Width in pixels; pictures only.
             * @example 640
             */
            width?: number;
        };
        /**
         * @description `SI` metric, `Imperial` inch and pound, `Local` customary in Iran.
         * @example Imperial
         * @enum {string}
         */
        MeasurementSystem: "SI" | "Imperial" | "Local";
        /** @description A unit of a physical quantity. Value in the base unit = value × `factor` + `offset`. */
        MeasurementUnit: {
            /**
             * @description As shown after a number.
             * @example in
             */
            displayText: string;
            /**
             * @description Base units in one of this unit.
             * @example 25.4
             */
            factor: number;
            /** @example u-inch */
            id: string;
            /**
             * @description Factor 1 and offset 0.
             * @example false
             */
            isBase: boolean;
            /**
             * @description Added after the factor, in base units; 0 but for temperatures.
             * @example 0
             */
            offset: number;
            /** @example q-length */
            quantityId: string;
            /**
             * @description As printed in Latin.
             * @example in
             */
            symbol: string;
            system: components["schemas"]["MeasurementSystem"];
            /** @example اینچ */
            title: string;
        };
        MediaVideo: {
            captions?: components["schemas"]["VideoCaption"][];
            /** @example c-bearings */
            categoryId?: string;
            cover: components["schemas"]["FileRef"];
            /** @example روش درست نصب در پنج گام */
            description?: string;
            /**
             * @description Length in seconds.
             * @example 184
             */
            durationSeconds: number;
            /** @example v-1 */
            id: string;
            /**
             * Format: date-time
             * @example 2026-09-01T06:00:00.000Z
             */
            publishedAt: string;
            sources: components["schemas"]["VideoSource"][];
            /** @example s-1 */
            supplierId?: string;
            tags: string[];
            /** @example جازدن بلبرینگ با گرم‌کن القایی */
            title: string;
            /** @example 920 */
            visitCount: number;
        };
        /**
         * @description Where a menu stands; `Quick` is the row of short cuts.
         * @example Footer
         * @enum {string}
         */
        MenuPosition: "Header" | "Footer" | "Mobile" | "Quick";
        /** @description A supplier's agency of a brand, with its territory and term. */
        MerchantDelegation: {
            /** @example SKF */
            brand: string;
            categoryIds: string[];
            certificateFile?: components["schemas"]["FileRef"];
            /** @example md-1-1 */
            id: string;
            /** @example false */
            isExclusive: boolean;
            /** @example m-1 */
            merchantId: string;
            /** @example سوئد */
            principalCountry?: string;
            /**
             * @description Who gave the agency.
             * @example SKF
             */
            principalName: string;
            /** @example فروش و خدمات پس از فروش بلبرینگ */
            scopeText?: string;
            /**
             * @description `Active` in force; `Expired` past its last day; `Pending` not yet begun or not yet checked; `Revoked` taken back.
             * @example Active
             * @enum {string}
             */
            state: "Active" | "Expired" | "Pending" | "Revoked";
            /** @example s-1 */
            supplierId: string;
            territory: components["schemas"]["DelegationTerritory"];
            /** @example نمایندگی فروش SKF */
            title: string;
            /**
             * Format: date-time
             * @example 2025-03-21T00:00:00.000Z
             */
            validFrom: string;
            /**
             * Format: date-time
             * @description Absent when it has no end.
             * @example 2028-03-19T00:00:00.000Z
             */
            validTo?: string;
        };
        NewFavorite: {
            /** @example sp-1 */
            objectId: string;
            objectType: components["schemas"]["ObjectType"];
        };
        /**
         * @description Kind of thing a favourite, note or visit points at.
         * @example Product
         * @enum {string}
         */
        ObjectType: "Product" | "BaseProduct" | "Supplier" | "Page" | "Category" | "Video" | "TradeRequest";
        /**
         * @description Order of offers; a minus turns it round. Prices that are not public come last either way.
         * @example amountRial
         * @enum {string}
         */
        OfferSort: "amountRial" | "-amountRial" | "createdAt" | "-createdAt" | "name" | "-name";
        OneTimeCodeRequest: {
            /**
             * @description Mobile number, eleven Latin digits.
             * @example 09120000001
             */
            phoneNumber: string;
        };
        /** @description The terms of the code that was sent. The code itself is never in an answer. */
        OneTimeCodeSent: {
            /**
             * @description Digits.
             * @example 5
             */
            codeLength: number;
            /**
             * @description Life of the code in seconds.
             * @example 120
             */
            expiresInSeconds: number;
            /**
             * @description A backend that does not tell numbers apart before the code is proved always says false.
             * @example false
             */
            isNewUser: boolean;
            /**
             * @description Seconds until another may be asked for.
             * @example 120
             */
            resendAfterSeconds: number;
        };
        /** @description A page of categories. */
        PagedCategory: {
            items: components["schemas"]["Category"][];
            /**
             * @description Of this page; the first is 1.
             * @example 1
             */
            pageNumber: number;
            /**
             * @description Items of a full page.
             * @example 10
             */
            pageSize: number;
            /**
             * @description Items in all pages.
             * @example 136
             */
            totalCount: number;
        };
        /** @description A page of delegations. */
        PagedMerchantDelegation: {
            items: components["schemas"]["MerchantDelegation"][];
            /**
             * @description Of this page; the first is 1.
             * @example 1
             */
            pageNumber: number;
            /**
             * @description Items of a full page.
             * @example 10
             */
            pageSize: number;
            /**
             * @description Items in all pages.
             * @example 136
             */
            totalCount: number;
        };
        /** @description A page of offers. */
        PagedSupplierProduct: {
            items: components["schemas"]["SupplierProduct"][];
            /**
             * @description Of this page; the first is 1.
             * @example 1
             */
            pageNumber: number;
            /**
             * @description Items of a full page.
             * @example 10
             */
            pageSize: number;
            /**
             * @description Items in all pages.
             * @example 136
             */
            totalCount: number;
        };
        /** @description A page of suppliers. */
        PagedSupplierSummary: {
            items: components["schemas"]["SupplierSummary"][];
            /**
             * @description Of this page; the first is 1.
             * @example 1
             */
            pageNumber: number;
            /**
             * @description Items of a full page.
             * @example 10
             */
            pageSize: number;
            /**
             * @description Items in all pages.
             * @example 136
             */
            totalCount: number;
        };
        /** @description A page of suppliers with their goods. */
        PagedSupplierWithProducts: {
            items: components["schemas"]["SupplierWithProducts"][];
            /**
             * @description Of this page; the first is 1.
             * @example 1
             */
            pageNumber: number;
            /**
             * @description Items of a full page.
             * @example 10
             */
            pageSize: number;
            /**
             * @description Items in all pages.
             * @example 136
             */
            totalCount: number;
        };
        /** @description A page of favourites. */
        PagedUserFavorite: {
            items: components["schemas"]["UserFavorite"][];
            /**
             * @description Of this page; the first is 1.
             * @example 1
             */
            pageNumber: number;
            /**
             * @description Items of a full page.
             * @example 10
             */
            pageSize: number;
            /**
             * @description Items in all pages.
             * @example 136
             */
            totalCount: number;
        };
        /** @description What a product costs. Money is whole Rial for one `perUnitId`. */
        PriceInfo: {
            /**
             * Format: int64
             * @description Rial; absent for `OnRequest`, and for `LoginToSee` without a token.
             * @example 9800000
             */
            amountRial?: number;
            kind: components["schemas"]["PriceKind"];
            /**
             * Format: int64
             * @description Rial; `Range` only.
             * @example 11200000
             */
            maxAmountRial?: number;
            /**
             * @description Trade unit the price is for.
             * @example tu-piece
             */
            perUnitId?: string;
            /** @description By rising quantity. */
            tiers?: components["schemas"]["PriceTier"][];
            /**
             * Format: date-time
             * @description The offer's last moment.
             * @example 2026-11-26T00:00:00.000Z
             */
            validUntil?: string;
            /**
             * @description Value added tax is in the amount.
             * @example true
             */
            vatIncluded: boolean;
        };
        /**
         * @description `Fixed` one price; `From` the lowest price, more by choice; `Range` between `amountRial` and `maxAmountRial`;
         *     `OnRequest` told on inquiry, no amount; `LoginToSee` the amount is told to logged-in readers only and absent for others.
         * @example Fixed
         * @enum {string}
         */
        PriceKind: "Fixed" | "From" | "Range" | "OnRequest" | "LoginToSee";
        /** @description A price from a quantity up. */
        PriceTier: {
            /**
             * Format: int64
             * @description Rial for one unit.
             * @example 9400000
             */
            amountRial: number;
            /**
             * @description In the unit the price is per.
             * @example 50
             */
            minQty: number;
        };
        /**
         * @description What went wrong (RFC 9457, `application/problem+json`). `title` and `detail` are Persian sentences for people; programs read `code`.
         *     Codes: `bad-request`, `otp-wrong`, `otp-expired` (400), `unauthorized`, `token-expired` (401), `payment-required`,
         *     `insufficient-credit` (402), `forbidden`, `quota-exceeded` (403), `not-found` (404), `method-not-allowed` (405), `conflict`,
         *     `payment-in-progress`, `supplier-no-direct-order` (409), `gone` (410), `payload-too-large`, `file-size` (413),
         *     `unsupported-media-type`, `file-type` (415), `validation` (422), `rate-limited`, `otp-locked` (429), `server` (5xx).
         *     Readers treat an unknown code by its status.
         */
        Problem: {
            /**
             * @description Stable word for programs; the backend may add to them.
             * @example not-found
             */
            code: string;
            /**
             * @description With `conflict`: the record as it is now, in the shape the call answers with.
             * @example {
             *       "id": "note-1",
             *       "version": 3
             *     }
             */
            current?: {
                [key: string]: unknown;
            };
            /**
             * @description More about this one case.
             * @example این محصول پیدا نشد.
             */
            detail?: string;
            /**
             * @description Persian sentences by field; nested fields read `lines[0].quantity`.
             * @example {
             *       "phoneNumber": [
             *         "شمارهٔ موبایل را به شکل ۰۹۱۲۳۴۵۶۷۸۹ بنویسید."
             *       ]
             *     }
             */
            errors?: {
                [key: string]: string[];
            };
            /**
             * Format: int64
             * @description Rial; with `insufficient-credit`, what is missing; with `payment-required`, what is to be paid.
             * @example 1200000
             */
            missingRial?: number;
            /**
             * @description With `payment-required`, `insufficient-credit` and `payment-in-progress`: the payment.
             * @example pay-1
             */
            paymentId?: string;
            /**
             * @description With `otp-wrong`: tries left before the code is void.
             * @example 3
             */
            remainingTries?: number;
            /**
             * @description The answer's HTTP status.
             * @example 404
             */
            status: number;
            /**
             * @description Persian sentence.
             * @example پیدا نشد.
             */
            title: string;
            /**
             * @description Names this answer in the service's log.
             * @example 0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11
             */
            traceId: string;
            /**
             * Format: uri-reference
             * @description Address of the kind of problem.
             * @example urn:bazaar:problem:not-found
             */
            type: string;
        };
        /** @description One product with the offers of all its suppliers. */
        ProductOffers: {
            baseProduct: components["schemas"]["BaseProduct"];
            offers: components["schemas"]["PagedSupplierProduct"];
        };
        ProductStandard: {
            /** @example DIN 625-1 */
            code: string;
            /**
             * @description Content page about it.
             * @example pg-12
             */
            pageId?: string;
            /** @example بلبرینگ شیار عمیق تک‌ردیفه */
            title: string;
        };
        /**
         * @description `Number` one value or a span, in a unit; `Text` free text; `Boolean` yes or no; `Option` one of a list;
         *     `MultiOption` several of a list; `Date` a day, kept as text.
         * @example Number
         * @enum {string}
         */
        PropertyDataType: "Number" | "Text" | "Boolean" | "Option" | "MultiOption" | "Date";
        /** @description What a property's values are among the results, its own filter left out, so that a choice can be widened. */
        PropertyFacet: {
            /** @description Products by value in equal parts from `min` to `max`. */
            histogram?: number[];
            /**
             * @description Largest value found in the base unit.
             * @example 320
             */
            max?: number;
            /**
             * @description Smallest value found in the base unit.
             * @example 3
             */
            min?: number;
            /** @description Options with their counts; a boolean property has the options `true` and `false`; a number has none. */
            options: components["schemas"]["FacetOption"][];
            /** @example p-bore-diameter */
            propertyId: string;
        };
        /** @description One value of an option property. */
        PropertyOption: {
            /**
             * @description Products with this option.
             * @example 136
             */
            count?: number;
            /** @example o-seal-2rs */
            id: string;
            /** @example لاستیکی دوطرفه 2RS */
            title: string;
        };
        /** @description The value of one property of one product. A number stands in `value` (and `maxValue` for a span) in the unit named beside it. */
        PropertyValue: {
            /**
             * @description `maxValue` in the base unit of the quantity.
             * @example 25
             */
            baseMaxValue?: number;
            /**
             * @description `value` in the base unit of the quantity.
             * @example 25
             */
            baseValue?: number;
            /** @example true */
            bool?: boolean;
            /**
             * @description Digits shown after the point in the unit given.
             * @example 0
             */
            decimals?: number;
            /** @example Bore diameter */
            englishTitle?: string;
            /** @example ابعاد */
            group?: string;
            /**
             * @description Upper end of a span in the unit `measurementUnitId`.
             * @example 25
             */
            maxValue?: number;
            /** @example q-length */
            measurementQuantityId?: string;
            /** @example u-mm */
            measurementUnitId?: string;
            optionIds?: string[];
            optionTitles?: string[];
            /** @example p-bore-diameter */
            propertyId: string;
            /** @example d */
            symbol?: string;
            /** @example گریس با پایهٔ لیتیم */
            text?: string;
            /** @example قطر داخلی */
            title: string;
            /** @example mm */
            unitDisplayText?: string;
            /**
             * @description In the unit `measurementUnitId`.
             * @example 25
             */
            value?: number;
        };
        /**
         * @description `Consumer` registered; `ConsumerOwner` consumer who owns a company; `Buyer`, `Customer` profile complete;
         *     `MerchantAgent` acts for a company; `Supplier` offers goods; `Admin` runs the marketplace.
         * @example Customer
         * @enum {string}
         */
        Role: "Consumer" | "ConsumerOwner" | "Buyer" | "Customer" | "MerchantAgent" | "Supplier" | "Admin";
        /** @description A city of sale among the results. */
        SaleCityCount: {
            /**
             * @description Products.
             * @example 64
             */
            count: number;
            /** @example city-tehran */
            id: string;
            /** @example تهران */
            name: string;
        };
        SearchSuggestion: {
            categoryType?: components["schemas"]["CategoryType"];
            /**
             * @description Products behind it.
             * @example 412
             */
            count?: number;
            /**
             * @description Absent for keywords.
             * @example sp-1
             */
            id?: string;
            image?: components["schemas"]["FileRef"];
            kind: components["schemas"]["SuggestionKind"];
            /** @description Spans of `title` that match what was typed: first and after-last UTF-16 index. */
            matched: number[][];
            /**
             * @description Path in the site.
             * @example /products/sp-1/بلبرینگ-شیار-عمیق-6205-2rsh
             */
            path?: string;
            /** @example Deep groove ball bearing */
            scientificName?: string;
            /** @example بازرگانی یاتاقان پارس */
            subtitle?: string;
            /** @example بلبرینگ شیار عمیق 6205-2RSH */
            title: string;
        };
        SearchSuggestions: {
            /** @description Empty groups are left out. */
            groups: components["schemas"]["SuggestionGroup"][];
            /**
             * @description Set when the words as typed find nothing and this repaired form does.
             * @example بلبرینگ
             */
            repairedTerm?: string;
            /**
             * @description As asked.
             * @example بلبرینگ
             */
            term: string;
        };
        /**
         * @description A property chosen in a filter. Numbers are in the base unit of the quantity; `measurementUnitId` is the unit the buyer thinks in.
         *     A property selected without any value narrows nothing.
         */
        SelectedCategoryProperty: {
            /**
             * @description Boolean properties.
             * @example true
             */
            bool?: boolean;
            /** @example mm */
            defaultMeasurementUnitDisplayText?: string;
            /**
             * @description Upper end in the base unit.
             * @example 20
             */
            maxValue?: number;
            /** @example u-mm */
            measurementUnitId?: string;
            optionIds?: string[];
            /** @example p-thickness */
            propertyId: string;
            /**
             * @description Lower end in the base unit.
             * @example 2
             */
            value?: number;
        };
        /** @description What search engines are told about a page. */
        Seo: {
            /**
             * @description Path of the one true address.
             * @example /category/c-deep-groove/بلبرینگ-شیار-عمیق
             */
            canonicalPath?: string;
            /**
             * @description At most 160 characters.
             * @example خرید بلبرینگ شیار عمیق از تأمین‌کنندگان تأییدشده
             */
            description?: string;
            /**
             * @description Keep out of search engines.
             * @example false
             */
            noindex: boolean;
            /** @example بلبرینگ شیار عمیق */
            title?: string;
        };
        SocialLink: {
            /**
             * @description Name of the network.
             * @example Telegram
             */
            kind: string;
            /**
             * Format: uri-reference
             * @example https://social.example/yataghan
             */
            url: string;
        };
        SuggestionGroup: {
            items: components["schemas"]["SearchSuggestion"][];
            kind: components["schemas"]["SuggestionKind"];
            /** @example محصولات */
            title: string;
        };
        /**
         * @description What a suggestion leads to.
         * @example Product
         * @enum {string}
         */
        SuggestionKind: "Keyword" | "Category" | "Product" | "BaseProduct" | "Supplier" | "Page";
        /** @description A supplier's whole profile. */
        Supplier: {
            /**
             * @description Sanitised HTML.
             * @example <p>از سال ۱۳۷۸ بلبرینگ و کاسه‌نمد تأمین می‌کنیم.</p>
             */
            aboutHtml?: string;
            /** @example تهران، خیابان امیرکبیر، پاساژ کاشانی، پلاک ۳۱۸ */
            addressText?: string;
            /** @description Categories it is active in. */
            categories: components["schemas"]["CategoryCrumb"][];
            categoryTypes: components["schemas"]["CategoryType"][];
            /** @description Management systems and product certificates. */
            certificates: components["schemas"]["TrustEvidence"][];
            /** @example city-tehran */
            cityId: string;
            /** @example تهران */
            cityName?: string;
            /** @description The confirmation, with its dates. */
            confirmation?: components["schemas"]["TrustEvidence"];
            cover?: components["schemas"]["FileRef"];
            /** @example 3 */
            delegationCount: number;
            /** @example 411234567890 */
            economicCode?: string;
            /**
             * @description Number of people as a span.
             * @example ۱۱ تا ۵۰ نفر
             */
            employeesBand?: string;
            /**
             * @description Gregorian year.
             * @example 1999
             */
            establishedYear?: number;
            /** @description Confirmation, seals and licences. */
            evidences: components["schemas"]["TrustEvidence"][];
            /** @example s-1 */
            id: string;
            /** @example true */
            isActive: boolean;
            /**
             * @description The marketplace has confirmed who they are.
             * @example true
             */
            isConfirmed: boolean;
            kinds: components["schemas"]["SupplierKind"][];
            /** @example شرکت یاتاقان‌گستر پارس (سهامی خاص) */
            legalName?: string;
            logo?: components["schemas"]["FileRef"];
            membership?: components["schemas"]["SupplierMembership"];
            /**
             * @description Level of the paid plan.
             * @example 2
             */
            membershipLevel?: number;
            /** @example m-1 */
            merchantId: string;
            /**
             * @description Letters drawn where there is no logo.
             * @example یپ
             */
            monogram?: string;
            /** @example بازرگانی یاتاقان پارس */
            name: string;
            /**
             * @description Company national id; 11 digits.
             * @example 10102846151
             */
            nationalId?: string;
            /** @description A backend may leave it empty for readers who are not logged in. */
            phones: components["schemas"]["SupplierPhone"][];
            /**
             * @description Ten digits.
             * @example 1143846753
             */
            postalCode?: string;
            /** @example 1284 */
            productCount: number;
            /** @example 204861 */
            registrationNumber?: string;
            /**
             * @description Usual time to a first answer in hours.
             * @example 2
             */
            responseHours?: number;
            saleCities: components["schemas"]["CityRef"][];
            seo: components["schemas"]["Seo"];
            /** @example بازرگانی-یاتاقان-پارس */
            slug: string;
            socials: components["schemas"]["SocialLink"][];
            /** @example state-tehran */
            stateId: string;
            stats: components["schemas"]["SupplierStats"];
            /**
             * Format: uri-reference
             * @example https://yataghan-pars.example
             */
            website?: string;
            /** @description From Saturday on. */
            workingHours: components["schemas"]["WorkingHours"][];
            /**
             * @description Whole years.
             * @example 2
             */
            yearsOnPlatform: number;
        };
        /**
         * @description What a supplier does; one may do several.
         * @example Distributor
         * @enum {string}
         */
        SupplierKind: "Manufacturer" | "Distributor" | "Importer" | "ServiceProvider" | "Consultant" | "Publisher";
        /** @description The supplier's paid plan. */
        SupplierMembership: {
            /**
             * @description Higher is more.
             * @example 2
             */
            level: number;
            /** @example طرح حرفه‌ای */
            planTitle: string;
            /**
             * Format: date-time
             * @example 2027-02-19T00:00:00.000Z
             */
            validTo: string;
        };
        SupplierPhone: {
            /**
             * @description Latin digits with the area code.
             * @example 021-55501234
             */
            number: string;
            /** @example دفتر فروش */
            title: string;
        };
        /** @description A supplier's offer of a product, service or document, as a list shows it. */
        SupplierProduct: {
            /**
             * @description The product itself; other suppliers' offers share it.
             * @example bp-1
             */
            baseProductId?: string;
            /** @example SKF */
            brand?: string;
            /** @example c-deep-groove */
            categoryId: string;
            categoryType: components["schemas"]["CategoryType"];
            /**
             * @description The supplier's own code.
             * @example BS-104872
             */
            code?: string;
            /** @example sp-1 */
            id: string;
            image?: components["schemas"]["FileRef"];
            /** @example true */
            isAvailable: boolean;
            /**
             * @description Paid for its place; marked «آگهی».
             * @example false
             */
            isSponsored: boolean;
            keyProperties: components["schemas"]["PropertyValue"][];
            /**
             * @description The maker's designation.
             * @example 6205-2RSH
             */
            model?: string;
            /**
             * @description Smallest order in trade units.
             * @example 10
             */
            moq?: number;
            /** @example بلبرینگ شیار عمیق 6205-2RSH */
            name: string;
            price: components["schemas"]["PriceInfo"];
            /** @description Cities it is sold in. */
            saleCityIds: string[];
            /** @example Deep groove ball bearing, single row, sealed */
            scientificName?: string;
            /** @example بلبرینگ-شیار-عمیق-6205-2rsh */
            slug: string;
            supplier: components["schemas"]["SupplierSummary"];
            /**
             * @description Trade unit of orders.
             * @example tu-piece
             */
            unitOfMeasurementId?: string;
            /**
             * Format: date-time
             * @example 2026-11-12T08:30:00.000Z
             */
            updatedAt: string;
        };
        /** @description A supplier's offer with everything its page shows. */
        SupplierProductCatalog: {
            /**
             * @description The product itself; other suppliers' offers share it.
             * @example bp-1
             */
            baseProductId?: string;
            /** @example SKF */
            brand?: string;
            /** @description From the area down to the category itself. */
            breadcrumb: components["schemas"]["CategoryCrumb"][];
            /** @example c-deep-groove */
            categoryId: string;
            categoryType: components["schemas"]["CategoryType"];
            /**
             * @description The supplier's own code.
             * @example BS-104872
             */
            code?: string;
            /** @example ایتالیا */
            countryOfOrigin?: string;
            deliveryTerms: string[];
            /**
             * @description Sanitised HTML.
             * @example <p>در طول عمر به روان‌کاری دوباره نیاز ندارد.</p>
             */
            descriptionHtml?: string;
            /** @example 36 */
            favoriteCount: number;
            /** @description Data sheets, drawings and models. */
            files: components["schemas"]["FileRef"][];
            /** @example sp-1 */
            id: string;
            image?: components["schemas"]["FileRef"];
            images: components["schemas"]["FileRef"][];
            /** @example true */
            isAvailable: boolean;
            /**
             * @description Logged-in readers only.
             * @example false
             */
            isFavorite?: boolean;
            /**
             * @description Paid for its place; marked «آگهی».
             * @example false
             */
            isSponsored: boolean;
            keyProperties: components["schemas"]["PropertyValue"][];
            /**
             * @description Working days until it is ready.
             * @example 2
             */
            leadTimeDays?: number;
            /**
             * @description The maker's designation.
             * @example 6205-2RSH
             */
            model?: string;
            /**
             * @description Smallest order in trade units.
             * @example 10
             */
            moq?: number;
            /** @example بلبرینگ شیار عمیق 6205-2RSH */
            name: string;
            /** @example جعبهٔ تکی با بارکد اصالت */
            packaging?: string;
            paymentTerms: string[];
            price: components["schemas"]["PriceInfo"];
            /** @description In the order of the category's properties. */
            properties: components["schemas"]["PropertyValue"][];
            /** @description Cities it is sold in. */
            saleCityIds: string[];
            /** @example Deep groove ball bearing, single row, sealed */
            scientificName?: string;
            seo: components["schemas"]["Seo"];
            /** @example بلبرینگ تک‌ردیفهٔ آب‌بندی‌شده برای الکتروموتور و پمپ */
            shortDescription?: string;
            /** @example بلبرینگ-شیار-عمیق-6205-2rsh */
            slug: string;
            standards: components["schemas"]["ProductStandard"][];
            supplier: components["schemas"]["SupplierSummary"];
            /**
             * @description Trade unit of orders.
             * @example tu-piece
             */
            unitOfMeasurementId?: string;
            /**
             * Format: date-time
             * @example 2026-11-12T08:30:00.000Z
             */
            updatedAt: string;
            videos: components["schemas"]["MediaVideo"][];
            /** @example 1840 */
            visitCount: number;
            /** @example شش ماه اصالت کالا */
            warranty?: string;
        };
        /** @description A page of offers with the facets of all results. */
        SupplierProductSearch: {
            /** @description In the order of the category's properties. */
            facets: components["schemas"]["PropertyFacet"][];
            items: components["schemas"]["SupplierProduct"][];
            /**
             * @description Of this page; the first is 1.
             * @example 1
             */
            pageNumber: number;
            /**
             * @description Items of a full page.
             * @example 10
             */
            pageSize: number;
            /**
             * @description Set when the words as typed find nothing and this repaired form does.
             * @example بلبرینگ
             */
            repairedTerm?: string;
            saleCities: components["schemas"]["SaleCityCount"][];
            /**
             * @description Suppliers among the results.
             * @example 27
             */
            supplierCount: number;
            /**
             * @description Items in all pages.
             * @example 136
             */
            totalCount: number;
        };
        /**
         * @description Order of suppliers; a minus puts the largest, newest or last first. `rank` is the marketplace's own measure.
         * @example -rank
         * @enum {string}
         */
        SupplierSort: "rank" | "-rank" | "name" | "-name" | "createdAt" | "-createdAt" | "productCount" | "-productCount";
        SupplierStats: {
            /** @example 18 */
            contentCount: number;
            /** @example 3 */
            delegationCount: number;
            /** @example 1284 */
            productCount: number;
            /** @example 214 */
            requestCount?: number;
            /**
             * @description Usual time to a first answer in hours.
             * @example 2
             */
            responseHours?: number;
            /**
             * @description Answered requests in percent.
             * @example 96
             */
            responseRate?: number;
            /** @example 15230 */
            visitCount: number;
        };
        /** @description A supplier as a card or a line of a list shows it. */
        SupplierSummary: {
            categoryTypes: components["schemas"]["CategoryType"][];
            /** @example تهران */
            cityName?: string;
            /** @description The confirmation, with its dates. */
            confirmation?: components["schemas"]["TrustEvidence"];
            /** @example 3 */
            delegationCount: number;
            /** @example s-1 */
            id: string;
            /**
             * @description The marketplace has confirmed who they are.
             * @example true
             */
            isConfirmed: boolean;
            kinds: components["schemas"]["SupplierKind"][];
            logo?: components["schemas"]["FileRef"];
            /**
             * @description Level of the paid plan.
             * @example 2
             */
            membershipLevel?: number;
            /**
             * @description Letters drawn where there is no logo.
             * @example یپ
             */
            monogram?: string;
            /** @example بازرگانی یاتاقان پارس */
            name: string;
            /** @example 1284 */
            productCount: number;
            /**
             * @description Usual time to a first answer in hours.
             * @example 2
             */
            responseHours?: number;
            /** @example بازرگانی-یاتاقان-پارس */
            slug: string;
            /**
             * @description Whole years.
             * @example 2
             */
            yearsOnPlatform: number;
        };
        /** @description A supplier with a few of its goods in the category asked for. */
        SupplierWithProducts: {
            categoryTypes: components["schemas"]["CategoryType"][];
            /** @example تهران */
            cityName?: string;
            /** @description The confirmation, with its dates. */
            confirmation?: components["schemas"]["TrustEvidence"];
            /** @example 3 */
            delegationCount: number;
            /** @example s-1 */
            id: string;
            /**
             * @description The marketplace has confirmed who they are.
             * @example true
             */
            isConfirmed: boolean;
            kinds: components["schemas"]["SupplierKind"][];
            logo?: components["schemas"]["FileRef"];
            /**
             * @description Level of the paid plan.
             * @example 2
             */
            membershipLevel?: number;
            /**
             * @description Letters drawn where there is no logo.
             * @example یپ
             */
            monogram?: string;
            /** @example بازرگانی یاتاقان پارس */
            name: string;
            /** @example 1284 */
            productCount: number;
            products: components["schemas"]["SupplierProduct"][];
            /**
             * @description Usual time to a first answer in hours.
             * @example 2
             */
            responseHours?: number;
            /** @example بازرگانی-یاتاقان-پارس */
            slug: string;
            /**
             * @description Whole years.
             * @example 2
             */
            yearsOnPlatform: number;
        };
        /** @description An access token. The web app keeps it in an HttpOnly cookie and tells the browser only `{exp, sub}`. */
        Token: {
            /** @example Q2hhbmdlLW1lLWV4YW1wbGUtdG9rZW4 */
            access_token: string;
            /**
             * @description Seconds from now.
             * @example 604800
             */
            expires_in: number;
            /** @example cmVmcmVzaC1leGFtcGxl */
            refresh_token?: string;
            /** @example openid */
            scope: string;
            /**
             * @description User id.
             * @example usr-1
             */
            sub: string;
            /**
             * @example Bearer
             * @enum {string}
             */
            token_type: "Bearer";
        };
        /** @description The code of the second login step, form-encoded. */
        TokenRequest: {
            /**
             * @example bazaar-web
             * @enum {string}
             */
            client_id: "bazaar-web";
            /**
             * @description One-time code in Latin digits.
             * @example 48213
             */
            code: string;
            /**
             * @example otp
             * @enum {string}
             */
            grant_type: "otp";
            /**
             * @description Mobile number, eleven Latin digits.
             * @example 09120000001
             */
            phone_number: string;
            /**
             * @description Asked rights, space-separated.
             * @example openid
             */
            scope?: string;
        };
        /** @description A dated proof about a supplier, with who vouches for it, since when and until when. */
        TrustEvidence: {
            /**
             * Format: date-time
             * @description When the marketplace last looked.
             * @example 2026-11-03T00:00:00.000Z
             */
            checkedAt?: string;
            file?: components["schemas"]["FileRef"];
            /**
             * Format: date-time
             * @example 2024-05-07T00:00:00.000Z
             */
            issuedAt?: string;
            /** @example بازار صنعت */
            issuer: string;
            kind: components["schemas"]["TrustEvidenceKind"];
            /** @example BS-104872 */
            number?: string;
            /**
             * @description `Valid` in force today, `Expired` past its last day, `Pending` not yet checked.
             * @example Valid
             * @enum {string}
             */
            state: "Valid" | "Expired" | "Pending";
            /** @example هویت و نشانی شرکت */
            title: string;
            /**
             * Format: date-time
             * @example 2027-05-08T00:00:00.000Z
             */
            validTo?: string;
        };
        /**
         * @description `PlatformConfirmed` this marketplace checked who they are; `ENamad` national e-trust seal; `License` trade or factory licence;
         *     `IsoCertificate` certificate of a management system; `Delegation` agency of a brand; `Membership` paid plan.
         * @example PlatformConfirmed
         * @enum {string}
         */
        TrustEvidenceKind: "PlatformConfirmed" | "ENamad" | "License" | "IsoCertificate" | "Delegation" | "Membership";
        /** @description A unit goods are counted, ordered and priced in. */
        UnitOfMeasurement: {
            /** @example tu-piece */
            id: string;
            /**
             * @description Whole numbers only.
             * @example true
             */
            isDiscrete: boolean;
            /**
             * @description Quantity whose units measure it, for weights and lengths.
             * @example q-mass
             */
            quantityId?: string;
            /** @example عدد */
            symbol: string;
            /** @example عدد */
            title: string;
        };
        UserFavorite: {
            /**
             * Format: date-time
             * @example 2026-11-20T10:15:00.000Z
             */
            createdAt: string;
            /** @example fav-1 */
            id: string;
            image?: components["schemas"]["FileRef"];
            /**
             * @description False when the object is gone or closed.
             * @example true
             */
            isAvailable: boolean;
            /** @example sp-1 */
            objectId: string;
            objectType: components["schemas"]["ObjectType"];
            /**
             * @description Path in the site.
             * @example /products/sp-1/بلبرینگ-شیار-عمیق-6205-2rsh
             */
            path: string;
            /** @example بلبرینگ شیار عمیق 6205-2RSH */
            title: string;
        };
        VideoCaption: {
            /**
             * @description BCP 47 language.
             * @example fa
             */
            lang: string;
            /**
             * Format: uri-reference
             * @example /media/files/v-1.fa.vtt
             */
            url: string;
        };
        VideoSource: {
            /**
             * @description Pixels.
             * @example 720
             */
            height: number;
            /** @example video/mp4 */
            mime: string;
            /**
             * Format: uri-reference
             * @example /media/files/v-1-720.mp4
             */
            url: string;
        };
        /** @description A link of the site's own menus, with the ones under it. */
        WebsiteMenu: {
            children: components["schemas"]["WebsiteMenu"][];
            /**
             * @description Name of a Material Design icon.
             * @example information-outline
             */
            icon?: string;
            /** @example wm-about */
            id: string;
            position: components["schemas"]["MenuPosition"];
            /** @example false */
            requiresLogin: boolean;
            /** @example 1 */
            sortOrder: number;
            /**
             * @example _self
             * @enum {string}
             */
            target: "_self" | "_blank";
            /** @example درباره ما */
            title: string;
            /**
             * Format: uri-reference
             * @description Absent for a heading.
             * @example /page/about
             */
            url?: string;
        };
        /**
         * @description Day of the week; the Persian week begins on Saturday.
         * @example Saturday
         * @enum {string}
         */
        Weekday: "Saturday" | "Sunday" | "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday";
        /** @description Hours of one day, Tehran time (HH:mm). Neither end means closed. */
        WorkingHours: {
            /** @example 17:00 */
            closes?: string;
            /** @example 08:00 */
            opens?: string;
            weekday: components["schemas"]["Weekday"];
        };
    };
    responses: {
        /** @description `bad-request`. A path, query or header value does not keep the contract; `errors` names the fields. */
        BadRequest: {
            headers: {
                "X-Trace-Id": components["headers"]["X-Trace-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `gone`. It was there and has been closed. */
        Gone: {
            headers: {
                "X-Trace-Id": components["headers"]["X-Trace-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `not-found`. There is no such thing, or it is not the reader's. */
        NotFound: {
            headers: {
                "X-Trace-Id": components["headers"]["X-Trace-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `otp-wrong` or `otp-expired`. The code is not the one sent, was used, or is older than 120 s. */
        OtpRefused: {
            headers: {
                "X-Trace-Id": components["headers"]["X-Trace-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Any other problem; the service itself failed when the status is 5xx. A gateway may answer with another body. */
        Problem: {
            headers: {
                "X-Trace-Id": components["headers"]["X-Trace-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `rate-limited` or `otp-locked`. Too many requests; Retry-After tells when to come back. */
        RateLimited: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                "X-Trace-Id": components["headers"]["X-Trace-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `unauthorized` without a token, `token-expired` with one that is no longer good. */
        Unauthorized: {
            headers: {
                "X-Trace-Id": components["headers"]["X-Trace-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `unsupported-media-type`. The body is of another kind than the contract names. */
        UnsupportedMediaType: {
            headers: {
                "X-Trace-Id": components["headers"]["X-Trace-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `validation`. The body does not keep the contract; `errors` names the fields. */
        Validation: {
            headers: {
                "X-Trace-Id": components["headers"]["X-Trace-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description Category id.
         * @example c-deep-groove
         */
        CategoryId: string;
        /**
         * @description Confirmed suppliers only; false narrows nothing.
         * @example true
         */
        ConfirmedOnly: boolean;
        /**
         * @description Delegation id.
         * @example md-1-1
         */
        DelegationId: string;
        /**
         * @description Favourite id.
         * @example fav-1
         */
        FavoriteId: string;
        /**
         * @description UUID of the intent, kept until a final answer. The same key with the same body has one effect.
         * @example 8d0f7a3e-3a0c-4a52-9f0e-5c1d2b7a9e10
         */
        IdempotencyKey: string;
        /**
         * @description The first page is 1.
         * @example 1
         */
        PageNumber: number;
        /**
         * @description Items per page. Screens offer 10, 25, 50 and 100.
         * @example 10
         */
        PageSize: number;
        /**
         * @description One property condition; repeated for several properties, which add up.
         *     `<propertyId>:<min>~<max>@<unitId>` a span of numbers in the BASE unit of the quantity, either end may be empty, `@<unitId>` (the buyer's unit) may be absent;
         *     `<propertyId>:<optionId>,<optionId>` any of these options; `<propertyId>:true` or `<propertyId>:false` a boolean.
         * @example [
         *       "p-bore-diameter:20~30@u-mm",
         *       "p-seal:o-seal-2rs"
         *     ]
         */
        PropertyFilters: string[];
        /**
         * @description Quantity id.
         * @example q-length
         */
        QuantityId: string;
        /**
         * @description Sold in one of these cities.
         * @example [
         *       "city-tehran"
         *     ]
         */
        SaleCityIds: string[];
        /**
         * @description Supplier id.
         * @example s-1
         */
        SupplierId: string;
        /**
         * @description Id of the offer.
         * @example sp-1
         */
        SupplierProductId: string;
        /**
         * @description Items per page; 5 unless asked otherwise. Screens offer 10, 25, 50 and 100.
         * @example 10
         */
        SupplierProductPageSize: number;
        /**
         * @description Order of the offers; a minus turns it round. Prices that are not public, and offers without the property, come last either way.
         *     Without it: best match first when there is a `term`, else most visited first.
         * @example -property.p-bore-diameter
         */
        SupplierProductSort: string;
        /**
         * @description Words to find; Persian spelling and digits are folded.
         * @example بلبرینگ
         */
        Term: string;
        /**
         * @description Which front end asks. Web is meant when it is absent.
         * @example Web
         */
        XPlatform: "Web";
    };
    requestBodies: never;
    headers: {
        /**
         * @description How long the answer may be kept (`x-cache-seconds` of the operation); `private, no-store` for answers of one person and for every request with a token.
         * @example public, max-age=600
         */
        "Cache-Control": string;
        /**
         * @description Version of the answer; with `If-None-Match` an unchanged answer is 304.
         * @example "wq2hG5vUqk0"
         */
        ETag: string;
        /**
         * @description Seconds to wait before asking again.
         * @example 120
         */
        "Retry-After": number;
        /**
         * @description Names this answer in the service's log.
         * @example 0b8f6a52-5a0e-4a86-9c7d-2f2c0a7f9a11
         */
        "X-Trace-Id": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listCategories: {
        parameters: {
            query?: {
                /**
                 * @description One area only.
                 * @example Product
                 */
                categoryType?: components["schemas"]["CategoryType"];
                /**
                 * @description These categories only.
                 * @example [
                 *       "c-bearings"
                 *     ]
                 */
                ids?: string[];
                /**
                 * @description The first page is 1.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Items per page. Screens offer 10, 25, 50 and 100.
                 * @example 10
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Right under this category.
                 * @example c-bearings
                 */
                parentId?: string;
                /**
                 * @description Words to find; Persian spelling and digits are folded.
                 * @example بلبرینگ
                 */
                term?: components["parameters"]["Term"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of categories. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagedCategory"];
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Problem"];
        };
    };
    getActiveCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Category id.
                 * @example c-deep-groove
                 */
                id: components["parameters"]["CategoryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The category. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"];
                };
            };
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            default: components["responses"]["Problem"];
        };
    };
    getCategoryBreadcrumb: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Category id.
                 * @example c-deep-groove
                 */
                id: components["parameters"]["CategoryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Steps from the area down. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryCrumb"][];
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listCategoryChildren: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Category id.
                 * @example c-deep-groove
                 */
                id: components["parameters"]["CategoryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Child categories. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"][];
                };
            };
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            default: components["responses"]["Problem"];
        };
    };
    listCategoryProperties: {
        parameters: {
            query?: {
                /**
                 * @description True: only those a comparison shows; false: only the others.
                 * @example true
                 */
                comparable?: boolean;
                /**
                 * @description True: only those a list can be narrowed by; false: only the others.
                 * @example true
                 */
                filterable?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description Category id.
                 * @example c-deep-groove
                 */
                id: components["parameters"]["CategoryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Property definitions. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryProperty"][];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            default: components["responses"]["Problem"];
        };
    };
    searchCategorySuppliers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Category id.
                 * @example c-deep-groove
                 */
                id: components["parameters"]["CategoryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "properties": [
                 *         {
                 *           "propertyId": "p-thickness",
                 *           "value": 2,
                 *           "maxValue": 20,
                 *           "measurementUnitId": "u-mm"
                 *         }
                 *       ],
                 *       "confirmedOnly": true,
                 *       "pageNumber": 1,
                 *       "pageSize": 10
                 *     }
                 */
                "application/json": components["schemas"]["CategorySupplierQuery"];
            };
        };
        responses: {
            /** @description A page of suppliers with facets. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategorySupplierSearch"];
                };
            };
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            default: components["responses"]["Problem"];
        };
    };
    listCategorySuppliersWithCatalog: {
        parameters: {
            query?: {
                /**
                 * @description Sold in one of these cities.
                 * @example [
                 *       "city-tehran"
                 *     ]
                 */
                cityIds?: string[];
                /**
                 * @description The first page is 1.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Items per page. Screens offer 10, 25, 50 and 100.
                 * @example 10
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                /**
                 * @description Category id.
                 * @example c-deep-groove
                 */
                id: components["parameters"]["CategoryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of suppliers. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagedSupplierWithProducts"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            default: components["responses"]["Problem"];
        };
    };
    listCategoryItemsCount: {
        parameters: {
            query?: {
                /**
                 * @description One area only.
                 * @example Product
                 */
                categoryType?: components["schemas"]["CategoryType"];
                /**
                 * @description These categories only.
                 * @example [
                 *       "c-bearings"
                 *     ]
                 */
                ids?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts by category. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryItemsCount"][];
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Problem"];
        };
    };
    getCategoryMenu: {
        parameters: {
            query: {
                /**
                 * @description Areas to answer; the name is repeated for several.
                 * @example [
                 *       "Product"
                 *     ]
                 */
                categoryTypes: components["schemas"]["CategoryType"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One menu per area. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryMenu"][];
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Problem"];
        };
    };
    listTopLevelCategories: {
        parameters: {
            query?: {
                /**
                 * @description One area only.
                 * @example Product
                 */
                categoryType?: components["schemas"]["CategoryType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Top-level categories. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"][];
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Problem"];
        };
    };
    createToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "grant_type": "otp",
                 *       "phone_number": "09120000001",
                 *       "code": "48213",
                 *       "client_id": "bazaar-web",
                 *       "scope": "openid"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["TokenRequest"];
            };
        };
        responses: {
            /** @description The token. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Token"];
                };
            };
            400: components["responses"]["OtpRefused"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Problem"];
        };
    };
    getCustomerProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listMeasurementUnits: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Quantity id.
                 * @example q-length
                 */
                id: components["parameters"]["QuantityId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Units, the base unit among them. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeasurementUnit"][];
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listMerchantDelegations: {
        parameters: {
            query?: {
                /**
                 * @description Words of the brand or its owner.
                 * @example SKF
                 */
                brand?: string;
                /**
                 * @description Covering this city; nationwide ones are included.
                 * @example city-tehran
                 */
                cityId?: string;
                /**
                 * @description The first page is 1.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Items per page. Screens offer 10, 25, 50 and 100.
                 * @example 10
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Of this supplier only.
                 * @example s-1
                 */
                supplierId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of delegations. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagedMerchantDelegation"];
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Problem"];
        };
    };
    getMerchantDelegation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Delegation id.
                 * @example md-1-1
                 */
                id: components["parameters"]["DelegationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delegation. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MerchantDelegation"];
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listSearchSuggestions: {
        parameters: {
            query: {
                /**
                 * @description One area only.
                 * @example Product
                 */
                categoryType?: components["schemas"]["CategoryType"];
                /**
                 * @description More of each group.
                 * @example false
                 */
                full?: boolean;
                /**
                 * @description What was typed.
                 * @example بلبرینگ
                 */
                term: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Groups of suggestions. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchSuggestions"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Problem"];
        };
    };
    getSupplierProductCatalog: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the offer.
                 * @example sp-1
                 */
                id: components["parameters"]["SupplierProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The offer. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierProductCatalog"];
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listRelatedSupplierProducts: {
        parameters: {
            query?: {
                /**
                 * @description How many at most.
                 * @example 8
                 */
                count?: number;
            };
            header?: never;
            path: {
                /**
                 * @description Id of the offer.
                 * @example sp-1
                 */
                id: components["parameters"]["SupplierProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Related offers. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierProduct"][];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listOffersByProduct: {
        parameters: {
            query?: {
                /**
                 * @description The base product.
                 * @example bp-1
                 */
                baseProductId?: string;
                /**
                 * @description The first page is 1.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Items per page. Screens offer 10, 25, 50 and 100.
                 * @example 10
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description One of its offers; read when `baseProductId` is absent.
                 * @example sp-1
                 */
                productId?: string;
                /**
                 * @description Sold in one of these cities.
                 * @example [
                 *       "city-tehran"
                 *     ]
                 */
                saleCityIds?: components["parameters"]["SaleCityIds"];
                /**
                 * @description Order of the offers.
                 * @example amountRial
                 */
                sort?: components["schemas"]["OfferSort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product and a page of offers. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductOffers"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listSupplierProducts: {
        parameters: {
            query?: {
                /**
                 * @description In this category or below it.
                 * @example c-deep-groove
                 */
                categoryId?: string;
                /**
                 * @description One area only.
                 * @example Product
                 */
                categoryType?: components["schemas"]["CategoryType"];
                /**
                 * @description Confirmed suppliers only; false narrows nothing.
                 * @example true
                 */
                confirmedOnly?: components["parameters"]["ConfirmedOnly"];
                /**
                 * @description One property condition; repeated for several properties, which add up.
                 *     `<propertyId>:<min>~<max>@<unitId>` a span of numbers in the BASE unit of the quantity, either end may be empty, `@<unitId>` (the buyer's unit) may be absent;
                 *     `<propertyId>:<optionId>,<optionId>` any of these options; `<propertyId>:true` or `<propertyId>:false` a boolean.
                 * @example [
                 *       "p-bore-diameter:20~30@u-mm",
                 *       "p-seal:o-seal-2rs"
                 *     ]
                 */
                f?: components["parameters"]["PropertyFilters"];
                /**
                 * @description Of suppliers of one of these kinds.
                 * @example [
                 *       "Distributor"
                 *     ]
                 */
                kinds?: components["schemas"]["SupplierKind"][];
                /**
                 * @description The first page is 1.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Items per page; 5 unless asked otherwise. Screens offer 10, 25, 50 and 100.
                 * @example 10
                 */
                pageSize?: components["parameters"]["SupplierProductPageSize"];
                /**
                 * @description With a price of one of these kinds.
                 * @example [
                 *       "Fixed"
                 *     ]
                 */
                priceKind?: components["schemas"]["PriceKind"][];
                /**
                 * @description Sold in one of these cities.
                 * @example [
                 *       "city-tehran"
                 *     ]
                 */
                saleCityIds?: components["parameters"]["SaleCityIds"];
                /**
                 * @description Order of the offers; a minus turns it round. Prices that are not public, and offers without the property, come last either way.
                 *     Without it: best match first when there is a `term`, else most visited first.
                 * @example -property.p-bore-diameter
                 */
                sort?: components["parameters"]["SupplierProductSort"];
                /**
                 * @description Of this supplier only.
                 * @example s-1
                 */
                supplierId?: string;
                /**
                 * @description Words to find; Persian spelling and digits are folded.
                 * @example بلبرینگ
                 */
                term?: components["parameters"]["Term"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of offers with facets. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierProductSearch"];
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Problem"];
        };
    };
    listSuppliers: {
        parameters: {
            query?: {
                /**
                 * @description With goods in this category or below it.
                 * @example c-bearings
                 */
                categoryId?: string;
                /**
                 * @description Active in this area.
                 * @example Product
                 */
                categoryType?: components["schemas"]["CategoryType"];
                /**
                 * @description Seated in one of these cities.
                 * @example [
                 *       "city-tehran"
                 *     ]
                 */
                cityIds?: string[];
                /**
                 * @description Confirmed suppliers only; false narrows nothing.
                 * @example true
                 */
                confirmedOnly?: components["parameters"]["ConfirmedOnly"];
                /**
                 * @description These suppliers only.
                 * @example [
                 *       "s-1"
                 *     ]
                 */
                ids?: string[];
                /**
                 * @description Of one of these kinds.
                 * @example [
                 *       "Manufacturer"
                 *     ]
                 */
                kinds?: components["schemas"]["SupplierKind"][];
                /**
                 * @description The first page is 1.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Items per page. Screens offer 10, 25, 50 and 100.
                 * @example 10
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Order of the suppliers.
                 * @example -rank
                 */
                sort?: components["schemas"]["SupplierSort"];
                /**
                 * @description Words to find; Persian spelling and digits are folded.
                 * @example بلبرینگ
                 */
                term?: components["parameters"]["Term"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of suppliers. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagedSupplierSummary"];
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Problem"];
        };
    };
    getSupplier: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Supplier id.
                 * @example s-1
                 */
                id: components["parameters"]["SupplierId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The supplier. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Supplier"];
                };
            };
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            default: components["responses"]["Problem"];
        };
    };
    listUnitsOfMeasurement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Trade units. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnitOfMeasurement"][];
                };
            };
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Problem"];
        };
    };
    filterUnitsOfMeasurement: {
        parameters: {
            query?: {
                /**
                 * @description Measured by this quantity.
                 * @example q-mass
                 */
                quantityId?: string;
                /**
                 * @description Words to find; Persian spelling and digits are folded.
                 * @example بلبرینگ
                 */
                term?: components["parameters"]["Term"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Trade units. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnitOfMeasurement"][];
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Problem"];
        };
    };
    listFavorites: {
        parameters: {
            query?: {
                /**
                 * @description The first page is 1.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Items per page. Screens offer 10, 25, 50 and 100.
                 * @example 10
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of favourites. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavoriteOverview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Problem"];
        };
    };
    addFavorite: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description UUID of the intent, kept until a final answer. The same key with the same body has one effect.
                 * @example 8d0f7a3e-3a0c-4a52-9f0e-5c1d2b7a9e10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "objectType": "Product",
                 *       "objectId": "sp-1"
                 *     }
                 */
                "application/json": components["schemas"]["NewFavorite"];
            };
        };
        responses: {
            /** @description The favourite. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserFavorite"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            default: components["responses"]["Problem"];
        };
    };
    removeFavorite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Favourite id.
                 * @example fav-1
                 */
                id: components["parameters"]["FavoriteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Dropped. */
            204: {
                headers: {
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getFavoriteByObject: {
        parameters: {
            query: {
                /**
                 * @description The object.
                 * @example sp-1
                 */
                objectId: string;
                /**
                 * @description Kind of the object.
                 * @example Product
                 */
                objectType: components["schemas"]["ObjectType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The favourite. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserFavorite"];
                };
            };
            /** @description Not among the favourites. */
            204: {
                headers: {
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Problem"];
        };
    };
    listFavoritesByType: {
        parameters: {
            query: {
                /**
                 * @description The first page is 1.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Items per page. Screens offer 10, 25, 50 and 100.
                 * @example 10
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description The kind.
                 * @example Product
                 */
                type: components["schemas"]["ObjectType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of favourites. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagedUserFavorite"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Problem"];
        };
    };
    requestOneTimeCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phoneNumber": "09120000001"
                 *     }
                 */
                "application/json": components["schemas"]["OneTimeCodeRequest"];
            };
        };
        responses: {
            /** @description The code was sent. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneTimeCodeSent"];
                };
            };
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Problem"];
        };
    };
    listWebsiteMenus: {
        parameters: {
            query?: {
                /**
                 * @description One position only.
                 * @example Footer
                 */
                position?: components["schemas"]["MenuPosition"];
            };
            header?: {
                /**
                 * @description Which front end asks. Web is meant when it is absent.
                 * @example Web
                 */
                "X-Platform"?: components["parameters"]["XPlatform"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Menus as trees. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebsiteMenu"][];
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Problem"];
        };
    };
}
