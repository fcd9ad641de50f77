/** Generated from the contract; do not edit. */
export interface paths {
    "/advertisements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Paid places of one position
         * @description Those running now, by priority. With a category: the ones for it or for a category above it, and those for no category in particular. Keep for 10 minutes. Not paged. Problems: `bad-request`.
         */
        get: operations["listAdvertisements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/buyers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register as a consumer
         * @description The step after a first login: the token of that login is needed, because a number that nobody has proved to own must not be registered.
         *     The name replaces the one the account was greeted by. Registering twice is `conflict`, with what is registered in `current`.
         *     The same `Idempotency-Key` with the same body answers the first answer again.
         *     Problems: `bad-request` (no key, broken JSON), `unauthorized`, `token-expired`, `conflict`, `payload-too-large`, `unsupported-media-type`,
         *     `validation` (also a phone number other than that of the login, a wrong national code, an unknown city, rules not accepted).
         */
        post: operations["registerBuyer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
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
            path?: never;
            cookie?: never;
        };
        /**
         * One category
         * @description The category itself; there is no other call for it. Keep for an hour. Problems: `bad-request`, `not-found` for an unknown category, `gone` for a closed one.
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
            path?: never;
            cookie?: never;
        };
        /**
         * The way to a category
         * @description From the area down to the category itself, both included. Keep for an hour. Not paged. Problems: `bad-request`, `not-found`.
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
            path?: never;
            cookie?: never;
        };
        /**
         * Categories right under one
         * @description Active children in the order of the shelves; empty for a leaf. Keep for an hour. Not paged. Problems: `bad-request`, `not-found` for an unknown category, `gone` for a closed one.
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
            path?: never;
            cookie?: never;
        };
        /**
         * Properties of a category
         * @description Definitions in their order, with the options that make sense in this category. A parent category has the properties all of its leaves share. Keep for an hour. Not paged. Problems: `bad-request`, `not-found`, `gone`.
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
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Suppliers that can offer given properties
         * @description A search with a body: the filter is too large for an address. It changes nothing and is safe to repeat, yet, being a POST, it is never repeated automatically.
         *     Numbers are in the unit they name, without one in the base unit of their quantity. Problems: `bad-request`, `not-found`, `gone`, `payload-too-large`, `unsupported-media-type`, `validation`.
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
            path?: never;
            cookie?: never;
        };
        /**
         * Suppliers of a category with some of their products
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
         * @description Counts of the categories named, of an area's, or of all active ones; every level below is included. Kept beside the categories, not counted per request. Keep for an hour. Not paged. Problems: `bad-request`.
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
         *     The web app asks once per area, four calls in parallel. Changes rarely: keep it for 24 hours. Not paged. Problems: `bad-request`.
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
         * @description Active categories right under the areas, of one area or of all, in the order of the shelves. Keep for an hour. Not paged. Problems: `bad-request`.
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
    "/cities/filter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cities by province or words
         * @description Conditions add up; without any it answers all. In Persian order, a province's capital first. An unknown province has no cities. Keep for 24 hours. Not paged.
         *     Problems: `bad-request`.
         */
        get: operations["filterCities"];
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
         *     Problems: `otp-wrong` (detail tells the tries left), `otp-expired`, `bad-request` (broken form), `payload-too-large`, `unsupported-media-type`, `validation`, `otp-locked` (Retry-After in seconds).
         */
        post: operations["createToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contenttypes/{id}/breadcrumb": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The way to one kind
         * @description From the root down to the kind itself, without children. Keep for 1 hour. Not paged. Problems: `bad-request`, `not-found`.
         */
        get: operations["getContentTypeBreadcrumb"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contenttypes/by-page-type": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Kinds of one page type
         * @description A flat list in its order, without children. Keep for 1 hour. Not paged. Problems: `bad-request`.
         */
        get: operations["listContentTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contenttypes/tree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All kinds as a tree
         * @description Roots with what is below them. Keep for 1 hour. Not paged. Problems: `bad-request`.
         */
        get: operations["getContentTypeTree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My conversations
         * @description Unread ones first, then by latest message; hidden ones stay out until something new is said. `term` is looked for in names, subjects and what was said.
         *     Counts end at 200, with `isTotalEstimated`. Problems: `bad-request`, `unauthorized`, `token-expired`.
         */
        get: operations["listConversations"];
        put?: never;
        /**
         * Say something
         * @description Begins a conversation or joins one; see `NewMessage`. The same `Idempotency-Key` with the same body, or the same `clientMessageId`, is one message.
         *     Problems: `bad-request`, `unauthorized`, `token-expired`, `not-found` (the message answered, the object or the recipient), `conflict` (closed, with the
         *     conversation in `current`, or a request that is not published), `payload-too-large`, `unsupported-media-type`, `validation`.
         */
        post: operations["sendMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/conversations/{id}/thread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A conversation as a tree
         * @description Reading does not mark as read. Problems: `bad-request`, `unauthorized`, `token-expired`, `not-found` (also when the caller takes no part, or has hidden it).
         */
        get: operations["getConversationThread"];
        /**
         * Mark, archive, close, edit
         * @description Problems: `bad-request`, `unauthorized`, `token-expired`, `not-found`, `conflict` (the `version` sent has moved on, edit in a closed
         *     conversation, of an older message, or closing twice; `current` is the conversation),
         *     `payload-too-large`, `unsupported-media-type`, `validation`.
         */
        put: operations["updateConversation"];
        post?: never;
        /**
         * Hide a conversation
         * @description Hidden for the caller alone, until something new is said. Problems: `bad-request`, `unauthorized`, `token-expired`, `not-found`.
         */
        delete: operations["hideConversation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/conversations/thread/flat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Messages by time
         * @description The latest messages of one conversation, or of all my conversations about one object, oldest first within the page; page 2, or `before`, goes back in time.
         *     Asked by `conversationId`, or by `objectType` and `objectId` together.
         *     Problems: `bad-request`, `unauthorized`, `token-expired`, `not-found` (a conversation the caller takes no part in).
         */
        get: operations["listConversationMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/conversations/unread-thread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What waits to be read
         * @description For the badge of every page. Problems: `unauthorized`, `token-expired`.
         */
        get: operations["getUnreadConversations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/countries/filter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Countries by words
         * @description Iran first, the others in Persian order. Addresses may name the active ones. Keep for 24 hours. Not paged. Problems: `bad-request`.
         */
        get: operations["filterCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All customers
         * @description For administrators. `term` is found in names, companies, phone numbers and mail addresses.
         *     Problems: `bad-request`, `unauthorized`, `token-expired`, `forbidden`.
         */
        get: operations["listCustomers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/personcustomer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fill in my profile for the first time
         * @description The person part of a profile that was never filled in; later changes go through `updateCustomerProfile`. A profile that is there is `conflict`,
         *     with the profile in `current`. The same `Idempotency-Key` with the same body answers the first answer again.
         *     Problems: `bad-request` (no key, broken JSON), `unauthorized`, `token-expired`, `conflict`, `payload-too-large`, `unsupported-media-type`,
         *     `validation`.
         */
        post: operations["createPersonCustomer"];
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
        /**
         * Change my profile
         * @description Sends the whole profile; a field left out is emptied. A complete profile (no `missingFields`) brings the roles `Buyer` and `Customer`, a company `ConsumerOwner`;
         *     they go again with what brought them. A `version` that has moved on is `conflict`, with the profile as it is now in `current`.
         *     Problems: `bad-request` (broken JSON), `unauthorized`, `token-expired`, `conflict`, `payload-too-large`, `unsupported-media-type`, `validation`
         *     (also a wrong national code or national id, an unknown job title or activity field, a birth date out of bounds).
         */
        put: operations["updateCustomerProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/profile/merchant-agents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Agents of my companies
         * @description Newest invitation first: the agents of the companies the caller owns, and the agencies the caller holds. Not paged.
         *     Problems: `bad-request`, `unauthorized`, `token-expired`, `not-found` for a company that is not the caller's.
         */
        get: operations["listMerchantAgents"];
        /**
         * Change an agent
         * @description Position, permissions, and on or off. `conflict`, with the agent as it is now in `current`: its `version` has moved on, or an invitation that nobody
         *     has accepted is switched on.
         *     Problems: `bad-request` (broken JSON), `unauthorized`, `token-expired`, `forbidden`, `not-found`, `conflict`, `payload-too-large`,
         *     `unsupported-media-type`, `validation`.
         */
        put: operations["updateMerchantAgent"];
        /**
         * Invite an agent
         * @description The invitation is accepted at the next login of that number within three days; the person then has the role `MerchantAgent`. A number that is
         *     already invited is `conflict`, with the agent in `current`; one whose invitation has expired is invited again. A company has at most 50 agents (`quota-exceeded`). The same `Idempotency-Key` with the same body answers
         *     the first answer again.
         *     Problems: `bad-request` (no key, broken JSON), `unauthorized`, `token-expired`, `forbidden`, `quota-exceeded`, `not-found` (not the caller's
         *     company), `conflict`, `payload-too-large`, `unsupported-media-type`, `validation`.
         */
        post: operations["inviteMerchantAgent"];
        /**
         * Remove an agent
         * @description Also takes an invitation back. Problems: `bad-request`, `unauthorized`, `token-expired`, `forbidden`, `not-found`.
         */
        delete: operations["removeMerchantAgent"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deliveryaddresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My delivery addresses
         * @description The selected one first, then the last changed first. At most 50. Not paged. Problems: `unauthorized`, `token-expired`.
         */
        get: operations["listDeliveryAddresses"];
        put?: never;
        /**
         * Add a delivery address
         * @description A person's first address is selected at once, a later one is not. The same `Idempotency-Key` with the same body answers the first answer again.
         *     Problems: `bad-request` (no key, broken JSON), `unauthorized`, `token-expired`, `payload-too-large`, `unsupported-media-type`, `validation` (also places that do not
         *     belong together, a 51st address, and the key used again with another body).
         */
        post: operations["createDeliveryAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deliveryaddresses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a delivery address
         * @description Replaces what the person filled in; a field left out is dropped. Which one is selected stays as it is.
         *     Problems: `bad-request` (also broken JSON), `unauthorized`, `token-expired`, `not-found` (also for an address of somebody else), `conflict` (the address
         *     has moved on; `current` is it), `payload-too-large`, `unsupported-media-type`, `validation` (also places that do not belong together).
         */
        put: operations["updateDeliveryAddress"];
        post?: never;
        /**
         * Drop a delivery address
         * @description The selected address cannot be dropped: select another one first. So the last one stays.
         *     Problems: `bad-request`, `unauthorized`, `token-expired`, `not-found` (also for an address of somebody else), `conflict` (it is the selected one; `current` is the address).
         */
        delete: operations["deleteDeliveryAddress"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deliveryaddresses/{id}/selected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Select a delivery address
         * @description Takes the mark from the one that had it, in one step. Selecting the selected one changes nothing.
         *     Problems: `bad-request`, `unauthorized`, `token-expired`, `not-found` (also for an address of somebody else).
         */
        post: operations["selectDeliveryAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deliveryaddresses/default": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My selected delivery address
         * @description 204 when the person has no address. Problems: `unauthorized`, `token-expired`.
         */
        get: operations["getDefaultDeliveryAddress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/faqcategories/active-list/by-platform": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Categories of questions
         * @description Active ones with the number of their questions. Keep for 1 hour. Not paged. Problems: `bad-request`.
         */
        get: operations["listFaqCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/faqquestions/by-category/by-platform": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Questions of one category
         * @description In their order. Keep for 1 hour. Problems: `bad-request`, `not-found` (unknown category).
         */
        get: operations["listFaqQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/faqquestions/group-by-category": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Questions under their categories
         * @description All of them, or those in whose question or answer every word of `term` occurs; categories without any are left out. Keep for 1 hour. Not paged. Problems: `bad-request`.
         */
        get: operations["listFaqGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/faqquestions/top-most-visited/by-platform": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The most read questions
         * @description Most visited first, over all categories. Keep for 1 hour. Not paged. Problems: `bad-request`.
         */
        get: operations["listTopFaqQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feedbacks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell the marketplace something
         * @description With or without an account. The same `Idempotency-Key` with the same body answers the same tracking code.
         *     Problems: `bad-request` (no key, broken JSON), `payload-too-large`, `unsupported-media-type`, `validation` (also a file that is not a feedback file of the caller, and the key used again with another body), `rate-limited` (many from one internet address without an account).
         */
        post: operations["sendFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a file
         * @description One file with its purpose. What it is, is read from its content, never from its name or the header: a content that is none of the accepted kinds,
         *     a name whose ending says something else, and a name with a second, executable ending are refused. The name is cleaned for display.
         *     The file is at `url` at once; files of a person need that person's token there, pictures for a profile do not.
         *     Without an account only `Feedback` is accepted (401 else), at most 20 uploads in 10 minutes from one address. The same
         *     `Idempotency-Key` with the same content answers the first answer again.
         *     Problems: `bad-request` (no key, broken form), `unauthorized`, `payload-too-large` and `file-size` (413),
         *     `unsupported-media-type` and `file-type` (415), `validation` (a part is missing, a picture is too small), `rate-limited`.
         */
        post: operations["uploadFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gateways": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Payment gateways
         * @description The default one first. With `amountRial` only those that take that sum at once; one that is not healthy is listed and says so. Not paged.
         *     Problems: `bad-request`, `unauthorized`, `token-expired`.
         */
        get: operations["listGateways"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/helpsystems/byfrontuniqueid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Help for one screen
         * @description Keep for 24 hours. Problems: `bad-request`, `not-found`.
         */
        get: operations["getHelpItem"];
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
            path?: never;
            cookie?: never;
        };
        /**
         * Units of a physical quantity
         * @description All units of the quantity, its base unit among them. Value in the base unit = value × factor + offset. Changes hardly ever: keep for 24 hours. Not paged. Problems: `bad-request`, `not-found`.
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
    "/mediavideos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Videos
         * @description Published ones, newest first where `sort` says nothing else. Filters narrow together. Keep for an hour. Problems: `bad-request`.
         */
        get: operations["listMediaVideos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mediavideos/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Videos that match words
         * @description Every word must occur in title, description or tags; most visited first where `sort` says nothing else; filters narrow further. Keep for an hour. Problems: `bad-request`.
         */
        get: operations["searchMediaVideos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/membershipplans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a plan
         * @description Makes a membership that is `PendingPayment` until `paymentId` is paid (value added tax comes on top of the price); a free plan is `Active` at once.
         *     A plan of the same level as the running one begins when that ends; the months of `directOrdersPerMonth` count from the membership's first day.
         *     Problems: `bad-request` (no key, broken JSON), `unauthorized`, `token-expired`, `forbidden` (a supplier's plan without being one, an agent without
         *     `Finance`), `not-found` (plan or company), `conflict` (a free plan that still runs), `payload-too-large`, `unsupported-media-type`, `validation`
         *     (also another period than the plan's, and the key used again with another body).
         */
        post: operations["orderMembership"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/membershipplans/byuser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My plans that run now
         * @description The caller's own plans as a buyer, the highest level first, with what each has left; empty without one. Not paged. Problems: `unauthorized`, `token-expired`.
         */
        get: operations["listRunningMemberships"];
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
            path?: never;
            cookie?: never;
        };
        /**
         * One agency
         * @description Its state is as of today. Keep for 10 minutes. Problems: `bad-request`, `not-found`.
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
    "/merchants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Merchants
         * @description With `mine=true` the companies the caller owns or is an active agent of. Otherwise the confirmed ones and the caller's own; an administrator sees all.
         *     In Persian order of their names. Problems: `bad-request`, `unauthorized`, `token-expired`.
         */
        get: operations["listMerchants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchants/confirmed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Confirmed merchants
         * @description Merchants whose papers have been checked, in Persian order of their names. Problems: `bad-request`.
         */
        get: operations["listConfirmedMerchants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchants/is-valid-name": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * May a merchant take this name?
         * @description Names that differ only in spelling (ي and ی, half-spaces, spaces, case, digits) are the same. The caller's own companies do not stand in the way.
         *     Problems: `bad-request`, `unauthorized`, `token-expired`.
         */
        get: operations["checkMerchantName"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchantsalesetting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How a merchant sells
         * @description Problems: `bad-request`, `not-found` (no such merchant).
         */
        get: operations["getMerchantSaleSetting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write a note on an object
         * @description Only its writer ever sees it. The same `Idempotency-Key` with the same body answers the same note.
         *     Problems: `bad-request` (no key, broken JSON), `unauthorized`, `token-expired`, `not-found` (unknown object), `payload-too-large`, `unsupported-media-type`, `validation` (also the key used again with another body).
         */
        post: operations["createNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of my notes
         * @description Problems: `bad-request`, `unauthorized`, `token-expired`, `not-found` (also for a note of somebody else).
         */
        get: operations["getNote"];
        /**
         * Change a note
         * @description Problems: `bad-request` (broken JSON), `unauthorized`, `token-expired`, `not-found` (also for a note of somebody else), `conflict` (the note has moved on; `current` is it), `payload-too-large`, `unsupported-media-type`, `validation`.
         */
        put: operations["updateNote"];
        post?: never;
        /**
         * Throw a note away
         * @description Problems: `bad-request`, `unauthorized`, `token-expired`, `not-found` (also for a note of somebody else).
         */
        delete: operations["deleteNote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notes/by-object-id": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My notes on one object
         * @description Newest first, at most 100. Not paged. Problems: `bad-request`, `unauthorized`, `token-expired`.
         */
        get: operations["listNotesByObject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notes/byuser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My notes
         * @description Changed last first where `sort` says nothing else. Words of `term` are looked for in text and title, each by its beginning. Problems: `bad-request`, `unauthorized`, `token-expired`.
         */
        get: operations["listNotes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/onlinepayments/by-paymentid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A payment with its attempts
         * @description While it is `Verifying` a read asks the bank again. Problems: `bad-request`, `unauthorized`, `token-expired`, `not-found` (also for a payment of somebody else).
         */
        get: operations["getPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/onlinepayments/request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay at a bank
         * @description The first attempt of a `Created` payment: it becomes `Pending` for 15 minutes, and the browser leaves for `redirectUrl`. The bank calls the service
         *     back, which asks the bank once and sends the browser to `returnPath?paymentId=`; what the bank writes into that address decides nothing.
         *     Problems: `bad-request` (no key, broken JSON), `unauthorized`, `token-expired`, `insufficient-credit` (`useWalletRial` is more than the free credit),
         *     `forbidden`, `not-found`, `payment-in-progress`, `conflict` (not `Created`; `current`), `payload-too-large`, `unsupported-media-type`,
         *     `validation` (also a gateway that is unknown, not healthy or does not take the sum, and the key used again with another body).
         */
        post: operations["requestOnlinePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/onlinepayments/retry-request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try again at a bank
         * @description A new attempt of a `Failed` or `Created` payment, at the same gateway or another. It takes from the wallet what the last attempt took, as far as the
         *     credit still allows. Problems: `bad-request` (no key, broken JSON), `unauthorized`, `token-expired`, `forbidden`, `not-found`, `payment-in-progress`
         *     (an attempt is under way), `conflict` (paid or closed; `current`), `payload-too-large`, `unsupported-media-type`, `validation` (as for the first attempt).
         */
        post: operations["retryOnlinePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pagecomments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Comment on a content
         * @description It waits until it is approved; its author sees it at once with `mine`. Problems: `bad-request` (no key, broken JSON), `unauthorized`, `token-expired`, `not-found` (page or comment), `conflict` (the page takes no comments), `gone`, `payload-too-large`, `unsupported-media-type`, `validation` (also an answer too deep).
         */
        post: operations["addPageComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pagecomments/{id}/active-tree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Comments of a content
         * @description `id` is the page. Oldest first, answers below what they answer. With a token `isMine` and `isLikedByMe` are told, and `mine` adds my own that wait or were rejected (401 without a token). Keep for 1 minute. Not paged. Problems: `bad-request`, `unauthorized`, `token-expired`, `not-found`, `gone`.
         */
        get: operations["listPageComments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pagecomments/{id}/like": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Like a comment, or take it back
         * @description Each call turns it over. Problems: `bad-request`, `unauthorized`, `token-expired`, `not-found` (also one that is not approved and not mine).
         */
        post: operations["likePageComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pages/{id}/by-platform": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One content
         * @description With its text. `isLikedByMe` needs a token. Keep for 10 minutes. Problems: `bad-request`, `not-found` (also a draft), `gone` (archived).
         */
        get: operations["getPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pages/{id}/like": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Like a content, or take it back
         * @description Each call turns it over. Problems: `bad-request`, `unauthorized`, `token-expired`, `not-found`, `gone`.
         */
        post: operations["likePage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pages/{id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A content as its author sees it
         * @description Also a draft or an archived one. Suppliers see their own. Problems: `bad-request`, `unauthorized`, `token-expired`, `forbidden`, `not-found` (also for a page of another supplier).
         */
        get: operations["getPagePreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pages/by-content-type-id": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Contents under one node of the tree
         * @description Of the node and all below it, newest first where `sort` says nothing else. Keep for 1 minute. Problems: `bad-request`, `not-found` (unknown node).
         */
        get: operations["listPagesByContentType"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pages/by-content-type/by-platform": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Contents of one kind
         * @description Newest first, of every kind with this page type (small or capital letters). Keep for 1 minute. Problems: `bad-request`.
         */
        get: operations["listPagesByPageType"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pages/by-label/by-platform": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Contents with one label
         * @description Newest first where `sort` says nothing else. Spelling of the label is folded. Keep for 1 minute. Problems: `bad-request`.
         */
        get: operations["listPagesByLabel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pages/by-uniquepagename": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of the site itself
         * @description By its name, `about` or `terms`. Keep for 10 minutes. Problems: `bad-request`, `not-found`, `gone`.
         */
        get: operations["getPageByName"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pages/for-public-site": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Contents of the site
         * @description Newest first where `sort` says nothing else; every word of `term` must occur in title, summary or labels. `commentedByMe` needs a token (401 without); the page with the latest comment of mine or answer to me comes first then, and `commentStatus` has a meaning only then. Keep for 1 minute. Problems: `bad-request`, `unauthorized`, `token-expired`.
         */
        get: operations["listPages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pages/merchant-has-content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether a supplier has contents
         * @description Name the supplier or its merchant; with neither it is `bad-request`. An unknown one has none. Keep for 10 minutes. Problems: `bad-request`.
         */
        get: operations["getMerchantContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pagevisits/last-visits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What I looked at
         * @description Each object once, the last visited first. Words of `term` are looked for in the title, each by its beginning. With `objectId` that object alone, with its single `visits`. Problems: `bad-request`, `unauthorized`, `token-expired`.
         */
        get: operations["listLastVisits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pagevisits/visit-count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count one visit
         * @description Every call counts but one with `isContinued`; the screen counts once per session and object. With a token the visit is also remembered among the person's last visits. Not to be repeated by machines: it needs no key.
         *     Problems: `bad-request` (broken JSON), `not-found` (unknown object, or one that is not the caller's), `payload-too-large`, `unsupported-media-type`, `validation`.
         */
        post: operations["recordVisit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a payment up
         * @description A `Created` or `Failed` payment becomes `Cancelled`; one that is `Cancelled` stays so. What it was for stays as it is. Problems: `bad-request`, `unauthorized`,
         *     `token-expired`, `forbidden`, `not-found` (also for a payment of somebody else), `payment-in-progress` (`Pending` or `Verifying`), `conflict` (`Paid`,
         *     `Expired` or `Refunded`; `current`).
         */
        post: operations["cancelPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/for-retry-pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What I have not finished paying
         * @description `Created` and `Failed` payments that have not expired, newest first, at most 100. Not paged. Problems: `unauthorized`, `token-expired`.
         */
        get: operations["listUnfinishedPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/wallet-pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay from the wallet
         * @description Pays the whole sum at once; `Created` and `Failed` payments only, never a top-up. Problems: `bad-request` (no key, broken JSON), `unauthorized`,
         *     `token-expired`, `insufficient-credit` (`missingRial`), `forbidden`, `not-found`, `payment-in-progress` (an attempt is under way), `conflict`
         *     (already paid or closed; `current`), `payload-too-large`, `unsupported-media-type`, `validation` (also a top-up, and the key used again with another body).
         */
        post: operations["payFromWallet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/persons/{id}/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Postal addresses of a person
         * @description The primary one first, then in the order they were made. Not paged. Problems: `bad-request`, `unauthorized`, `token-expired`, `not-found` (not the caller's own person).
         */
        get: operations["listPersonAddresses"];
        /**
         * Change a postal address
         * @description Replaces the address named in the body; a field left out is dropped.
         *     Problems: `bad-request` (also broken JSON), `unauthorized`, `token-expired`, `not-found` (not the caller's own person, or no such address), `conflict` (the
         *     address has moved on; `current` is it), `payload-too-large`, `unsupported-media-type`, `validation` (also places that do not belong together).
         */
        put: operations["updatePersonAddress"];
        /**
         * Add a postal address
         * @description At most 20 for one person. The same `Idempotency-Key` with the same body answers the first answer again.
         *     Problems: `bad-request` (no key, broken JSON), `unauthorized`, `token-expired`, `not-found` (not the caller's own person), `payload-too-large`, `unsupported-media-type`,
         *     `validation` (also places that do not belong together, a 21st address, and the key used again with another body).
         */
        post: operations["createPersonAddress"];
        /**
         * Drop a postal address
         * @description Problems: `bad-request`, `unauthorized`, `token-expired`, `not-found` (not the caller's own person, or no such address).
         */
        delete: operations["deletePersonAddress"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/salecities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cities where suppliers sell
         * @description Cities with at least one active supplier, most suppliers first; of one area or one category with everything below it when asked. `categoryId` decides when both are given.
         *     The counts are kept beforehand and follow the catalogue with a delay. Not paged. Problems: `bad-request`.
         */
        get: operations["listSaleCities"];
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
         * @description Groups of categories, products and suppliers that match what was typed, best first. When the words as typed find nothing, a repaired form is tried and told, in the order of `listSupplierProducts`.
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
    "/shared/typemodels/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One small list for forms
         * @description In the order of a list of choices; parents stand before what is under them. Kept an hour. Not paged. Problems: `bad-request`, `not-found` for an unknown name.
         */
        get: operations["listTypeModels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shared/typemodels/enums": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All enumerations
         * @description Every enumeration of this contract with its Persian texts, for forms and labels. Kept a day. Problems: none of its own.
         */
        get: operations["listEnums"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shared/typemodels/enums/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One enumeration
         * @description In the order of a list of choices. Kept a day. Not paged. Problems: `bad-request`, `not-found` for an unknown name.
         */
        get: operations["getEnum"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/states/filter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Provinces of a country
         * @description In Persian order. A country that is unknown, or whose provinces are not kept, has none. Keep for 24 hours. Not paged. Problems: `bad-request`.
         */
        get: operations["filterStates"];
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
            path?: never;
            cookie?: never;
        };
        /**
         * One offer with everything its page shows
         * @description An offer that is sold out, or whose supplier has closed, is still answered with `isAvailable` false. With a token the amount of `LoginToSee` prices is told. Keep for 10 minutes. Problems: `bad-request`, `not-found`.
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
            path?: never;
            cookie?: never;
        };
        /**
         * Goods a reader of this one may want
         * @description Offers of other products in the same category, by nearest price. Keep for 10 minutes. Not paged. Problems: `bad-request`, `not-found`.
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
         *     Facets count the results with the property's own filter left out. Filters that cannot be answered are refused with `bad-request`, naming them (`f[0]`), and so is an unknown `categoryId`. Persian spelling is folded as in `listCategories`.
         *     When the words as typed find nothing, a repaired form is tried and told, in this order: the keys of the other keyboard layout, a misspelt word, Persian typed with Latin letters. `exact` leaves that out.
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
         * @description Active suppliers by words of their names, their categories and their city, by area, category, city, kind or ids; conditions add up. Unless asked otherwise, what has the words as whole ones comes first (names and categories before the city), then the best rank. Problems: `bad-request`.
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
            path?: never;
            cookie?: never;
        };
        /**
         * A supplier's whole profile
         * @description States of evidences are as of today. Keep for 10 minutes. Problems: `bad-request`, `not-found` for an unknown supplier, `gone` for a closed one.
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
    "/tradedocumenttypes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Kinds of documents
         * @description The kinds of documents a request may carry, those of a category when it is named. Not paged. Problems: `bad-request`, `unauthorized`, `token-expired`, `not-found` (the category).
         */
        get: operations["listTradeDocumentTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/traderequestevents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The life of a request
         * @description Latest first. Problems: `bad-request`, `unauthorized`, `token-expired`, `not-found` (also for a request of somebody else).
         */
        get: operations["listTradeRequestEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/traderequests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One request
         * @description The request as it stands now. Problems: `bad-request`, `unauthorized`, `token-expired`, `not-found` (also for a request of somebody else).
         */
        get: operations["getTradeRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/traderequests/{id}/confirm-and-publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish
         * @description Sends the request to its supplier and opens a conversation with them. Problems: `bad-request`, `unauthorized`, `token-expired`, `payment-required`
         *     (with `paymentId` while a payment is open; without it `requestTradeRequestConfirmation` opens one), `profile-incomplete` (with `missingFields`), `forbidden`, `not-found`, `conflict`, `payload-too-large`, `unsupported-media-type`, `validation` (`acceptTerms`).
         */
        post: operations["publishTradeRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/traderequests/{id}/membership-and-price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What publishing costs
         * @description The fee of one direct order with its tax, whether a membership covers it, what to pay, and the plans that would cover it. Reading changes
         *     nothing: when the payment was cancelled or has expired, there is no `paymentId`, the price is that of now, and
         *     `requestTradeRequestConfirmation` opens a new payment.
         *     Problems: `bad-request`, `unauthorized`, `token-expired`, `not-found` (also for a request of somebody else).
         */
        get: operations["getMembershipAndPrice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/traderequests/{id}/request-confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for confirmation
         * @description In `Draft`: checks the draft whole, freezes its lines and has it reviewed. `errors` names what is missing: `lines`, `lines[0].quantity`,
         *     `lines[0].unitOfMeasurementId`, `lines[0].requiredProperties`, `deliveryAddressId`, `neededBy`, `documents`. After the review: `NeedsCorrection`,
         *     `AwaitingPayment` with a payment, or `ReadyToPublish` when a membership covers the fee.
         *     In `AwaitingPayment`, when the payment was cancelled or has expired: opens a new payment at the price of now, or makes the request `ReadyToPublish`
         *     when a membership covers the fee by now; `conflict` while a payment is open. Problems: `bad-request`, `unauthorized`, `token-expired`, `profile-incomplete` (with `missingFields`), `forbidden`, `not-found`,
         *     `conflict`, `payload-too-large`, `unsupported-media-type`, `validation`.
         */
        post: operations["requestTradeRequestConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/traderequests/by-supplier": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My requests by supplier
         * @description Pages count requests in the order of `sort`; each page gathers its requests by supplier. `objectType` and `objectId` go together. Problems: `bad-request`, `unauthorized`, `token-expired`.
         */
        get: operations["listTradeRequestsBySupplier"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/traderequests/direct-order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a direct order
         * @description A draft for one supplier. The same `Idempotency-Key` with the same body, or the same `clientRequestId`, answers the draft that is there.
         *     The body may have up to 4 MB.
         *     Problems: `bad-request`, `unauthorized`, `token-expired`, `forbidden`, `not-found` (the supplier, or `copyOf` of somebody else),
         *     `supplier-no-direct-order`, `payload-too-large`, `unsupported-media-type`, `validation`.
         */
        post: operations["createDirectOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/traderequests/direct-order/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change or withdraw a direct order
         * @description Writes the whole draft, in `Draft`, `NeedsCorrection` and `AwaitingConfirmation` (which takes the confirmation back); the request is a `Draft` after it.
         *     The body may have up to 4 MB.
         *     `withdraw: true` ends it in any state before it is published: an open payment is cancelled, a paid fee goes back to the wallet; `withdrawReason` says why.
         *     Problems: `bad-request`, `unauthorized`, `token-expired`, `forbidden`, `not-found`, `conflict` (another `version`, or the state does not allow it),
         *     `payment-in-progress`, `payload-too-large`, `unsupported-media-type`, `validation`.
         */
        put: operations["updateDirectOrder"];
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
         * @description Units goods are counted and priced in. Changes hardly ever: keep for 24 hours. Not paged. Problems: none of its own.
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
         * @description Conditions add up; without any it answers all. Keep for 24 hours. Not paged. Problems: `bad-request`.
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
    "/urbanareas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Districts of a city
         * @description By number. Smaller cities, and an unknown one, have none. Keep for 24 hours. Not paged. Problems: `bad-request`.
         */
        get: operations["listUrbanAreas"];
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
         * @description Newest first where `sort` says nothing else, of all kinds, with the counts of every kind whatever `term` says. Words of `term` are looked for in the title, each by its beginning. Problems: `bad-request`, `unauthorized`, `token-expired`.
         */
        get: operations["listFavorites"];
        put?: never;
        /**
         * Keep an object
         * @description Adding what is already kept answers the favourite that is there. The same `Idempotency-Key` with the same body answers the first answer again.
         *     Problems: `bad-request` (no key), `unauthorized`, `token-expired`, `not-found` (unknown object), `payload-too-large`, `unsupported-media-type`, `validation` (also the key used again with another body).
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
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Drop a favourite
         * @description Problems: `bad-request`, `unauthorized`, `token-expired`, `not-found` (also for a favourite of somebody else).
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
         * @description Newest first where `sort` says nothing else. Words of `term` are looked for in the title, each by its beginning. Problems: `bad-request`, `unauthorized`, `token-expired`.
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
         *     Problems: `bad-request`, `payload-too-large`, `validation`, `unsupported-media-type`, `rate-limited` within 120 s of the last code and after 20 codes in 10 minutes for one internet address, `otp-locked` for 15 minutes after five wrong tries (all with Retry-After in seconds).
         */
        post: operations["requestOneTimeCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/profile-picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My picture
         * @description Never kept by a cache. Problems: `unauthorized`, `token-expired`.
         */
        get: operations["getProfilePicture"];
        put?: never;
        /**
         * Choose my picture
         * @description Takes a file that was uploaded before with the purpose `Avatar`; choosing the same again changes nothing. An upload of the picture itself is
         *     `uploadFile`, so that there is one way to send a file.
         *     Problems: `bad-request` (broken JSON), `unauthorized`, `token-expired`, `payload-too-large`, `unsupported-media-type`, `validation` (also when the
         *     file is not an own picture for a profile).
         */
        post: operations["chooseProfilePicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/visitorlogs/byfilter-for-chart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Visits over time
         * @description Visits of the pages of one merchant (its profile and products), or of the whole site. Agents and suppliers see their own merchants: without `merchantId` all of them together, and another's merchant is not found. Administrators see every merchant, and without `merchantId` the site.
         *     Problems: `bad-request` (also `from` after `to`, more than 1,100 days, or days before 2000 or after 2100), `unauthorized`, `token-expired`, `forbidden`, `not-found`.
         */
        get: operations["getVisitorChart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallettransactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A ledger
         * @description Newest first. One's own; an administrator reads the one of `userId`. Problems: `bad-request`, `unauthorized`, `token-expired`,
         *     `forbidden` (`userId` of another person, for anyone but an administrator), `not-found` (no such user).
         */
        get: operations["listWalletTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallettransactions/charge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give credit to a user
         * @description Of the administrator: one transaction `AdminCharge`, done at once, with its reason in the user's ledger. Problems: `bad-request` (no key,
         *     broken JSON), `unauthorized`, `token-expired`, `forbidden`, `not-found` (no such user), `payload-too-large`, `unsupported-media-type`,
         *     `validation` (also the key used again with another body).
         */
        post: operations["chargeWallet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallettransactions/charge-by-user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Top up my wallet
         * @description Makes a pending transaction and its payment; the credit is there when the payment is `Paid`. Problems: `bad-request` (no key, broken JSON),
         *     `unauthorized`, `token-expired`, `forbidden`, `payload-too-large`, `unsupported-media-type`, `validation` (also the key used again with another body).
         */
        post: operations["startWalletCharge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallettransactions/credit/byuser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My credit
         * @description Problems: `unauthorized`, `token-expired`.
         */
        get: operations["getWalletCredit"];
        put?: never;
        post?: never;
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
         * @description Trees of links, of one position or of all. Keep for 24 hours. Not paged. Problems: `bad-request`.
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
        /** @description Credit given by an administrator. */
        AdminCharge: {
            /**
             * Format: int64
             * @description Rial.
             * @example 5000000
             */
            amountRial: number;
            /**
             * @description Shown to the user in the ledger.
             * @example جبران تأخیر در رسیدگی به درخواست ۱۴۰۵-۲۱۷
             */
            reason: string;
            /**
             * @description Who gets it.
             * @example user-2
             */
            userId: string;
        };
        /** @description A paid place, always shown as «آگهی». It leads to `path` inside the site or to `url` outside; exactly one of them is there. */
        Advertisement: {
            /**
             * @description Who pays for it; shown beside the mark «آگهی».
             * @example بازرگانی یاتاقان پارس
             */
            advertiserName: string;
            /**
             * @description The picture in words.
             * @example نقشهٔ بلبرینگ شیار عمیق
             */
            alt: string;
            /**
             * Format: date-time
             * @description Not shown from then on.
             * @example 2026-12-31T00:00:00.000Z
             */
            endsAt: string;
            /**
             * @description Id of the place's booking.
             * @example ad-1
             */
            id: string;
            /** @description Picture for wide screens. */
            imageDesktop: components["schemas"]["FileRef"];
            /** @description Picture for narrow screens. */
            imageMobile: components["schemas"]["FileRef"];
            /**
             * @description Path in the site.
             * @example /supplier/s-1/بازرگانی-یاتاقان-پارس
             */
            path?: string;
            /** @description Where on the site it is shown. */
            position: components["schemas"]["AdvertisementPosition"];
            /**
             * Format: int32
             * @description The highest comes first.
             * @example 10
             */
            priority: number;
            /**
             * Format: date-time
             * @description From when it is shown (UTC).
             * @example 2026-11-01T00:00:00.000Z
             */
            startsAt: string;
            /**
             * @description Headline, to be shown and read aloud.
             * @example یاتاقان‌های صنعتی با تحویل روز بعد
             */
            title: string;
            /**
             * Format: uri
             * @description Address outside the site.
             * @example https://yataghan-pars.example/
             */
            url?: string;
        };
        /**
         * @description Position on the site.
         * @example home
         * @enum {string}
         */
        AdvertisementPosition: "home" | "category" | "product" | "supplier" | "search";
        /**
         * @description What an agent may do for the company: `ViewRequests` read and draft requests, `Answer` write on its behalf, `EditCatalog` change what it offers,
         *     `Finance` pay, wallet and plans. Open: the service may add to them.
         * @example ViewRequests
         */
        AgentPermission: string;
        /** @description A product apart from who offers it. */
        BaseProduct: {
            /**
             * @description Id of the category, as in `listCategories`.
             * @example c-deep-groove-ball-bearing
             */
            categoryId: string;
            /**
             * @description Id of the base product; offers name it in `baseProductId`.
             * @example bp-deep-groove-ball-bearing-1
             */
            id: string;
            /** @description Picture; absent where there is none. */
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
            /**
             * @description Name of the product whoever offers it.
             * @example بلبرینگ شیار عمیق 6205
             */
            name: string;
            /**
             * Format: int32
             * @description How many offers suppliers make of it now.
             * @example 5
             */
            offersCount: number;
            /** @description Properties all offers of it share. */
            properties: components["schemas"]["PropertyValue"][];
            /**
             * @description Technical name in Latin letters, as catalogues and standards use it.
             * @example Deep groove ball bearing
             */
            scientificName?: string;
            /**
             * @description Readable last part of the address, in Persian; it may change, the id does not.
             * @example بلبرینگ-شیار-عمیق-6205
             */
            slug: string;
        };
        /** @description A base product with the sum of its offers, as a category's page lists its models. */
        BaseProductOffers: {
            /** @description Brands of its offers. */
            brands: string[];
            /** @description The category without children that it belongs to. */
            category: {
                /**
                 * Format: int32
                 * @description All its models.
                 * @example 14
                 */
                baseProductCount?: number;
                /**
                 * @description Id of its category.
                 * @example c-deep-groove-ball-bearing
                 */
                id: string;
                /** @description Picture; absent where there is none. */
                image?: components["schemas"]["FileRef"];
                /**
                 * @description Name of its category.
                 * @example بلبرینگ شیار عمیق
                 */
                name: string;
                /**
                 * @description Technical name of the category in Latin letters.
                 * @example Deep groove ball bearing
                 */
                scientificName?: string;
                /**
                 * @description Readable last part of the category's address.
                 * @example بلبرینگ-شیار-عمیق
                 */
                slug: string;
            };
            /**
             * @description Id of the base product.
             * @example bp-deep-groove-ball-bearing-1
             */
            id: string;
            /** @description The few properties by which models are told apart. */
            keyProperties: components["schemas"]["PropertyValue"][];
            /**
             * Format: int64
             * @description Lowest public price in Rial.
             * @example 6880000
             */
            minPriceRial?: number;
            /**
             * @description Designation shared by its offers.
             * @example 6205-2RSH
             */
            model?: string;
            /**
             * @description Name of the product whoever offers it.
             * @example بلبرینگ شیار عمیق 6205-2RSH
             */
            name: string;
            /**
             * Format: int32
             * @description How many offers suppliers make of it now.
             * @example 6
             */
            offersCount: number;
            /**
             * @description Its only offer; absent where there are several.
             * @example sp-1
             */
            productId?: string;
            /**
             * @description Readable last part of the address, in Persian; it may change, the id does not.
             * @example بلبرینگ-شیار-عمیق-6205-2rsh
             */
            slug: string;
            /**
             * Format: int32
             * @description Suppliers among its offers.
             * @example 6
             */
            supplierCount: number;
        };
        /** @description The consumer that was registered. */
        Buyer: {
            /**
             * @description Customer id, as in the profile.
             * @example customer-2
             */
            id: string;
            /**
             * @description Id of the account that became a consumer.
             * @example user-2
             */
            userId: string;
        };
        /** @description The person is registered already. */
        BuyerConflict: {
            /** @description Stable name of the problem for programs. */
            code: components["schemas"]["ProblemCode"];
            /** @description The record as it is now, to show beside what was being written. */
            current: components["schemas"]["Buyer"];
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
            /** @description With `profile-incomplete`: what the profile still needs, as in `Customer`. */
            missingFields?: components["schemas"]["ProfileField"][];
            /**
             * Format: int64
             * @description Rial; with `insufficient-credit`, what is missing; with `payment-required`, what is to be paid.
             * @example 1200000
             */
            missingRial?: number;
            /**
             * @description With `payment-required`, `insufficient-credit` and `payment-in-progress`: the payment.
             * @example pay-user-1-11
             */
            paymentId?: string;
            /**
             * Format: int32
             * @description With `otp-wrong`: tries left before the code is void.
             * @example 3
             */
            remainingTries?: number;
            /**
             * Format: int32
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
        /** @description One category of the tree: an area at the root, and any level below it. */
        Category: {
            /** @description The area it belongs to. */
            categoryType: components["schemas"]["CategoryType"];
            /**
             * @description Sanitised HTML.
             * @example <p>پرکاربردترین یاتاقان غلتشی است.</p>
             */
            descriptionHtml?: string;
            /**
             * @description Name in English, for readers who know the term that way; absent where none is known.
             * @example Deep groove ball bearings
             */
            englishName?: string;
            /**
             * @description True when `listCategoryChildren` would find some.
             * @example false
             */
            hasChildren: boolean;
            /**
             * @description Id of the category; stable, unlike its name and slug.
             * @example c-deep-groove-ball-bearing
             */
            id: string;
            /** @description Picture of the category; absent where there is none. */
            image?: components["schemas"]["FileRef"];
            /**
             * @description False when the category was closed: it has no page any more.
             * @example true
             */
            isActive: boolean;
            /**
             * @description True for the top level of an area.
             * @example false
             */
            isRoot: boolean;
            /**
             * Format: int32
             * @description 1 for the areas.
             * @example 4
             */
            level: number;
            /**
             * @description Name in Persian, as menus show it.
             * @example بلبرینگ شیار عمیق
             */
            name: string;
            /**
             * @description Absent for the areas.
             * @example c-ball-bearings
             */
            parentId?: string;
            /**
             * @description Technical name in Latin letters, as catalogues and standards use it.
             * @example Deep groove ball bearing
             */
            scientificName?: string;
            /** @description What search engines are told about the page. */
            seo: components["schemas"]["Seo"];
            /**
             * @description One or two sentences in plain text for cards.
             * @example بلبرینگ تک‌ردیفه برای بارهای شعاعی و محوری سبک
             */
            shortDescription?: string;
            /**
             * @description Readable last part of the address, in Persian; it may change, the id does not.
             * @example بلبرینگ-شیار-عمیق
             */
            slug: string;
            /** @description Other names people search by. */
            synonyms: string[];
        };
        /** @description One step of the way from the area down to a category. */
        CategoryCrumb: {
            /** @description The area it belongs to. */
            categoryType: components["schemas"]["CategoryType"];
            /**
             * @description Id of the category of this step.
             * @example c-ball-bearings
             */
            id: string;
            /**
             * Format: int32
             * @description 1 for the areas.
             * @example 2
             */
            level: number;
            /**
             * @description Name to show for this step.
             * @example بلبرینگ
             */
            name: string;
            /**
             * @description Readable last part of the address, in Persian; it may change, the id does not.
             * @example بلبرینگ
             */
            slug: string;
        };
        /** @description How much a category holds, all levels below it included. */
        CategoryItemsCount: {
            /**
             * Format: int32
             * @description How many base products it holds, levels below included.
             * @example 96
             */
            baseProductCount: number;
            /**
             * @description Which of the categories asked for.
             * @example c-ball-bearings
             */
            categoryId: string;
            /**
             * Format: int32
             * @description How many articles and other contents it has.
             * @example 24
             */
            contentCount: number;
            /**
             * Format: int32
             * @description How many products it has that are shown now.
             * @example 412
             */
            productCount: number;
            /**
             * Format: int32
             * @description How many suppliers offer something in it.
             * @example 27
             */
            supplierCount: number;
        };
        /** @description Menu of one area. No entries means the area is empty. */
        CategoryMenu: {
            /** @description The area it belongs to. */
            categoryType: components["schemas"]["CategoryType"];
            /** @description Top level of the menu in its order. */
            subcategories: components["schemas"]["CategoryMenuEntry"][];
        };
        /** @description A category in the menus, with the ones under it. */
        CategoryMenuEntry: {
            /** @description The area it belongs to. */
            categoryType: components["schemas"]["CategoryType"];
            /**
             * @description Id of the category it leads to.
             * @example c-ball-bearings
             */
            id: string;
            /**
             * @description One of the four areas themselves.
             * @example false
             */
            isRoot: boolean;
            /**
             * Format: int32
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
             * Format: int32
             * @description All levels below it included.
             * @example 412
             */
            productCount?: number;
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
            /**
             * Format: int32
             * @description All levels below it included.
             * @example 27
             */
            supplierCount?: number;
        };
        /** @description A property by which the products of a category are described and filtered. «برند» (brand) is an option property like any other. */
        CategoryProperty: {
            /**
             * @description Id of the category, as in `listCategories`.
             * @example c-deep-groove-ball-bearing
             */
            categoryId: string;
            /** @description Kind of value the property has. */
            dataType: components["schemas"]["PropertyDataType"];
            /**
             * Format: int32
             * @description Digits shown after the point in the default unit.
             * @example 2
             */
            decimals?: number;
            /**
             * @description Sign of that unit.
             * @example mm
             */
            defaultMeasurementUnitDisplayText?: string;
            /**
             * @description Unit in which values are shown first; absent for properties without a unit.
             * @example u-mm
             */
            defaultMeasurementUnitId?: string;
            /**
             * @description Name in English, as datasheets have it.
             * @example Bore diameter
             */
            englishTitle?: string;
            /**
             * @description Heading under which properties are shown together.
             * @example ابعاد
             */
            group?: string;
            /**
             * @description A sentence that explains the property to buyers.
             * @example قطر سوراخ حلقهٔ داخلی
             */
            helpText?: string;
            /**
             * @description Id of the property; filters and values name it.
             * @example p-bore
             */
            id: string;
            /**
             * @description True when the comparison of products has a row for it.
             * @example true
             */
            isComparable: boolean;
            /**
             * @description True when lists can be filtered by it (`f`).
             * @example true
             */
            isFilterable: boolean;
            /**
             * @description Shown in the spec strip.
             * @example true
             */
            isKey: boolean;
            /**
             * @description True when a request's line must say what it asks of it.
             * @example false
             */
            isRequiredInRequest: boolean;
            /**
             * Format: double
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
             * Format: double
             * @description Smallest sensible value in the default unit.
             * @example 3
             */
            minValue?: number;
            /** @description Option and MultiOption only. */
            options?: components["schemas"]["PropertyOption"][];
            /**
             * Format: int32
             * @description Place among its siblings, ascending.
             * @example 1
             */
            sortOrder: number;
            /**
             * @description The letter it goes by in drawings and formulas.
             * @example d
             */
            symbol?: string;
            /**
             * @description Name in Persian, as tables and filters show it.
             * @example قطر داخلی
             */
            title: string;
        };
        /** @description What suppliers must be able to offer. An empty object asks for all suppliers of the category. */
        CategorySupplierQuery: {
            /**
             * @description True asks for confirmed suppliers only.
             * @example true
             */
            confirmedOnly?: boolean;
            /** @description Kinds of supplier; any of them is enough. */
            kinds?: components["schemas"]["SupplierKind"][];
            /**
             * Format: int32
             * @description 1 when absent.
             * @example 1
             */
            pageNumber?: number;
            /**
             * Format: int32
             * @description 10 when absent.
             * @example 10
             */
            pageSize?: number;
            /** @description Properties the supplier's products must have; conditions add up. */
            properties?: components["schemas"]["SelectedCategoryProperty"][];
            /** @description Cities of sale; any of them is enough. */
            saleCityIds?: string[];
            /** @description Order of the suppliers. */
            sort?: components["schemas"]["SupplierSort"];
        };
        /** @description A page of suppliers with their matching products and the facets of those products. */
        CategorySupplierSearch: {
            /** @description Values of properties among the results, to narrow or widen the choice. */
            facets: components["schemas"]["PropertyFacet"][];
            /**
             * @description True where the list is too large to count for one answer: `totalCount`, and the counts given beside it (suppliers, facets, sale cities), are then estimates.
             *     Absent or false, they are exact. The items themselves are always real results in the order asked.
             * @example true
             */
            isTotalEstimated?: boolean;
            /** @description The entries of this page, in the order that was asked for. */
            items: components["schemas"]["SupplierWithProducts"][];
            /**
             * Format: int32
             * @description Of this page; the first is 1.
             * @example 1
             */
            pageNumber: number;
            /**
             * Format: int32
             * @description Items of a full page.
             * @example 10
             */
            pageSize: number;
            /** @description Cities of sale among the results. */
            saleCities: components["schemas"]["SaleCityCount"][];
            /**
             * Format: int32
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
        /** @description The company of a profile; needed when `kind` is `Company`, refused when it is `Person`. */
        ChangedCompany: {
            /**
             * @description Of the list `activityField`.
             * @example af-machinery
             */
            activityFieldId?: string;
            /**
             * @description 11 to 14 digits.
             * @example 411234567890
             */
            economicCode?: string;
            /**
             * @description Name under which the company is registered.
             * @example صنایع نمونهٔ پارس
             */
            name: string;
            /**
             * @description National id of a company: eleven digits, the last of which checks the others.
             * @example 10101234565
             */
            nationalId: string;
            /**
             * @description At most 10 digits.
             * @example 204861
             */
            registrationNumber?: string;
        };
        /** @description A profile as it is to be; a field left out is emptied. */
        ChangedCustomer: {
            /**
             * Format: date
             * @description Between 1900-01-01 and today.
             * @example 1985-04-12
             */
            birthDate?: string;
            /** @description The company; needed for one kind and refused for the other. */
            company?: components["schemas"]["ChangedCompany"];
            /**
             * Format: email
             * @description E-mail address; absent when the person gave none.
             * @example buyer@mail.example
             */
            email?: string;
            /** @description First name in Persian letters. */
            firstName: components["schemas"]["PersonName"];
            /** @description As the person's identity card says. */
            gender?: components["schemas"]["Gender"];
            /**
             * @description Of the list `jobTitle`.
             * @example jt-purchasing-manager
             */
            jobTitleId?: string;
            /** @description Whether the person acts for a company or for himself. */
            kind: components["schemas"]["CustomerKind"];
            /** @description Family name in Persian letters. */
            lastName: components["schemas"]["PersonName"];
            /** @description National code of ten digits, the last of which checks the others. */
            nationalCode?: components["schemas"]["NationalCode"];
            /**
             * Format: int32
             * @description Of the profile that was read.
             * @example 3
             */
            version: number;
        };
        /** @description An agent as it is to be; a position left out is emptied. */
        ChangedMerchantAgent: {
            /**
             * @description Id of the agent to change.
             * @example agent-1
             */
            id: string;
            /**
             * @description Switches between `Active` and `Inactive`; an invitation that has not been accepted cannot be activated.
             * @example true
             */
            isActive: boolean;
            /** @description What the agent may do for the company. */
            permissions: ("ViewRequests" | "Answer" | "EditCatalog" | "Finance")[];
            /**
             * @description Position in the company.
             * @example سرپرست خرید
             */
            position?: string;
            /**
             * Format: int32
             * @description Of the agent as it was read.
             * @example 1
             */
            version: number;
        };
        /** @description A picture already uploaded by the same person. */
        ChosenProfilePicture: {
            /**
             * @description Of an own file with the purpose `Avatar`.
             * @example file-7a3f86c4-87bb-4ebf-b7c2-b7448514eff8
             */
            fileId: string;
        };
        /** @description A city of the country, for addresses. */
        City: {
            /**
             * @description Name in English, for readers who know the term that way; absent where none is known.
             * @example Neyshabur
             */
            englishName?: string;
            /**
             * @description Id of the city.
             * @example city-neyshabur
             */
            id: string;
            /**
             * @description May be chosen in new addresses.
             * @example true
             */
            isActive: boolean;
            /**
             * @description Name in Persian.
             * @example نیشابور
             */
            name: string;
            /**
             * @description Its province.
             * @example state-khorasan-razavi
             */
            parentId: string;
        };
        /** @description A city by id and name. */
        CityRef: {
            /**
             * @description Id of the city.
             * @example city-tehran
             */
            id: string;
            /**
             * @description Name in Persian.
             * @example تهران
             */
            name: string;
        };
        /** @description A kind of content in the tree of kinds. */
        ContentType: {
            /** @description Empty where a call answers a flat list. */
            children: components["schemas"]["ContentType"][];
            /**
             * @description Name of an icon.
             * @example book
             */
            icon?: string;
            /**
             * @description Id of the kind of content.
             * @example ct-guides
             */
            id: string;
            /**
             * Format: int32
             * @description Published pages of it and of what is below it.
             * @example 24
             */
            pageCount: number;
            /** @description Family of contents it belongs to. */
            pageType: components["schemas"]["PageType"];
            /**
             * @description Kind above it; absent at the top.
             * @example ct-knowledge
             */
            parentId?: string;
            /**
             * @description Readable last part of the address, in Persian; it may change, the id does not.
             * @example راهنمای-خرید
             */
            slug: string;
            /**
             * @description Name of the kind, as menus show it.
             * @example راهنمای خرید
             */
            title: string;
        };
        /** @description A conversation as one of its participants sees it. */
        Conversation: {
            /** @description Who the reader talks to. */
            counterpart: components["schemas"]["ConversationCounterpart"];
            /**
             * Format: date-time
             * @description When its first message was sent (UTC).
             * @example 2026-11-20T10:25:00.000Z
             */
            createdAt: string;
            /**
             * @description Id of the conversation.
             * @example conv-seed-6
             */
            id: string;
            /** @description The latest message, shortened for lists. */
            lastMessage: components["schemas"]["LastMessage"];
            /**
             * @description What it is about.
             * @example sp-1
             */
            objectId?: string;
            /**
             * @description Name of the object at the time of reading; absent when it is about none.
             * @example بلبرینگ شیار عمیق 6205-2RSH
             */
            objectTitle?: string;
            /** @description Kind of the object it is about; absent when it is about none. */
            objectType?: components["schemas"]["ObjectType"];
            /** @description Whether it can be written to. */
            state: components["schemas"]["ConversationState"];
            /**
             * @description What it is about, in its opener's words.
             * @example پرسش دربارهٔ بلبرینگ 6205
             */
            subject: string;
            /**
             * @description The trade request it belongs to; absent for all others.
             * @example tr-seed-6
             */
            tradeRequestId?: string;
            /**
             * @description Number of that request, as people quote it.
             * @example TR-100214
             */
            tradeRequestNumber?: string;
            /** @description Where that request stands. */
            tradeRequestStatus?: components["schemas"]["TradeRequestStatus"];
            /**
             * Format: int32
             * @description Messages the reader has not seen yet.
             * @example 1
             */
            unreadCount: number;
            /**
             * Format: int32
             * @description Raised with everything that all participants see: a message, an edit, closing. Reading and archiving are the reader's own and do not raise it.
             * @example 1
             */
            version: number;
        };
        /**
         * @description What to change; several at once are done together. False and absent change nothing, but for `archived`.
         *     With `version`, `closed` and `edit` are refused when something was said, edited or closed since; `read`, `unread` and `archived` are the caller's own
         *     marks, lose nothing of others and never look at it.
         */
        ConversationChange: {
            /**
             * @description Put aside, or back, for the caller alone.
             * @example false
             */
            archived?: boolean;
            /**
             * @description Closed for everyone, for good.
             * @example false
             */
            closed?: boolean;
            /** @description A new text for one of the caller's messages. */
            edit?: components["schemas"]["MessageEdit"];
            /**
             * @description All messages count as read.
             * @example true
             */
            read?: boolean;
            /**
             * @description The other side's last message counts as unread; not together with `read`.
             * @example false
             */
            unread?: boolean;
            /**
             * Format: int32
             * @description Of the conversation as it was read.
             * @example 1
             */
            version?: number;
        };
        /** @description The conversation has moved on, or is closed. */
        ConversationConflict: {
            /** @description Stable name of the problem for programs. */
            code: components["schemas"]["ProblemCode"];
            /** @description The conversation as it is now. */
            current: components["schemas"]["Conversation"];
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
            /** @description With `profile-incomplete`: what the profile still needs, as in `Customer`. */
            missingFields?: components["schemas"]["ProfileField"][];
            /**
             * Format: int64
             * @description Rial; with `insufficient-credit`, what is missing; with `payment-required`, what is to be paid.
             * @example 1200000
             */
            missingRial?: number;
            /**
             * @description With `payment-required`, `insufficient-credit` and `payment-in-progress`: the payment.
             * @example pay-user-1-11
             */
            paymentId?: string;
            /**
             * Format: int32
             * @description With `otp-wrong`: tries left before the code is void.
             * @example 3
             */
            remainingTries?: number;
            /**
             * Format: int32
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
        /** @description Who the reader talks to. */
        ConversationCounterpart: {
            /** @description Since when and until when the marketplace vouches for a supplier. */
            confirmation?: {
                /**
                 * Format: date-time
                 * @description Since when the supplier is confirmed (UTC).
                 * @example 2024-05-07T00:00:00.000Z
                 */
                issuedAt: string;
                /**
                 * Format: date-time
                 * @description Until when the confirmation holds (UTC).
                 * @example 2027-05-08T00:00:00.000Z
                 */
                validTo?: string;
            };
            /**
             * @description Supplier, customer, or `support`.
             * @example s-1
             */
            id: string;
            /**
             * @description Which side the reader talks to.
             * @example Supplier
             * @enum {string}
             */
            kind: "Supplier" | "Buyer" | "Support";
            /** @description Logo or picture of that side; absent where there is none. */
            logo?: components["schemas"]["FileRef"];
            /**
             * @description Name to show for that side.
             * @example بازرگانی یاتاقان پارس
             */
            name: string;
        };
        /** @description How many conversations each filter of the list would show, whatever is asked for. */
        ConversationCounts: {
            /**
             * Format: int32
             * @description Without the archived ones.
             * @example 14
             */
            all: number;
            /**
             * Format: int32
             * @description Conversations the reader has put away.
             * @example 2
             */
            archived: number;
            /**
             * Format: int32
             * @description About a trade request.
             * @example 6
             */
            requests: number;
            /**
             * Format: int32
             * @description With unread messages.
             * @example 1
             */
            unread: number;
        };
        /** @description One message. A deleted one stays as a mark without text. */
        ConversationMessage: {
            /**
             * @description The sender's own id of the message.
             * @example 0f6d6d1c-9a57-4e0c-8a43-6f0f0d6c2b10
             */
            clientMessageId: string;
            /**
             * @description The conversation it belongs to.
             * @example conv-seed-6
             */
            conversationId: string;
            /**
             * Format: date-time
             * @description When it was taken back (UTC); it has no text then.
             * @example 2026-11-20T10:28:00.000Z
             */
            deletedAt?: string;
            /**
             * Format: date-time
             * @description When its text was last changed (UTC); absent for an unchanged one.
             * @example 2026-11-20T10:27:00.000Z
             */
            editedAt?: string;
            /** @description Files sent with it, in the order they were added. */
            files: components["schemas"]["FileRef"][];
            /**
             * @description Id of the message.
             * @example msg-seed-6-2
             */
            id: string;
            /**
             * @description Written on the reader's side.
             * @example true
             */
            isMine: boolean;
            /**
             * @description The message it answers.
             * @example msg-seed-6-1
             */
            parentId?: string;
            /**
             * @description The first message of its conversation.
             * @example msg-seed-6-1
             */
            rootId: string;
            /**
             * Format: date-time
             * @description When the other side read it.
             * @example 2026-11-20T10:31:00.000Z
             */
            seenAt?: string;
            /**
             * @description Name of who wrote it, at the time of reading.
             * @example نوید رضایی
             */
            senderName: string;
            /**
             * @description What the sender does in the company.
             * @example کارشناس فروش
             */
            senderPosition?: string;
            /**
             * Format: date-time
             * @description When the service took it (UTC); messages are ordered by it.
             * @example 2026-11-20T10:25:00.000Z
             */
            sentAt: string;
            /**
             * @description Empty when it is only files.
             * @example سلام، این کالا موجود است؟
             */
            text: string;
        };
        /** @description A message with its replies, oldest first. */
        ConversationMessageNode: {
            /** @description Answers to this message, oldest first. */
            children: components["schemas"]["ConversationMessageNode"][];
            /**
             * @description The sender's own id of the message.
             * @example 0f6d6d1c-9a57-4e0c-8a43-6f0f0d6c2b10
             */
            clientMessageId: string;
            /**
             * @description The conversation it belongs to.
             * @example conv-seed-6
             */
            conversationId: string;
            /**
             * Format: date-time
             * @description When it was taken back (UTC); it has no text then.
             * @example 2026-11-20T10:28:00.000Z
             */
            deletedAt?: string;
            /**
             * Format: date-time
             * @description When its text was last changed (UTC); absent for an unchanged one.
             * @example 2026-11-20T10:27:00.000Z
             */
            editedAt?: string;
            /** @description Files sent with it, in the order they were added. */
            files: components["schemas"]["FileRef"][];
            /**
             * @description Id of the message.
             * @example msg-seed-6-2
             */
            id: string;
            /**
             * @description Written on the reader's side.
             * @example true
             */
            isMine: boolean;
            /**
             * @description The message it answers.
             * @example msg-seed-6-1
             */
            parentId?: string;
            /**
             * @description The first message of its conversation.
             * @example msg-seed-6-1
             */
            rootId: string;
            /**
             * Format: date-time
             * @description When the other side read it.
             * @example 2026-11-20T10:31:00.000Z
             */
            seenAt?: string;
            /**
             * @description Name of who wrote it, at the time of reading.
             * @example نوید رضایی
             */
            senderName: string;
            /**
             * @description What the sender does in the company.
             * @example کارشناس فروش
             */
            senderPosition?: string;
            /**
             * Format: date-time
             * @description When the service took it (UTC); messages are ordered by it.
             * @example 2026-11-20T10:25:00.000Z
             */
            sentAt: string;
            /**
             * @description Empty when it is only files.
             * @example سلام، این کالا موجود است؟
             */
            text: string;
        };
        /**
         * @description `Open`; `Archived` put aside by the reader, the others see it open; `Closed` for everyone: it is read only.
         * @example Open
         * @enum {string}
         */
        ConversationState: "Open" | "Archived" | "Closed";
        /** @description A conversation with its messages as a tree. */
        ConversationThread: {
            /** @description The conversation as it is now. */
            conversation: components["schemas"]["Conversation"];
            /**
             * @description There are older messages than those given.
             * @example false
             */
            hasOlder?: boolean;
            /** @description Messages that answer none, oldest first. */
            messages: components["schemas"]["ConversationMessageNode"][];
        };
        /** @description A country, for addresses and origins. */
        Country: {
            /**
             * @description Two letters of ISO 3166-1.
             * @example IR
             */
            code?: string;
            /**
             * @description Name in English, for readers who know the term that way; absent where none is known.
             * @example Iran
             */
            englishName?: string;
            /**
             * @description Id of the country.
             * @example country-ir
             */
            id: string;
            /**
             * @description May be chosen in new addresses.
             * @example true
             */
            isActive: boolean;
            /**
             * @description Name in Persian.
             * @example ایران
             */
            name: string;
        };
        /**
         * @description Rial.
         * @example IRR
         * @enum {string}
         */
        Currency: "IRR";
        /** @description The logged-in person's profile. */
        Customer: {
            /**
             * Format: date
             * @description Day of birth in the Gregorian calendar, without a time.
             * @example 1985-04-12
             */
            birthDate?: string;
            /** @description The company; absent when `kind` is `Person`. */
            company?: components["schemas"]["CustomerCompany"];
            /**
             * Format: int32
             * @description Percent of the profile filled in; 100 brings the roles `Buyer` and `Customer`.
             * @example 90
             */
            completeness: number;
            /**
             * Format: email
             * @description E-mail address; absent when the person gave none.
             * @example buyer@mail.example
             */
            email?: string;
            /**
             * @description First name in Persian letters.
             * @example کاربر
             */
            firstName: string;
            /** @description As the person's identity card says. */
            gender?: components["schemas"]["Gender"];
            /**
             * @description Id of the profile.
             * @example customer-1
             */
            id: string;
            /**
             * @description Id of the position, from the list `jobTitle` of `listTypeModels`.
             * @example jt-purchasing-manager
             */
            jobTitleId?: string;
            /** @description Whether the person acts for a company or for himself. */
            kind: components["schemas"]["CustomerKind"];
            /**
             * @description Family name in Persian letters.
             * @example نمونه
             */
            lastName: string;
            /** @description What a complete profile still needs, in the order of the profile; empty exactly when `completeness` is 100. */
            missingFields: components["schemas"]["ProfileField"][];
            /**
             * @description Ten digits.
             * @example 0012345679
             */
            nationalCode?: string;
            /** @description What the screens may offer; the server decides. */
            permissions: components["schemas"]["ProfilePermission"][];
            /**
             * @description Id of the person behind the account.
             * @example person-1
             */
            personId: string;
            /**
             * @description Mobile number of the login.
             * @example 09120000001
             */
            readonly phoneNumber: string;
            /** @description Roles of the account; operations name in `x-roles` which they need. */
            roles: components["schemas"]["Role"][];
            /**
             * @description Id of the account.
             * @example user-1
             */
            userId: string;
            /**
             * Format: int32
             * @description Sent back with a change.
             * @example 1
             */
            version: number;
        };
        /** @description The company a profile acts for; absent for a private person. */
        CustomerCompany: {
            /**
             * @description Id of the field of activity, from the list `activityField` of `listTypeModels`.
             * @example af-machinery
             */
            activityFieldId?: string;
            /**
             * @description Economic code of the tax authority.
             * @example 411234567890
             */
            economicCode?: string;
            /**
             * @description Name under which the company is registered.
             * @example صنایع نمونهٔ پارس
             */
            name: string;
            /**
             * @description Eleven digits.
             * @example 10101234565
             */
            nationalId: string;
            /**
             * @description Number in the company register, as the person gave it.
             * @example 204861
             */
            registrationNumber?: string;
        };
        /** @description The profile has moved on, or is there already. */
        CustomerConflict: {
            /** @description Stable name of the problem for programs. */
            code: components["schemas"]["ProblemCode"];
            /** @description The record as it is now, to show beside what was being written. */
            current: components["schemas"]["Customer"];
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
            /** @description With `profile-incomplete`: what the profile still needs, as in `Customer`. */
            missingFields?: components["schemas"]["ProfileField"][];
            /**
             * Format: int64
             * @description Rial; with `insufficient-credit`, what is missing; with `payment-required`, what is to be paid.
             * @example 1200000
             */
            missingRial?: number;
            /**
             * @description With `payment-required`, `insufficient-credit` and `payment-in-progress`: the payment.
             * @example pay-user-1-11
             */
            paymentId?: string;
            /**
             * Format: int32
             * @description With `otp-wrong`: tries left before the code is void.
             * @example 3
             */
            remainingTries?: number;
            /**
             * Format: int32
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
        /**
         * @description `Person` a natural person; `Company` a legal person.
         * @example Company
         * @enum {string}
         */
        CustomerKind: "Person" | "Company";
        /** @description A person with an account, as the marketplace's administrators see one in a list. */
        CustomerSummary: {
            /**
             * @description Name of the company the person acts for; absent for a private person.
             * @example صنایع نمونهٔ پارس
             */
            companyName?: string;
            /**
             * Format: int32
             * @description Percent of the profile filled in.
             * @example 100
             */
            completeness: number;
            /**
             * Format: date-time
             * @description Of the account.
             * @example 2025-10-05T08:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: email
             * @description E-mail address; absent when the person gave none.
             * @example buyer@mail.example
             */
            email?: string;
            /**
             * @description First name in Persian letters.
             * @example نوید
             */
            firstName: string;
            /**
             * @description Id of the profile.
             * @example customer-1
             */
            id: string;
            /** @description Whether the person acts for a company or for himself. */
            kind: components["schemas"]["CustomerKind"];
            /**
             * @description Family name in Persian letters.
             * @example رضایی
             */
            lastName: string;
            /**
             * @description Mobile number of the login.
             * @example 09120000001
             */
            phoneNumber: string;
            /** @description Roles of the account. */
            roles: components["schemas"]["Role"][];
            /**
             * @description Id of the account.
             * @example user-1
             */
            userId: string;
        };
        /** @description Where an agency holds: the whole country, or the provinces and cities it names. */
        DelegationTerritory: {
            /** @description Cities in which the agency holds. */
            cityIds: string[];
            /**
             * @description The whole country; the lists are then empty.
             * @example false
             */
            isNationwide: boolean;
            /** @description Provinces in which the agency holds. */
            stateIds: string[];
        };
        /** @description A delivery address. Exactly one of a person's addresses is selected. */
        DeliveryAddress: {
            /**
             * @description How a lorry gets there: trailer, crane, hours.
             * @example ورود تریلی از در جنوبی؛ تخلیه با جرثقیل سقفی.
             */
            accessNote?: string;
            /**
             * @description Street, alley and what else leads there, without province and city.
             * @example کیلومتر دوازده جادهٔ مخصوص، خیابان گل‌ها، کوچهٔ نگارش
             */
            addressText: string;
            /**
             * @description A city of the province.
             * @example city-tehran
             */
            cityId: string;
            /**
             * @description Name of the city at the time of reading.
             * @example تهران
             */
            cityName?: string;
            /**
             * @description Id of the country, as in `filterCountries`.
             * @example country-ir
             */
            countryId: string;
            /**
             * @description Id of the address.
             * @example addr-1
             */
            id: string;
            /**
             * @description The one orders go to.
             * @example true
             */
            isSelected: boolean;
            /**
             * Format: double
             * @description Latitude, degrees north (WGS 84).
             * @example 35.7012
             */
            lat?: number;
            /**
             * Format: double
             * @description Longitude, degrees east (WGS 84).
             * @example 51.2147
             */
            lng?: number;
            /**
             * @description Number on the door.
             * @example 14
             */
            plaque?: string;
            /**
             * @description Ten Latin digits.
             * @example 1389714567
             */
            postalCode: string;
            /**
             * @description Persian or Latin letters.
             * @example نوید رضایی
             */
            receiverName: string;
            /**
             * @description Mobile number of the receiver, eleven Latin digits.
             * @example 09120000001
             */
            receiverPhone: string;
            /**
             * @description A province of the country.
             * @example state-tehran
             */
            stateId: string;
            /**
             * @description Name of the province.
             * @example تهران
             */
            stateName?: string;
            /**
             * @description The person's own name for it.
             * @example انبار شهرک صنعتی
             */
            title: string;
            /**
             * @description Flat or hall.
             * @example 3
             */
            unit?: string;
            /**
             * Format: date-time
             * @description Of its last change.
             * @example 2026-11-18T07:30:00.000Z
             */
            updatedAt: string;
            /**
             * @description A district of the city.
             * @example urban-tehran-21
             */
            urbanAreaId?: string;
            /**
             * @description Name of the district; absent outside cities with districts.
             * @example منطقهٔ ۲۱
             */
            urbanAreaName?: string;
            /**
             * Format: int32
             * @description Raised with every change of what the person filled in; selecting does not raise it.
             * @example 1
             */
            version: number;
        };
        /** @description The address as it is to be; a field left out is dropped. */
        DeliveryAddressChange: {
            /**
             * @description How a lorry gets there: trailer, crane, hours.
             * @example ورود تریلی از در جنوبی؛ تخلیه با جرثقیل سقفی.
             */
            accessNote?: string;
            /**
             * @description Street, alley and what else leads there, without province and city.
             * @example کیلومتر دوازده جادهٔ مخصوص، خیابان گل‌ها، کوچهٔ نگارش
             */
            addressText: string;
            /**
             * @description A city of the province.
             * @example city-tehran
             */
            cityId: string;
            /**
             * @description Id of the country, as in `filterCountries`.
             * @example country-ir
             */
            countryId: string;
            /**
             * Format: double
             * @description Latitude, degrees north (WGS 84).
             * @example 35.7012
             */
            lat?: number;
            /**
             * Format: double
             * @description Longitude, degrees east (WGS 84).
             * @example 51.2147
             */
            lng?: number;
            /**
             * @description Number on the door.
             * @example 14
             */
            plaque?: string;
            /**
             * @description Ten Latin digits.
             * @example 1389714567
             */
            postalCode: string;
            /**
             * @description Persian or Latin letters.
             * @example نوید رضایی
             */
            receiverName: string;
            /**
             * @description Mobile number of the receiver, eleven Latin digits.
             * @example 09120000001
             */
            receiverPhone: string;
            /**
             * @description A province of the country.
             * @example state-tehran
             */
            stateId: string;
            /**
             * @description The person's own name for it.
             * @example انبار شهرک صنعتی
             */
            title: string;
            /**
             * @description Flat or hall.
             * @example 3
             */
            unit?: string;
            /**
             * @description A district of the city.
             * @example urban-tehran-21
             */
            urbanAreaId?: string;
            /**
             * Format: int32
             * @description Of the address as it was read.
             * @example 1
             */
            version: number;
        };
        /** @description The address has moved on, or may not be dropped. */
        DeliveryAddressConflict: {
            /** @description Stable name of the problem for programs. */
            code: components["schemas"]["ProblemCode"];
            /** @description The record as it is now, to show beside what was being written. */
            current: components["schemas"]["DeliveryAddress"];
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
            /** @description With `profile-incomplete`: what the profile still needs, as in `Customer`. */
            missingFields?: components["schemas"]["ProfileField"][];
            /**
             * Format: int64
             * @description Rial; with `insufficient-credit`, what is missing; with `payment-required`, what is to be paid.
             * @example 1200000
             */
            missingRial?: number;
            /**
             * @description With `payment-required`, `insufficient-credit` and `payment-in-progress`: the payment.
             * @example pay-user-1-11
             */
            paymentId?: string;
            /**
             * Format: int32
             * @description With `otp-wrong`: tries left before the code is void.
             * @example 3
             */
            remainingTries?: number;
            /**
             * Format: int32
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
        /**
         * @description What a person fills in. Country, province, city and district must belong together; `lat` and `lng` come both or not at all.
         *     Texts are stored with Latin digits, Persian letters in one spelling and no doubled spaces; their bounds hold after that.
         */
        DeliveryAddressFields: {
            /**
             * @description How a lorry gets there: trailer, crane, hours.
             * @example ورود تریلی از در جنوبی؛ تخلیه با جرثقیل سقفی.
             */
            accessNote?: string;
            /**
             * @description Street, alley and what else leads there, without province and city.
             * @example کیلومتر دوازده جادهٔ مخصوص، خیابان گل‌ها، کوچهٔ نگارش
             */
            addressText: string;
            /**
             * @description A city of the province.
             * @example city-tehran
             */
            cityId: string;
            /**
             * @description Id of the country, as in `filterCountries`.
             * @example country-ir
             */
            countryId: string;
            /**
             * Format: double
             * @description Latitude, degrees north (WGS 84).
             * @example 35.7012
             */
            lat?: number;
            /**
             * Format: double
             * @description Longitude, degrees east (WGS 84).
             * @example 51.2147
             */
            lng?: number;
            /**
             * @description Number on the door.
             * @example 14
             */
            plaque?: string;
            /**
             * @description Ten Latin digits.
             * @example 1389714567
             */
            postalCode: string;
            /**
             * @description Persian or Latin letters.
             * @example نوید رضایی
             */
            receiverName: string;
            /**
             * @description Mobile number of the receiver, eleven Latin digits.
             * @example 09120000001
             */
            receiverPhone: string;
            /**
             * @description A province of the country.
             * @example state-tehran
             */
            stateId: string;
            /**
             * @description The person's own name for it.
             * @example انبار شهرک صنعتی
             */
            title: string;
            /**
             * @description Flat or hall.
             * @example 3
             */
            unit?: string;
            /**
             * @description A district of the city.
             * @example urban-tehran-21
             */
            urbanAreaId?: string;
        };
        /**
         * @description How goods reach the buyer. `BuyerPickup` fetched at the seller's; `SupplierDelivery` by the seller's own means; `Freight` by a haulier;
         *     `Post` by the post; `Electronic` as a file. The backend may add to them.
         * @example Freight
         */
        DeliveryMethod: string;
        /** @description The whole draft as it should be; what is left out is taken away. With `withdraw: true` the request is withdrawn and the rest is not looked at. */
        DirectOrderChange: {
            /**
             * @description What the buyer tells the supplier about the request as a whole.
             * @example تحویل در دو نوبت
             */
            buyerNote?: string;
            /**
             * @description The buyer's own number of the request.
             * @example PR-1405-118
             */
            buyerReference?: string;
            /**
             * @description One of the caller's delivery addresses.
             * @example addr-1
             */
            deliveryAddressId?: string;
            /**
             * @description When there is no address yet.
             * @example city-tehran
             */
            deliveryCityId?: string;
            /**
             * @description One of the supplier's sale setting (`DeliveryMethod`).
             * @example Freight
             */
            deliveryMethod?: string;
            /** @description All documents as they should be; one left out is removed. */
            documents?: components["schemas"]["TradeDocumentInput"][];
            /**
             * @description Ties requests to several suppliers.
             * @example bearings-1405-09
             */
            groupKey?: string;
            /** @description All lines as they should be; a line without an `id` is new, one left out is removed. */
            lines?: components["schemas"]["TradeRequestLineInput"][];
            /**
             * Format: date
             * @description From tomorrow up to two years on; checked at confirmation.
             * @example 2026-12-20
             */
            neededBy?: string;
            /** @description How the goods are to be paid. */
            paymentTerm?: components["schemas"]["PaymentTerm"];
            /**
             * @description Taken from the lines when absent.
             * @example بلبرینگ شیار عمیق 6205-2RSH
             */
            title?: string;
            /**
             * Format: int32
             * @description As read.
             * @example 3
             */
            version: number;
            /**
             * @description Take the request back for good.
             * @example false
             */
            withdraw?: boolean;
            /**
             * @description With `withdraw: true`: why, in the buyer's words. It is the note of the event `Withdrawn`.
             * @example نیاز از انبار تأمین شد.
             */
            withdrawReason?: string;
        };
        /** @description Enumerations by name. A reader ignores names it does not know. */
        EnumCatalog: {
            [key: string]: components["schemas"]["EnumItem"][];
        };
        /** @description One value of an enumeration, as people read it. */
        EnumItem: {
            /**
             * @description Persian text for people.
             * @example تولیدکننده
             */
            displayText: string;
            /**
             * @description Name of the value for programs; the same word.
             * @example Manufacturer
             */
            name: string;
            /**
             * Format: int32
             * @description Place in a list of choices; the first is 0.
             * @example 0
             */
            sortOrder: number;
            /**
             * @description The word in requests and answers.
             * @example Manufacturer
             */
            value: string;
        };
        /** @description One value of an option property among the results, with how many have it. */
        FacetOption: {
            /**
             * Format: int32
             * @description Products.
             * @example 41
             */
            count: number;
            /**
             * @description Id of the option.
             * @example o-brand-skf
             */
            id: string;
            /**
             * @description Value as people read it.
             * @example SKF
             */
            title: string;
        };
        /** @description A heading of the frequent questions. */
        FaqCategory: {
            /**
             * @description Name of a drawing of the site's icon set.
             * @example clipboard
             */
            icon?: string;
            /**
             * @description Id of the heading.
             * @example faq-orders
             */
            id: string;
            /**
             * Format: int32
             * @description Questions in it.
             * @example 9
             */
            questionCount: number;
            /**
             * @description The heading.
             * @example سفارش و استعلام
             */
            title: string;
        };
        /** @description A category with those of its questions that were asked for. */
        FaqGroup: {
            /** @description The heading. */
            category: components["schemas"]["FaqCategory"];
            /** @description Those of its questions that match, in their order. */
            questions: components["schemas"]["FaqQuestion"][];
        };
        /** @description A frequent question with its answer. */
        FaqQuestion: {
            /**
             * @description Sanitised HTML.
             * @example <p>در صفحهٔ محصول «درخواست مستقیم» را بزنید.</p>
             */
            answerHtml: string;
            /**
             * @description Heading it stands under.
             * @example faq-orders
             */
            categoryId: string;
            /**
             * @description Id of the question.
             * @example faq-orders-1
             */
            id: string;
            /**
             * @description The question in plain text.
             * @example چگونه سفارش مستقیم ثبت کنم؟
             */
            question: string;
            /**
             * Format: int32
             * @description Its place in the category; the first is 1.
             * @example 1
             */
            sortOrder: number;
            /**
             * Format: int32
             * @description How often it was opened.
             * @example 1420
             */
            visitCount: number;
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
            /**
             * @description True where the list is too large to count for one answer: `totalCount`, and the counts given beside it (suppliers, facets, sale cities), are then estimates.
             *     Absent or false, they are exact. The items themselves are always real results in the order asked.
             * @example true
             */
            isTotalEstimated?: boolean;
            /** @description The entries of this page, in the order that was asked for. */
            items: components["schemas"]["UserFavorite"][];
            /**
             * Format: int32
             * @description Of this page; the first is 1.
             * @example 1
             */
            pageNumber: number;
            /**
             * Format: int32
             * @description Items of a full page.
             * @example 10
             */
            pageSize: number;
            /**
             * Format: int32
             * @description Items in all pages.
             * @example 136
             */
            totalCount: number;
        };
        /** @description Confirms that feedback arrived. */
        FeedbackReceipt: {
            /**
             * @description To name it when asking about it; letters and digits that are not mistaken for each other.
             * @example FB-7K3M-9QXT-4HWN
             */
            trackingCode: string;
        };
        /**
         * @description What it is about: `Suggestion` an idea, `Problem` something that does not work, `Complaint` about a deal or a person,
         *     `Question` for the support, `Praise` something that was good.
         * @example Suggestion
         * @enum {string}
         */
        FeedbackType: "Suggestion" | "Problem" | "Complaint" | "Question" | "Praise";
        /**
         * @description What a file is for; it decides what is accepted. `Avatar` a profile picture (jpg, png, webp; at most 2,097,152 bytes; at least 200 × 200 pixels);
         *     `TradeDocument` a document of a trade request; `Message` an attachment of a message; `Feedback` an attachment of a feedback;
         *     `Address` a picture or plan of a place. All but `Avatar`: pdf, jpg, png, webp, dwg, dxf, step, stp, igs, xlsx, docx, zip; at most 20,971,520 bytes.
         * @example TradeDocument
         * @enum {string}
         */
        FilePurpose: "Avatar" | "TradeDocument" | "Message" | "Feedback" | "Address";
        /** @description A stored file. Pictures also answer `?w=48|96|320|640|1024` for a box of that width in pixels; up to 96 they are square thumbnails, and may be larger for fine screens. */
        FileRef: {
            /**
             * Format: int32
             * @description Height in pixels; pictures only.
             * @example 640
             */
            height?: number;
            /**
             * @description Id of the file; writes name it.
             * @example f-sp-1
             */
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
             * Format: int64
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
             * Format: int32
             * @description Width in pixels; pictures only.
             * @example 640
             */
            width?: number;
        };
        /** @description One file with what it is for. */
        FileUpload: {
            /**
             * Format: binary
             * @description The content, with its file name. At most 20,971,520 bytes (2,097,152 for `Avatar`).
             */
            file: Blob;
            /** @description What it is for; limits of size and kind follow from it. */
            purpose: components["schemas"]["FilePurpose"];
        };
        /** @description A bank's payment gateway. */
        Gateway: {
            /**
             * @description Short Latin name.
             * @example kavir
             */
            code: string;
            /**
             * @description Id of the gateway.
             * @example gateway-1
             */
            id: string;
            /**
             * @description Chosen unless the user chooses another.
             * @example true
             */
            isDefault: boolean;
            /**
             * @description False while the bank does not answer; it then takes no payment.
             * @example true
             */
            isHealthy: boolean;
            /** @description Logo of the bank. */
            logo: components["schemas"]["FileRef"];
            /**
             * Format: int64
             * @description Rial; the most it takes at once.
             * @example 2000000000
             */
            maxRial: number;
            /**
             * Format: int64
             * @description Rial; the least it takes at once.
             * @example 10000
             */
            minRial: number;
            /** @description How its page is opened. */
            returnMode: components["schemas"]["GatewayReturnMode"];
            /**
             * @description Name of the bank, as people know it.
             * @example بانک کویر
             */
            title: string;
        };
        /**
         * @description How the bank is reached and returns: `Redirect` by address, `Post` by a form.
         * @example Redirect
         * @enum {string}
         */
        GatewayReturnMode: "Redirect" | "Post";
        /**
         * @description Gender of a person, as official forms ask for it.
         * @example Female
         * @enum {string}
         */
        Gender: "Female" | "Male";
        /** @description Help for one screen. */
        HelpItem: {
            /**
             * @description Sanitised HTML.
             * @example <p>مشخصات فنی، قیمت و تأمین‌کننده در یک صفحه است.</p>
             */
            bodyHtml: string;
            /**
             * @description The screen's own name.
             * @example product
             */
            frontUniqueId: string;
            /** @description `frontUniqueId` of related help. */
            relatedIds: string[];
            /** @description The steps in the order to take them. */
            steps: components["schemas"]["HelpStep"][];
            /**
             * @description Heading of the help.
             * @example راهنمای صفحهٔ محصول
             */
            title: string;
            /**
             * Format: date-time
             * @description When it last changed (UTC).
             * @example 2026-10-12T06:00:00.000Z
             */
            updatedAt: string;
            /** @description Videos that show the same. */
            videos: components["schemas"]["MediaVideo"][];
        };
        /** @description One step of a screen's help. */
        HelpStep: {
            /** @description Picture of the screen at this step; absent where words are enough. */
            image?: components["schemas"]["FileRef"];
            /**
             * @description How to do it, in plain text.
             * @example کنار هر عدد واحد آن هست؛ با زدن آن واحد دیگری را انتخاب کنید.
             */
            text: string;
            /**
             * @description What the step does, in a few words.
             * @example واحد را برگزینید
             */
            title: string;
        };
        /** @description The latest message of a conversation. */
        LastMessage: {
            /**
             * Format: date-time
             * @description When it was sent (UTC).
             * @example 2026-11-20T12:02:00.000Z
             */
            at: string;
            /**
             * @description Written on the reader's side.
             * @example false
             */
            isMine: boolean;
            /**
             * @description Its beginning; the file's name when it has no text.
             * @example سلام، این کالا موجود است؟
             */
            text: string;
        };
        /** @description An object the person has visited, with the time of the latest visit. */
        LastVisit: {
            /** @description Picture; absent where there is none. */
            image?: components["schemas"]["FileRef"];
            /**
             * @description False when the object is gone or closed.
             * @example true
             */
            isAvailable: boolean;
            /**
             * @description Among the reader's favourites.
             * @example true
             */
            isFavorite?: boolean;
            /**
             * @description Id of the object, of the kind that `objectType` names.
             * @example sp-1
             */
            objectId: string;
            /** @description Kind of the object; `objectId` is an id of that kind. */
            objectType: components["schemas"]["ObjectType"];
            /**
             * @description Path in the site, with the filters of the last visit.
             * @example /products/sp-1/بلبرینگ-شیار-عمیق-6205-2rsh
             */
            path: string;
            /**
             * Format: int32
             * @description How often this person was there.
             * @example 3
             */
            times: number;
            /**
             * @description Name of the object at the time of reading.
             * @example بلبرینگ شیار عمیق 6205-2RSH
             */
            title: string;
            /**
             * Format: date-time
             * @description The last time.
             * @example 2026-11-20T10:15:00.000Z
             */
            visitedAt: string;
            /** @description The latest single visits, newest first; only when one object is asked for. Earlier ones are in `times` alone. */
            visits?: components["schemas"]["SingleVisit"][];
        };
        /** @description The current likes of an object. */
        Like: {
            /**
             * @description True when the caller is among them.
             * @example true
             */
            isLikedByMe: boolean;
            /**
             * Format: int32
             * @description How many people like it now.
             * @example 49
             */
            likeCount: number;
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
             * Format: double
             * @description Base units in one of this unit.
             * @example 25.4
             */
            factor: number;
            /**
             * @description Id of the unit.
             * @example u-inch
             */
            id: string;
            /**
             * @description Factor 1 and offset 0.
             * @example false
             */
            isBase: boolean;
            /**
             * Format: double
             * @description Added after the factor, in base units; 0 but for temperatures.
             * @example 0
             */
            offset: number;
            /**
             * @description The physical quantity it measures.
             * @example q-length
             */
            quantityId: string;
            /**
             * @description As printed in Latin.
             * @example in
             */
            symbol: string;
            /** @description System of units it belongs to. */
            system: components["schemas"]["MeasurementSystem"];
            /**
             * @description Name of the unit in Persian.
             * @example اینچ
             */
            title: string;
        };
        /** @description A video with its files, captions and chapters. */
        MediaVideo: {
            /** @description The article that shows it, where there is one; the newest of several. */
            article?: {
                /**
                 * @description Id of the article.
                 * @example pg-bearing-selection
                 */
                id: string;
                /**
                 * @description Readable last part of the article's address.
                 * @example نصب-بلبرینگ
                 */
                slug: string;
                /**
                 * @description Title of the article.
                 * @example نصب بلبرینگ
                 */
                title: string;
            };
            /** @description Captions by language; none when nothing is spoken or they were not made. */
            captions?: components["schemas"]["VideoCaption"][];
            /**
             * @description Category it is about; absent when it is about none.
             * @example c-ball-bearings
             */
            categoryId?: string;
            /** @description Parts of the video by start; absent where it has none. */
            chapters?: {
                /**
                 * Format: int32
                 * @description Where the chapter begins, in seconds from the start.
                 * @example 38
                 */
                startSeconds: number;
                /**
                 * @description What the chapter shows.
                 * @example بستن ساعت
                 */
                title: string;
            }[];
            /** @description Still picture shown before it plays. */
            cover: components["schemas"]["FileRef"];
            /**
             * @description What it shows, in plain text.
             * @example روش درست نصب در پنج گام
             */
            description?: string;
            /**
             * Format: int32
             * @description Length in seconds.
             * @example 184
             */
            durationSeconds: number;
            /**
             * @description Id of the video.
             * @example v-1
             */
            id: string;
            /**
             * Format: date-time
             * @description When it was published (UTC).
             * @example 2026-09-01T06:00:00.000Z
             */
            publishedAt: string;
            /** @description Its files, the best first. */
            sources: components["schemas"]["VideoSource"][];
            /** @description Name of the supplier who made it. */
            supplier?: {
                /**
                 * @description Id of the supplier.
                 * @example s-1
                 */
                id: string;
                /**
                 * @description Name of the supplier.
                 * @example یاتاقان پارس
                 */
                name: string;
                /**
                 * @description Readable last part of the supplier's address.
                 * @example یاتاقان-پارس
                 */
                slug: string;
            };
            /**
             * @description Supplier who published it; absent for the marketplace's own.
             * @example s-1
             */
            supplierId?: string;
            /** @description Words it is found by. */
            tags: string[];
            /**
             * @description Title, as lists and the player show it.
             * @example جازدن بلبرینگ با گرم‌کن القایی
             */
            title: string;
            /**
             * Format: int32
             * @description How often it was opened.
             * @example 920
             */
            visitCount: number;
        };
        /** @description What publishing this request costs, how it may be paid, and the plans that would cover it. */
        MembershipAndPrice: {
            /**
             * Format: int64
             * @description Rial, the fee of one direct order without tax.
             * @example 5000000
             */
            basePriceRial: number;
            /**
             * Format: int64
             * @description Rial taken off the fee.
             * @example 0
             */
            discountRial: number;
            /**
             * @description A membership covers the fee.
             * @example false
             */
            isCovered: boolean;
            /** @description The membership that covers it. */
            membership?: {
                /**
                 * @description Title of the plan that covers the fee.
                 * @example طرح حرفه‌ای خریدار، سه‌ماهه
                 */
                planTitle: string;
                /**
                 * Format: int32
                 * @description Requests left in this month.
                 * @example 7
                 */
                remainingRequests: number;
                /**
                 * Format: date-time
                 * @description Until when that plan runs (UTC).
                 * @example 2027-01-20T08:00:00.000Z
                 */
                validTo: string;
            };
            /** @description Plans for buyers. */
            offers: components["schemas"]["MembershipPlan"][];
            /**
             * Format: int64
             * @description Rial to pay, tax included.
             * @example 5500000
             */
            payableRial: number;
            /**
             * @description The open or paid payment; absent when there is none, or it was cancelled or has expired.
             * @example pay-user-1-11
             */
            paymentId?: string;
            /** @description Whether the fee is still to be paid. */
            paymentStatus?: components["schemas"]["TradeRequestPaymentStatus"];
            /**
             * Format: int64
             * @description Rial of value added tax (10 %) on what is left of the fee.
             * @example 500000
             */
            taxRial: number;
            /**
             * Format: int64
             * @description Rial the buyer's wallet can pay.
             * @example 1200000
             */
            walletCreditRial: number;
        };
        /**
         * @description Whom a plan is for: `Buyer` orders, `Supplier` offers.
         * @example Buyer
         * @enum {string}
         */
        MembershipAudience: "Buyer" | "Supplier";
        /** @description The free plan still runs. */
        MembershipConflict: {
            /** @description Stable name of the problem for programs. */
            code: components["schemas"]["ProblemCode"];
            /** @description The record as it is now, to show beside what was being written. */
            current: components["schemas"]["MembershipOrdered"];
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
            /** @description With `profile-incomplete`: what the profile still needs, as in `Customer`. */
            missingFields?: components["schemas"]["ProfileField"][];
            /**
             * Format: int64
             * @description Rial; with `insufficient-credit`, what is missing; with `payment-required`, what is to be paid.
             * @example 1200000
             */
            missingRial?: number;
            /**
             * @description With `payment-required`, `insufficient-credit` and `payment-in-progress`: the payment.
             * @example pay-user-1-11
             */
            paymentId?: string;
            /**
             * Format: int32
             * @description With `otp-wrong`: tries left before the code is void.
             * @example 3
             */
            remainingTries?: number;
            /**
             * Format: int32
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
        /** @description One line of a plan's comparison. */
        MembershipFeature: {
            /**
             * @description What the plan offers.
             * @example درخواست مستقیم در ماه
             */
            title: string;
            /**
             * @description How much of it, as people read it.
             * @example ۱۰ درخواست
             */
            value: string;
        };
        /** @description What the plan covers. A limit that is absent is not part of the plan. */
        MembershipLimits: {
            /**
             * Format: int32
             * @description Agents of the company.
             * @example 3
             */
            agents?: number;
            /**
             * Format: int32
             * @description Direct orders whose fee it covers in each month from its first day.
             * @example 10
             */
            directOrdersPerMonth?: number;
            /**
             * Format: int32
             * @description Messages in a day.
             * @example 100
             */
            messagesPerDay?: number;
        };
        /** @description Which plan is taken. */
        MembershipOrder: {
            /**
             * @description Company of the caller that the plan is for; without it the plan is the caller's own.
             * @example merchant-buyer-1
             */
            merchantId?: string;
            /**
             * Format: int32
             * @description Months, as in the plan; any other number is refused, so that a person buys exactly the offer they saw.
             * @example 3
             */
            periodMonths: number;
            /**
             * @description Id of the plan to take, from the list `membershipPlan` of `listTypeModels`.
             * @example plan-buyer-2-3
             */
            planId: string;
        };
        /** @description The membership made by the order. */
        MembershipOrdered: {
            /**
             * @description Id of the membership.
             * @example mem-user-1-6
             */
            membershipId: string;
            /**
             * @description What is to be paid; absent when the plan is free.
             * @example pay-user-1-11
             */
            paymentId?: string;
            /** @description Whether the membership runs or waits for its payment. */
            status: components["schemas"]["MembershipStatus"];
        };
        /** @description A plan for one period, as it is sold. A plan sold for several periods is several entries of the same `level`. */
        MembershipPlan: {
            /** @description Who can take it. */
            audience: components["schemas"]["MembershipAudience"];
            /** @description What is in it, to be read. */
            features: components["schemas"]["MembershipFeature"][];
            /**
             * @description Id of the plan for this period.
             * @example plan-buyer-2-3
             */
            id: string;
            /**
             * @description Most people take this one.
             * @example true
             */
            isPopular: boolean;
            /**
             * Format: int32
             * @description Higher is more.
             * @example 2
             */
            level: number;
            /** @description How much it allows. */
            limits: components["schemas"]["MembershipLimits"];
            /**
             * Format: int32
             * @description Months it lasts.
             * @example 3
             */
            periodMonths: number;
            /**
             * Format: int64
             * @description Rial for the whole period, without value added tax; 0 is free.
             * @example 54000000
             */
            priceRial: number;
            /**
             * @description Title, as it is sold.
             * @example طرح حرفه‌ای خریدار، سه‌ماهه
             */
            title: string;
        };
        /** @description How much of a limit is used in the current period. */
        MembershipQuota: {
            /**
             * Format: int32
             * @description In one period.
             * @example 10
             */
            limit: number;
            /**
             * Format: date-time
             * @description When the next period begins; when the plan ends before, its end.
             * @example 2026-12-20T08:00:00.000Z
             */
            renewsAt: string;
            /**
             * Format: int32
             * @description In the current period, at most `limit`.
             * @example 3
             */
            used: number;
        };
        /** @description Agents of the person's companies, invited ones included; absent when the plan limits none. */
        MembershipSeats: {
            /**
             * Format: int32
             * @description How many agents the plan allows.
             * @example 3
             */
            limit: number;
            /**
             * Format: int32
             * @description At most `limit`.
             * @example 2
             */
            used: number;
        };
        /**
         * @description `PendingPayment` counts nothing until its payment is paid; `Active`; `Expired` by time.
         * @example PendingPayment
         * @enum {string}
         */
        MembershipStatus: "PendingPayment" | "Active" | "Expired";
        /**
         * @description Position of a menu; `Quick` is the row of shortcuts.
         * @example Footer
         * @enum {string}
         */
        MenuPosition: "Header" | "Footer" | "Mobile" | "Quick";
        /** @description A company, or a person in business, that trades here. */
        Merchant: {
            /**
             * @description City of its seat.
             * @example city-tehran
             */
            cityId?: string;
            /**
             * Format: date-time
             * @description Since when the marketplace has confirmed it (UTC); absent while it has not.
             * @example 2025-04-12T08:00:00.000Z
             */
            confirmedAt?: string;
            /**
             * @description Id of the merchant.
             * @example m-1
             */
            id: string;
            /**
             * @description Its papers have been checked.
             * @example true
             */
            isConfirmed: boolean;
            /** @description Whether it is a company or a person in business. */
            kind: components["schemas"]["MerchantKind"];
            /**
             * @description Name under which the company is registered.
             * @example شرکت بازرگانی یاتاقان پارس
             */
            legalName: string;
            /** @description Logo; absent where there is none, and the name's initials are shown. */
            logo?: components["schemas"]["FileRef"];
            /**
             * @description Its name on the marketplace.
             * @example بازرگانی یاتاقان پارس
             */
            name: string;
            /**
             * @description A company's eleven digits. A natural person's national code is shown to that merchant's own people and administrators only.
             * @example 14000000003
             */
            nationalId?: string;
            /**
             * @description Landline, area code and number.
             * @example 021-55501234
             */
            phone?: string;
            /**
             * @description Province of its seat.
             * @example state-tehran
             */
            stateId?: string;
            /**
             * @description Its supplier's page when it has one.
             * @example s-1
             */
            supplierId?: string;
        };
        /** @description A person who acts for a company. */
        MerchantAgent: {
            /**
             * Format: date-time
             * @description When it was accepted (UTC); absent until then.
             * @example 2026-04-26T08:00:00.000Z
             */
            acceptedAt?: string;
            /**
             * Format: date-time
             * @description With `Inactive`: since when, where it is known.
             * @example 2026-11-02T09:00:00.000Z
             */
            deactivatedAt?: string;
            /**
             * Format: date-time
             * @description Of an invitation that nobody has accepted: until when it can be. After it, the number can be invited again.
             * @example 2026-04-28T08:00:00.000Z
             */
            expiresAt?: string;
            /**
             * @description Id of the agent.
             * @example agent-1
             */
            id: string;
            /**
             * Format: date-time
             * @description When the invitation was sent (UTC).
             * @example 2026-04-25T08:00:00.000Z
             */
            invitedAt: string;
            /**
             * @description True exactly when `state` is `Active`.
             * @example true
             */
            isActive: boolean;
            /**
             * @description The merchant the agent acts for.
             * @example merchant-buyer-1
             */
            merchantId: string;
            /**
             * @description Name of that merchant.
             * @example صنایع نمونهٔ پارس
             */
            merchantName: string;
            /** @description What the agent may do for the company. */
            permissions: components["schemas"]["AgentPermission"][];
            /**
             * @description The phone number until the invitation is accepted.
             * @example لیلا محمدی
             */
            personName: string;
            /**
             * @description Mobile number the invitation went to.
             * @example 09120000004
             */
            phoneNumber: string;
            /**
             * @description Position in the company.
             * @example کارشناس خرید
             */
            position?: string;
            /** @description Whether the invitation was accepted. */
            state: components["schemas"]["MerchantAgentState"];
            /**
             * Format: int32
             * @description Raised with every change, also when the invitation is accepted.
             * @example 1
             */
            version: number;
        };
        /** @description The agent is there already, has moved on, or has not accepted. */
        MerchantAgentConflict: {
            /** @description Stable name of the problem for programs. */
            code: components["schemas"]["ProblemCode"];
            /** @description The agent as it is now. */
            current: components["schemas"]["MerchantAgent"];
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
            /** @description With `profile-incomplete`: what the profile still needs, as in `Customer`. */
            missingFields?: components["schemas"]["ProfileField"][];
            /**
             * Format: int64
             * @description Rial; with `insufficient-credit`, what is missing; with `payment-required`, what is to be paid.
             * @example 1200000
             */
            missingRial?: number;
            /**
             * @description With `payment-required`, `insufficient-credit` and `payment-in-progress`: the payment.
             * @example pay-user-1-11
             */
            paymentId?: string;
            /**
             * Format: int32
             * @description With `otp-wrong`: tries left before the code is void.
             * @example 3
             */
            remainingTries?: number;
            /**
             * Format: int32
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
        /**
         * @description `Invited` until the person logs in; then `Active`; `Inactive` while the company has switched the agent off.
         * @example Active
         * @enum {string}
         */
        MerchantAgentState: "Invited" | "Active" | "Inactive";
        /** @description Whether a supplier has published anything. */
        MerchantContent: {
            /**
             * Format: int32
             * @description Published contents.
             * @example 4
             */
            count: number;
            /**
             * @description True when it has published at least one content that is shown.
             * @example true
             */
            hasContent: boolean;
        };
        /** @description A supplier's agency of a brand, with its territory and term. */
        MerchantDelegation: {
            /**
             * @description Brand it is an agency of.
             * @example SKF
             */
            brand: string;
            /** @description Categories whose products it covers. */
            categoryIds: string[];
            /** @description Picture or PDF of the certificate. */
            certificateFile?: components["schemas"]["FileRef"];
            /**
             * @description Id of the agency.
             * @example md-48-1
             */
            id: string;
            /**
             * @description True when the principal has no other agent in the territory.
             * @example false
             */
            isExclusive: boolean;
            /**
             * @description Id of the merchant behind the supplier or agent.
             * @example m-1
             */
            merchantId: string;
            /**
             * @description Country of the principal, in Persian.
             * @example سوئد
             */
            principalCountry?: string;
            /**
             * @description Who gave the agency.
             * @example SKF
             */
            principalName: string;
            /**
             * @description What the agency covers, in the supplier's words.
             * @example فروش و خدمات پس از فروش بلبرینگ
             */
            scopeText?: string;
            /**
             * @description `Active` in force; `Expired` past its last day; `Pending` not yet begun or not yet checked; `Revoked` taken back.
             * @example Active
             * @enum {string}
             */
            state: "Active" | "Expired" | "Pending" | "Revoked";
            /**
             * @description Id of the supplier, as in `getSupplier`.
             * @example s-1
             */
            supplierId: string;
            /** @description Where it holds. */
            territory: components["schemas"]["DelegationTerritory"];
            /**
             * @description Name of the agency, as its certificate has it.
             * @example نمایندگی فروش SKF
             */
            title: string;
            /**
             * Format: date-time
             * @description Since when it holds (UTC).
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
        /**
         * @description `Real` a natural person in business, `Legal` a company.
         * @example Legal
         * @enum {string}
         */
        MerchantKind: "Real" | "Legal";
        /** @description Whether a merchant may take this name. */
        MerchantNameCheck: {
            /**
             * @description True when the name is free and allowed.
             * @example false
             */
            isValid: boolean;
            /** @description Why it is not; absent when it is valid. */
            reason?: components["schemas"]["MerchantNameProblem"];
            /** @description Names close to it which are free; empty when it is valid. */
            suggestions: string[];
        };
        /**
         * @description Why a name may not be taken: `TooShort` under 3 characters; `TooLong` over 80; `InvalidCharacters` fewer than two letters, or signs that names
         *     do not have; `Taken` by another merchant. The backend may add to them.
         * @example Taken
         */
        MerchantNameProblem: string;
        /** @description How a merchant sells. One that has settled nothing takes no orders, with empty lists. */
        MerchantSaleSetting: {
            /**
             * @description False: messages only.
             * @example true
             */
            acceptsDirectOrder: boolean;
            /**
             * Format: int32
             * @description Hours within which it promises to answer a request.
             * @example 24
             */
            answerSlaHours?: number;
            /** @description Ways of delivery it offers. */
            deliveryMethods: components["schemas"]["DeliveryMethod"][];
            /**
             * @description Id of the merchant behind the supplier or agent.
             * @example m-1
             */
            merchantId: string;
            /**
             * Format: int64
             * @description Rial; smallest order taken, without tax.
             * @example 50000000
             */
            minOrderRial?: number;
            /** @description Ways of payment it accepts. */
            paymentTerms: components["schemas"]["PaymentTerm"][];
            /** @description Kinds of document a request to it must carry. */
            requiredDocumentTypeIds: string[];
            /** @description Cities it sells in; empty when it has named none. */
            saleCityIds: string[];
        };
        /** @description The conversation takes no message. */
        MessageConflict: {
            /** @description Stable name of the problem for programs. */
            code: components["schemas"]["ProblemCode"];
            /** @description The conversation as it is now; absent where a request has none yet. */
            current?: components["schemas"]["Conversation"];
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
            /** @description With `profile-incomplete`: what the profile still needs, as in `Customer`. */
            missingFields?: components["schemas"]["ProfileField"][];
            /**
             * Format: int64
             * @description Rial; with `insufficient-credit`, what is missing; with `payment-required`, what is to be paid.
             * @example 1200000
             */
            missingRial?: number;
            /**
             * @description With `payment-required`, `insufficient-credit` and `payment-in-progress`: the payment.
             * @example pay-user-1-11
             */
            paymentId?: string;
            /**
             * Format: int32
             * @description With `otp-wrong`: tries left before the code is void.
             * @example 3
             */
            remainingTries?: number;
            /**
             * Format: int32
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
        /** @description A new text for the caller's own message, within 15 minutes of sending it. */
        MessageEdit: {
            /**
             * @description Id of the message, one of the caller's own.
             * @example msg-seed-6-2
             */
            messageId: string;
            /**
             * @description The new text as a whole.
             * @example سلام، این کالا در تهران موجود است؟
             */
            text: string;
        };
        /**
         * @description National code of a person: ten digits, the last of which checks the others (Σ digit × place from 10 down, modulo 11).
         * @example 0012345679
         */
        NationalCode: string;
        /** @description Registration of a consumer after the first login. */
        NewBuyer: {
            /**
             * @description The person accepts the rules of the marketplace.
             * @example true
             * @constant
             */
            acceptsRules: true;
            /**
             * @description City of the person, as in `filterCities`.
             * @example city-isfahan
             */
            cityId?: string;
            /**
             * Format: email
             * @description E-mail address; absent when the person gave none.
             * @example consumer@mail.example
             */
            email?: string;
            /** @description First name in Persian letters. */
            firstName: components["schemas"]["PersonName"];
            /** @description Family name in Persian letters. */
            lastName: components["schemas"]["PersonName"];
            /** @description National code of ten digits, the last of which checks the others. */
            nationalCode?: components["schemas"]["NationalCode"];
            /**
             * @description Mobile number of the login; another one is refused.
             * @example 09120000002
             */
            phoneNumber: string;
        };
        /**
         * @description A new direct order. With `copyOf` what is left out is taken from that request of the caller (a copy for another supplier loses the offers and
         *     documents that belong to the first one). Without it `supplierId` is needed.
         */
        NewDirectOrder: {
            /**
             * @description What the buyer tells the supplier about the request as a whole.
             * @example تحویل در دو نوبت
             */
            buyerNote?: string;
            /**
             * @description The buyer's own number of the request.
             * @example PR-1405-118
             */
            buyerReference?: string;
            /**
             * Format: uuid
             * @description The caller's own id of the request: a second call with it returns the existing request.
             * @example 5b1c2f0a-7d55-4f0e-8a63-2a0f3f1f5f11
             */
            clientRequestId: string;
            /**
             * @description A request of the caller.
             * @example tr-2
             */
            copyOf?: string;
            /**
             * @description One of the caller's delivery addresses.
             * @example addr-1
             */
            deliveryAddressId?: string;
            /**
             * @description When there is no address yet.
             * @example city-tehran
             */
            deliveryCityId?: string;
            /**
             * @description One of the supplier's sale setting (`DeliveryMethod`).
             * @example Freight
             */
            deliveryMethod?: string;
            /** @description Documents that go with the request. */
            documents?: components["schemas"]["TradeDocumentInput"][];
            /**
             * @description Ties requests to several suppliers.
             * @example bearings-1405-09
             */
            groupKey?: string;
            /** @description The lines of the request in their order. */
            lines?: components["schemas"]["TradeRequestLineInput"][];
            /**
             * Format: date
             * @description From tomorrow up to two years on; checked at confirmation.
             * @example 2026-12-20
             */
            neededBy?: string;
            /** @description How the goods are to be paid. */
            paymentTerm?: components["schemas"]["PaymentTerm"];
            /**
             * @description Supplier to whom the request will go.
             * @example s-1
             */
            supplierId?: string;
            /**
             * @description Taken from the lines when absent.
             * @example بلبرینگ شیار عمیق 6205-2RSH
             */
            title?: string;
        };
        /** @description What to keep among the favourites. */
        NewFavorite: {
            /**
             * @description Id of the object, of the kind that `objectType` names.
             * @example sp-1
             */
            objectId: string;
            /** @description Kind of the object; `objectId` is an id of that kind. */
            objectType: components["schemas"]["ObjectType"];
        };
        /** @description What a person tells the marketplace; the ways to reach them are optional. */
        NewFeedback: {
            /**
             * Format: email
             * @description Where an answer may be sent.
             * @example navid@kharid.example
             */
            email?: string;
            /** @description Files of purpose `Feedback`, uploaded before; each belongs to one feedback. */
            fileIds?: string[];
            /**
             * @description Name of the person, if an answer is wanted.
             * @example نوید رضایی
             */
            fullName?: string;
            /**
             * @description Address or path of the page it is about.
             * @example /search?q=6205
             */
            pageUrl?: string;
            /**
             * @description Mobile, Latin digits.
             * @example 09120000001
             */
            phoneNumber?: string;
            /**
             * Format: int32
             * @description Stars; 5 is best.
             * @example 4
             */
            rating?: number;
            /**
             * @description What it is about, in a few words.
             * @example جستجو با کد فنی
             */
            subject: string;
            /**
             * @description The feedback itself, in plain text.
             * @example جستجوی کد سازنده با فاصله و خط تیره هم نتیجه بدهد.
             */
            text: string;
            /** @description What kind of feedback it is. */
            type: components["schemas"]["FeedbackType"];
        };
        /** @description An invitation. */
        NewMerchantAgent: {
            /**
             * @description A company of the caller.
             * @example merchant-buyer-1
             */
            merchantId: string;
            /** @description What the agent may do once the invitation is accepted. */
            permissions: ("ViewRequests" | "Answer" | "EditCatalog" | "Finance")[];
            /**
             * @description Mobile number of the person; not the caller's own.
             * @example 09120000006
             */
            phoneNumber: string;
            /**
             * @description Position in the company.
             * @example کارشناس خرید
             */
            position?: string;
        };
        /**
         * @description A message. With `parentId` or `rootId` it joins that conversation; on a trade request it joins the request's own. Else it begins a conversation and
         *     needs a `subject`: with the supplier named by `recipientId`, with the supplier of the object, or with the marketplace's support.
         *     It has a text, files, or both.
         */
        NewMessage: {
            /**
             * Format: uuid
             * @description The caller's own id of the message: a second call with it returns the existing message.
             * @example 0f6d6d1c-9a57-4e0c-8a43-6f0f0d6c2b10
             */
            clientMessageId: string;
            /** @description Files sent before by `uploadFile` for the purpose `Message`. */
            fileIds?: string[];
            /**
             * @description What it is about; goes with `objectType`.
             * @example sp-1
             */
            objectId?: string;
            /** @description Kind of the object it is about; goes with `objectId`. */
            objectType?: components["schemas"]["ObjectType"];
            /**
             * @description The message it answers.
             * @example msg-seed-6-1
             */
            parentId?: string;
            /**
             * @description A supplier, or `support`.
             * @example s-1
             */
            recipientId?: string;
            /**
             * @description First message of a conversation.
             * @example msg-seed-6-1
             */
            rootId?: string;
            /**
             * @description Of a new conversation.
             * @example پرسش دربارهٔ بلبرینگ 6205
             */
            subject?: string;
            /**
             * @description The message in plain text.
             * @example سلام، این کالا موجود است؟
             */
            text?: string;
        };
        /** @description A note to write on an object; only its writer ever sees it. */
        NewNote: {
            /** @description Colour to tell notes apart by. */
            color?: components["schemas"]["NoteColor"];
            /**
             * @description Id of the object, of the kind that `objectType` names.
             * @example sp-1
             */
            objectId: string;
            /** @description Kind of the object; `objectId` is an id of that kind. */
            objectType: components["schemas"]["ObjectType"];
            /**
             * Format: date-time
             * @description When to remind, from 2000 to 2100.
             * @example 2026-12-01T05:30:00.000Z
             */
            remindAt?: string;
            /**
             * @description The note in plain text.
             * @example قیمت پارهٔ دوم را هم بپرسم.
             */
            text: string;
        };
        /** @description A comment on a page, shown after a moderator approved it. */
        NewPageComment: {
            /**
             * @description Page to comment on; it must accept comments.
             * @example pg-bearing-selection
             */
            pageId: string;
            /**
             * @description The comment it replies to; at most four deep.
             * @example cm-1
             */
            parentId?: string;
            /**
             * @description The comment in plain text.
             * @example برای دورهای بالا لقی C3 بهتر نیست؟
             */
            text: string;
        };
        /** @description Country, province, city and district must belong together. Texts are stored with Latin digits, Persian letters in one spelling and no doubled spaces; their bounds hold after that. */
        NewPersonAddress: {
            /**
             * @description Street, alley, number; without province and city.
             * @example خیابان هزارجریب، کوچهٔ هشتم، ساختمان سپهر، طبقهٔ سوم
             */
            addressText: string;
            /**
             * @description A city of the province.
             * @example city-isfahan
             */
            cityId: string;
            /**
             * @description Id of the country, as in `filterCountries`.
             * @example country-ir
             */
            countryId: string;
            /**
             * @description The main one; making one primary takes it from the others.
             * @example true
             */
            isPrimary: boolean;
            /** @description What the address is used for. */
            kind: components["schemas"]["PersonAddressKind"];
            /**
             * @description Landline with its area code or mobile, eleven Latin digits.
             * @example 03155501234
             */
            phone?: string;
            /**
             * @description Ten Latin digits.
             * @example 8168914567
             */
            postalCode: string;
            /**
             * @description A province of the country.
             * @example state-isfahan
             */
            stateId: string;
            /**
             * @description Name by which the person tells addresses apart.
             * @example دفتر مرکزی
             */
            title: string;
            /**
             * @description A district of the city.
             * @example urban-isfahan-5
             */
            urbanAreaId?: string;
        };
        /** @description The person part of a profile that was never filled in. */
        NewPersonCustomer: {
            /**
             * Format: date
             * @description Between 1900-01-01 and today.
             * @example 1985-04-12
             */
            birthDate?: string;
            /**
             * Format: email
             * @description E-mail address; absent when the person gave none.
             * @example consumer@mail.example
             */
            email?: string;
            /** @description First name in Persian letters. */
            firstName: components["schemas"]["PersonName"];
            /** @description As the person's identity card says. */
            gender?: components["schemas"]["Gender"];
            /**
             * @description Of the list `jobTitle`.
             * @example jt-engineer
             */
            jobTitleId?: string;
            /** @description Family name in Persian letters. */
            lastName: components["schemas"]["PersonName"];
            /** @description National code of ten digits, the last of which checks the others. */
            nationalCode?: components["schemas"]["NationalCode"];
        };
        /** @description A visit to count. */
        NewVisit: {
            /**
             * @description The same visit at another path, such as after a filter: it is remembered with that path, and nothing is counted.
             * @example true
             */
            isContinued?: boolean;
            /**
             * @description Id of the object, of the kind that `objectType` names.
             * @example sp-1
             */
            objectId: string;
            /** @description Kind of the object; `objectId` is an id of that kind. */
            objectType: components["schemas"]["ObjectType"];
            /**
             * @description Path in the site as it was visited, with its filters.
             * @example /products/sp-1/بلبرینگ-شیار-عمیق-6205-2rsh
             */
            path?: string;
            /**
             * Format: uuid
             * @description Random id of the browser; only with it does an anonymous visit count among the unique visitors.
             * @example 5f0c6a1e-7d3b-4f52-8a9d-1c2e3f4a5b6c
             */
            visitorKey?: string;
        };
        /** @description A person's private note on an object. */
        Note: {
            /** @description Colour to tell notes apart by. */
            color?: components["schemas"]["NoteColor"];
            /**
             * Format: date-time
             * @description When it was made (UTC).
             * @example 2026-11-20T10:15:00.000Z
             */
            createdAt: string;
            /**
             * @description Id of the note.
             * @example note-seed-1
             */
            id: string;
            /**
             * @description False when the object is gone or closed.
             * @example true
             */
            isObjectAvailable: boolean;
            /**
             * @description Id of the object, of the kind that `objectType` names.
             * @example sp-1
             */
            objectId: string;
            /** @description Picture of the object; absent where it has none or is gone. */
            objectImage?: components["schemas"]["FileRef"];
            /**
             * @description Path in the site.
             * @example /products/sp-1/بلبرینگ-شیار-عمیق-6205-2rsh
             */
            objectPath: string;
            /**
             * @description The object's name now, or as it was when the object is gone.
             * @example بلبرینگ شیار عمیق 6205-2RSH
             */
            objectTitle: string;
            /** @description Kind of the object; `objectId` is an id of that kind. */
            objectType: components["schemas"]["ObjectType"];
            /**
             * Format: date-time
             * @description When to remind the writer (UTC); absent without a reminder.
             * @example 2026-12-01T05:30:00.000Z
             */
            remindAt?: string;
            /**
             * @description The note in plain text.
             * @example قیمت پارهٔ دوم را هم بپرسم.
             */
            text: string;
            /**
             * Format: date-time
             * @description When it last changed (UTC).
             * @example 2026-11-20T10:15:00.000Z
             */
            updatedAt: string;
            /**
             * Format: int32
             * @description Raised with every change.
             * @example 1
             */
            version: number;
        };
        /** @description The note as it is to be; a colour or reminder that is left out is taken away. */
        NoteChange: {
            /** @description Colour as it should be; left out, the note has none. */
            color?: components["schemas"]["NoteColor"];
            /**
             * Format: date-time
             * @description When to remind, from 2000 to 2100.
             * @example 2026-12-01T05:30:00.000Z
             */
            remindAt?: string;
            /**
             * @description The whole text as it should be.
             * @example برای ده عدد پیش‌فاکتور بگیرم.
             */
            text: string;
            /**
             * Format: int32
             * @description Of the note as it was read.
             * @example 1
             */
            version: number;
        };
        /**
         * @description Colour of the card.
         * @example Yellow
         * @enum {string}
         */
        NoteColor: "Yellow" | "Green" | "Blue" | "Red" | "Purple" | "Gray";
        /** @description The note has moved on. */
        NoteConflict: {
            /** @description Stable name of the problem for programs. */
            code: components["schemas"]["ProblemCode"];
            /** @description The note as it is now. */
            current: components["schemas"]["Note"];
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
            /** @description With `profile-incomplete`: what the profile still needs, as in `Customer`. */
            missingFields?: components["schemas"]["ProfileField"][];
            /**
             * Format: int64
             * @description Rial; with `insufficient-credit`, what is missing; with `payment-required`, what is to be paid.
             * @example 1200000
             */
            missingRial?: number;
            /**
             * @description With `payment-required`, `insufficient-credit` and `payment-in-progress`: the payment.
             * @example pay-user-1-11
             */
            paymentId?: string;
            /**
             * Format: int32
             * @description With `otp-wrong`: tries left before the code is void.
             * @example 3
             */
            remainingTries?: number;
            /**
             * Format: int32
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
        /**
         * @description Kind of object of a favourite, note or visit.
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
        /** @description The mobile number that should receive a code. */
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
             * Format: int32
             * @description Digits.
             * @example 5
             */
            codeLength: number;
            /**
             * Format: int32
             * @description Life of the code in seconds.
             * @example 120
             */
            expiresInSeconds: number;
            /**
             * @description A backend that does not distinguish numbers before the code is verified always returns false.
             * @example false
             */
            isNewUser: boolean;
            /**
             * Format: int32
             * @description Seconds until another may be asked for.
             * @example 120
             */
            resendAfterSeconds: number;
        };
        /** @description One attempt at a bank. The `redirect…` fields are there while the bank's page can be opened. An attempt lives 15 minutes. */
        OnlinePayment: {
            /**
             * Format: int64
             * @description Rial that the bank takes.
             * @example 20000000
             */
            amountRial: number;
            /**
             * @description The card with its middle hidden.
             * @example 6037-99**-****-1234
             */
            cardMask?: string;
            /**
             * Format: date-time
             * @description Without a return by then it fails.
             * @example 2026-11-20T10:30:00.000Z
             */
            expiresAt: string;
            /** @description Why the bank refused, for programs; show `failureText` to people. */
            failureCode?: components["schemas"]["PaymentFailureCode"];
            /**
             * @description Persian sentence.
             * @example موجودی کارت کافی نبود.
             */
            failureText?: string;
            /**
             * Format: date-time
             * @description When the bank's answer was final (UTC); absent until then.
             * @example 2026-11-20T10:17:24.000Z
             */
            finishedAt?: string;
            /**
             * @description Id of the gateway, as in `listGateways`.
             * @example gateway-1
             */
            gatewayId: string;
            /**
             * @description Id of the attempt.
             * @example op-user-1-10
             */
            id: string;
            /**
             * Format: int64
             * @description Rial that the wallet gives besides.
             * @example 0
             */
            paidFromWalletRial: number;
            /**
             * @description The payment it tries to pay.
             * @example pay-user-1-11
             */
            paymentId: string;
            /**
             * @description Fields of the form, by name.
             * @example {
             *       "token": "a1b2c3"
             *     }
             */
            redirectFields?: {
                [key: string]: string;
            };
            /**
             * @description How the browser goes there; with `POST` it sends `redirectFields` as a form.
             * @example GET
             * @enum {string}
             */
            redirectMethod?: "GET" | "POST";
            /**
             * Format: uri
             * @description The bank's page, absolute.
             * @example https://bank.example/bank/a1b2c3
             */
            redirectUrl?: string;
            /**
             * @description The bank's; `Verified` only.
             * @example 928374650192
             */
            referenceNumber?: string;
            /**
             * Format: date-time
             * @description When the attempt began (UTC).
             * @example 2026-11-20T10:15:00.000Z
             */
            requestedAt: string;
            /** @description How far the attempt has come. */
            status: components["schemas"]["OnlinePaymentStatus"];
            /**
             * @description Ours; `Verified` only.
             * @example 140308301247
             */
            trackingCode?: string;
        };
        /** @description The first attempt at a bank. */
        OnlinePaymentRequest: {
            /**
             * @description Id of the gateway, as in `listGateways`.
             * @example gateway-1
             */
            gatewayId: string;
            /**
             * @description The payment to pay.
             * @example pay-user-1-11
             */
            paymentId: string;
            /** @description Where in the site the bank's page leads back to. */
            returnPath: components["schemas"]["PaymentReturnPath"];
            /**
             * Format: int64
             * @description Rial to take from the wallet, less than the whole; blocked until the bank has answered. Not for a top-up.
             * @example 5000000
             */
            useWalletRial?: number;
        };
        /** @description Another attempt. It takes from the wallet what the last one took, as far as the credit still allows. */
        OnlinePaymentRetry: {
            /**
             * @description Id of the gateway, as in `listGateways`.
             * @example gateway-1
             */
            gatewayId: string;
            /**
             * @description The payment to try again.
             * @example pay-user-1-11
             */
            paymentId: string;
            /** @description Where in the site the bank's page leads back to. */
            returnPath: components["schemas"]["PaymentReturnPath"];
        };
        /**
         * @description `Requested` at the bank, `Redirected` when its page was opened, `Returned` when it called back, `Verified` paid, `Failed` refused or too
         *     late, `CancelledByUser` (a normal state: choose again), `Unknown` while the bank does not answer, `Reversed` when it paid the money back.
         * @example Requested
         * @enum {string}
         */
        OnlinePaymentStatus: "Requested" | "Redirected" | "Returned" | "Verified" | "Failed" | "CancelledByUser" | "Unknown" | "Reversed";
        /** @description A page with its text. */
        Page: {
            /**
             * @description True when readers may comment on it.
             * @example true
             */
            allowComments: boolean;
            /** @description How long it is shown above the site; only of announcements. */
            announcement?: components["schemas"]["PageAnnouncement"];
            /** @description Files to download. */
            attachments: components["schemas"]["FileRef"][];
            /**
             * @description Who wrote it; absent where nobody is named.
             * @example تحریریهٔ بازار
             */
            authorName?: string;
            /**
             * @description Sanitised HTML: headings from h2, paragraphs, lists, tables, figures.
             * @example <h2>بار</h2><p>نخست بار شعاعی و محوری را بنویسید.</p>
             */
            bodyHtml: string;
            /** @description Categories it is about. */
            categoryIds: string[];
            /**
             * Format: int32
             * @description Approved comments.
             * @example 5
             */
            commentCount: number;
            /**
             * @description Id of the kind of content, as in `getContentTypeTree`.
             * @example ct-guides
             */
            contentTypeId: string;
            /**
             * @description Name of its kind.
             * @example راهنمای خرید
             */
            contentTypeTitle: string;
            /** @description Picture above the text; absent where there is none. */
            cover?: components["schemas"]["FileRef"];
            /** @description Pictures below the text, in their order. */
            gallery: components["schemas"]["FileRef"][];
            /**
             * @description Id of the content.
             * @example pg-bearing-selection
             */
            id: string;
            /**
             * @description False without a token.
             * @example false
             */
            isLikedByMe: boolean;
            /** @description Words it is found by. */
            labels: string[];
            /**
             * Format: int32
             * @description How many people like it now.
             * @example 48
             */
            likeCount: number;
            /** @description Family of contents it belongs to. */
            pageType: components["schemas"]["PageType"];
            /**
             * Format: date-time
             * @description When it was or will be published (UTC).
             * @example 2026-10-12T05:30:00.000Z
             */
            publishedAt: string;
            /**
             * Format: int32
             * @description Minutes it takes to read.
             * @example 6
             */
            readingMinutes: number;
            /** @description What search engines are told about the page. */
            seo: components["schemas"]["Seo"];
            /**
             * @description Readable last part of the address, in Persian; it may change, the id does not.
             * @example راهنمای-انتخاب-بلبرینگ
             */
            slug: string;
            /** @description Whether it is published. */
            status: components["schemas"]["PageStatus"];
            /**
             * @description One or two sentences.
             * @example از بار و سرعت تا لقی و آب‌بند؛ پنج پرسش پیش از خرید.
             */
            summary?: string;
            /** @description Supplier who published it; absent for the marketplace's own. */
            supplier?: components["schemas"]["SupplierSummary"];
            /** @description What stands beside the text, read together with it. */
            surroundings?: components["schemas"]["PageSurroundings"];
            /**
             * @description Its title.
             * @example راهنمای انتخاب بلبرینگ
             */
            title: string;
            /**
             * @description Name of a page of the site itself, `about`.
             * @example about
             */
            uniquePageName?: string;
            /**
             * Format: date-time
             * @description When it last changed (UTC).
             * @example 2026-11-02T07:00:00.000Z
             */
            updatedAt: string;
            /** @description Videos that go with it, in the order to show them. */
            videos: components["schemas"]["MediaVideo"][];
            /**
             * Format: int32
             * @description Visits in all, repeated ones included.
             * @example 1820
             */
            visitCount: number;
        };
        /** @description Only of announcements, how and how long they are shown above the site. */
        PageAnnouncement: {
            /**
             * @description `Info` or `Warning`.
             * @example Info
             * @enum {string}
             */
            severity: "Info" | "Warning";
            /**
             * Format: date-time
             * @description From when it is shown (UTC).
             * @example 2026-11-18T20:30:00.000Z
             */
            showFrom: string;
            /**
             * Format: date-time
             * @description Until when it is shown (UTC).
             * @example 2026-11-28T20:30:00.000Z
             */
            showTo: string;
        };
        /** @description A reader's comment on a page, with the answers to it. */
        PageComment: {
            /**
             * @description Name its writer is shown under.
             * @example نوید رضایی
             */
            authorName: string;
            /** @description Picture of its writer; absent where there is none. */
            authorPicture?: components["schemas"]["FileRef"];
            /** @description Answers by time. */
            children: components["schemas"]["PageComment"][];
            /**
             * Format: date-time
             * @description When it was written (UTC).
             * @example 2026-10-14T09:20:00.000Z
             */
            createdAt: string;
            /**
             * @description Id of the comment.
             * @example cm-1
             */
            id: string;
            /**
             * @description False without a token.
             * @example false
             */
            isLikedByMe: boolean;
            /**
             * @description False without a token.
             * @example false
             */
            isMine: boolean;
            /**
             * @description Written for the supplier of the page.
             * @example false
             */
            isSupplierAnswer: boolean;
            /**
             * Format: int32
             * @description How many people like it now.
             * @example 3
             */
            likeCount: number;
            /**
             * @description Page it was written on.
             * @example pg-bearing-selection
             */
            pageId: string;
            /**
             * @description The comment it answers.
             * @example cm-1
             */
            parentId?: string;
            /**
             * @description With `Rejected`.
             * @example نشانی تماس در دیدگاه پذیرفته نیست.
             */
            rejectReason?: string;
            /** @description Whether a moderator has let it through; others than its writer see approved ones only. */
            status: components["schemas"]["PageCommentStatus"];
            /**
             * @description The comment in plain text.
             * @example برای دورهای بالا لقی C3 بهتر نیست؟
             */
            text: string;
        };
        /**
         * @description State of a comment; others see `Approved` ones alone.
         * @example Pending
         * @enum {string}
         */
        PageCommentStatus: "Pending" | "Approved" | "Rejected";
        /** @description A kind of content and how many contents of the list have it. */
        PageContentTypeCount: {
            /**
             * @description Id of the kind.
             * @example ct-guides
             */
            contentTypeId: string;
            /**
             * Format: int32
             * @description How many contents of the list have it.
             * @example 24
             */
            count: number;
            /**
             * @description Name of the kind.
             * @example راهنمای خرید
             */
            title: string;
        };
        /** @description A page of categories. */
        PagedCategory: {
            /**
             * @description True where the list is too large to count for one answer: `totalCount`, and the counts given beside it (suppliers, facets, sale cities), are then estimates.
             *     Absent or false, they are exact. The items themselves are always real results in the order asked.
             * @example true
             */
            isTotalEstimated?: boolean;
            /** @description The entries of this page, in the order that was asked for. */
            items: components["schemas"]["Category"][];
            /**
             * Format: int32
             * @description Of this page; the first is 1.
             * @example 1
             */
            pageNumber: number;
            /**
             * Format: int32
             * @description Items of a full page.
             * @example 10
             */
            pageSize: number;
            /**
             * Format: int32
             * @description Items in all pages.
             * @example 136
             */
            totalCount: number;
        };
        /** @description A page of conversations. */
        PagedConversation: {
            /** @description How many each filter of the list would show. */
            counts?: components["schemas"]["ConversationCounts"];
            /**
             * @description True where the list is too large to count for one answer: `totalCount`, and the counts given beside it (suppliers, facets, sale cities), are then estimates.
             *     Absent or false, they are exact. The items themselves are always real results in the order asked.
             * @example true
             */
            isTotalEstimated?: boolean;
            /** @description The entries of this page, in the order that was asked for. */
            items: components["schemas"]["Conversation"][];
            /**
             * Format: int32
             * @description Of this page; the first is 1.
             * @example 1
             */
            pageNumber: number;
            /**
             * Format: int32
             * @description Items of a full page.
             * @example 10
             */
            pageSize: number;
            /**
             * Format: int32
             * @description Items in all pages.
             * @example 136
             */
            totalCount: number;
        };
        /** @description A page of messages. */
        PagedConversationMessage: {
            /**
             * @description True where the list is too large to count for one answer: `totalCount`, and the counts given beside it (suppliers, facets, sale cities), are then estimates.
             *     Absent or false, they are exact. The items themselves are always real results in the order asked.
             * @example true
             */
            isTotalEstimated?: boolean;
            /** @description The entries of this page, in the order that was asked for. */
            items: components["schemas"]["ConversationMessage"][];
            /**
             * Format: int32
             * @description Of this page; the first is 1.
             * @example 1
             */
            pageNumber: number;
            /**
             * Format: int32
             * @description Items of a full page.
             * @example 10
             */
            pageSize: number;
            /**
             * Format: int32
             * @description Items in all pages.
             * @example 136
             */
            totalCount: number;
        };
        /** @description A page of customers. */
        PagedCustomerSummary: {
            /**
             * @description True where the list is too large to count for one answer: `totalCount`, and the counts given beside it (suppliers, facets, sale cities), are then estimates.
             *     Absent or false, they are exact. The items themselves are always real results in the order asked.
             * @example true
             */
            isTotalEstimated?: boolean;
            /** @description The entries of this page, in the order that was asked for. */
            items: components["schemas"]["CustomerSummary"][];
            /**
             * Format: int32
             * @description Of this page; the first is 1.
             * @example 1
             */
            pageNumber: number;
            /**
             * Format: int32
             * @description Items of a full page.
             * @example 10
             */
            pageSize: number;
            /**
             * Format: int32
             * @description Items in all pages.
             * @example 136
             */
            totalCount: number;
        };
        /** @description A page of questions. */
        PagedFaqQuestion: {
            /**
             * @description True where the list is too large to count for one answer: `totalCount`, and the counts given beside it (suppliers, facets, sale cities), are then estimates.
             *     Absent or false, they are exact. The items themselves are always real results in the order asked.
             * @example true
             */
            isTotalEstimated?: boolean;
            /** @description The entries of this page, in the order that was asked for. */
            items: components["schemas"]["FaqQuestion"][];
            /**
             * Format: int32
             * @description Of this page; the first is 1.
             * @example 1
             */
            pageNumber: number;
            /**
             * Format: int32
             * @description Items of a full page.
             * @example 10
             */
            pageSize: number;
            /**
             * Format: int32
             * @description Items in all pages.
             * @example 136
             */
            totalCount: number;
        };
        /** @description A page of last visits. */
        PagedLastVisit: {
            /**
             * @description True where the list is too large to count for one answer: `totalCount`, and the counts given beside it (suppliers, facets, sale cities), are then estimates.
             *     Absent or false, they are exact. The items themselves are always real results in the order asked.
             * @example true
             */
            isTotalEstimated?: boolean;
            /** @description The entries of this page, in the order that was asked for. */
            items: components["schemas"]["LastVisit"][];
            /**
             * Format: int32
             * @description Of this page; the first is 1.
             * @example 1
             */
            pageNumber: number;
            /**
             * Format: int32
             * @description Items of a full page.
             * @example 10
             */
            pageSize: number;
            /**
             * Format: int32
             * @description Items in all pages.
             * @example 136
             */
            totalCount: number;
        };
        /** @description A page of videos. */
        PagedMediaVideo: {
            /**
             * Format: int32
             * @description Videos of the filter with captions.
             * @example 38
             */
            captionedCount?: number;
            /**
             * @description True where the list is too large to count for one answer: `totalCount`, and the counts given beside it (suppliers, facets, sale cities), are then estimates.
             *     Absent or false, they are exact. The items themselves are always real results in the order asked.
             * @example true
             */
            isTotalEstimated?: boolean;
            /** @description The entries of this page, in the order that was asked for. */
            items: components["schemas"]["MediaVideo"][];
            /**
             * Format: int32
             * @description Of this page; the first is 1.
             * @example 1
             */
            pageNumber: number;
            /**
             * Format: int32
             * @description Items of a full page.
             * @example 10
             */
            pageSize: number;
            /**
             * Format: int32
             * @description Suppliers who made the videos of the filter.
             * @example 19
             */
            supplierCount?: number;
            /** @description The most frequent tags of what the other filters leave, most frequent first. */
            tagCounts?: {
                /**
                 * Format: int32
                 * @description How many videos of the list have it.
                 * @example 14
                 */
                count: number;
                /**
                 * @description The tag.
                 * @example نصب
                 */
                tag: string;
            }[];
            /**
             * Format: int32
             * @description Items in all pages.
             * @example 136
             */
            totalCount: number;
        };
        /** @description A page of merchants. */
        PagedMerchant: {
            /**
             * @description True where the list is too large to count for one answer: `totalCount`, and the counts given beside it (suppliers, facets, sale cities), are then estimates.
             *     Absent or false, they are exact. The items themselves are always real results in the order asked.
             * @example true
             */
            isTotalEstimated?: boolean;
            /** @description The entries of this page, in the order that was asked for. */
            items: components["schemas"]["Merchant"][];
            /**
             * Format: int32
             * @description Of this page; the first is 1.
             * @example 1
             */
            pageNumber: number;
            /**
             * Format: int32
             * @description Items of a full page.
             * @example 10
             */
            pageSize: number;
            /**
             * Format: int32
             * @description Items in all pages.
             * @example 136
             */
            totalCount: number;
        };
        /** @description A page of delegations. */
        PagedMerchantDelegation: {
            /**
             * @description True where the list is too large to count for one answer: `totalCount`, and the counts given beside it (suppliers, facets, sale cities), are then estimates.
             *     Absent or false, they are exact. The items themselves are always real results in the order asked.
             * @example true
             */
            isTotalEstimated?: boolean;
            /** @description The entries of this page, in the order that was asked for. */
            items: components["schemas"]["MerchantDelegation"][];
            /**
             * Format: int32
             * @description Of this page; the first is 1.
             * @example 1
             */
            pageNumber: number;
            /**
             * Format: int32
             * @description Items of a full page.
             * @example 10
             */
            pageSize: number;
            /**
             * Format: int32
             * @description Items in all pages.
             * @example 136
             */
            totalCount: number;
        };
        /** @description A page of notes. */
        PagedNote: {
            /**
             * @description True where the list is too large to count for one answer: `totalCount`, and the counts given beside it (suppliers, facets, sale cities), are then estimates.
             *     Absent or false, they are exact. The items themselves are always real results in the order asked.
             * @example true
             */
            isTotalEstimated?: boolean;
            /** @description The entries of this page, in the order that was asked for. */
            items: components["schemas"]["Note"][];
            /**
             * Format: int32
             * @description Of this page; the first is 1.
             * @example 1
             */
            pageNumber: number;
            /**
             * Format: int32
             * @description Items of a full page.
             * @example 10
             */
            pageSize: number;
            /**
             * Format: int32
             * @description Items in all pages.
             * @example 136
             */
            totalCount: number;
            /**
             * Format: int32
             * @description How many of the notes found remind later.
             * @example 2
             */
            upcomingReminderCount?: number;
        };
        /** @description A page of contents. */
        PagedPageSummary: {
            /** @description Kinds of the list before it is narrowed by kind, most used first; only with `withFacets`. */
            contentTypes?: components["schemas"]["PageContentTypeCount"][];
            /**
             * @description True where the list is too large to count for one answer: `totalCount`, and the counts given beside it (suppliers, facets, sale cities), are then estimates.
             *     Absent or false, they are exact. The items themselves are always real results in the order asked.
             * @example true
             */
            isTotalEstimated?: boolean;
            /** @description The entries of this page, in the order that was asked for. */
            items: components["schemas"]["PageSummary"][];
            /** @description Most used labels of the list before it is narrowed by label; only with `withFacets`. */
            labels?: components["schemas"]["PageLabelCount"][];
            /**
             * Format: int32
             * @description Of this page; the first is 1.
             * @example 1
             */
            pageNumber: number;
            /**
             * Format: int32
             * @description Items of a full page.
             * @example 10
             */
            pageSize: number;
            /**
             * Format: int32
             * @description Items in all pages.
             * @example 136
             */
            totalCount: number;
        };
        /** @description A page of offers. */
        PagedSupplierProduct: {
            /**
             * @description True where the list is too large to count for one answer: `totalCount`, and the counts given beside it (suppliers, facets, sale cities), are then estimates.
             *     Absent or false, they are exact. The items themselves are always real results in the order asked.
             * @example true
             */
            isTotalEstimated?: boolean;
            /** @description The entries of this page, in the order that was asked for. */
            items: components["schemas"]["SupplierProduct"][];
            /**
             * Format: int32
             * @description Of this page; the first is 1.
             * @example 1
             */
            pageNumber: number;
            /**
             * Format: int32
             * @description Items of a full page.
             * @example 10
             */
            pageSize: number;
            /**
             * Format: int32
             * @description Items in all pages.
             * @example 136
             */
            totalCount: number;
        };
        /** @description A page of suppliers. */
        PagedSupplierSummary: {
            /**
             * @description True where the list is too large to count for one answer: `totalCount`, and the counts given beside it (suppliers, facets, sale cities), are then estimates.
             *     Absent or false, they are exact. The items themselves are always real results in the order asked.
             * @example true
             */
            isTotalEstimated?: boolean;
            /** @description The entries of this page, in the order that was asked for. */
            items: components["schemas"]["SupplierSummary"][];
            /**
             * Format: int32
             * @description Of this page; the first is 1.
             * @example 1
             */
            pageNumber: number;
            /**
             * Format: int32
             * @description Items of a full page.
             * @example 10
             */
            pageSize: number;
            /**
             * Format: int32
             * @description Items in all pages.
             * @example 136
             */
            totalCount: number;
        };
        /** @description A page of suppliers with their products. */
        PagedSupplierWithProducts: {
            /**
             * @description True where the list is too large to count for one answer: `totalCount`, and the counts given beside it (suppliers, facets, sale cities), are then estimates.
             *     Absent or false, they are exact. The items themselves are always real results in the order asked.
             * @example true
             */
            isTotalEstimated?: boolean;
            /** @description The entries of this page, in the order that was asked for. */
            items: components["schemas"]["SupplierWithProducts"][];
            /**
             * Format: int32
             * @description Of this page; the first is 1.
             * @example 1
             */
            pageNumber: number;
            /**
             * Format: int32
             * @description Items of a full page.
             * @example 10
             */
            pageSize: number;
            /**
             * Format: int32
             * @description Items in all pages.
             * @example 136
             */
            totalCount: number;
        };
        /** @description A page of events. */
        PagedTradeRequestEvent: {
            /**
             * @description True where the list is too large to count for one answer: `totalCount`, and the counts given beside it (suppliers, facets, sale cities), are then estimates.
             *     Absent or false, they are exact. The items themselves are always real results in the order asked.
             * @example true
             */
            isTotalEstimated?: boolean;
            /** @description The entries of this page, in the order that was asked for. */
            items: components["schemas"]["TradeRequestEvent"][];
            /**
             * Format: int32
             * @description Of this page; the first is 1.
             * @example 1
             */
            pageNumber: number;
            /**
             * Format: int32
             * @description Items of a full page.
             * @example 10
             */
            pageSize: number;
            /**
             * Format: int32
             * @description Items in all pages.
             * @example 136
             */
            totalCount: number;
        };
        /** @description A page of favourites. */
        PagedUserFavorite: {
            /**
             * @description True where the list is too large to count for one answer: `totalCount`, and the counts given beside it (suppliers, facets, sale cities), are then estimates.
             *     Absent or false, they are exact. The items themselves are always real results in the order asked.
             * @example true
             */
            isTotalEstimated?: boolean;
            /** @description The entries of this page, in the order that was asked for. */
            items: components["schemas"]["UserFavorite"][];
            /**
             * Format: int32
             * @description Of this page; the first is 1.
             * @example 1
             */
            pageNumber: number;
            /**
             * Format: int32
             * @description Items of a full page.
             * @example 10
             */
            pageSize: number;
            /**
             * Format: int32
             * @description Items in all pages.
             * @example 136
             */
            totalCount: number;
        };
        /** @description A page of a wallet's ledger. */
        PagedWalletTransaction: {
            /**
             * @description True where the list is too large to count for one answer: `totalCount`, and the counts given beside it (suppliers, facets, sale cities), are then estimates.
             *     Absent or false, they are exact. The items themselves are always real results in the order asked.
             * @example true
             */
            isTotalEstimated?: boolean;
            /** @description The entries of this page, in the order that was asked for. */
            items: components["schemas"]["WalletTransaction"][];
            /**
             * Format: int32
             * @description Of this page; the first is 1.
             * @example 1
             */
            pageNumber: number;
            /**
             * Format: int32
             * @description Items of a full page.
             * @example 10
             */
            pageSize: number;
            /**
             * Format: int32
             * @description Items in all pages.
             * @example 136
             */
            totalCount: number;
        };
        /** @description A label and how many contents of the list have it. */
        PageLabelCount: {
            /**
             * Format: int32
             * @description How many contents of the list have it.
             * @example 12
             */
            count: number;
            /**
             * @description The label.
             * @example بلبرینگ
             */
            label: string;
        };
        /**
         * @description `Draft` seen by its author and administrators alone; `Published` by all; `Archived` was published and is closed.
         * @example Published
         * @enum {string}
         */
        PageStatus: "Draft" | "Published" | "Archived";
        /** @description A page as lists show it. */
        PageSummary: {
            /**
             * @description True when readers may comment on it.
             * @example true
             */
            allowComments: boolean;
            /** @description How long it is shown above the site; only of announcements. */
            announcement?: components["schemas"]["PageAnnouncement"];
            /**
             * @description Who wrote it; absent where nobody is named.
             * @example تحریریهٔ بازار
             */
            authorName?: string;
            /** @description Categories it is about. */
            categoryIds: string[];
            /**
             * Format: int32
             * @description Approved comments.
             * @example 5
             */
            commentCount: number;
            /**
             * @description Id of the kind of content, as in `getContentTypeTree`.
             * @example ct-guides
             */
            contentTypeId: string;
            /**
             * @description Name of its kind.
             * @example راهنمای خرید
             */
            contentTypeTitle: string;
            /** @description Picture above the text; absent where there is none. */
            cover?: components["schemas"]["FileRef"];
            /**
             * @description Id of the content.
             * @example pg-bearing-selection
             */
            id: string;
            /**
             * @description False without a token.
             * @example false
             */
            isLikedByMe: boolean;
            /** @description Words it is found by. */
            labels: string[];
            /**
             * Format: int32
             * @description How many people like it now.
             * @example 48
             */
            likeCount: number;
            /** @description Family of contents it belongs to. */
            pageType: components["schemas"]["PageType"];
            /**
             * Format: date-time
             * @description When it was or will be published (UTC).
             * @example 2026-10-12T05:30:00.000Z
             */
            publishedAt: string;
            /**
             * Format: int32
             * @description Minutes it takes to read.
             * @example 6
             */
            readingMinutes: number;
            /** @description What search engines are told about the page. */
            seo: components["schemas"]["Seo"];
            /**
             * @description Readable last part of the address, in Persian; it may change, the id does not.
             * @example راهنمای-انتخاب-بلبرینگ
             */
            slug: string;
            /** @description Whether it is published. */
            status: components["schemas"]["PageStatus"];
            /**
             * @description One or two sentences.
             * @example از بار و سرعت تا لقی و آب‌بند؛ پنج پرسش پیش از خرید.
             */
            summary?: string;
            /** @description Supplier who published it; absent for the marketplace's own. */
            supplier?: components["schemas"]["SupplierSummary"];
            /**
             * @description Its title.
             * @example راهنمای انتخاب بلبرینگ
             */
            title: string;
            /**
             * @description Name of a page of the site itself, `about`.
             * @example about
             */
            uniquePageName?: string;
            /**
             * Format: date-time
             * @description When it last changed (UTC).
             * @example 2026-11-02T07:00:00.000Z
             */
            updatedAt: string;
            /**
             * Format: int32
             * @description Visits in all, repeated ones included.
             * @example 1820
             */
            visitCount: number;
        };
        /**
         * @description What stands beside a text, read together with it so that its reader waits once. A service may leave it out: then a reader asks for the
         *     products and the contents by their own calls.
         */
        PageSurroundings: {
            /** @description The category the text is about first. */
            category?: {
                /**
                 * @description Id of the category the text is about.
                 * @example c-deep-groove-ball-bearing
                 */
                id: string;
                /**
                 * @description Name of that category.
                 * @example بلبرینگ شیار عمیق
                 */
                name: string;
                /**
                 * @description Readable last part of that category's address.
                 * @example بلبرینگ-شیار-عمیق
                 */
                slug: string;
            };
            /** @description Other contents: of its supplier where it has one, else of its type, newest first. */
            others: components["schemas"]["PageSummary"][];
            /** @description Products of that category. */
            products: components["schemas"]["SupplierProduct"][];
        };
        /**
         * @description What a content is for; the backend may add to them. `Article`, `Guide`, `Standard`, `News`, `Announcement`, `SupplierContent`, `Static` (the site's own pages).
         * @example Guide
         */
        PageType: string;
        /** @description A payment and its state; each `status` has its own fields. */
        Payment: components["schemas"]["PaymentCreated"] | components["schemas"]["PaymentPending"] | components["schemas"]["PaymentVerifying"] | components["schemas"]["PaymentPaid"] | components["schemas"]["PaymentFailed"] | components["schemas"]["PaymentCancelled"] | components["schemas"]["PaymentExpired"] | components["schemas"]["PaymentRefunded"];
        /** @description Given up by the user. */
        PaymentCancelled: {
            /**
             * Format: int64
             * @description Rial to pay in all, `taxRial` included.
             * @example 20000000
             */
            amountRial: number;
            /** @description The first one first. */
            attempts: components["schemas"]["OnlinePayment"][];
            /**
             * Format: date-time
             * @description When it was given up (UTC).
             * @example 2026-11-20T10:20:00.000Z
             */
            cancelledAt: string;
            /**
             * Format: date-time
             * @description When it was made (UTC); it is open for 24 hours.
             * @example 2026-11-20T10:14:10.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description No attempt begins after it (24 hours).
             * @example 2026-11-21T10:14:10.000Z
             */
            expiresAt: string;
            /**
             * @description Id of the payment.
             * @example pay-user-1-11
             */
            id: string;
            /**
             * Format: int64
             * @description Rial from the wallet: blocked while the bank is asked, taken when paid.
             * @example 0
             */
            paidFromWalletRial: number;
            /** @description What is paid for. */
            purpose: components["schemas"]["PaymentPurpose"];
            /**
             * @description Id of what is paid.
             * @example wt-user-1-11
             */
            referenceId: string;
            /**
             * @description The state that decides which fields there are. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            status: "Cancelled";
            /**
             * Format: int64
             * @description Rial of value added tax.
             * @example 0
             */
            taxRial: number;
            /**
             * @description What is paid for, in a sentence for people.
             * @example شارژ کیف پول
             */
            title: string;
        };
        /** @description The payment has moved on. */
        PaymentConflict: {
            /** @description Stable name of the problem for programs. */
            code: components["schemas"]["ProblemCode"];
            /** @description The payment as it is now. */
            current?: components["schemas"]["Payment"];
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
            /** @description With `profile-incomplete`: what the profile still needs, as in `Customer`. */
            missingFields?: components["schemas"]["ProfileField"][];
            /**
             * Format: int64
             * @description Rial; with `insufficient-credit`, what is missing; with `payment-required`, what is to be paid.
             * @example 1200000
             */
            missingRial?: number;
            /**
             * @description With `payment-required`, `insufficient-credit` and `payment-in-progress`: the payment.
             * @example pay-user-1-11
             */
            paymentId?: string;
            /**
             * Format: int32
             * @description With `otp-wrong`: tries left before the code is void.
             * @example 3
             */
            remainingTries?: number;
            /**
             * Format: int32
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
        /** @description Nothing is under way: pay from the wallet, or choose a gateway. */
        PaymentCreated: {
            /**
             * Format: int64
             * @description Rial to pay in all, `taxRial` included.
             * @example 20000000
             */
            amountRial: number;
            /** @description The first one first. */
            attempts: components["schemas"]["OnlinePayment"][];
            /**
             * Format: date-time
             * @description When it was made (UTC); it is open for 24 hours.
             * @example 2026-11-20T10:14:10.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description No attempt begins after it (24 hours).
             * @example 2026-11-21T10:14:10.000Z
             */
            expiresAt: string;
            /**
             * @description Id of the payment.
             * @example pay-user-1-11
             */
            id: string;
            /**
             * Format: int64
             * @description Rial from the wallet: blocked while the bank is asked, taken when paid.
             * @example 0
             */
            paidFromWalletRial: number;
            /** @description What is paid for. */
            purpose: components["schemas"]["PaymentPurpose"];
            /**
             * @description Id of what is paid.
             * @example wt-user-1-11
             */
            referenceId: string;
            /**
             * @description The state that decides which fields there are. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            status: "Created";
            /**
             * Format: int64
             * @description Rial of value added tax.
             * @example 0
             */
            taxRial: number;
            /**
             * @description What is paid for, in a sentence for people.
             * @example شارژ کیف پول
             */
            title: string;
        };
        /** @description Not paid in 24 hours. */
        PaymentExpired: {
            /**
             * Format: int64
             * @description Rial to pay in all, `taxRial` included.
             * @example 20000000
             */
            amountRial: number;
            /** @description The first one first. */
            attempts: components["schemas"]["OnlinePayment"][];
            /**
             * Format: date-time
             * @description When it was made (UTC); it is open for 24 hours.
             * @example 2026-11-20T10:14:10.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When its time was over (UTC).
             * @example 2026-11-21T10:14:10.000Z
             */
            expiredAt: string;
            /**
             * Format: date-time
             * @description No attempt begins after it (24 hours).
             * @example 2026-11-21T10:14:10.000Z
             */
            expiresAt: string;
            /**
             * @description Id of the payment.
             * @example pay-user-1-11
             */
            id: string;
            /**
             * Format: int64
             * @description Rial from the wallet: blocked while the bank is asked, taken when paid.
             * @example 0
             */
            paidFromWalletRial: number;
            /** @description What is paid for. */
            purpose: components["schemas"]["PaymentPurpose"];
            /**
             * @description Id of what is paid.
             * @example wt-user-1-11
             */
            referenceId: string;
            /**
             * @description The state that decides which fields there are. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            status: "Expired";
            /**
             * Format: int64
             * @description Rial of value added tax.
             * @example 0
             */
            taxRial: number;
            /**
             * @description What is paid for, in a sentence for people.
             * @example شارژ کیف پول
             */
            title: string;
        };
        /** @description The last attempt failed; money a bank took comes back from it. Try again or cancel. */
        PaymentFailed: {
            /**
             * Format: int64
             * @description Rial to pay in all, `taxRial` included.
             * @example 20000000
             */
            amountRial: number;
            /** @description The first one first. */
            attempts: components["schemas"]["OnlinePayment"][];
            /**
             * Format: date-time
             * @description When it was made (UTC); it is open for 24 hours.
             * @example 2026-11-20T10:14:10.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description No attempt begins after it (24 hours).
             * @example 2026-11-21T10:14:10.000Z
             */
            expiresAt: string;
            /**
             * Format: date-time
             * @description When the last attempt failed (UTC).
             * @example 2026-11-20T10:17:24.000Z
             */
            failedAt: string;
            /** @description Why the bank refused, for programs; show `failureText` to people. */
            failureCode: components["schemas"]["PaymentFailureCode"];
            /**
             * @description Persian sentence.
             * @example موجودی کارت کافی نبود.
             */
            failureText: string;
            /**
             * @description Id of the payment.
             * @example pay-user-1-11
             */
            id: string;
            /**
             * Format: int64
             * @description Rial from the wallet: blocked while the bank is asked, taken when paid.
             * @example 0
             */
            paidFromWalletRial: number;
            /** @description What is paid for. */
            purpose: components["schemas"]["PaymentPurpose"];
            /**
             * @description Id of what is paid.
             * @example wt-user-1-11
             */
            referenceId: string;
            /**
             * @description The state that decides which fields there are. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            status: "Failed";
            /**
             * Format: int64
             * @description Rial of value added tax.
             * @example 0
             */
            taxRial: number;
            /**
             * @description What is paid for, in a sentence for people.
             * @example شارژ کیف پول
             */
            title: string;
        };
        /**
         * @description `bank-refused` by the bank, `attempt-timeout` no return within 15 minutes, `amount-mismatch` the bank took another sum and gives it
         *     back, `bank-reversed` the bank gave the money back. The backend may add to them.
         * @example bank-refused
         */
        PaymentFailureCode: string;
        /** @description Paid, and what was bought is there. */
        PaymentPaid: {
            /**
             * Format: int64
             * @description Rial to pay in all, `taxRial` included.
             * @example 20000000
             */
            amountRial: number;
            /** @description The first one first. */
            attempts: components["schemas"]["OnlinePayment"][];
            /**
             * Format: date-time
             * @description When it was made (UTC); it is open for 24 hours.
             * @example 2026-11-20T10:14:10.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description No attempt begins after it (24 hours).
             * @example 2026-11-21T10:14:10.000Z
             */
            expiresAt: string;
            /**
             * @description Id of the payment.
             * @example pay-user-1-11
             */
            id: string;
            /**
             * Format: date-time
             * @description When the money had arrived (UTC).
             * @example 2026-11-20T10:17:24.000Z
             */
            paidAt: string;
            /**
             * Format: int64
             * @description Rial from the wallet: blocked while the bank is asked, taken when paid.
             * @example 0
             */
            paidFromWalletRial: number;
            /** @description What is paid for. */
            purpose: components["schemas"]["PaymentPurpose"];
            /**
             * @description Id of what is paid.
             * @example wt-user-1-11
             */
            referenceId: string;
            /**
             * @description The bank's; absent when the wallet paid all.
             * @example 928374650192
             */
            referenceNumber?: string;
            /**
             * @description The state that decides which fields there are. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            status: "Paid";
            /**
             * Format: int64
             * @description Rial of value added tax.
             * @example 0
             */
            taxRial: number;
            /**
             * @description What is paid for, in a sentence for people.
             * @example شارژ کیف پول
             */
            title: string;
            /**
             * @description Ours.
             * @example 140308301247
             */
            trackingCode: string;
        };
        /** @description The user is at the bank. */
        PaymentPending: {
            /**
             * Format: int64
             * @description Rial to pay in all, `taxRial` included.
             * @example 20000000
             */
            amountRial: number;
            /** @description The attempt at the bank that is under way. */
            attempt: components["schemas"]["OnlinePayment"];
            /** @description The first one first. */
            attempts: components["schemas"]["OnlinePayment"][];
            /**
             * Format: date-time
             * @description When it was made (UTC); it is open for 24 hours.
             * @example 2026-11-20T10:14:10.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description No attempt begins after it (24 hours).
             * @example 2026-11-21T10:14:10.000Z
             */
            expiresAt: string;
            /**
             * @description Id of the payment.
             * @example pay-user-1-11
             */
            id: string;
            /**
             * Format: int64
             * @description Rial from the wallet: blocked while the bank is asked, taken when paid.
             * @example 0
             */
            paidFromWalletRial: number;
            /** @description What is paid for. */
            purpose: components["schemas"]["PaymentPurpose"];
            /**
             * @description Id of what is paid.
             * @example wt-user-1-11
             */
            referenceId: string;
            /**
             * @description The state that decides which fields there are. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            status: "Pending";
            /**
             * Format: int64
             * @description Rial of value added tax.
             * @example 0
             */
            taxRial: number;
            /**
             * @description What is paid for, in a sentence for people.
             * @example شارژ کیف پول
             */
            title: string;
        };
        /**
         * @description What is paid: `referenceId` is the wallet transaction, the trade request, the membership or the advertisement.
         * @example WalletCharge
         * @enum {string}
         */
        PaymentPurpose: "WalletCharge" | "TradeRequest" | "Membership" | "Advertisement";
        /** @description Paid, and given back to the wallet. */
        PaymentRefunded: {
            /**
             * Format: int64
             * @description Rial to pay in all, `taxRial` included.
             * @example 20000000
             */
            amountRial: number;
            /** @description The first one first. */
            attempts: components["schemas"]["OnlinePayment"][];
            /**
             * Format: date-time
             * @description When it was made (UTC); it is open for 24 hours.
             * @example 2026-11-20T10:14:10.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description No attempt begins after it (24 hours).
             * @example 2026-11-21T10:14:10.000Z
             */
            expiresAt: string;
            /**
             * @description Id of the payment.
             * @example pay-user-1-11
             */
            id: string;
            /**
             * Format: date-time
             * @description When the money had arrived (UTC).
             * @example 2026-11-20T10:17:24.000Z
             */
            paidAt: string;
            /**
             * Format: int64
             * @description Rial from the wallet: blocked while the bank is asked, taken when paid.
             * @example 0
             */
            paidFromWalletRial: number;
            /** @description What is paid for. */
            purpose: components["schemas"]["PaymentPurpose"];
            /**
             * @description Id of what is paid.
             * @example wt-user-1-11
             */
            referenceId: string;
            /**
             * Format: date-time
             * @description When the money was back in the wallet (UTC).
             * @example 2026-11-22T08:00:00.000Z
             */
            refundedAt: string;
            /**
             * @description The state that decides which fields there are. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            status: "Refunded";
            /**
             * Format: int64
             * @description Rial of value added tax.
             * @example 0
             */
            taxRial: number;
            /**
             * @description What is paid for, in a sentence for people.
             * @example شارژ کیف پول
             */
            title: string;
            /**
             * @description Ours.
             * @example 140308301247
             */
            trackingCode: string;
        };
        /**
         * @description Where the browser comes back to, in the site: the wallet, or the request that was paid. `?paymentId=` is added.
         * @example /profile/wallet
         */
        PaymentReturnPath: string;
        /**
         * @description `Cash` before delivery; `Check` by dated cheque; `Credit` on account; `Lc` letter of credit.
         * @example Cash
         * @enum {string}
         */
        PaymentTerm: "Cash" | "Check" | "Credit" | "Lc";
        /** @description The bank has called back and is being asked. Read again after 2, 3, 5, 8, 13 seconds. */
        PaymentVerifying: {
            /**
             * Format: int64
             * @description Rial to pay in all, `taxRial` included.
             * @example 20000000
             */
            amountRial: number;
            /** @description The attempt at the bank that is under way. */
            attempt: components["schemas"]["OnlinePayment"];
            /** @description The first one first. */
            attempts: components["schemas"]["OnlinePayment"][];
            /**
             * Format: date-time
             * @description When it was made (UTC); it is open for 24 hours.
             * @example 2026-11-20T10:14:10.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description No attempt begins after it (24 hours).
             * @example 2026-11-21T10:14:10.000Z
             */
            expiresAt: string;
            /**
             * @description Id of the payment.
             * @example pay-user-1-11
             */
            id: string;
            /**
             * Format: int64
             * @description Rial from the wallet: blocked while the bank is asked, taken when paid.
             * @example 0
             */
            paidFromWalletRial: number;
            /** @description What is paid for. */
            purpose: components["schemas"]["PaymentPurpose"];
            /**
             * @description Id of what is paid.
             * @example wt-user-1-11
             */
            referenceId: string;
            /**
             * @description The state that decides which fields there are. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            status: "Verifying";
            /**
             * Format: int64
             * @description Rial of value added tax.
             * @example 0
             */
            taxRial: number;
            /**
             * @description What is paid for, in a sentence for people.
             * @example شارژ کیف پول
             */
            title: string;
        };
        /** @description A postal address of a person. At most one is primary. */
        PersonAddress: {
            /**
             * @description Street, alley, number; without province and city.
             * @example خیابان هزارجریب، کوچهٔ هشتم، ساختمان سپهر، طبقهٔ سوم
             */
            addressText: string;
            /**
             * @description A city of the province.
             * @example city-isfahan
             */
            cityId: string;
            /**
             * @description Name of the city at the time of reading.
             * @example اصفهان
             */
            cityName?: string;
            /**
             * @description Id of the country, as in `filterCountries`.
             * @example country-ir
             */
            countryId: string;
            /**
             * @description Id of the address.
             * @example paddr-1
             */
            id: string;
            /**
             * @description The main one; making one primary takes it from the others.
             * @example true
             */
            isPrimary: boolean;
            /** @description What the address is used for. */
            kind: components["schemas"]["PersonAddressKind"];
            /**
             * @description Id of the person behind the account.
             * @example person-1
             */
            personId: string;
            /**
             * @description Landline with its area code or mobile, eleven Latin digits.
             * @example 03155501234
             */
            phone?: string;
            /**
             * @description Ten Latin digits.
             * @example 8168914567
             */
            postalCode: string;
            /**
             * @description A province of the country.
             * @example state-isfahan
             */
            stateId: string;
            /**
             * @description Name of the province.
             * @example اصفهان
             */
            stateName?: string;
            /**
             * @description Name by which the person tells addresses apart.
             * @example دفتر مرکزی
             */
            title: string;
            /**
             * @description A district of the city.
             * @example urban-isfahan-5
             */
            urbanAreaId?: string;
            /**
             * @description Name of the district; absent outside cities with districts.
             * @example منطقهٔ ۵
             */
            urbanAreaName?: string;
            /**
             * Format: int32
             * @description Raised with every change, also when another address becomes the primary one in its place.
             * @example 1
             */
            version: number;
        };
        /** @description A whole address in place of the one with this id. */
        PersonAddressChange: {
            /**
             * @description Street, alley, number; without province and city.
             * @example خیابان هزارجریب، کوچهٔ هشتم، ساختمان سپهر، طبقهٔ سوم
             */
            addressText: string;
            /**
             * @description A city of the province.
             * @example city-isfahan
             */
            cityId: string;
            /**
             * @description Id of the country, as in `filterCountries`.
             * @example country-ir
             */
            countryId: string;
            /**
             * @description Id of the address to replace.
             * @example paddr-1
             */
            id: string;
            /**
             * @description The main one; making one primary takes it from the others.
             * @example true
             */
            isPrimary: boolean;
            /** @description What the address is used for. */
            kind: components["schemas"]["PersonAddressKind"];
            /**
             * @description Landline with its area code or mobile, eleven Latin digits.
             * @example 03155501234
             */
            phone?: string;
            /**
             * @description Ten Latin digits.
             * @example 8168914567
             */
            postalCode: string;
            /**
             * @description A province of the country.
             * @example state-isfahan
             */
            stateId: string;
            /**
             * @description Name by which the person tells addresses apart.
             * @example دفتر مرکزی
             */
            title: string;
            /**
             * @description A district of the city.
             * @example urban-isfahan-5
             */
            urbanAreaId?: string;
            /**
             * Format: int32
             * @description Of the address as it was read.
             * @example 1
             */
            version: number;
        };
        /** @description The address has moved on. */
        PersonAddressConflict: {
            /** @description Stable name of the problem for programs. */
            code: components["schemas"]["ProblemCode"];
            /** @description The address as it is now. */
            current: components["schemas"]["PersonAddress"];
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
            /** @description With `profile-incomplete`: what the profile still needs, as in `Customer`. */
            missingFields?: components["schemas"]["ProfileField"][];
            /**
             * Format: int64
             * @description Rial; with `insufficient-credit`, what is missing; with `payment-required`, what is to be paid.
             * @example 1200000
             */
            missingRial?: number;
            /**
             * @description With `payment-required`, `insufficient-credit` and `payment-in-progress`: the payment.
             * @example pay-user-1-11
             */
            paymentId?: string;
            /**
             * Format: int32
             * @description With `otp-wrong`: tries left before the code is void.
             * @example 3
             */
            remainingTries?: number;
            /**
             * Format: int32
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
        /**
         * @description `Legal` registered seat or residence; `Billing` on invoices; `Office`; `Factory`.
         * @example Legal
         * @enum {string}
         */
        PersonAddressKind: "Legal" | "Billing" | "Office" | "Factory";
        /**
         * @description 2 to 60 letters, Persian or Latin, with spaces, half-spaces, dots, apostrophes and hyphens between them.
         * @example رضایی
         */
        PersonName: string;
        /** @description One price. */
        PriceFixed: {
            /**
             * Format: int64
             * @description Rial.
             * @example 9800000
             */
            amountRial: number;
            /**
             * @description The kind of price that decides which fields there are. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "Fixed";
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
        /** @description The lowest price; more by choice. */
        PriceFrom: {
            /**
             * Format: int64
             * @description Rial; the lowest.
             * @example 9800000
             */
            amountRial: number;
            /**
             * @description The kind of price that decides which fields there are. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "From";
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
        /** @description What a product costs, by kind. Money is whole Rial for one `perUnitId`. */
        PriceInfo: components["schemas"]["PriceFixed"] | components["schemas"]["PriceFrom"] | components["schemas"]["PriceRange"] | components["schemas"]["PriceOnRequest"] | components["schemas"]["PriceLoginToSee"];
        /**
         * @description `Fixed` one price; `From` the lowest price, more by choice; `Range` between `amountRial` and `maxAmountRial`;
         *     `OnRequest` told on inquiry, no amount; `LoginToSee` the amount is told to logged-in readers only and absent for others.
         * @example Fixed
         * @enum {string}
         */
        PriceKind: "Fixed" | "From" | "Range" | "OnRequest" | "LoginToSee";
        /** @description Told to logged-in readers only; without a token there is no amount. */
        PriceLoginToSee: {
            /**
             * Format: int64
             * @description Rial; with a token.
             * @example 9800000
             */
            amountRial?: number;
            /**
             * @description The kind of price that decides which fields there are. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "LoginToSee";
            /**
             * Format: int64
             * @description Rial; the dearest, with a token.
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
        /** @description Told on inquiry; no amount. */
        PriceOnRequest: {
            /**
             * @description The kind of price that decides which fields there are. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "OnRequest";
            /**
             * @description Trade unit the price is for.
             * @example tu-piece
             */
            perUnitId?: string;
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
        /** @description A price between two amounts. */
        PriceRange: {
            /**
             * Format: int64
             * @description Rial; the cheapest.
             * @example 9800000
             */
            amountRial: number;
            /**
             * @description The kind of price that decides which fields there are. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "Range";
            /**
             * Format: int64
             * @description Rial; the dearest.
             * @example 11200000
             */
            maxAmountRial: number;
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
        /** @description A price from a quantity up. */
        PriceTier: {
            /**
             * Format: int64
             * @description Rial for one unit.
             * @example 9400000
             */
            amountRial: number;
            /**
             * Format: double
             * @description In the unit the price is per.
             * @example 50
             */
            minQty: number;
        };
        /**
         * @description What went wrong (RFC 9457, `application/problem+json`). `title` and `detail` are Persian sentences for people; programs read `code`.
         *     Codes: `bad-request`, `otp-wrong`, `otp-expired` (400), `unauthorized`, `token-expired` (401), `payment-required`,
         *     `insufficient-credit` (402), `forbidden`, `profile-incomplete`, `quota-exceeded` (403), `not-found` (404), `method-not-allowed` (405), `conflict`,
         *     `payment-in-progress`, `supplier-no-direct-order` (409), `gone` (410), `payload-too-large`, `file-size` (413),
         *     `unsupported-media-type`, `file-type` (415), `validation` (422), `rate-limited`, `otp-locked` (429), `server` (5xx).
         *     Readers treat an unknown code by its status.
         */
        Problem: {
            /** @description Stable name of the problem for programs. */
            code: components["schemas"]["ProblemCode"];
            /**
             * @description With `conflict`: the current record. Calls that bring one say its shape in a schema of their own.
             * @example {
             *       "id": "note-seed-1",
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
            /** @description With `profile-incomplete`: what the profile still needs, as in `Customer`. */
            missingFields?: components["schemas"]["ProfileField"][];
            /**
             * Format: int64
             * @description Rial; with `insufficient-credit`, what is missing; with `payment-required`, what is to be paid.
             * @example 1200000
             */
            missingRial?: number;
            /**
             * @description With `payment-required`, `insufficient-credit` and `payment-in-progress`: the payment.
             * @example pay-user-1-11
             */
            paymentId?: string;
            /**
             * Format: int32
             * @description With `otp-wrong`: tries left before the code is void.
             * @example 3
             */
            remainingTries?: number;
            /**
             * Format: int32
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
        /**
         * @description Stable word for programs; the backend may add to them.
         * @example not-found
         */
        ProblemCode: string;
        /** @description One product with the offers of all its suppliers. */
        ProductOffers: {
            /** @description The product, whoever offers it. */
            baseProduct: components["schemas"]["BaseProduct"];
            /** @description A page of its offers. */
            offers: components["schemas"]["PagedSupplierProduct"];
        };
        /** @description A standard the product conforms to. */
        ProductStandard: {
            /**
             * @description Number of the standard, such as ISO 15.
             * @example DIN 625-1
             */
            code: string;
            /**
             * @description Content page about it.
             * @example pg-bearing-selection
             */
            pageId?: string;
            /**
             * @description What the standard is about.
             * @example بلبرینگ شیار عمیق تک‌ردیفه
             */
            title: string;
        };
        /**
         * @description A field of the profile, as `Customer` and `ChangedCustomer` name it; a field of the company stands below `company.`. Open: the service may ask for
         *     more.
         * @example nationalCode
         */
        ProfileField: string;
        /**
         * @description What a screen may offer: `favorites.manage`, `profile.read`, `profile.edit`, `conversations.start`, `requests.draft`, `requests.publish`
         *     (profile complete), `payments.pay`, `agents.manage` (owner, supplier, administrator), `statistics.own` (agent, supplier), `requests.answer`
         *     (agent who may answer, supplier), `pages.preview`, `customers.list`, `wallets.charge` (administrator). Open: the service may add to them.
         * @example favorites.manage
         */
        ProfilePermission: string;
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
             * Format: double
             * @description Largest value found in the base unit.
             * @example 320
             */
            max?: number;
            /**
             * Format: double
             * @description Smallest value found in the base unit.
             * @example 3
             */
            min?: number;
            /** @description Options with their counts; a boolean property has the options `true` and `false`; a number has none. */
            options: components["schemas"]["FacetOption"][];
            /**
             * @description Id of the property, as in `listCategoryProperties`.
             * @example p-bore
             */
            propertyId: string;
        };
        /** @description One value of an option property. */
        PropertyOption: {
            /**
             * Format: int32
             * @description Products with this option.
             * @example 136
             */
            count?: number;
            /**
             * @description Id of the option; filters and values name it.
             * @example o-bearing-seal-rs
             */
            id: string;
            /**
             * @description Value as people read it.
             * @example لاستیکی دوطرفه 2RS
             */
            title: string;
        };
        /** @description The value of one property of one product. A number is in `value` (and `maxValue` for a range), in the unit named beside it. */
        PropertyValue: {
            /**
             * Format: double
             * @description `maxValue` in the base unit of the quantity.
             * @example 25
             */
            baseMaxValue?: number;
            /**
             * Format: double
             * @description `value` in the base unit of the quantity.
             * @example 25
             */
            baseValue?: number;
            /**
             * @description Value of a yes-or-no property.
             * @example true
             */
            bool?: boolean;
            /**
             * Format: int32
             * @description Digits shown after the point in the unit given.
             * @example 0
             */
            decimals?: number;
            /**
             * @description Name of the property in English.
             * @example Bore diameter
             */
            englishTitle?: string;
            /**
             * @description Heading under which properties are shown together.
             * @example ابعاد
             */
            group?: string;
            /**
             * Format: double
             * @description Upper end of a span in the unit `measurementUnitId`.
             * @example 25
             */
            maxValue?: number;
            /**
             * @description Physical quantity of the number; absent for other kinds of value.
             * @example q-length
             */
            measurementQuantityId?: string;
            /**
             * @description Unit of `value` and `maxValue`; absent for numbers without a unit.
             * @example u-mm
             */
            measurementUnitId?: string;
            /** @description Ids of the options the product has. */
            optionIds?: string[];
            /** @description The same options as people read them, in the same order. */
            optionTitles?: string[];
            /**
             * @description Id of the property, as in `listCategoryProperties`.
             * @example p-bore
             */
            propertyId: string;
            /**
             * @description Sign written after a number, such as mm.
             * @example d
             */
            symbol?: string;
            /**
             * @description Value of a text property; of a date property, the day.
             * @example گریس با پایهٔ لیتیم
             */
            text?: string;
            /**
             * @description Name of the property in Persian.
             * @example قطر داخلی
             */
            title: string;
            /**
             * @description Sign of that unit, as it is written after the number.
             * @example mm
             */
            unitDisplayText?: string;
            /**
             * Format: double
             * @description In the unit `measurementUnitId`.
             * @example 25
             */
            value?: number;
        };
        /** @description A day. */
        RequiredDate: {
            /**
             * @description The kind that decides which fields there are. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            dataType: "Date";
            /**
             * @description Id of the property, as in `listCategoryProperties`.
             * @example p-produced-after
             */
            propertyId: string;
            /**
             * Format: date
             * @description The day, without a time.
             * @example 2025-01-01
             */
            text: string;
        };
        /** @description Yes or no. */
        RequiredFlag: {
            /**
             * @description The value that is asked for.
             * @example true
             */
            bool: boolean;
            /**
             * @description The kind that decides which fields there are. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            dataType: "Boolean";
            /**
             * @description Id of the property, as in `listCategoryProperties`.
             * @example p-relubrication
             */
            propertyId: string;
        };
        /** @description A number or a span. `value` alone is a lower bound, `maxValue` alone an upper one, both are a span; equal ones are that number exactly. One of the two is needed. */
        RequiredNumber: {
            /**
             * @description The kind that decides which fields there are. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            dataType: "Number";
            /**
             * Format: double
             * @description Upper bound in the unit `measurementUnitId`.
             * @example 25
             */
            maxValue?: number;
            /**
             * @description The unit the buyer wrote; the property's default unit when absent.
             * @example u-mm
             */
            measurementUnitId?: string;
            /**
             * @description Id of the property, as in `listCategoryProperties`.
             * @example p-bore
             */
            propertyId: string;
            /**
             * Format: double
             * @description Lower bound in the unit `measurementUnitId`.
             * @example 25
             */
            value?: number;
        };
        /** @description One of these options; for `MultiOption` all of them. */
        RequiredOptions: {
            /**
             * @description The kind that decides which fields there are. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            dataType: "Option" | "MultiOption";
            /** @description Ids of options of the property. */
            optionIds: string[];
            /**
             * @description Id of the property, as in `listCategoryProperties`.
             * @example p-bearing-seal
             */
            propertyId: string;
        };
        /** @description Free text. */
        RequiredText: {
            /**
             * @description The kind that decides which fields there are. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            dataType: "Text";
            /**
             * @description Id of the property, as in `listCategoryProperties`.
             * @example p-lubricant
             */
            propertyId: string;
            /**
             * @description What is asked for, in the buyer's words.
             * @example گریس با پایهٔ لیتیم
             */
            text: string;
        };
        /**
         * @description `Consumer` registered; `ConsumerOwner` consumer who owns a company; `Buyer`, `Customer` profile complete;
         *     `MerchantAgent` acts for a company; `Supplier` offers goods; `Admin` runs the marketplace.
         * @example Customer
         * @enum {string}
         */
        Role: "Consumer" | "ConsumerOwner" | "Buyer" | "Customer" | "MerchantAgent" | "Supplier" | "Admin";
        /** @description A plan that runs now, with what of it is used. */
        RunningMembership: {
            /** @description Agents the plan allows and how many there are. */
            agents?: components["schemas"]["MembershipSeats"];
            /** @description Direct orders whose fee the plan covers in the current month; absent when it covers none. */
            directOrders?: components["schemas"]["MembershipQuota"];
            /**
             * Format: int32
             * @description Higher is more.
             * @example 2
             */
            level: number;
            /**
             * @description Id of the membership.
             * @example mem-user-1-6
             */
            membershipId: string;
            /** @description Messages of the current day in Tehran; absent when the plan limits none. */
            messages?: components["schemas"]["MembershipQuota"];
            /**
             * @description Id of the plan, from the list `membershipPlan` of `listTypeModels`.
             * @example plan-buyer-2-3
             */
            planId: string;
            /**
             * @description Title of the plan, as it is sold.
             * @example طرح حرفه‌ای خریدار، سه‌ماهه
             */
            planTitle: string;
            /**
             * Format: date-time
             * @description Its end.
             * @example 2027-01-20T08:00:00.000Z
             */
            validTo: string;
        };
        /** @description A city in which at least one active supplier sells. */
        SaleCity: {
            /**
             * @description Name in English, for readers who know the term that way; absent where none is known.
             * @example Tehran
             */
            englishName?: string;
            /**
             * @description Id of the city.
             * @example city-tehran
             */
            id: string;
            /**
             * @description May be chosen in new addresses.
             * @example true
             */
            isActive: boolean;
            /**
             * @description Name in Persian.
             * @example تهران
             */
            name: string;
            /**
             * @description Its province.
             * @example state-tehran
             */
            parentId: string;
            /**
             * Format: int32
             * @description Active suppliers who sell there, within the area or category asked for. As of the last count, not of this moment.
             * @example 118
             */
            supplierCount: number;
        };
        /** @description A city of sale among the results. */
        SaleCityCount: {
            /**
             * Format: int32
             * @description Products.
             * @example 64
             */
            count: number;
            /**
             * @description Id of the city.
             * @example city-tehran
             */
            id: string;
            /**
             * @description Name in Persian.
             * @example تهران
             */
            name: string;
        };
        /** @description One line of the suggestions while typing. */
        SearchSuggestion: {
            /** @description The area it belongs to. */
            categoryType?: components["schemas"]["CategoryType"];
            /**
             * Format: int32
             * @description Products behind it.
             * @example 412
             */
            count?: number;
            /**
             * @description Absent for keywords.
             * @example sp-1
             */
            id?: string;
            /** @description Picture; absent where there is none. */
            image?: components["schemas"]["FileRef"];
            /** @description What it leads to. */
            kind: components["schemas"]["SuggestionKind"];
            /** @description Spans of `title` that match what was typed: first and after-last UTF-16 index. */
            matched: number[][];
            /**
             * @description Path in the site.
             * @example /products/sp-1/بلبرینگ-شیار-عمیق-6205-2rsh
             */
            path?: string;
            /**
             * @description Technical name in Latin letters, as catalogues and standards use it.
             * @example Deep groove ball bearing
             */
            scientificName?: string;
            /**
             * @description What tells lines of one title apart; absent where nothing has to.
             * @example بازرگانی یاتاقان پارس
             */
            subtitle?: string;
            /**
             * @description The line itself.
             * @example بلبرینگ شیار عمیق 6205-2RSH
             */
            title: string;
        };
        /** @description Suggestions for what has been typed so far, grouped by kind. */
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
         * @description A property chosen in a filter. Numbers are in `measurementUnitId`, without it in the base unit of the quantity.
         *     Refused with `validation`, naming the member: a property that neither the category nor one below it has, an unknown unit or option, a lower end above the upper one, a value of another kind than the property's, a property chosen twice.
         *     A property selected without any value narrows nothing.
         */
        SelectedCategoryProperty: {
            /**
             * @description Boolean properties.
             * @example true
             */
            bool?: boolean;
            /**
             * @description Sign of the unit, to show the choice again; the service does not read it.
             * @example mm
             */
            defaultMeasurementUnitDisplayText?: string;
            /**
             * Format: double
             * @description Upper end.
             * @example 20
             */
            maxValue?: number;
            /**
             * @description Unit of `value` and `maxValue`, one of the property's quantity; absent, they are in the base unit.
             * @example u-mm
             */
            measurementUnitId?: string;
            /** @description Ids of options; any of them is enough. */
            optionIds?: string[];
            /**
             * @description Id of the property, as in `listCategoryProperties`.
             * @example p-bore
             */
            propertyId: string;
            /**
             * Format: double
             * @description Lower end.
             * @example 2
             */
            value?: number;
        };
        /** @description Metadata of a page for search engines. */
        Seo: {
            /**
             * @description Path of the one true address.
             * @example /category/c-deep-groove-ball-bearing/بلبرینگ-شیار-عمیق
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
            /**
             * @description Title for search engines, in place of the page's own.
             * @example بلبرینگ شیار عمیق
             */
            title?: string;
        };
        /** @description One visit of an object. */
        SingleVisit: {
            /**
             * @description Path in the site as it was visited, with its filters.
             * @example /products/sp-1/بلبرینگ-شیار-عمیق-6205-2rsh
             */
            path: string;
            /**
             * Format: date-time
             * @description When the object was visited (UTC).
             * @example 2026-11-20T10:15:00.000Z
             */
            visitedAt: string;
        };
        /** @description A profile of the supplier in a social network. */
        SocialLink: {
            /**
             * @description Name of the network.
             * @example Telegram
             */
            kind: string;
            /**
             * Format: uri-reference
             * @description Address of the profile.
             * @example https://social.example/yataghan
             */
            url: string;
        };
        /** @description An attempt whose bank page can be opened: the browser leaves for it. */
        StartedOnlinePayment: {
            /**
             * Format: int64
             * @description Rial that the bank takes.
             * @example 20000000
             */
            amountRial: number;
            /**
             * @description The card with its middle hidden.
             * @example 6037-99**-****-1234
             */
            cardMask?: string;
            /**
             * Format: date-time
             * @description Without a return by then it fails.
             * @example 2026-11-20T10:30:00.000Z
             */
            expiresAt: string;
            /** @description Why the bank refused, for programs; show `failureText` to people. */
            failureCode?: components["schemas"]["PaymentFailureCode"];
            /**
             * @description Persian sentence.
             * @example موجودی کارت کافی نبود.
             */
            failureText?: string;
            /**
             * Format: date-time
             * @description When the bank's answer was final (UTC); absent until then.
             * @example 2026-11-20T10:17:24.000Z
             */
            finishedAt?: string;
            /**
             * @description Id of the gateway, as in `listGateways`.
             * @example gateway-1
             */
            gatewayId: string;
            /**
             * @description Id of the attempt.
             * @example op-user-1-10
             */
            id: string;
            /**
             * Format: int64
             * @description Rial that the wallet gives besides.
             * @example 0
             */
            paidFromWalletRial: number;
            /**
             * @description The payment it tries to pay.
             * @example pay-user-1-11
             */
            paymentId: string;
            /**
             * @description Fields of the form, by name.
             * @example {
             *       "token": "a1b2c3"
             *     }
             */
            redirectFields?: {
                [key: string]: string;
            };
            /**
             * @description How the browser goes there; with `POST` it sends `redirectFields` as a form.
             * @example GET
             * @enum {string}
             */
            redirectMethod: "GET" | "POST";
            /**
             * Format: uri
             * @description The bank's page, absolute.
             * @example https://bank.example/bank/a1b2c3
             */
            redirectUrl: string;
            /**
             * @description The bank's; `Verified` only.
             * @example 928374650192
             */
            referenceNumber?: string;
            /**
             * Format: date-time
             * @description When the attempt began (UTC).
             * @example 2026-11-20T10:15:00.000Z
             */
            requestedAt: string;
            /** @description How far the attempt has come. */
            status: components["schemas"]["OnlinePaymentStatus"];
            /**
             * @description Ours; `Verified` only.
             * @example 140308301247
             */
            trackingCode?: string;
        };
        /** @description A province. */
        State: {
            /**
             * @description ISO 3166-2.
             * @example IR-09
             */
            code?: string;
            /**
             * @description Name in English, for readers who know the term that way; absent where none is known.
             * @example Razavi Khorasan
             */
            englishName?: string;
            /**
             * @description Id of the province.
             * @example state-khorasan-razavi
             */
            id: string;
            /**
             * @description May be chosen in new addresses.
             * @example true
             */
            isActive: boolean;
            /**
             * @description Name in Persian.
             * @example خراسان رضوی
             */
            name: string;
            /**
             * @description Its country.
             * @example country-ir
             */
            parentId: string;
        };
        /** @description Suggestions of one kind. */
        SuggestionGroup: {
            /** @description The lines, the most fitting first. */
            items: components["schemas"]["SearchSuggestion"][];
            /** @description Kind of all lines of the group. */
            kind: components["schemas"]["SuggestionKind"];
            /**
             * @description Heading of the group.
             * @example محصولات
             */
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
            /**
             * @description Address in one line, as people write it.
             * @example تهران، خیابان امیرکبیر، پاساژ کاشانی، پلاک ۳۱۸
             */
            addressText?: string;
            /** @description Brands it represents; lists of suppliers only. */
            brandNames?: string[];
            /** @description Categories it is active in. */
            categories: components["schemas"]["CategoryCrumb"][];
            /** @description Categories it has most products in; lists of suppliers only. */
            categoryNames?: string[];
            /** @description Areas in which it offers something. */
            categoryTypes: components["schemas"]["CategoryType"][];
            /** @description Management systems and product certificates. */
            certificates: components["schemas"]["TrustEvidence"][];
            /**
             * @description Id of the city, as in `filterCities`.
             * @example city-tehran
             */
            cityId: string;
            /**
             * @description Name of the city at the time of reading.
             * @example تهران
             */
            cityName?: string;
            /** @description The confirmation, with its dates. */
            confirmation?: components["schemas"]["TrustEvidence"];
            /** @description Picture above the profile; absent where there is none. */
            cover?: components["schemas"]["FileRef"];
            /**
             * Format: int32
             * @description How many agencies the supplier holds.
             * @example 3
             */
            delegationCount: number;
            /**
             * @description Economic code of the tax authority.
             * @example 411234567890
             */
            economicCode?: string;
            /**
             * @description Number of people as a span.
             * @example ۱۱ تا ۵۰ نفر
             */
            employeesBand?: string;
            /**
             * Format: int32
             * @description Gregorian year.
             * @example 1999
             */
            establishedYear?: number;
            /** @description Confirmation, seals and licences. */
            evidences: components["schemas"]["TrustEvidence"][];
            /**
             * @description Id of the supplier.
             * @example s-1
             */
            id: string;
            /**
             * @description False when the supplier was closed: its products are not offered.
             * @example true
             */
            isActive: boolean;
            /**
             * @description The marketplace has confirmed who they are.
             * @example true
             */
            isConfirmed: boolean;
            /** @description What kinds of supplier it is. */
            kinds: components["schemas"]["SupplierKind"][];
            /**
             * @description Name under which the company is registered.
             * @example شرکت یاتاقان‌گستر پارس (سهامی خاص)
             */
            legalName?: string;
            /** @description Logo; absent where there is none, and the name's initials are shown. */
            logo?: components["schemas"]["FileRef"];
            /** @description The plan it pays for; absent without one. */
            membership?: components["schemas"]["SupplierMembership"];
            /**
             * Format: int32
             * @description Level of the paid plan.
             * @example 2
             */
            membershipLevel?: number;
            /**
             * @description Id of the merchant behind the supplier or agent.
             * @example m-1
             */
            merchantId: string;
            /**
             * @description Letters drawn where there is no logo.
             * @example یپ
             */
            monogram?: string;
            /**
             * @description Name, as buyers know it.
             * @example بازرگانی یاتاقان پارس
             */
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
            /**
             * Format: int32
             * @description How many products it has that are shown now.
             * @example 1284
             */
            productCount: number;
            /**
             * @description Number in the company register, as the person gave it.
             * @example 204861
             */
            registrationNumber?: string;
            /**
             * Format: double
             * @description Usual time to a first answer in hours.
             * @example 2
             */
            responseHours?: number;
            /** @description Cities in which it sells. */
            saleCities: components["schemas"]["CityRef"][];
            /** @description What search engines are told about the page. */
            seo: components["schemas"]["Seo"];
            /**
             * @description Readable last part of the address, in Persian; it may change, the id does not.
             * @example بازرگانی-یاتاقان-پارس
             */
            slug: string;
            /** @description Its profiles in social networks. */
            socials: components["schemas"]["SocialLink"][];
            /**
             * @description Id of the province, as in `filterStates`.
             * @example state-tehran
             */
            stateId: string;
            /** @description Figures about it. */
            stats: components["schemas"]["SupplierStats"];
            /**
             * Format: uri-reference
             * @description Address of its own site.
             * @example https://yataghan-pars.example
             */
            website?: string;
            /** @description From Saturday on. */
            workingHours: components["schemas"]["WorkingHours"][];
            /**
             * Format: int32
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
             * Format: int32
             * @description Higher is more.
             * @example 2
             */
            level: number;
            /**
             * @description Title of the plan, as it is sold.
             * @example طرح حرفه‌ای
             */
            planTitle: string;
            /**
             * Format: date-time
             * @description Until when the plan is paid (UTC).
             * @example 2027-02-19T00:00:00.000Z
             */
            validTo: string;
        };
        /** @description A telephone number of a supplier. */
        SupplierPhone: {
            /**
             * @description Latin digits with the area code.
             * @example 021-55501234
             */
            number: string;
            /**
             * @description What the number is for, such as the sales office.
             * @example دفتر فروش
             */
            title: string;
        };
        /** @description A supplier's offer of a product, service or document, as a list shows it. */
        SupplierProduct: {
            /**
             * @description The product itself; other suppliers' offers share it.
             * @example bp-deep-groove-ball-bearing-1
             */
            baseProductId?: string;
            /**
             * @description Name of the brand; absent where there is none.
             * @example SKF
             */
            brand?: string;
            /**
             * @description Id of the category, as in `listCategories`.
             * @example c-deep-groove-ball-bearing
             */
            categoryId: string;
            /** @description The area it belongs to. */
            categoryType: components["schemas"]["CategoryType"];
            /**
             * @description The supplier's own code.
             * @example BS-104872
             */
            code?: string;
            /**
             * @description Id of the offer.
             * @example sp-1
             */
            id: string;
            /** @description Picture; absent where there is none. */
            image?: components["schemas"]["FileRef"];
            /**
             * @description False while the supplier cannot deliver it.
             * @example true
             */
            isAvailable: boolean;
            /**
             * @description Paid for its place; marked «آگهی».
             * @example false
             */
            isSponsored: boolean;
            /** @description The few properties a list shows. */
            keyProperties: components["schemas"]["PropertyValue"][];
            /**
             * @description The maker's designation.
             * @example 6205-2RSH
             */
            model?: string;
            /**
             * Format: double
             * @description Smallest order in trade units.
             * @example 10
             */
            moq?: number;
            /**
             * @description Name, as the supplier gives it.
             * @example بلبرینگ شیار عمیق 6205-2RSH
             */
            name: string;
            /** @description What is known about the price. */
            price: components["schemas"]["PriceInfo"];
            /** @description Cities it is sold in. */
            saleCityIds: string[];
            /**
             * @description Technical name in Latin letters, as catalogues and standards use it.
             * @example Deep groove ball bearing, single row, sealed
             */
            scientificName?: string;
            /**
             * @description Readable last part of the address, in Persian; it may change, the id does not.
             * @example بلبرینگ-شیار-عمیق-6205-2rsh
             */
            slug: string;
            /** @description The supplier, as a card shows it. */
            supplier: components["schemas"]["SupplierSummary"];
            /**
             * @description Trade unit of orders.
             * @example tu-piece
             */
            unitOfMeasurementId?: string;
            /**
             * Format: date-time
             * @description When it last changed (UTC).
             * @example 2026-11-12T08:30:00.000Z
             */
            updatedAt: string;
        };
        /** @description A supplier's offer with everything its page shows. */
        SupplierProductCatalog: {
            /**
             * @description The product itself; other suppliers' offers share it.
             * @example bp-deep-groove-ball-bearing-1
             */
            baseProductId?: string;
            /**
             * @description Name of the brand; absent where there is none.
             * @example SKF
             */
            brand?: string;
            /** @description From the area down to the category itself. */
            breadcrumb: components["schemas"]["CategoryCrumb"][];
            /**
             * @description Id of the category, as in `listCategories`.
             * @example c-deep-groove-ball-bearing
             */
            categoryId: string;
            /** @description The area it belongs to. */
            categoryType: components["schemas"]["CategoryType"];
            /**
             * @description The supplier's own code.
             * @example BS-104872
             */
            code?: string;
            /**
             * @description Country it was made in, in Persian.
             * @example ایتالیا
             */
            countryOfOrigin?: string;
            /** @description Terms of delivery, one sentence each. */
            deliveryTerms: string[];
            /**
             * @description Sanitised HTML.
             * @example <p>در طول عمر به روان‌کاری دوباره نیاز ندارد.</p>
             */
            descriptionHtml?: string;
            /**
             * Format: int32
             * @description How many people keep it among their favourites.
             * @example 36
             */
            favoriteCount: number;
            /** @description Data sheets, drawings and models. */
            files: components["schemas"]["FileRef"][];
            /**
             * @description Id of the offer.
             * @example sp-1
             */
            id: string;
            /** @description Picture; absent where there is none. */
            image?: components["schemas"]["FileRef"];
            /** @description Pictures in the order to show them; the first is that of lists. */
            images: components["schemas"]["FileRef"][];
            /**
             * @description False while the supplier cannot deliver it.
             * @example true
             */
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
            /** @description The few properties a list shows. */
            keyProperties: components["schemas"]["PropertyValue"][];
            /**
             * Format: int32
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
             * Format: double
             * @description Smallest order in trade units.
             * @example 10
             */
            moq?: number;
            /**
             * @description Name, as the supplier gives it.
             * @example بلبرینگ شیار عمیق 6205-2RSH
             */
            name: string;
            /**
             * @description How it is packed.
             * @example جعبهٔ تکی با بارکد اصالت
             */
            packaging?: string;
            /** @description Terms of payment, one sentence each. */
            paymentTerms: string[];
            /** @description What is known about the price. */
            price: components["schemas"]["PriceInfo"];
            /** @description In the order of the category's properties. */
            properties: components["schemas"]["PropertyValue"][];
            /** @description Cities it is sold in. */
            saleCityIds: string[];
            /**
             * @description Technical name in Latin letters, as catalogues and standards use it.
             * @example Deep groove ball bearing, single row, sealed
             */
            scientificName?: string;
            /** @description What search engines are told about the page. */
            seo: components["schemas"]["Seo"];
            /**
             * @description One or two sentences in plain text.
             * @example بلبرینگ تک‌ردیفهٔ آب‌بندی‌شده برای الکتروموتور و پمپ
             */
            shortDescription?: string;
            /**
             * @description Readable last part of the address, in Persian; it may change, the id does not.
             * @example بلبرینگ-شیار-عمیق-6205-2rsh
             */
            slug: string;
            /** @description Standards it conforms to. */
            standards: components["schemas"]["ProductStandard"][];
            /** @description The supplier, as a card shows it. */
            supplier: components["schemas"]["SupplierSummary"];
            /**
             * @description Trade unit of orders.
             * @example tu-piece
             */
            unitOfMeasurementId?: string;
            /**
             * Format: date-time
             * @description When it last changed (UTC).
             * @example 2026-11-12T08:30:00.000Z
             */
            updatedAt: string;
            /** @description Videos that go with it, in the order to show them. */
            videos: components["schemas"]["MediaVideo"][];
            /**
             * Format: int32
             * @description Visits in all, repeated ones included.
             * @example 1840
             */
            visitCount: number;
            /**
             * @description What is guaranteed and for how long.
             * @example شش ماه اصالت کالا
             */
            warranty?: string;
        };
        /** @description A page of offers with the facets of all results. */
        SupplierProductSearch: {
            /** @description The most visited base products of the category by its categories; only when asked for. */
            baseProducts?: components["schemas"]["BaseProductOffers"][];
            /** @description In the order of the category's properties. */
            facets: components["schemas"]["PropertyFacet"][];
            /**
             * @description True where the list is too large to count for one answer: `totalCount`, and the counts given beside it (suppliers, facets, sale cities), are then estimates.
             *     Absent or false, they are exact. The items themselves are always real results in the order asked.
             * @example true
             */
            isTotalEstimated?: boolean;
            /** @description The entries of this page, in the order that was asked for. */
            items: components["schemas"]["SupplierProduct"][];
            /**
             * Format: int32
             * @description Of this page; the first is 1.
             * @example 1
             */
            pageNumber: number;
            /**
             * Format: int32
             * @description Items of a full page.
             * @example 10
             */
            pageSize: number;
            /**
             * @description Set when the words as typed find nothing and this repaired form does.
             * @example بلبرینگ
             */
            repairedTerm?: string;
            /** @description Cities of sale among the results. */
            saleCities: components["schemas"]["SaleCityCount"][];
            /**
             * Format: int32
             * @description Suppliers among the results.
             * @example 27
             */
            supplierCount: number;
            /**
             * Format: int32
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
        /** @description Figures about a supplier, as its page shows them. */
        SupplierStats: {
            /**
             * Format: int32
             * @description How many articles and other contents it has.
             * @example 18
             */
            contentCount: number;
            /**
             * Format: int32
             * @description How many agencies the supplier holds.
             * @example 3
             */
            delegationCount: number;
            /**
             * Format: int32
             * @description How many products it has that are shown now.
             * @example 1284
             */
            productCount: number;
            /**
             * Format: int32
             * @description How many trade requests it has received.
             * @example 214
             */
            requestCount?: number;
            /**
             * Format: double
             * @description Usual time to a first answer in hours.
             * @example 2
             */
            responseHours?: number;
            /**
             * Format: double
             * @description Answered requests in percent.
             * @example 96
             */
            responseRate?: number;
            /**
             * Format: int32
             * @description Visits in all, repeated ones included.
             * @example 15230
             */
            visitCount: number;
        };
        /** @description A supplier as a card or a line of a list shows it. */
        SupplierSummary: {
            /** @description Brands it represents; lists of suppliers only. */
            brandNames?: string[];
            /** @description Categories it has most products in; lists of suppliers only. */
            categoryNames?: string[];
            /** @description Areas in which it offers something. */
            categoryTypes: components["schemas"]["CategoryType"][];
            /**
             * @description Name of the city at the time of reading.
             * @example تهران
             */
            cityName?: string;
            /** @description The confirmation, with its dates. */
            confirmation?: components["schemas"]["TrustEvidence"];
            /**
             * Format: int32
             * @description How many agencies the supplier holds.
             * @example 3
             */
            delegationCount: number;
            /**
             * @description Id of the supplier.
             * @example s-1
             */
            id: string;
            /**
             * @description The marketplace has confirmed who they are.
             * @example true
             */
            isConfirmed: boolean;
            /** @description What kinds of supplier it is. */
            kinds: components["schemas"]["SupplierKind"][];
            /** @description Logo; absent where there is none, and the name's initials are shown. */
            logo?: components["schemas"]["FileRef"];
            /**
             * Format: int32
             * @description Level of the paid plan.
             * @example 2
             */
            membershipLevel?: number;
            /**
             * @description Letters drawn where there is no logo.
             * @example یپ
             */
            monogram?: string;
            /**
             * @description Name, as buyers know it.
             * @example بازرگانی یاتاقان پارس
             */
            name: string;
            /**
             * Format: int32
             * @description How many products it has that are shown now.
             * @example 1284
             */
            productCount: number;
            /**
             * Format: double
             * @description Usual time to a first answer in hours.
             * @example 2
             */
            responseHours?: number;
            /**
             * @description Readable last part of the address, in Persian; it may change, the id does not.
             * @example بازرگانی-یاتاقان-پارس
             */
            slug: string;
            /**
             * Format: int32
             * @description Whole years.
             * @example 2
             */
            yearsOnPlatform: number;
        };
        /** @description A supplier with a few of its products in the requested category. */
        SupplierWithProducts: {
            /** @description Brands it represents; lists of suppliers only. */
            brandNames?: string[];
            /** @description Categories it has most products in; lists of suppliers only. */
            categoryNames?: string[];
            /** @description Areas in which it offers something. */
            categoryTypes: components["schemas"]["CategoryType"][];
            /**
             * @description Name of the city at the time of reading.
             * @example تهران
             */
            cityName?: string;
            /** @description The confirmation, with its dates. */
            confirmation?: components["schemas"]["TrustEvidence"];
            /**
             * Format: int32
             * @description How many agencies the supplier holds.
             * @example 3
             */
            delegationCount: number;
            /**
             * @description Id of the supplier.
             * @example s-1
             */
            id: string;
            /**
             * @description The marketplace has confirmed who they are.
             * @example true
             */
            isConfirmed: boolean;
            /** @description What kinds of supplier it is. */
            kinds: components["schemas"]["SupplierKind"][];
            /** @description Logo; absent where there is none, and the name's initials are shown. */
            logo?: components["schemas"]["FileRef"];
            /**
             * Format: int32
             * @description Level of the paid plan.
             * @example 2
             */
            membershipLevel?: number;
            /**
             * @description Letters drawn where there is no logo.
             * @example یپ
             */
            monogram?: string;
            /**
             * @description Name, as buyers know it.
             * @example بازرگانی یاتاقان پارس
             */
            name: string;
            /**
             * Format: int32
             * @description How many products it has that are shown now.
             * @example 1284
             */
            productCount: number;
            /** @description A few of its matching products. */
            products: components["schemas"]["SupplierProduct"][];
            /**
             * Format: double
             * @description Usual time to a first answer in hours.
             * @example 2
             */
            responseHours?: number;
            /**
             * @description Readable last part of the address, in Persian; it may change, the id does not.
             * @example بازرگانی-یاتاقان-پارس
             */
            slug: string;
            /**
             * Format: int32
             * @description Whole years.
             * @example 2
             */
            yearsOnPlatform: number;
        };
        /** @description An access token. The web app stores it in an HttpOnly cookie and sends the browser only `{exp, sub}`. */
        Token: {
            /**
             * @description The token; send it as `Authorization: Bearer …`. Its content is the service's own business.
             * @example Q2hhbmdlLW1lLWV4YW1wbGUtdG9rZW4
             */
            access_token: string;
            /**
             * Format: int32
             * @description Seconds from now.
             * @example 604800
             */
            expires_in: number;
            /**
             * @description No operation takes it today; a caller logs in again when the token has expired.
             * @example cmVmcmVzaC1leGFtcGxl
             */
            refresh_token?: string;
            /**
             * @description Scopes of the token, separated by spaces.
             * @example openid
             */
            scope: string;
            /**
             * @description User id.
             * @example user-1
             */
            sub: string;
            /**
             * @description Always `Bearer`.
             * @example Bearer
             * @enum {string}
             */
            token_type: "Bearer";
        };
        /** @description The code of the second login step, form-encoded. */
        TokenRequest: {
            /**
             * @description Always `bazaar-web`.
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
             * @description Always `otp`: a code sent by `requestOneTimeCode`.
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
        /** @description What the answer says about the whole request. */
        TradeAnswerTerms: {
            /**
             * @description A remark about the offer as a whole.
             * @example دو درصد تخفیف پس از توافق
             */
            note?: string;
            /** @description How the goods are to be paid. */
            paymentTerm?: components["schemas"]["PaymentTerm"];
            /**
             * Format: int64
             * @description Rial for the delivery of all lines; 0 is free of charge, absent is unknown.
             * @example 32000000
             */
            shippingRial?: number;
        };
        /** @description Where an offer differs from what was asked. With `propertyId` it concerns that required property of the line. */
        TradeDeviation: {
            /**
             * @description What is offered, as people write it.
             * @example عادی
             */
            offeredText?: string;
            /**
             * @description Property in which the offer differs; absent where it differs in something else.
             * @example p-clearance
             */
            propertyId?: string;
            /**
             * @description What was asked, as people write it.
             * @example C3
             */
            requestedText?: string;
            /**
             * @description Persian sentence.
             * @example لقی داخلی عادی به‌جای C3
             */
            text: string;
        };
        /** @description A document of the request. */
        TradeDocument: {
            /** @description The file itself. */
            file: components["schemas"]["FileRef"];
            /**
             * @description Id of the document.
             * @example td-7a3f86c4-87bb-4ebf-b7c2-b7448514eff8
             */
            id: string;
            /**
             * @description With `Rejected`.
             * @example صفحهٔ دوم خوانا نیست.
             */
            reason?: string;
            /**
             * @description What the reviewer says of it.
             * @example Uploaded
             * @enum {string}
             */
            state: "Uploaded" | "Accepted" | "Rejected";
            /**
             * @description Id of the kind of document, as in `listTradeDocumentTypes`.
             * @example tdt-technical-spec
             */
            typeId: string;
            /**
             * Format: date-time
             * @description When it was added (UTC).
             * @example 2026-11-20T10:15:00.000Z
             */
            uploadedAt: string;
            /**
             * @description Whoever uploaded it.
             * @example نوید رضایی
             */
            uploadedByName?: string;
        };
        /** @description A file sent before by `uploadFile` for the purpose `TradeDocument`. */
        TradeDocumentInput: {
            /**
             * @description Id of the file, from `uploadFile`.
             * @example file-7a3f86c4-87bb-4ebf-b7c2-b7448514eff8
             */
            fileId: string;
            /**
             * @description Id of the kind of document, as in `listTradeDocumentTypes`.
             * @example tdt-technical-spec
             */
            typeId: string;
        };
        /** @description A kind of document a request may carry. */
        TradeDocumentType: {
            /** @description Media types of files it accepts. */
            acceptedMimes: string[];
            /**
             * @description The backend may add to them.
             * @example TechnicalSpec
             */
            code: string;
            /**
             * @description Help article.
             * @example direct-order
             */
            helpUniqueId?: string;
            /**
             * @description Id of the kind of document.
             * @example tdt-technical-spec
             */
            id: string;
            /**
             * @description Every request needs one; a supplier may ask for more (`requiredDocumentTypeIds`).
             * @example false
             */
            isRequired: boolean;
            /**
             * Format: int32
             * @description Megabytes of one file (2^20 bytes each).
             * @example 20
             */
            maxSizeMb: number;
            /**
             * @description Name of the kind.
             * @example مشخصات فنی
             */
            title: string;
        };
        /** @description The price from a quantity on. */
        TradePriceBreak: {
            /**
             * Format: double
             * @description In the unit of the line.
             * @example 500
             */
            quantity: number;
            /**
             * Format: int64
             * @description Rial for one unit, in the same unit as the answer's price.
             * @example 8400000
             */
            unitPriceRial: number;
        };
        /** @description The unit an answer's prices are for, where it is another one than the line's. */
        TradeQuotedUnit: {
            /**
             * Format: double
             * @description How much of the line's unit one of it contains.
             * @example 10
             */
            containsQuantity: number;
            /**
             * @description Trade unit.
             * @example tu-pack
             */
            unitOfMeasurementId: string;
        };
        /** @description A direct order of one buyer to one supplier; each `status` brings what belongs to it. */
        TradeRequest: components["schemas"]["TradeRequestDraft"] | components["schemas"]["TradeRequestAwaitingConfirmation"] | components["schemas"]["TradeRequestNeedsCorrection"] | components["schemas"]["TradeRequestAwaitingPayment"] | components["schemas"]["TradeRequestReadyToPublish"] | components["schemas"]["TradeRequestSent"] | components["schemas"]["TradeRequestAnswered"] | components["schemas"]["TradeRequestEnded"];
        /**
         * @description What the reader may do with the request now. `Edit` and `Withdraw` by `updateDirectOrder`; `RequestConfirmation` and `Publish` by the call of that name;
         *     `Pay` the payment that `getMembershipAndPrice` names (where it was cancelled or has expired, `RequestConfirmation` opens a new one); `Duplicate` by `createDirectOrder` with `copyOf`; `Message` by `sendMessage` on the request.
         * @example Edit
         * @enum {string}
         */
        TradeRequestAction: "Edit" | "RequestConfirmation" | "Pay" | "Publish" | "Withdraw" | "Duplicate" | "Message";
        /** @description The supplier has answered every line. */
        TradeRequestAnswered: {
            /** @description What the reader may do now; nothing else is. */
            allowedActions: components["schemas"]["TradeRequestAction"][];
            /**
             * Format: date-time
             * @description Of the answer of this revision.
             * @example 2026-11-20T12:02:00.000Z
             */
            answeredAt: string;
            /** @description What the answer says about the request as a whole. */
            answerTerms?: components["schemas"]["TradeAnswerTerms"];
            /** @description Who asks. */
            buyer: components["schemas"]["TradeRequestBuyer"];
            /**
             * @description What the buyer tells the supplier about the request as a whole.
             * @example تحویل در دو نوبت
             */
            buyerNote?: string;
            /**
             * @description The buyer's own number of the request.
             * @example PR-1405-118
             */
            buyerReference?: string;
            /**
             * Format: uuid
             * @description The caller's own id of the request.
             * @example 5b1c2f0a-7d55-4f0e-8a63-2a0f3f1f5f11
             */
            clientRequestId: string;
            /**
             * @description Where buyer and supplier talk about it.
             * @example conv-seed-6
             */
            conversationId: string;
            /**
             * @description The request this one is a duplicate of.
             * @example tr-2
             */
            copyOf?: string;
            /**
             * Format: date-time
             * @description When the draft was made (UTC).
             * @example 2026-11-20T10:14:10.000Z
             */
            createdAt: string;
            /** @description Currency of all amounts of the request. */
            currency: components["schemas"]["Currency"];
            /**
             * @description Where the goods go; an address of the caller.
             * @example addr-1
             */
            deliveryAddressId?: string;
            /**
             * @description City the goods go to.
             * @example city-tehran
             */
            deliveryCityId?: string;
            /** @description How the goods are to be sent. */
            deliveryMethod?: components["schemas"]["DeliveryMethod"];
            /** @description Documents that go with the request. */
            documents: components["schemas"]["TradeDocument"][];
            /**
             * Format: date-time
             * @description Until when whoever has the turn may act: the payment's or the validity's end. Absent without a limit.
             * @example 2026-12-20T10:25:00.000Z
             */
            dueAt?: string;
            /** @description How the requests made together with this one stand; absent for a single one. */
            group?: components["schemas"]["TradeRequestGroupState"];
            /**
             * @description Shared by requests to several suppliers for the same need.
             * @example bearings-1405-09
             */
            groupKey?: string;
            /**
             * @description Id of the request.
             * @example tr-seed-6
             */
            id: string;
            /** @description How many suppliers it goes to. */
            kind: components["schemas"]["TradeRequestKind"];
            /** @description The lines in the order the buyer gave them. */
            lines: components["schemas"]["TradeRequestLine"][];
            /**
             * @description The agent who acts for the buyer's company.
             * @example agent-1
             */
            merchantAgentId?: string;
            /**
             * Format: date
             * @description Day on which the goods are needed, without a time.
             * @example 2026-12-20
             */
            neededBy?: string;
            /**
             * @description For people.
             * @example TR-100214
             */
            number: string;
            /** @description How the goods are to be paid. */
            paymentTerm?: components["schemas"]["PaymentTerm"];
            /**
             * Format: date-time
             * @description When it was sent to the supplier.
             * @example 2026-11-20T10:25:00.000Z
             */
            publishedAt: string;
            /**
             * Format: int32
             * @description Counts confirmations, then the supplier's answers.
             * @example 1
             */
            revision: number;
            /**
             * Format: date-time
             * @description When the supplier opened it.
             * @example 2026-11-20T10:31:00.000Z
             */
            seenAt: string;
            /**
             * @description Where it stands now. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            status: "Answered";
            /**
             * Format: date-time
             * @description When the buyer asked for confirmation.
             * @example 2026-11-20T10:18:00.000Z
             */
            submittedAt: string;
            /** @description The supplier, as a card shows it. */
            supplier: components["schemas"]["SupplierSummary"];
            /**
             * @description What is asked for, in a line.
             * @example بلبرینگ شیار عمیق 6205-2RSH
             */
            title: string;
            /**
             * Format: date-time
             * @description Of the last change or event.
             * @example 2026-11-20T10:15:00.000Z
             */
            updatedAt: string;
            /**
             * Format: date-time
             * @description The answer holds until then.
             * @example 2026-12-04T12:02:00.000Z
             */
            validUntil: string;
            /**
             * Format: int32
             * @description Sent back with every change.
             * @example 3
             */
            version: number;
        };
        /** @description A reviewer reads it; editing takes the confirmation back. */
        TradeRequestAwaitingConfirmation: {
            /** @description What the reader may do now; nothing else is. */
            allowedActions: components["schemas"]["TradeRequestAction"][];
            /** @description Who asks. */
            buyer: components["schemas"]["TradeRequestBuyer"];
            /**
             * @description What the buyer tells the supplier about the request as a whole.
             * @example تحویل در دو نوبت
             */
            buyerNote?: string;
            /**
             * @description The buyer's own number of the request.
             * @example PR-1405-118
             */
            buyerReference?: string;
            /**
             * Format: uuid
             * @description The caller's own id of the request.
             * @example 5b1c2f0a-7d55-4f0e-8a63-2a0f3f1f5f11
             */
            clientRequestId: string;
            /**
             * @description The request this one is a duplicate of.
             * @example tr-2
             */
            copyOf?: string;
            /**
             * Format: date-time
             * @description When the draft was made (UTC).
             * @example 2026-11-20T10:14:10.000Z
             */
            createdAt: string;
            /** @description Currency of all amounts of the request. */
            currency: components["schemas"]["Currency"];
            /**
             * @description Where the goods go; an address of the caller.
             * @example addr-1
             */
            deliveryAddressId?: string;
            /**
             * @description City the goods go to.
             * @example city-tehran
             */
            deliveryCityId?: string;
            /** @description How the goods are to be sent. */
            deliveryMethod?: components["schemas"]["DeliveryMethod"];
            /** @description Documents that go with the request. */
            documents: components["schemas"]["TradeDocument"][];
            /**
             * Format: date-time
             * @description Until when whoever has the turn may act: the payment's or the validity's end. Absent without a limit.
             * @example 2026-12-20T10:25:00.000Z
             */
            dueAt?: string;
            /** @description How the requests made together with this one stand; absent for a single one. */
            group?: components["schemas"]["TradeRequestGroupState"];
            /**
             * @description Shared by requests to several suppliers for the same need.
             * @example bearings-1405-09
             */
            groupKey?: string;
            /**
             * @description Id of the request.
             * @example tr-seed-6
             */
            id: string;
            /** @description How many suppliers it goes to. */
            kind: components["schemas"]["TradeRequestKind"];
            /** @description The lines in the order the buyer gave them. */
            lines: components["schemas"]["TradeRequestLine"][];
            /**
             * @description The agent who acts for the buyer's company.
             * @example agent-1
             */
            merchantAgentId?: string;
            /**
             * Format: date
             * @description Day on which the goods are needed, without a time.
             * @example 2026-12-20
             */
            neededBy?: string;
            /**
             * @description For people.
             * @example TR-100214
             */
            number: string;
            /** @description How the goods are to be paid. */
            paymentTerm?: components["schemas"]["PaymentTerm"];
            /**
             * Format: int32
             * @description Counts confirmations, then the supplier's answers.
             * @example 1
             */
            revision: number;
            /**
             * @description Where it stands now. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            status: "AwaitingConfirmation";
            /**
             * Format: date-time
             * @description When the buyer asked for confirmation.
             * @example 2026-11-20T10:18:00.000Z
             */
            submittedAt: string;
            /** @description The supplier, as a card shows it. */
            supplier: components["schemas"]["SupplierSummary"];
            /**
             * @description What is asked for, in a line.
             * @example بلبرینگ شیار عمیق 6205-2RSH
             */
            title: string;
            /**
             * Format: date-time
             * @description Of the last change or event.
             * @example 2026-11-20T10:15:00.000Z
             */
            updatedAt: string;
            /**
             * Format: int32
             * @description Sent back with every change.
             * @example 3
             */
            version: number;
        };
        /** @description The fee is open. */
        TradeRequestAwaitingPayment: {
            /** @description What the reader may do now; nothing else is. */
            allowedActions: components["schemas"]["TradeRequestAction"][];
            /** @description Who asks. */
            buyer: components["schemas"]["TradeRequestBuyer"];
            /**
             * @description What the buyer tells the supplier about the request as a whole.
             * @example تحویل در دو نوبت
             */
            buyerNote?: string;
            /**
             * @description The buyer's own number of the request.
             * @example PR-1405-118
             */
            buyerReference?: string;
            /**
             * Format: uuid
             * @description The caller's own id of the request.
             * @example 5b1c2f0a-7d55-4f0e-8a63-2a0f3f1f5f11
             */
            clientRequestId: string;
            /**
             * @description The request this one is a duplicate of.
             * @example tr-2
             */
            copyOf?: string;
            /**
             * Format: date-time
             * @description When the draft was made (UTC).
             * @example 2026-11-20T10:14:10.000Z
             */
            createdAt: string;
            /** @description Currency of all amounts of the request. */
            currency: components["schemas"]["Currency"];
            /**
             * @description Where the goods go; an address of the caller.
             * @example addr-1
             */
            deliveryAddressId?: string;
            /**
             * @description City the goods go to.
             * @example city-tehran
             */
            deliveryCityId?: string;
            /** @description How the goods are to be sent. */
            deliveryMethod?: components["schemas"]["DeliveryMethod"];
            /** @description Documents that go with the request. */
            documents: components["schemas"]["TradeDocument"][];
            /**
             * Format: date-time
             * @description Until when whoever has the turn may act: the payment's or the validity's end. Absent without a limit.
             * @example 2026-12-20T10:25:00.000Z
             */
            dueAt?: string;
            /** @description How the requests made together with this one stand; absent for a single one. */
            group?: components["schemas"]["TradeRequestGroupState"];
            /**
             * @description Shared by requests to several suppliers for the same need.
             * @example bearings-1405-09
             */
            groupKey?: string;
            /**
             * @description Id of the request.
             * @example tr-seed-6
             */
            id: string;
            /** @description How many suppliers it goes to. */
            kind: components["schemas"]["TradeRequestKind"];
            /** @description The lines in the order the buyer gave them. */
            lines: components["schemas"]["TradeRequestLine"][];
            /** @description What publishing costs, and what covers it. */
            membershipAndPrice: components["schemas"]["TradeRequestPrice"];
            /**
             * @description The agent who acts for the buyer's company.
             * @example agent-1
             */
            merchantAgentId?: string;
            /**
             * Format: date
             * @description Day on which the goods are needed, without a time.
             * @example 2026-12-20
             */
            neededBy?: string;
            /**
             * @description For people.
             * @example TR-100214
             */
            number: string;
            /** @description The open payment of the fee. */
            payment: components["schemas"]["TradeRequestPayment"];
            /** @description How the goods are to be paid. */
            paymentTerm?: components["schemas"]["PaymentTerm"];
            /**
             * Format: int32
             * @description Counts confirmations, then the supplier's answers.
             * @example 1
             */
            revision: number;
            /**
             * @description Where it stands now. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            status: "AwaitingPayment";
            /**
             * Format: date-time
             * @description When the buyer asked for confirmation.
             * @example 2026-11-20T10:18:00.000Z
             */
            submittedAt: string;
            /** @description The supplier, as a card shows it. */
            supplier: components["schemas"]["SupplierSummary"];
            /**
             * @description What is asked for, in a line.
             * @example بلبرینگ شیار عمیق 6205-2RSH
             */
            title: string;
            /**
             * Format: date-time
             * @description Of the last change or event.
             * @example 2026-11-20T10:15:00.000Z
             */
            updatedAt: string;
            /**
             * Format: int32
             * @description Sent back with every change.
             * @example 3
             */
            version: number;
        };
        /** @description Who asks. */
        TradeRequestBuyer: {
            /**
             * @description Name of the company the person acts for; absent for a private person.
             * @example صنایع نمونهٔ بازار
             */
            companyName?: string;
            /**
             * @description Id of the buyer's profile.
             * @example customer-1
             */
            customerId: string;
            /**
             * @description Name of the person.
             * @example نوید رضایی
             */
            name: string;
        };
        /** @description Asks the reviewer to read the draft in this version. */
        TradeRequestConfirmation: {
            /**
             * Format: int32
             * @description As read.
             * @example 3
             */
            version: number;
        };
        /** @description The request has moved on. */
        TradeRequestConflict: {
            /** @description Stable name of the problem for programs. */
            code: components["schemas"]["ProblemCode"];
            /** @description The request as it is now. */
            current?: components["schemas"]["TradeRequest"];
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
            /** @description With `profile-incomplete`: what the profile still needs, as in `Customer`. */
            missingFields?: components["schemas"]["ProfileField"][];
            /**
             * Format: int64
             * @description Rial; with `insufficient-credit`, what is missing; with `payment-required`, what is to be paid.
             * @example 1200000
             */
            missingRial?: number;
            /**
             * @description With `payment-required`, `insufficient-credit` and `payment-in-progress`: the payment.
             * @example pay-user-1-11
             */
            paymentId?: string;
            /**
             * Format: int32
             * @description With `otp-wrong`: tries left before the code is void.
             * @example 3
             */
            remainingTries?: number;
            /**
             * Format: int32
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
        /** @description What the reviewer asks to be changed. */
        TradeRequestCorrection: {
            /**
             * @description Persian sentences by field; a line's field reads `lines[0].note`.
             * @example {
             *       "buyerNote": [
             *         "شمارهٔ تماس را بردارید."
             *       ]
             *     }
             */
            errors: {
                [key: string]: string[];
            };
            /**
             * @description Persian sentence.
             * @example شمارهٔ تماس را از یادداشت بردارید.
             */
            reason: string;
            /**
             * Format: date-time
             * @description When the reviewer asked for it (UTC).
             * @example 2026-11-20T10:20:00.000Z
             */
            requestedAt: string;
        };
        /** @description The buyer writes it. */
        TradeRequestDraft: {
            /** @description What the reader may do now; nothing else is. */
            allowedActions: components["schemas"]["TradeRequestAction"][];
            /** @description Who asks. */
            buyer: components["schemas"]["TradeRequestBuyer"];
            /**
             * @description What the buyer tells the supplier about the request as a whole.
             * @example تحویل در دو نوبت
             */
            buyerNote?: string;
            /**
             * @description The buyer's own number of the request.
             * @example PR-1405-118
             */
            buyerReference?: string;
            /**
             * Format: uuid
             * @description The caller's own id of the request.
             * @example 5b1c2f0a-7d55-4f0e-8a63-2a0f3f1f5f11
             */
            clientRequestId: string;
            /**
             * @description The request this one is a duplicate of.
             * @example tr-2
             */
            copyOf?: string;
            /**
             * Format: date-time
             * @description When the draft was made (UTC).
             * @example 2026-11-20T10:14:10.000Z
             */
            createdAt: string;
            /** @description Currency of all amounts of the request. */
            currency: components["schemas"]["Currency"];
            /**
             * @description Where the goods go; an address of the caller.
             * @example addr-1
             */
            deliveryAddressId?: string;
            /**
             * @description City the goods go to.
             * @example city-tehran
             */
            deliveryCityId?: string;
            /** @description How the goods are to be sent. */
            deliveryMethod?: components["schemas"]["DeliveryMethod"];
            /** @description Documents that go with the request. */
            documents: components["schemas"]["TradeDocument"][];
            /**
             * Format: date-time
             * @description Until when whoever has the turn may act: the payment's or the validity's end. Absent without a limit.
             * @example 2026-12-20T10:25:00.000Z
             */
            dueAt?: string;
            /** @description How the requests made together with this one stand; absent for a single one. */
            group?: components["schemas"]["TradeRequestGroupState"];
            /**
             * @description Shared by requests to several suppliers for the same need.
             * @example bearings-1405-09
             */
            groupKey?: string;
            /**
             * @description Id of the request.
             * @example tr-seed-6
             */
            id: string;
            /** @description How many suppliers it goes to. */
            kind: components["schemas"]["TradeRequestKind"];
            /** @description The lines in the order the buyer gave them. */
            lines: components["schemas"]["TradeRequestLine"][];
            /**
             * @description The agent who acts for the buyer's company.
             * @example agent-1
             */
            merchantAgentId?: string;
            /**
             * Format: date
             * @description Day on which the goods are needed, without a time.
             * @example 2026-12-20
             */
            neededBy?: string;
            /**
             * @description For people.
             * @example TR-100214
             */
            number: string;
            /** @description How the goods are to be paid. */
            paymentTerm?: components["schemas"]["PaymentTerm"];
            /**
             * Format: int32
             * @description Counts confirmations, then the supplier's answers.
             * @example 1
             */
            revision: number;
            /**
             * @description Where it stands now. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            status: "Draft";
            /** @description The supplier, as a card shows it. */
            supplier: components["schemas"]["SupplierSummary"];
            /**
             * @description What is asked for, in a line.
             * @example بلبرینگ شیار عمیق 6205-2RSH
             */
            title: string;
            /**
             * Format: date-time
             * @description Of the last change or event.
             * @example 2026-11-20T10:15:00.000Z
             */
            updatedAt: string;
            /**
             * Format: int32
             * @description Sent back with every change.
             * @example 3
             */
            version: number;
        };
        /** @description It has ended; it stays printable and can be duplicated. */
        TradeRequestEnded: {
            /** @description What the reader may do now; nothing else is. */
            allowedActions: components["schemas"]["TradeRequestAction"][];
            /**
             * Format: date-time
             * @description Of the last answer.
             * @example 2026-11-20T12:02:00.000Z
             */
            answeredAt?: string;
            /** @description What the answer says about the request as a whole. */
            answerTerms?: components["schemas"]["TradeAnswerTerms"];
            /** @description Who asks. */
            buyer: components["schemas"]["TradeRequestBuyer"];
            /**
             * @description What the buyer tells the supplier about the request as a whole.
             * @example تحویل در دو نوبت
             */
            buyerNote?: string;
            /**
             * @description The buyer's own number of the request.
             * @example PR-1405-118
             */
            buyerReference?: string;
            /**
             * Format: uuid
             * @description The caller's own id of the request.
             * @example 5b1c2f0a-7d55-4f0e-8a63-2a0f3f1f5f11
             */
            clientRequestId: string;
            /**
             * Format: date-time
             * @description When it ended.
             * @example 2026-11-21T07:00:00.000Z
             */
            closedAt: string;
            /**
             * @description Where buyer and supplier talk about it.
             * @example conv-seed-6
             */
            conversationId?: string;
            /**
             * @description The request this one is a duplicate of.
             * @example tr-2
             */
            copyOf?: string;
            /**
             * Format: date-time
             * @description When the draft was made (UTC).
             * @example 2026-11-20T10:14:10.000Z
             */
            createdAt: string;
            /** @description Currency of all amounts of the request. */
            currency: components["schemas"]["Currency"];
            /**
             * @description Where the goods go; an address of the caller.
             * @example addr-1
             */
            deliveryAddressId?: string;
            /**
             * @description City the goods go to.
             * @example city-tehran
             */
            deliveryCityId?: string;
            /** @description How the goods are to be sent. */
            deliveryMethod?: components["schemas"]["DeliveryMethod"];
            /** @description Documents that go with the request. */
            documents: components["schemas"]["TradeDocument"][];
            /**
             * Format: date-time
             * @description Until when whoever has the turn may act: the payment's or the validity's end. Absent without a limit.
             * @example 2026-12-20T10:25:00.000Z
             */
            dueAt?: string;
            /** @description How the requests made together with this one stand; absent for a single one. */
            group?: components["schemas"]["TradeRequestGroupState"];
            /**
             * @description Shared by requests to several suppliers for the same need.
             * @example bearings-1405-09
             */
            groupKey?: string;
            /**
             * @description Id of the request.
             * @example tr-seed-6
             */
            id: string;
            /** @description How many suppliers it goes to. */
            kind: components["schemas"]["TradeRequestKind"];
            /** @description The lines in the order the buyer gave them. */
            lines: components["schemas"]["TradeRequestLine"][];
            /**
             * @description The agent who acts for the buyer's company.
             * @example agent-1
             */
            merchantAgentId?: string;
            /**
             * Format: date
             * @description Day on which the goods are needed, without a time.
             * @example 2026-12-20
             */
            neededBy?: string;
            /**
             * @description For people.
             * @example TR-100214
             */
            number: string;
            /**
             * @description With `Closed`: how it had ended.
             * @example Agreed
             * @enum {string}
             */
            outcome?: "Agreed" | "Declined" | "Expired";
            /** @description How the goods are to be paid. */
            paymentTerm?: components["schemas"]["PaymentTerm"];
            /**
             * Format: date-time
             * @description When it was sent to the supplier.
             * @example 2026-11-20T10:25:00.000Z
             */
            publishedAt?: string;
            /** @description Why it ended. */
            reason: components["schemas"]["TradeRequestEndReason"];
            /**
             * Format: int32
             * @description Counts confirmations, then the supplier's answers.
             * @example 1
             */
            revision: number;
            /**
             * Format: date-time
             * @description When the supplier opened it.
             * @example 2026-11-20T10:31:00.000Z
             */
            seenAt?: string;
            /**
             * @description Where it stands now. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            status: "Agreed" | "Declined" | "Expired" | "Withdrawn" | "Closed";
            /**
             * Format: date-time
             * @description When the buyer asked for confirmation.
             * @example 2026-11-20T10:18:00.000Z
             */
            submittedAt?: string;
            /** @description The supplier, as a card shows it. */
            supplier: components["schemas"]["SupplierSummary"];
            /**
             * @description What is asked for, in a line.
             * @example بلبرینگ شیار عمیق 6205-2RSH
             */
            title: string;
            /**
             * Format: date-time
             * @description Of the last change or event.
             * @example 2026-11-20T10:15:00.000Z
             */
            updatedAt: string;
            /**
             * Format: int32
             * @description Sent back with every change.
             * @example 3
             */
            version: number;
        };
        /** @description Why it ended. */
        TradeRequestEndReason: {
            /**
             * @description The backend may add to them.
             * @example WithdrawnByBuyer
             */
            code: string;
            /**
             * @description Persian sentence.
             * @example خریدار درخواست را پس گرفت.
             */
            text: string;
        };
        /** @description One step in the life of a request. */
        TradeRequestEvent: {
            /**
             * @description Name of who did it; the service names itself where it did.
             * @example نوید رضایی
             */
            actorName: string;
            /**
             * @description The backend may add to them.
             * @example Buyer
             */
            actorRole: string;
            /**
             * Format: date-time
             * @description When it happened (UTC).
             * @example 2026-11-20T10:25:00.000Z
             */
            at: string;
            /**
             * @description Data of the type, such as the answers of a revision.
             * @example {
             *       "revision": 2
             *     }
             */
            data?: {
                [key: string]: unknown;
            };
            /** @description State before; absent for the first step. */
            fromStatus?: components["schemas"]["TradeRequestStatus"];
            /**
             * @description Id of the step.
             * @example tre-seed-6-1
             */
            id: string;
            /**
             * @description Persian sentence.
             * @example درخواست برای تأمین‌کننده فرستاده شد.
             */
            note?: string;
            /** @description State after. */
            toStatus?: components["schemas"]["TradeRequestStatus"];
            /**
             * @description The request it is a step of.
             * @example tr-seed-6
             */
            tradeRequestId: string;
            /**
             * @description The backend may add to them.
             * @example Published
             */
            type: string;
        };
        /** @description Requests of one page to one supplier. */
        TradeRequestGroup: {
            /**
             * Format: int32
             * @description Requests to this supplier in all pages, under the same filter.
             * @example 4
             */
            count: number;
            /** @description Its requests of this page, in the order of `sort`. */
            items: components["schemas"]["TradeRequestSummary"][];
            /**
             * Format: date-time
             * @description Of the requests counted.
             * @example 2026-11-20T10:15:00.000Z
             */
            lastEventAt: string;
            /** @description The supplier they all go to. */
            supplier: components["schemas"]["SupplierSummary"];
        };
        /** @description The requests that share this one's `groupKey`, itself included, without withdrawn ones. Absent where it is the only one. */
        TradeRequestGroupState: {
            /**
             * Format: int32
             * @description How many have an answer.
             * @example 2
             */
            answeredCount: number;
            /**
             * Format: int32
             * @description How many there are.
             * @example 3
             */
            count: number;
        };
        /**
         * @description `DirectOrder` goes to one supplier.
         * @example DirectOrder
         * @enum {string}
         */
        TradeRequestKind: "DirectOrder";
        /** @description A line of a request. A draft's line may still lack its quantity or unit; a confirmed one has both. */
        TradeRequestLine: {
            /** @description What the supplier offers; absent until he has answered. */
            answer?: components["schemas"]["TradeRequestLineAnswer"];
            /**
             * @description Id of the base product, when the line is about a product whoever offers it.
             * @example bp-deep-groove-ball-bearing-1
             */
            baseProductId?: string;
            /**
             * @description Id of the category, as in `listCategories`.
             * @example c-deep-groove-ball-bearing
             */
            categoryId: string;
            /** @description Ids of the line's files; `files` describes them. */
            fileIds: string[];
            /** @description The files of `fileIds`, in their order. */
            files: components["schemas"]["FileRef"][];
            /**
             * @description Id of the line.
             * @example trl-seed-1-1
             */
            id: string;
            /**
             * @description What the buyer says about this line.
             * @example با گواهی مبدأ
             */
            note?: string;
            /** @description Further quantities the buyer asks a price for, ascending, in `unitOfMeasurementId`. */
            priceQuantities?: number[];
            /**
             * Format: double
             * @description In `unitOfMeasurementId`.
             * @example 200
             */
            quantity?: number;
            /** @description Properties the goods must have. */
            requiredProperties: components["schemas"]["PropertyValue"][];
            /**
             * @description The offer that is asked for; absent when none was chosen.
             * @example sp-1
             */
            supplierProductId?: string;
            /**
             * Format: int64
             * @description Rial for one unit the buyer has in mind, without tax.
             * @example 9500000
             */
            targetPriceRial?: number;
            /**
             * @description What is asked for, in the buyer's words.
             * @example بلبرینگ شیار عمیق 6205-2RSH
             */
            title: string;
            /**
             * @description Trade unit.
             * @example tu-piece
             */
            unitOfMeasurementId?: string;
        };
        /** @description What the supplier offers for one line. A price or a lead time that is absent is not known yet. */
        TradeRequestLineAnswer: {
            /** @description Where the offer differs from what was asked. */
            deviations: components["schemas"]["TradeDeviation"][];
            /**
             * Format: int32
             * @description Working days from agreement to dispatch.
             * @example 7
             */
            leadTimeDays?: number;
            /**
             * @description What the supplier says about this line.
             * @example از موجودی انبار تهران
             */
            note?: string;
            /**
             * @description What is offered.
             * @example FAG 6205-2RSR-C3
             */
            offeredTitle?: string;
            /** @description Prices for `priceQuantities` of the line, and others the supplier adds. */
            priceBreaks?: components["schemas"]["TradePriceBreak"][];
            /** @description Unit of the price where it is not the line's own. */
            quotedUnit?: components["schemas"]["TradeQuotedUnit"];
            /**
             * Format: int64
             * @description Rial for one unit of the line, or for one `quotedUnit`, without value added tax.
             * @example 8740000
             */
            unitPriceRial?: number;
        };
        /**
         * @description One line of a draft. A draft may be incomplete; `requestTradeRequestConfirmation` demands a quantity above 0 up to 10⁹ (whole for units with
         *     `isDiscrete`, else at most three decimals), a unit, and the properties with `isRequiredInRequest`.
         */
        TradeRequestLineInput: {
            /**
             * @description Id of the base product, when the line is about a product whoever offers it.
             * @example bp-deep-groove-ball-bearing-1
             */
            baseProductId?: string;
            /**
             * @description Id of the category, as in `listCategories`.
             * @example c-deep-groove-ball-bearing
             */
            categoryId: string;
            /** @description Ids of files sent before by `uploadFile`. */
            fileIds?: string[];
            /**
             * @description Of a line that is there; a new line has none.
             * @example trl-seed-1-1
             */
            id?: string;
            /**
             * @description What the supplier should know about this line.
             * @example با گواهی مبدأ
             */
            note?: string;
            /** @description Further quantities the buyer asks a price for, in `unitOfMeasurementId`; stored in ascending order, once each. */
            priceQuantities?: number[];
            /**
             * Format: double
             * @description In `unitOfMeasurementId`.
             * @example 200
             */
            quantity?: number;
            /** @description Properties the goods must have. */
            requiredProperties?: components["schemas"]["TradeRequestPropertyInput"][];
            /**
             * @description An offer of the request's supplier.
             * @example sp-1
             */
            supplierProductId?: string;
            /**
             * Format: int64
             * @description Rial for one unit the buyer has in mind, without tax.
             * @example 9500000
             */
            targetPriceRial?: number;
            /**
             * @description What is asked for, in the buyer's words.
             * @example بلبرینگ شیار عمیق 6205-2RSH
             */
            title: string;
            /**
             * @description Trade unit.
             * @example tu-piece
             */
            unitOfMeasurementId?: string;
        };
        /** @description The reviewer asks for changes. */
        TradeRequestNeedsCorrection: {
            /** @description What the reader may do now; nothing else is. */
            allowedActions: components["schemas"]["TradeRequestAction"][];
            /** @description Who asks. */
            buyer: components["schemas"]["TradeRequestBuyer"];
            /**
             * @description What the buyer tells the supplier about the request as a whole.
             * @example تحویل در دو نوبت
             */
            buyerNote?: string;
            /**
             * @description The buyer's own number of the request.
             * @example PR-1405-118
             */
            buyerReference?: string;
            /**
             * Format: uuid
             * @description The caller's own id of the request.
             * @example 5b1c2f0a-7d55-4f0e-8a63-2a0f3f1f5f11
             */
            clientRequestId: string;
            /**
             * @description The request this one is a duplicate of.
             * @example tr-2
             */
            copyOf?: string;
            /** @description What has to be changed. */
            correction: components["schemas"]["TradeRequestCorrection"];
            /**
             * Format: date-time
             * @description When the draft was made (UTC).
             * @example 2026-11-20T10:14:10.000Z
             */
            createdAt: string;
            /** @description Currency of all amounts of the request. */
            currency: components["schemas"]["Currency"];
            /**
             * @description Where the goods go; an address of the caller.
             * @example addr-1
             */
            deliveryAddressId?: string;
            /**
             * @description City the goods go to.
             * @example city-tehran
             */
            deliveryCityId?: string;
            /** @description How the goods are to be sent. */
            deliveryMethod?: components["schemas"]["DeliveryMethod"];
            /** @description Documents that go with the request. */
            documents: components["schemas"]["TradeDocument"][];
            /**
             * Format: date-time
             * @description Until when whoever has the turn may act: the payment's or the validity's end. Absent without a limit.
             * @example 2026-12-20T10:25:00.000Z
             */
            dueAt?: string;
            /** @description How the requests made together with this one stand; absent for a single one. */
            group?: components["schemas"]["TradeRequestGroupState"];
            /**
             * @description Shared by requests to several suppliers for the same need.
             * @example bearings-1405-09
             */
            groupKey?: string;
            /**
             * @description Id of the request.
             * @example tr-seed-6
             */
            id: string;
            /** @description How many suppliers it goes to. */
            kind: components["schemas"]["TradeRequestKind"];
            /** @description The lines in the order the buyer gave them. */
            lines: components["schemas"]["TradeRequestLine"][];
            /**
             * @description The agent who acts for the buyer's company.
             * @example agent-1
             */
            merchantAgentId?: string;
            /**
             * Format: date
             * @description Day on which the goods are needed, without a time.
             * @example 2026-12-20
             */
            neededBy?: string;
            /**
             * @description For people.
             * @example TR-100214
             */
            number: string;
            /** @description How the goods are to be paid. */
            paymentTerm?: components["schemas"]["PaymentTerm"];
            /**
             * Format: int32
             * @description Counts confirmations, then the supplier's answers.
             * @example 1
             */
            revision: number;
            /**
             * @description Where it stands now. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            status: "NeedsCorrection";
            /**
             * Format: date-time
             * @description When the buyer asked for confirmation.
             * @example 2026-11-20T10:18:00.000Z
             */
            submittedAt: string;
            /** @description The supplier, as a card shows it. */
            supplier: components["schemas"]["SupplierSummary"];
            /**
             * @description What is asked for, in a line.
             * @example بلبرینگ شیار عمیق 6205-2RSH
             */
            title: string;
            /**
             * Format: date-time
             * @description Of the last change or event.
             * @example 2026-11-20T10:15:00.000Z
             */
            updatedAt: string;
            /**
             * Format: int32
             * @description Sent back with every change.
             * @example 3
             */
            version: number;
        };
        /** @description The payment of the fee. */
        TradeRequestPayment: {
            /**
             * @description Id of the payment, as in `getPayment`.
             * @example pay-user-1-11
             */
            paymentId: string;
            /** @description Whether the fee is paid. */
            status: components["schemas"]["TradeRequestPaymentStatus"];
        };
        /**
         * @description State of the fee's payment; the values of `status` of a payment.
         * @example Created
         * @enum {string}
         */
        TradeRequestPaymentStatus: "Created" | "Pending" | "Verifying" | "Paid" | "Failed" | "Cancelled" | "Expired" | "Refunded";
        /** @description What publishing costs. A membership with quota left covers it. */
        TradeRequestPrice: {
            /**
             * Format: int64
             * @description Rial, the fee of one direct order without tax.
             * @example 5000000
             */
            basePriceRial: number;
            /**
             * Format: int64
             * @description Rial taken off the fee.
             * @example 0
             */
            discountRial: number;
            /**
             * @description A membership covers the fee.
             * @example false
             */
            isCovered: boolean;
            /** @description The membership that covers it. */
            membership?: {
                /**
                 * @description Title of the plan that covers the fee.
                 * @example طرح حرفه‌ای خریدار، سه‌ماهه
                 */
                planTitle: string;
                /**
                 * Format: int32
                 * @description Requests left in this month.
                 * @example 7
                 */
                remainingRequests: number;
                /**
                 * Format: date-time
                 * @description Until when that plan runs (UTC).
                 * @example 2027-01-20T08:00:00.000Z
                 */
                validTo: string;
            };
            /**
             * Format: int64
             * @description Rial to pay, tax included.
             * @example 5500000
             */
            payableRial: number;
            /**
             * Format: int64
             * @description Rial of value added tax (10 %) on what is left of the fee.
             * @example 500000
             */
            taxRial: number;
        };
        /** @description A property the buyer needs, of the line's category. `dataType` is that of the category's property and says which fields there are; another one is refused with 422. */
        TradeRequestPropertyInput: components["schemas"]["RequiredNumber"] | components["schemas"]["RequiredOptions"] | components["schemas"]["RequiredFlag"] | components["schemas"]["RequiredText"] | components["schemas"]["RequiredDate"];
        /** @description Publishes the request in this version. */
        TradeRequestPublication: {
            /**
             * @description The buyer accepts the rules; false is refused.
             * @example true
             */
            acceptTerms: boolean;
            /**
             * Format: int32
             * @description As read.
             * @example 5
             */
            version: number;
        };
        /** @description Paid or covered; the buyer may publish it. */
        TradeRequestReadyToPublish: {
            /** @description What the reader may do now; nothing else is. */
            allowedActions: components["schemas"]["TradeRequestAction"][];
            /** @description Who asks. */
            buyer: components["schemas"]["TradeRequestBuyer"];
            /**
             * @description What the buyer tells the supplier about the request as a whole.
             * @example تحویل در دو نوبت
             */
            buyerNote?: string;
            /**
             * @description The buyer's own number of the request.
             * @example PR-1405-118
             */
            buyerReference?: string;
            /**
             * Format: uuid
             * @description The caller's own id of the request.
             * @example 5b1c2f0a-7d55-4f0e-8a63-2a0f3f1f5f11
             */
            clientRequestId: string;
            /**
             * @description The request this one is a duplicate of.
             * @example tr-2
             */
            copyOf?: string;
            /**
             * Format: date-time
             * @description When the draft was made (UTC).
             * @example 2026-11-20T10:14:10.000Z
             */
            createdAt: string;
            /** @description Currency of all amounts of the request. */
            currency: components["schemas"]["Currency"];
            /**
             * @description Where the goods go; an address of the caller.
             * @example addr-1
             */
            deliveryAddressId?: string;
            /**
             * @description City the goods go to.
             * @example city-tehran
             */
            deliveryCityId?: string;
            /** @description How the goods are to be sent. */
            deliveryMethod?: components["schemas"]["DeliveryMethod"];
            /** @description Documents that go with the request. */
            documents: components["schemas"]["TradeDocument"][];
            /**
             * Format: date-time
             * @description Until when whoever has the turn may act: the payment's or the validity's end. Absent without a limit.
             * @example 2026-12-20T10:25:00.000Z
             */
            dueAt?: string;
            /** @description How the requests made together with this one stand; absent for a single one. */
            group?: components["schemas"]["TradeRequestGroupState"];
            /**
             * @description Shared by requests to several suppliers for the same need.
             * @example bearings-1405-09
             */
            groupKey?: string;
            /**
             * @description Id of the request.
             * @example tr-seed-6
             */
            id: string;
            /** @description How many suppliers it goes to. */
            kind: components["schemas"]["TradeRequestKind"];
            /** @description The lines in the order the buyer gave them. */
            lines: components["schemas"]["TradeRequestLine"][];
            /** @description What publishing costs, and what covers it. */
            membershipAndPrice: components["schemas"]["TradeRequestPrice"];
            /**
             * @description The agent who acts for the buyer's company.
             * @example agent-1
             */
            merchantAgentId?: string;
            /**
             * Format: date
             * @description Day on which the goods are needed, without a time.
             * @example 2026-12-20
             */
            neededBy?: string;
            /**
             * @description For people.
             * @example TR-100214
             */
            number: string;
            /** @description The payment of the fee; absent while none was made. */
            payment?: components["schemas"]["TradeRequestPayment"];
            /** @description How the goods are to be paid. */
            paymentTerm?: components["schemas"]["PaymentTerm"];
            /**
             * Format: int32
             * @description Counts confirmations, then the supplier's answers.
             * @example 1
             */
            revision: number;
            /**
             * @description Where it stands now. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            status: "ReadyToPublish";
            /**
             * Format: date-time
             * @description When the buyer asked for confirmation.
             * @example 2026-11-20T10:18:00.000Z
             */
            submittedAt: string;
            /** @description The supplier, as a card shows it. */
            supplier: components["schemas"]["SupplierSummary"];
            /**
             * @description What is asked for, in a line.
             * @example بلبرینگ شیار عمیق 6205-2RSH
             */
            title: string;
            /**
             * Format: date-time
             * @description Of the last change or event.
             * @example 2026-11-20T10:15:00.000Z
             */
            updatedAt: string;
            /**
             * Format: int32
             * @description Sent back with every change.
             * @example 3
             */
            version: number;
        };
        /** @description A page of requests in the order of `sort`, gathered by supplier in that order. `totalCount` counts requests. */
        TradeRequestsBySupplier: {
            /** @description Requests of this page, gathered by supplier. */
            groups: components["schemas"]["TradeRequestGroup"][];
            /**
             * @description True where the list is too large to count for one answer: `totalCount`, and the counts given beside it (suppliers, facets, sale cities), are then estimates.
             *     Absent or false, they are exact. The items themselves are always real results in the order asked.
             * @example true
             */
            isTotalEstimated?: boolean;
            /**
             * Format: int32
             * @description Of this page; the first is 1.
             * @example 1
             */
            pageNumber: number;
            /**
             * Format: int32
             * @description Items of a full page.
             * @example 10
             */
            pageSize: number;
            /** @description Requests by state under the same filter but for `status`; states without any are absent. */
            statusCounts: components["schemas"]["TradeRequestStatusCount"][];
            /**
             * Format: int32
             * @description Items in all pages.
             * @example 136
             */
            totalCount: number;
        };
        /** @description At the supplier, who has not answered yet. */
        TradeRequestSent: {
            /** @description What the reader may do now; nothing else is. */
            allowedActions: components["schemas"]["TradeRequestAction"][];
            /** @description Who asks. */
            buyer: components["schemas"]["TradeRequestBuyer"];
            /**
             * @description What the buyer tells the supplier about the request as a whole.
             * @example تحویل در دو نوبت
             */
            buyerNote?: string;
            /**
             * @description The buyer's own number of the request.
             * @example PR-1405-118
             */
            buyerReference?: string;
            /**
             * Format: uuid
             * @description The caller's own id of the request.
             * @example 5b1c2f0a-7d55-4f0e-8a63-2a0f3f1f5f11
             */
            clientRequestId: string;
            /**
             * @description Where buyer and supplier talk about it.
             * @example conv-seed-6
             */
            conversationId: string;
            /**
             * @description The request this one is a duplicate of.
             * @example tr-2
             */
            copyOf?: string;
            /**
             * Format: date-time
             * @description When the draft was made (UTC).
             * @example 2026-11-20T10:14:10.000Z
             */
            createdAt: string;
            /** @description Currency of all amounts of the request. */
            currency: components["schemas"]["Currency"];
            /**
             * @description Where the goods go; an address of the caller.
             * @example addr-1
             */
            deliveryAddressId?: string;
            /**
             * @description City the goods go to.
             * @example city-tehran
             */
            deliveryCityId?: string;
            /** @description How the goods are to be sent. */
            deliveryMethod?: components["schemas"]["DeliveryMethod"];
            /** @description Documents that go with the request. */
            documents: components["schemas"]["TradeDocument"][];
            /**
             * Format: date-time
             * @description Until when whoever has the turn may act: the payment's or the validity's end. Absent without a limit.
             * @example 2026-12-20T10:25:00.000Z
             */
            dueAt?: string;
            /** @description How the requests made together with this one stand; absent for a single one. */
            group?: components["schemas"]["TradeRequestGroupState"];
            /**
             * @description Shared by requests to several suppliers for the same need.
             * @example bearings-1405-09
             */
            groupKey?: string;
            /**
             * @description Id of the request.
             * @example tr-seed-6
             */
            id: string;
            /** @description How many suppliers it goes to. */
            kind: components["schemas"]["TradeRequestKind"];
            /** @description The lines in the order the buyer gave them. */
            lines: components["schemas"]["TradeRequestLine"][];
            /**
             * @description The agent who acts for the buyer's company.
             * @example agent-1
             */
            merchantAgentId?: string;
            /**
             * Format: date
             * @description Day on which the goods are needed, without a time.
             * @example 2026-12-20
             */
            neededBy?: string;
            /**
             * @description For people.
             * @example TR-100214
             */
            number: string;
            /** @description How the goods are to be paid. */
            paymentTerm?: components["schemas"]["PaymentTerm"];
            /**
             * Format: date-time
             * @description When it was sent to the supplier.
             * @example 2026-11-20T10:25:00.000Z
             */
            publishedAt: string;
            /**
             * Format: int32
             * @description Counts confirmations, then the supplier's answers.
             * @example 1
             */
            revision: number;
            /**
             * Format: date-time
             * @description When the supplier opened it.
             * @example 2026-11-20T10:31:00.000Z
             */
            seenAt?: string;
            /**
             * @description Where it stands now. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            status: "Published" | "Seen";
            /**
             * Format: date-time
             * @description When the buyer asked for confirmation.
             * @example 2026-11-20T10:18:00.000Z
             */
            submittedAt: string;
            /** @description The supplier, as a card shows it. */
            supplier: components["schemas"]["SupplierSummary"];
            /**
             * @description What is asked for, in a line.
             * @example بلبرینگ شیار عمیق 6205-2RSH
             */
            title: string;
            /**
             * Format: date-time
             * @description Of the last change or event.
             * @example 2026-11-20T10:15:00.000Z
             */
            updatedAt: string;
            /**
             * Format: date-time
             * @description The supplier may answer until then.
             * @example 2026-12-20T10:25:00.000Z
             */
            validUntil: string;
            /**
             * Format: int32
             * @description Sent back with every change.
             * @example 3
             */
            version: number;
        };
        /**
         * @description Where a trade request stands. `Draft` the buyer writes; `AwaitingConfirmation` a reviewer reads; `NeedsCorrection` the reviewer asks for changes;
         *     `AwaitingPayment` the fee is open; `ReadyToPublish` only the buyer's last word is missing; `Published` sent to the supplier; `Seen` the supplier
         *     has opened it; `Answered` the supplier has answered (its `revision` counts on); `Agreed`, `Declined`, `Expired`, `Withdrawn` how it ended; `Closed` put away.
         * @example Draft
         * @enum {string}
         */
        TradeRequestStatus: "Draft" | "AwaitingConfirmation" | "NeedsCorrection" | "AwaitingPayment" | "ReadyToPublish" | "Published" | "Seen" | "Answered" | "Agreed" | "Declined" | "Expired" | "Withdrawn" | "Closed";
        /** @description How many requests stand in a state. */
        TradeRequestStatusCount: {
            /**
             * Format: int32
             * @description How many of the caller's requests stand in it.
             * @example 4
             */
            count: number;
            /** @description The state. */
            status: components["schemas"]["TradeRequestStatus"];
        };
        /** @description A trade request as a line of a list. */
        TradeRequestSummary: {
            /** @description What the caller may do with it in its state; offer nothing else. */
            allowedActions: components["schemas"]["TradeRequestAction"][];
            /**
             * @description The buyer's own number of the request.
             * @example PR-1405-118
             */
            buyerReference?: string;
            /**
             * Format: date-time
             * @description When it ended.
             * @example 2026-12-20T10:25:00.000Z
             */
            closedAt?: string;
            /**
             * @description Its conversation; absent before it is published.
             * @example conv-seed-6
             */
            conversationId?: string;
            /**
             * Format: int32
             * @description With `NeedsCorrection`: how many fields the reviewer asks to be changed.
             * @example 2
             */
            correctionCount?: number;
            /**
             * Format: date-time
             * @description When it was made (UTC).
             * @example 2026-11-20T10:14:10.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Until when whoever has the turn may act: the payment's or the validity's end. Absent without a limit.
             * @example 2026-12-20T10:25:00.000Z
             */
            dueAt?: string;
            /** @description How the requests made together with this one stand. */
            group?: components["schemas"]["TradeRequestGroupState"];
            /**
             * @description Ties requests that were made together for several suppliers; their maker chooses it.
             * @example bearings-1405-09
             */
            groupKey?: string;
            /**
             * @description Id of the request.
             * @example tr-seed-6
             */
            id: string;
            /** @description How many suppliers it goes to. */
            kind: components["schemas"]["TradeRequestKind"];
            /**
             * Format: date-time
             * @description When its state last changed (UTC).
             * @example 2026-11-20T10:15:00.000Z
             */
            lastEventAt: string;
            /**
             * Format: int32
             * @description How many lines it has.
             * @example 2
             */
            lineCount: number;
            /**
             * Format: date
             * @description Day on which the goods are needed, without a time.
             * @example 2026-12-20
             */
            neededBy?: string;
            /**
             * @description For people.
             * @example TR-100214
             */
            number: string;
            /**
             * Format: int64
             * @description Rial still to pay before publishing.
             * @example 5500000
             */
            payableRial?: number;
            /**
             * Format: int32
             * @description Counts confirmations, then the supplier's answers; 0 before the first confirmation.
             * @example 1
             */
            revision: number;
            /** @description Where it stands now. */
            status: components["schemas"]["TradeRequestStatus"];
            /**
             * @description What is asked for, in a line.
             * @example بلبرینگ شیار عمیق 6205-2RSH
             */
            title: string;
            /**
             * Format: int32
             * @description Unread messages of its conversation.
             * @example 1
             */
            unreadCount: number;
            /**
             * Format: date-time
             * @description Until when the supplier may answer, or when answered, until when the offer holds (UTC).
             * @example 2026-12-20T10:25:00.000Z
             */
            validUntil?: string;
            /**
             * Format: int32
             * @description Sent back with every change.
             * @example 3
             */
            version: number;
        };
        /** @description A dated proof about a supplier, with who vouches for it, since when and until when. */
        TrustEvidence: {
            /**
             * Format: date-time
             * @description When the marketplace last looked.
             * @example 2026-11-03T00:00:00.000Z
             */
            checkedAt?: string;
            /** @description Picture or PDF of it; absent where it is not public. */
            file?: components["schemas"]["FileRef"];
            /**
             * Format: date-time
             * @description Since when it holds (UTC).
             * @example 2024-05-07T00:00:00.000Z
             */
            issuedAt?: string;
            /**
             * @description Who vouches for it.
             * @example بازار صنعت
             */
            issuer: string;
            /** @description What it proves. */
            kind: components["schemas"]["TrustEvidenceKind"];
            /**
             * @description Number of the certificate; absent where it has none.
             * @example BS-104872
             */
            number?: string;
            /**
             * @description `Valid` in force today, `Expired` past its last day, `Pending` not yet checked.
             * @example Valid
             * @enum {string}
             */
            state: "Valid" | "Expired" | "Pending";
            /**
             * @description What it proves, for people.
             * @example هویت و نشانی شرکت
             */
            title: string;
            /**
             * Format: date-time
             * @description Until when it holds (UTC); absent when it has no end.
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
        /** @description One entry of a small list for forms. */
        TypeModel: {
            /**
             * @description What the list adds: for `membershipPlan` the plan, as in `MembershipPlan`.
             * @example {
             *       "level": 2,
             *       "priceRial": 48000000
             *     }
             */
            data?: {
                [key: string]: unknown;
            };
            /**
             * @description Id of the entry; forms send it.
             * @example jt-purchasing-manager
             */
            id: string;
            /**
             * @description Entry it belongs under, where the list is a tree.
             * @example jt-purchasing-manager
             */
            parentId?: string;
            /**
             * @description The entry, as people read it.
             * @example مدیر خرید
             */
            title: string;
        };
        /** @description A unit in which products are counted, ordered and priced. */
        UnitOfMeasurement: {
            /**
             * @description Id of the unit of trade.
             * @example tu-piece
             */
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
            /**
             * @description Sign written after a number, such as mm.
             * @example عدد
             */
            symbol: string;
            /**
             * @description Name of the unit in Persian.
             * @example عدد
             */
            title: string;
        };
        /** @description What waits to be read. */
        UnreadConversations: {
            /** @description Conversations with unread messages, latest first. */
            items: components["schemas"]["Conversation"][];
            /**
             * Format: int32
             * @description Unread messages of the latest 200 unread conversations that are not archived.
             * @example 2
             */
            totalUnread: number;
        };
        /** @description A municipal district of a large city. */
        UrbanArea: {
            /**
             * @description Number of the district in its city.
             * @example 6
             */
            code?: string;
            /**
             * @description Name in English, for readers who know the term that way; absent where none is known.
             * @example District 6
             */
            englishName?: string;
            /**
             * @description Id of the district.
             * @example urban-tehran-6
             */
            id: string;
            /**
             * @description May be chosen in new addresses.
             * @example true
             */
            isActive: boolean;
            /**
             * @description Name in Persian.
             * @example منطقهٔ ۶
             */
            name: string;
            /**
             * @description Its city.
             * @example city-tehran
             */
            parentId: string;
        };
        /** @description An object that a person keeps, as it is now. */
        UserFavorite: {
            /**
             * Format: date-time
             * @description When it was put among the favourites (UTC).
             * @example 2026-11-20T10:15:00.000Z
             */
            createdAt: string;
            /**
             * @description Id of the entry, needed to remove it.
             * @example fav-seed-1
             */
            id: string;
            /** @description Picture; absent where there is none. */
            image?: components["schemas"]["FileRef"];
            /**
             * @description False when the object is gone or closed.
             * @example true
             */
            isAvailable: boolean;
            /**
             * Format: int32
             * @description The reader's notes on the object.
             * @example 1
             */
            noteCount?: number;
            /**
             * @description The latest of these notes.
             * @example قیمت پارهٔ دوم را هم بپرسم.
             */
            noteText?: string;
            /**
             * @description Id of the object, of the kind that `objectType` names.
             * @example sp-1
             */
            objectId: string;
            /** @description Kind of the object; `objectId` is an id of that kind. */
            objectType: components["schemas"]["ObjectType"];
            /**
             * @description Path in the site.
             * @example /products/sp-1/بلبرینگ-شیار-عمیق-6205-2rsh
             */
            path: string;
            /**
             * @description Name of the object at the time of reading.
             * @example بلبرینگ شیار عمیق 6205-2RSH
             */
            title: string;
        };
        /** @description The picture beside a person's name. Without `file` the person has none and is shown by initials. */
        UserProfilePicture: {
            /** @description The picture; absent when the person has none. */
            file?: components["schemas"]["FileRef"];
            /**
             * Format: date-time
             * @description Of the last change; of the account, where no picture was ever set.
             * @example 2026-11-20T10:15:00.000Z
             */
            updatedAt: string;
        };
        /** @description Captions of a video in one language, as WebVTT. */
        VideoCaption: {
            /**
             * @description BCP 47 language.
             * @example fa
             */
            lang: string;
            /**
             * Format: uri-reference
             * @description Address of the WebVTT file, relative to the service.
             * @example /media/files/v-1.fa.vtt
             */
            url: string;
        };
        /** @description One file of a video; a player takes the first it can play. */
        VideoSource: {
            /**
             * Format: int32
             * @description Pixels.
             * @example 720
             */
            height: number;
            /**
             * @description Media type of the file, for a player to choose by.
             * @example video/mp4
             */
            mime: string;
            /**
             * Format: uri-reference
             * @description Address of the file, relative to the service; it answers byte ranges.
             * @example /media/files/v-1-720.mp4
             */
            url: string;
        };
        /** @description The number of visits after this one was counted. */
        VisitCount: {
            /**
             * Format: int32
             * @description Visits of the object in all, this one included.
             * @example 1841
             */
            visitCount: number;
        };
        /** @description Visits over time, in buckets of days, weeks or months. */
        VisitorLogChart: {
            /**
             * Format: date
             * @description First day of the chart in the Gregorian calendar.
             * @example 2026-10-22
             */
            fromDate: string;
            /** @description Length of a bucket. */
            groupBy: components["schemas"]["VisitorLogGroupBy"];
            /** @description Oldest first, without gaps: a bucket without visits says 0. */
            points: components["schemas"]["VisitorLogPoint"][];
            /**
             * Format: date
             * @description Included.
             * @example 2026-11-20
             */
            toDate: string;
            /** @description Sums over the whole span. */
            totals: components["schemas"]["VisitorLogTotals"];
        };
        /**
         * @description `Day`; `Week` from Saturday; `Month` of the Persian calendar. Days are those of Asia/Tehran.
         * @example Day
         * @enum {string}
         */
        VisitorLogGroupBy: "Day" | "Week" | "Month";
        /** @description Visits of one bucket. */
        VisitorLogPoint: {
            /**
             * Format: date
             * @description First day of the bucket that was asked for.
             * @example 2026-11-20
             */
            date: string;
            /**
             * Format: int32
             * @description Visitors of each day, added up over the days of the bucket.
             * @example 121
             */
            uniqueVisitors: number;
            /**
             * Format: int32
             * @description Visits in this bucket.
             * @example 184
             */
            visits: number;
        };
        /** @description Sums of the points. */
        VisitorLogTotals: {
            /**
             * Format: int32
             * @description Sum of the visitors of each day.
             * @example 3470
             */
            uniqueVisitors: number;
            /**
             * Format: int32
             * @description Visits in all.
             * @example 5320
             */
            visits: number;
        };
        /** @description How much credit is wanted. */
        WalletCharge: {
            /**
             * Format: int64
             * @description Rial. Each gateway has its own least and most.
             * @example 20000000
             */
            amountRial: number;
        };
        /** @description A top-up that waits for its payment. */
        WalletChargeStarted: {
            /**
             * @description What is to be paid.
             * @example pay-user-1-11
             */
            paymentId: string;
            /**
             * @description The pending wallet transaction.
             * @example wt-user-1-11
             */
            transactionId: string;
        };
        /** @description What a wallet holds. What can be spent is `balanceRial` less `blockedRial`. */
        WalletCredit: {
            /**
             * Format: int64
             * @description Rial, what is blocked included.
             * @example 34500000
             */
            balanceRial: number;
            /**
             * Format: int64
             * @description Rial set aside for payments under way.
             * @example 0
             */
            blockedRial: number;
            /**
             * Format: date-time
             * @description When the balance last changed (UTC).
             * @example 2026-11-20T10:17:24.000Z
             */
            updatedAt: string;
        };
        /** @description What is paid from the wallet. */
        WalletPay: {
            /**
             * @description The payment to pay from the wallet.
             * @example pay-user-1-11
             */
            paymentId: string;
        };
        /** @description One line of a wallet's ledger. */
        WalletTransaction: {
            /**
             * Format: int64
             * @description Rial, never negative.
             * @example 20000000
             */
            amountRial: number;
            /**
             * Format: int64
             * @description Rial; the credit after it. Of a transaction that is not `Done`: the credit it left as it was.
             * @example 34500000
             */
            balanceAfterRial: number;
            /**
             * Format: date-time
             * @description When it was entered (UTC).
             * @example 2026-11-20T10:15:00.000Z
             */
            createdAt: string;
            /**
             * @description Persian sentence.
             * @example شارژ کیف پول
             */
            description: string;
            /**
             * @description Into or out of the wallet.
             * @example In
             * @enum {string}
             */
            direction: "In" | "Out";
            /**
             * Format: date-time
             * @description When it ceased to be `Pending`.
             * @example 2026-11-20T10:17:24.000Z
             */
            finishedAt?: string;
            /**
             * @description Id of the entry.
             * @example wt-user-1-11
             */
            id: string;
            /** @description Why money moved. */
            kind: components["schemas"]["WalletTransactionKind"];
            /**
             * @description The payment it belongs to; absent for others.
             * @example pay-user-1-11
             */
            paymentId?: string;
            /** @description Whether the money has moved. */
            status: components["schemas"]["WalletTransactionStatus"];
            /**
             * @description Of the payment or of the credit given.
             * @example 140308301247
             */
            trackingCode?: string;
            /**
             * @description The trade request it was paid for; absent for others.
             * @example tr-seed-6
             */
            tradeRequestId?: string;
        };
        /**
         * @description `Charge` by the user, `AdminCharge` by an administrator, `Payment` of something bought, `Refund` of it, `Correction` of a mistake.
         * @example Charge
         * @enum {string}
         */
        WalletTransactionKind: "Charge" | "AdminCharge" | "Payment" | "Refund" | "Correction";
        /**
         * @description `Pending` waits for a payment (money in) or is set aside for one (money out); `Done` has moved; `Failed` never moved;
         *     `Reversed` was set aside and is free again.
         * @example Done
         * @enum {string}
         */
        WalletTransactionStatus: "Pending" | "Done" | "Failed" | "Reversed";
        /** @description A link of the site's own menus, with the ones under it. */
        WebsiteMenu: {
            /** @description Links under it, in their order. */
            children: components["schemas"]["WebsiteMenu"][];
            /**
             * @description Name of a Material Design icon.
             * @example information-outline
             */
            icon?: string;
            /**
             * @description Id of the link.
             * @example wm-footer-1-1
             */
            id: string;
            /** @description The menu it belongs to. */
            position: components["schemas"]["MenuPosition"];
            /**
             * @description True when it leads behind the login.
             * @example false
             */
            requiresLogin: boolean;
            /**
             * Format: int32
             * @description Place among its siblings, ascending.
             * @example 1
             */
            sortOrder: number;
            /**
             * @description Whether it opens in the same window or a new one.
             * @example _self
             * @enum {string}
             */
            target: "_self" | "_blank";
            /**
             * @description Text of the link.
             * @example درباره ما
             */
            title: string;
            /**
             * Format: iri-reference
             * @description Absent for a heading; may hold Persian letters as they are.
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
            /**
             * @description Closing time in Tehran; absent when closed.
             * @example 17:00
             */
            closes?: string;
            /**
             * @description Opening time in Tehran; absent when closed.
             * @example 08:00
             */
            opens?: string;
            /** @description Day of the week. */
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
        /** @description `conflict`: the person is registered already; `current` is the registered consumer. */
        BuyerConflict: {
            headers: {
                "X-Trace-Id": components["headers"]["X-Trace-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["BuyerConflict"];
            };
        };
        /** @description `conflict`: the state of things does not allow this; no record stands against it. `supplier-no-direct-order`: the supplier takes messages, not direct orders. */
        Conflict: {
            headers: {
                "X-Trace-Id": components["headers"]["X-Trace-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `conflict`: the conversation has changed since it was read, or its state or the age of the message does not allow this; `current` is the conversation as it is now. */
        ConversationConflict: {
            headers: {
                "X-Trace-Id": components["headers"]["X-Trace-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ConversationConflict"];
            };
        };
        /** @description `conflict`: the profile has changed since it was read, or is there already; `current` is the profile as it is now. */
        CustomerConflict: {
            headers: {
                "X-Trace-Id": components["headers"]["X-Trace-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["CustomerConflict"];
            };
        };
        /** @description `conflict`: the address has changed since it was read, or is the selected one; `current` is the address as it is now. */
        DeliveryAddressConflict: {
            headers: {
                "X-Trace-Id": components["headers"]["X-Trace-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["DeliveryAddressConflict"];
            };
        };
        /** @description `forbidden`: the caller's role may not do this. `quota-exceeded`: the plan's share of this month is used up. */
        Forbidden: {
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
        /** @description `conflict`: the free plan still runs; `current` is the membership. */
        MembershipConflict: {
            headers: {
                "X-Trace-Id": components["headers"]["X-Trace-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["MembershipConflict"];
            };
        };
        /** @description `conflict`: the agent is there already, has changed since it was read, or has not accepted the invitation; `current` is the agent as it is now. */
        MerchantAgentConflict: {
            headers: {
                "X-Trace-Id": components["headers"]["X-Trace-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["MerchantAgentConflict"];
            };
        };
        /** @description `conflict`: the conversation is closed, and is in `current`; or the request it is about has not been published and has none. */
        MessageConflict: {
            headers: {
                "X-Trace-Id": components["headers"]["X-Trace-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["MessageConflict"];
            };
        };
        /** @description `conflict`: the note has changed since it was read; `current` is the note as it is now. */
        NoteConflict: {
            headers: {
                "X-Trace-Id": components["headers"]["X-Trace-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NoteConflict"];
            };
        };
        /** @description `not-found`. There is no such object, or it is not the reader's. */
        NotFound: {
            headers: {
                "X-Trace-Id": components["headers"]["X-Trace-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The answer the caller has is still right; keep it for another `x-cache-seconds`. */
        NotModified: {
            headers: {
                "Cache-Control": components["headers"]["Cache-Control"];
                ETag: components["headers"]["ETag"];
                "X-Trace-Id": components["headers"]["X-Trace-Id"];
                [name: string]: unknown;
            };
            content?: never;
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
        /** @description `payload-too-large`: the body is larger than this call takes (64 KB where nothing else is said). `file-size`: the file is larger than its purpose allows. */
        PayloadTooLarge: {
            headers: {
                "X-Trace-Id": components["headers"]["X-Trace-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `conflict`: the state of the payment does not allow this; `current` is the payment as it is now. `payment-in-progress`: an earlier attempt is still being checked. */
        PaymentConflict: {
            headers: {
                "X-Trace-Id": components["headers"]["X-Trace-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["PaymentConflict"];
            };
        };
        /** @description `payment-required`: a fee is open; `paymentId` is what to pay, absent while no payment is open. `insufficient-credit`: the wallet is short by `missingRial`. */
        PaymentRequired: {
            headers: {
                "X-Trace-Id": components["headers"]["X-Trace-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `conflict`: the address has changed since it was read; `current` is the address as it is now. */
        PersonAddressConflict: {
            headers: {
                "X-Trace-Id": components["headers"]["X-Trace-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["PersonAddressConflict"];
            };
        };
        /** @description Any other problem; the service itself failed when the status is 5xx. 405 names the methods in `Allow`, 503 a wait in `Retry-After`. A gateway may answer with another body. */
        Problem: {
            headers: {
                Allow: components["headers"]["Allow"];
                "Retry-After": components["headers"]["Retry-After"];
                "X-Trace-Id": components["headers"]["X-Trace-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `profile-incomplete`: a complete profile brings the role that may do this; `missingFields` says what it still needs. `forbidden`: the caller's role may not do this, whatever the profile. */
        ProfileIncomplete: {
            headers: {
                "X-Trace-Id": components["headers"]["X-Trace-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `rate-limited` or `otp-locked`. Too many requests; Retry-After says when to try again. */
        RateLimited: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Retry-After": components["headers"]["Retry-After-Always"];
                "X-Trace-Id": components["headers"]["X-Trace-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `conflict`: the request has changed since it was read, or its state does not allow this; `current` is the request as it is now. `payment-in-progress`: an attempt to pay its fee is still being checked. */
        TradeRequestConflict: {
            headers: {
                "X-Trace-Id": components["headers"]["X-Trace-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["TradeRequestConflict"];
            };
        };
        /** @description `unauthorized` without a token, `token-expired` with one that is no longer good. */
        Unauthorized: {
            headers: {
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
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
         * @description Rial that is to be paid at once.
         * @example 20000000
         */
        AmountRial: number;
        /**
         * @description Category id.
         * @example c-deep-groove-ball-bearing
         */
        CategoryId: string;
        /**
         * @description Confirmed suppliers only; false narrows nothing.
         * @example true
         */
        ConfirmedOnly: boolean;
        /**
         * @description The kind of content.
         * @example ct-guides
         */
        ContentTypeId: string;
        /**
         * @description Conversation id.
         * @example conv-seed-6
         */
        ConversationId: string;
        /**
         * @description Delegation id.
         * @example md-48-1
         */
        DelegationId: string;
        /**
         * @description Delivery address id.
         * @example addr-2
         */
        DeliveryAddressId: string;
        /**
         * @description Favourite id.
         * @example fav-seed-1
         */
        FavoriteId: string;
        /**
         * @description From this moment on.
         * @example 2026-10-23T00:00:00.000Z
         */
        From: string;
        /**
         * @description UUID of the intent, which the caller keeps until a final answer. It belongs to the person who sends it; without a login, to whoever has it.
         *     It holds for 24 hours after its answer, then it is forgotten and makes something anew.
         *     While it holds, the same call with the same body answers the first answer again and has no second effect; another body, or another call, is
         *     `validation` at `Idempotency-Key`. A call that comes while the first is under way waits for it, and gets its answer. A refused or failed call
         *     leaves the key free, so the next one with it is carried out.
         * @example 8d0f7a3e-3a0c-4a52-9f0e-5c1d2b7a9e10
         */
        IdempotencyKey: string;
        /**
         * @description The `ETag` of an answer the caller still has, or several of them separated by commas. Where one is still right the answer is 304 without a body.
         * @example "wq2hG5vUqk0"
         */
        IfNoneMatch: string;
        /**
         * @description Whose ledger; another person's only for administrators.
         * @example user-1
         */
        LedgerUserId: string;
        /**
         * @description Note id.
         * @example note-seed-1
         */
        NoteId: string;
        /**
         * @description The comment.
         * @example cm-1
         */
        PageCommentId: string;
        /**
         * @description Only of this node of the tree and what is below it; an unknown one has none.
         * @example ct-guides
         */
        PageContentTypeId: string;
        /**
         * @description The page.
         * @example pg-bearing-selection
         */
        PageId: string;
        /**
         * @description The first page is 1. Lists of products go down to their first 10,000 items (`pageNumber` times `pageSize`); what lies deeper is refused with `bad-request`, and narrowed to instead.
         * @example 1
         */
        PageNumber: number;
        /**
         * @description Items per page. Screens offer 10, 25, 50 and 100.
         * @example 10
         */
        PageSize: number;
        /**
         * @description Order: newest, most read or most liked first; within equals the newest first.
         * @example -publishedAt
         */
        PageSort: "-publishedAt" | "-visitCount" | "-likeCount";
        /**
         * @description Payment id.
         * @example pay-user-1-11
         */
        PaymentId: string;
        /** @description Payment id. */
        PaymentIdQuery: string;
        /**
         * @description The caller's own person id, as the profile names it.
         * @example person-1
         */
        PersonId: string;
        /**
         * @description One property condition; repeated for several properties, which add up. A property stands in one condition.
         *     `<propertyId>:<min>~<max>@<unitId>` a span of numbers in this unit of the property's quantity, without `@<unitId>` in the base unit; one end may be empty.
         *     `<propertyId>:<optionId>,<optionId>` any of these options; `<propertyId>:true` or `<propertyId>:false` a boolean.
         *     Refused with `bad-request`, naming the condition as `f[0]`, `f[1]`, …: a property that is unknown, or that neither `categoryId` nor a category below it has; an unknown unit or option; a span
         *     whose lower end exceeds the upper one, or without any number; a condition of another kind than its property's; a second one on a property.
         * @example [
         *       "p-bore:10~15@u-mm",
         *       "p-bearing-seal:o-bearing-seal-open"
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
         * @example s-51
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
         * @example -property.p-bore
         */
        SupplierProductSort: string;
        /**
         * @description Words to find; Persian spelling and digits are folded.
         * @example بلبرینگ
         */
        Term: string;
        /**
         * @description Before this moment.
         * @example 2026-11-22T00:00:00.000Z
         */
        To: string;
        /**
         * @description Only what went into the wallet, or out of it.
         * @example In
         */
        WalletTransactionDirectionFilter: "In" | "Out";
        /**
         * @description Only of this kind.
         * @example Charge
         */
        WalletTransactionKindFilter: components["schemas"]["WalletTransactionKind"];
        /**
         * @description By time; `-createdAt` is newest first.
         * @example -createdAt
         */
        WalletTransactionSort: "createdAt" | "-createdAt";
        /**
         * @description Answers `labels` and `contentTypes` too.
         * @example false
         */
        WithPageFacets: boolean;
        /**
         * @description Which front end asks. Web is meant when it is absent.
         * @example Web
         */
        XPlatform: "Web";
    };
    requestBodies: never;
    headers: {
        /**
         * @description The methods the address takes; always there with 405.
         * @example GET, POST
         */
        Allow: string;
        /**
         * @description How long the response may be cached (`x-cache-seconds` of the operation); `private, no-store` for responses of one person and for every request with a token.
         * @example public, max-age=600
         */
        "Cache-Control": string;
        /**
         * @description Version of the answer; with `If-None-Match` an unchanged answer is 304.
         * @example "wq2hG5vUqk0"
         */
        ETag: string;
        /**
         * @description Where what was made can be read, changed or removed, relative to the origin (`x-location` of the operation names the pattern).
         * @example /api/v1/notes/note-1
         */
        Location: string;
        /**
         * @description How often one internet address may send this request in a window (`x-rate-limit` of the operation).
         * @example 20
         */
        "RateLimit-Limit": number;
        /**
         * @description How often it still may in this window.
         * @example 19
         */
        "RateLimit-Remaining": number;
        /**
         * @description Seconds until the next window begins.
         * @example 600
         */
        "RateLimit-Reset": number;
        /**
         * @description Seconds to wait before asking again.
         * @example 120
         */
        "Retry-After": number;
        /**
         * @description Seconds to wait before asking again.
         * @example 120
         */
        "Retry-After-Always": number;
        /**
         * @description How to authenticate (RFC 6750): `Bearer` without a token, `Bearer error="invalid_token"` with one that is no longer good.
         * @example Bearer error="invalid_token"
         */
        "WWW-Authenticate": string;
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
    listAdvertisements: {
        parameters: {
            query: {
                /**
                 * @description Category of the page they stand on.
                 * @example c-ball-bearings
                 */
                categoryId?: string;
                /**
                 * @description Where they stand.
                 * @example home
                 */
                position: components["schemas"]["AdvertisementPosition"];
            };
            header?: {
                /**
                 * @description The `ETag` of an answer the caller still has, or several of them separated by commas. Where one is still right the answer is 304 without a body.
                 * @example "wq2hG5vUqk0"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Advertisements. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Advertisement"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Problem"];
        };
    };
    registerBuyer: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description UUID of the intent, which the caller keeps until a final answer. It belongs to the person who sends it; without a login, to whoever has it.
                 *     It holds for 24 hours after its answer, then it is forgotten and makes something anew.
                 *     While it holds, the same call with the same body answers the first answer again and has no second effect; another body, or another call, is
                 *     `validation` at `Idempotency-Key`. A call that comes while the first is under way waits for it, and gets its answer. A refused or failed call
                 *     leaves the key free, so the next one with it is carried out.
                 * @example 8d0f7a3e-3a0c-4a52-9f0e-5c1d2b7a9e10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewBuyer"];
            };
        };
        responses: {
            /** @description The registered consumer. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Location: components["headers"]["Location"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Buyer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["BuyerConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            default: components["responses"]["Problem"];
        };
    };
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
                 *       "c-deep-groove-ball-bearing"
                 *     ]
                 */
                ids?: string[];
                /**
                 * @description The first page is 1. Lists of products go down to their first 10,000 items (`pageNumber` times `pageSize`); what lies deeper is refused with `bad-request`, and narrowed to instead.
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
                 * @example c-ball-bearings
                 */
                parentId?: string;
                /**
                 * @description Words to find; Persian spelling and digits are folded.
                 * @example بلبرینگ
                 */
                term?: components["parameters"]["Term"];
            };
            header?: {
                /**
                 * @description The `ETag` of an answer the caller still has, or several of them separated by commas. Where one is still right the answer is 304 without a body.
                 * @example "wq2hG5vUqk0"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
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
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Problem"];
        };
    };
    getActiveCategory: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of an answer the caller still has, or several of them separated by commas. Where one is still right the answer is 304 without a body.
                 * @example "wq2hG5vUqk0"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Category id.
                 * @example c-deep-groove-ball-bearing
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
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            default: components["responses"]["Problem"];
        };
    };
    getCategoryBreadcrumb: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of an answer the caller still has, or several of them separated by commas. Where one is still right the answer is 304 without a body.
                 * @example "wq2hG5vUqk0"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Category id.
                 * @example c-deep-groove-ball-bearing
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
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listCategoryChildren: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of an answer the caller still has, or several of them separated by commas. Where one is still right the answer is 304 without a body.
                 * @example "wq2hG5vUqk0"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Category id.
                 * @example c-ball-bearings
                 */
                id: string;
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
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
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
            header?: {
                /**
                 * @description The `ETag` of an answer the caller still has, or several of them separated by commas. Where one is still right the answer is 304 without a body.
                 * @example "wq2hG5vUqk0"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Category id.
                 * @example c-deep-groove-ball-bearing
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
            304: components["responses"]["NotModified"];
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
                 * @example c-deep-groove-ball-bearing
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
                 *           "propertyId": "p-bore",
                 *           "value": 10,
                 *           "maxValue": 15,
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
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            413: components["responses"]["PayloadTooLarge"];
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
                 * @description The first page is 1. Lists of products go down to their first 10,000 items (`pageNumber` times `pageSize`); what lies deeper is refused with `bad-request`, and narrowed to instead.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Items per page. Screens offer 10, 25, 50 and 100.
                 * @example 10
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /**
                 * @description The `ETag` of an answer the caller still has, or several of them separated by commas. Where one is still right the answer is 304 without a body.
                 * @example "wq2hG5vUqk0"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Category id.
                 * @example c-deep-groove-ball-bearing
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
            304: components["responses"]["NotModified"];
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
                 *       "c-ball-bearings"
                 *     ]
                 */
                ids?: string[];
            };
            header?: {
                /**
                 * @description The `ETag` of an answer the caller still has, or several of them separated by commas. Where one is still right the answer is 304 without a body.
                 * @example "wq2hG5vUqk0"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
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
            304: components["responses"]["NotModified"];
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
            header?: {
                /**
                 * @description The `ETag` of an answer the caller still has, or several of them separated by commas. Where one is still right the answer is 304 without a body.
                 * @example "wq2hG5vUqk0"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
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
            304: components["responses"]["NotModified"];
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
            header?: {
                /**
                 * @description The `ETag` of an answer the caller still has, or several of them separated by commas. Where one is still right the answer is 304 without a body.
                 * @example "wq2hG5vUqk0"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
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
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Problem"];
        };
    };
    filterCities: {
        parameters: {
            query?: {
                /**
                 * @description Of this province.
                 * @example state-khorasan-razavi
                 */
                stateId?: string;
                /**
                 * @description Words of the name; Persian spelling and digits are folded.
                 * @example نیشابور
                 */
                term?: string;
            };
            header?: {
                /**
                 * @description The `ETag` of an answer the caller still has, or several of them separated by commas. Where one is still right the answer is 304 without a body.
                 * @example "wq2hG5vUqk0"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cities. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["City"][];
                };
            };
            304: components["responses"]["NotModified"];
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
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Problem"];
        };
    };
    getContentTypeBreadcrumb: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of an answer the caller still has, or several of them separated by commas. Where one is still right the answer is 304 without a body.
                 * @example "wq2hG5vUqk0"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The kind of content.
                 * @example ct-guides
                 */
                id: components["parameters"]["ContentTypeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The way. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentType"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listContentTypes: {
        parameters: {
            query: {
                /**
                 * @description Page type.
                 * @example Guide
                 */
                pageType: string;
            };
            header?: {
                /**
                 * @description The `ETag` of an answer the caller still has, or several of them separated by commas. Where one is still right the answer is 304 without a body.
                 * @example "wq2hG5vUqk0"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Kinds. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentType"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Problem"];
        };
    };
    getContentTypeTree: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of an answer the caller still has, or several of them separated by commas. Where one is still right the answer is 304 without a body.
                 * @example "wq2hG5vUqk0"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
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
            /** @description The tree. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentType"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Problem"];
        };
    };
    listConversations: {
        parameters: {
            query?: {
                /**
                 * @description About this object, of this request, or mine with this supplier.
                 * @example tr-seed-6
                 */
                objectId?: string;
                /**
                 * @description About objects of this kind.
                 * @example TradeRequest
                 */
                objectType?: components["schemas"]["ObjectType"];
                /**
                 * @description The first page is 1. Lists of products go down to their first 10,000 items (`pageNumber` times `pageSize`); what lies deeper is refused with `bad-request`, and narrowed to instead.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Items per page. Screens offer 10, 25, 50 and 100.
                 * @example 10
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description In this state; archived ones stay out when it is absent.
                 * @example Open
                 */
                state?: components["schemas"]["ConversationState"];
                /**
                 * @description Words to find; Persian spelling and digits are folded.
                 * @example محور
                 */
                term?: string;
                /**
                 * @description Only those with unread messages, or only those without.
                 * @example true
                 */
                unread?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of conversations. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagedConversation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Problem"];
        };
    };
    sendMessage: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description UUID of the intent, which the caller keeps until a final answer. It belongs to the person who sends it; without a login, to whoever has it.
                 *     It holds for 24 hours after its answer, then it is forgotten and makes something anew.
                 *     While it holds, the same call with the same body answers the first answer again and has no second effect; another body, or another call, is
                 *     `validation` at `Idempotency-Key`. A call that comes while the first is under way waits for it, and gets its answer. A refused or failed call
                 *     leaves the key free, so the next one with it is carried out.
                 * @example 8d0f7a3e-3a0c-4a52-9f0e-5c1d2b7a9e10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewMessage"];
            };
        };
        responses: {
            /** @description The message. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Location: components["headers"]["Location"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationMessage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["MessageConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            default: components["responses"]["Problem"];
        };
    };
    getConversationThread: {
        parameters: {
            query?: {
                /**
                 * @description At most so many of the latest messages; older ones are read by `listConversationMessages`.
                 * @example 50
                 */
                latest?: number;
            };
            header?: never;
            path: {
                /**
                 * @description Conversation id.
                 * @example conv-seed-6
                 */
                id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conversation. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationThread"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    updateConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Conversation id.
                 * @example conv-seed-6
                 */
                id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConversationChange"];
            };
        };
        responses: {
            /** @description The conversation. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conversation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ConversationConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            default: components["responses"]["Problem"];
        };
    };
    hideConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Conversation id.
                 * @example conv-seed-6
                 */
                id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hidden. */
            204: {
                headers: {
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listConversationMessages: {
        parameters: {
            query?: {
                /**
                 * @description Only messages older than this one; `totalCount` counts those, up to 500.
                 * @example msg-seed-6-2
                 */
                before?: string;
                /**
                 * @description The conversation.
                 * @example conv-seed-6
                 */
                conversationId?: string;
                /**
                 * @description The object.
                 * @example tr-seed-6
                 */
                objectId?: string;
                /**
                 * @description Kind of the object.
                 * @example TradeRequest
                 */
                objectType?: components["schemas"]["ObjectType"];
                /**
                 * @description The first page is 1. Lists of products go down to their first 10,000 items (`pageNumber` times `pageSize`); what lies deeper is refused with `bad-request`, and narrowed to instead.
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
            /** @description A page of messages. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagedConversationMessage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getUnreadConversations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts and conversations. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnreadConversations"];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Problem"];
        };
    };
    filterCountries: {
        parameters: {
            query?: {
                /**
                 * @description Words of the name; Persian spelling and digits are folded.
                 * @example آلمان
                 */
                term?: string;
            };
            header?: {
                /**
                 * @description The `ETag` of an answer the caller still has, or several of them separated by commas. Where one is still right the answer is 304 without a body.
                 * @example "wq2hG5vUqk0"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Countries. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Country"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Problem"];
        };
    };
    listCustomers: {
        parameters: {
            query?: {
                /**
                 * @description Only people or only companies.
                 * @example Company
                 */
                kind?: components["schemas"]["CustomerKind"];
                /**
                 * @description The first page is 1. Lists of products go down to their first 10,000 items (`pageNumber` times `pageSize`); what lies deeper is refused with `bad-request`, and narrowed to instead.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Items per page. Screens offer 10, 25, 50 and 100.
                 * @example 10
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Only people with this role.
                 * @example Buyer
                 */
                role?: components["schemas"]["Role"];
                /**
                 * @description Newest accounts first with `-createdAt`.
                 * @example -createdAt
                 */
                sort?: "createdAt" | "-createdAt";
                /**
                 * @description Words to find; Persian spelling and digits are folded.
                 * @example رضایی
                 */
                term?: string;
                /**
                 * @description Only this account; at most one is found.
                 * @example user-1
                 */
                userId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of customers. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagedCustomerSummary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    createPersonCustomer: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description UUID of the intent, which the caller keeps until a final answer. It belongs to the person who sends it; without a login, to whoever has it.
                 *     It holds for 24 hours after its answer, then it is forgotten and makes something anew.
                 *     While it holds, the same call with the same body answers the first answer again and has no second effect; another body, or another call, is
                 *     `validation` at `Idempotency-Key`. A call that comes while the first is under way waits for it, and gets its answer. A refused or failed call
                 *     leaves the key free, so the next one with it is carried out.
                 * @example 8d0f7a3e-3a0c-4a52-9f0e-5c1d2b7a9e10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPersonCustomer"];
            };
        };
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Location: components["headers"]["Location"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["CustomerConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
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
    updateCustomerProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangedCustomer"];
            };
        };
        responses: {
            /** @description The profile as it is now. */
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["CustomerConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            default: components["responses"]["Problem"];
        };
    };
    listMerchantAgents: {
        parameters: {
            query?: {
                /**
                 * @description Only agents of this company; an administrator may name any.
                 * @example merchant-buyer-1
                 */
                merchantId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The agents. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MerchantAgent"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    updateMerchantAgent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangedMerchantAgent"];
            };
        };
        responses: {
            /** @description The agent as it is now. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MerchantAgent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["MerchantAgentConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            default: components["responses"]["Problem"];
        };
    };
    inviteMerchantAgent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description UUID of the intent, which the caller keeps until a final answer. It belongs to the person who sends it; without a login, to whoever has it.
                 *     It holds for 24 hours after its answer, then it is forgotten and makes something anew.
                 *     While it holds, the same call with the same body answers the first answer again and has no second effect; another body, or another call, is
                 *     `validation` at `Idempotency-Key`. A call that comes while the first is under way waits for it, and gets its answer. A refused or failed call
                 *     leaves the key free, so the next one with it is carried out.
                 * @example 8d0f7a3e-3a0c-4a52-9f0e-5c1d2b7a9e10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewMerchantAgent"];
            };
        };
        responses: {
            /** @description The invited agent. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Location: components["headers"]["Location"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MerchantAgent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["MerchantAgentConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            default: components["responses"]["Problem"];
        };
    };
    removeMerchantAgent: {
        parameters: {
            query: {
                /**
                 * @description Id of the agent.
                 * @example agent-1
                 */
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            204: {
                headers: {
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listDeliveryAddresses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryAddress"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Problem"];
        };
    };
    createDeliveryAddress: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description UUID of the intent, which the caller keeps until a final answer. It belongs to the person who sends it; without a login, to whoever has it.
                 *     It holds for 24 hours after its answer, then it is forgotten and makes something anew.
                 *     While it holds, the same call with the same body answers the first answer again and has no second effect; another body, or another call, is
                 *     `validation` at `Idempotency-Key`. A call that comes while the first is under way waits for it, and gets its answer. A refused or failed call
                 *     leaves the key free, so the next one with it is carried out.
                 * @example 8d0f7a3e-3a0c-4a52-9f0e-5c1d2b7a9e10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeliveryAddressFields"];
            };
        };
        responses: {
            /** @description The new address. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Location: components["headers"]["Location"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryAddress"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            default: components["responses"]["Problem"];
        };
    };
    updateDeliveryAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Delivery address id.
                 * @example addr-2
                 */
                id: components["parameters"]["DeliveryAddressId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeliveryAddressChange"];
            };
        };
        responses: {
            /** @description The address as it is now. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryAddress"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["DeliveryAddressConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            default: components["responses"]["Problem"];
        };
    };
    deleteDeliveryAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Delivery address id.
                 * @example addr-2
                 */
                id: components["parameters"]["DeliveryAddressId"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["DeliveryAddressConflict"];
            default: components["responses"]["Problem"];
        };
    };
    selectDeliveryAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Delivery address id.
                 * @example addr-2
                 */
                id: components["parameters"]["DeliveryAddressId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address, selected. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryAddress"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getDefaultDeliveryAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The selected address. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryAddress"];
                };
            };
            /** @description No address yet. */
            204: {
                headers: {
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Problem"];
        };
    };
    listFaqCategories: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of an answer the caller still has, or several of them separated by commas. Where one is still right the answer is 304 without a body.
                 * @example "wq2hG5vUqk0"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
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
            /** @description Categories in their order. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaqCategory"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Problem"];
        };
    };
    listFaqQuestions: {
        parameters: {
            query: {
                /**
                 * @description The category.
                 * @example faq-orders
                 */
                categoryId: string;
                /**
                 * @description The first page is 1. Lists of products go down to their first 10,000 items (`pageNumber` times `pageSize`); what lies deeper is refused with `bad-request`, and narrowed to instead.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Items per page. Screens offer 10, 25, 50 and 100.
                 * @example 10
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /**
                 * @description The `ETag` of an answer the caller still has, or several of them separated by commas. Where one is still right the answer is 304 without a body.
                 * @example "wq2hG5vUqk0"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
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
            /** @description A page of questions. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagedFaqQuestion"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listFaqGroups: {
        parameters: {
            query?: {
                /**
                 * @description Words to find; Persian spelling and digits are folded.
                 * @example بلبرینگ
                 */
                term?: components["parameters"]["Term"];
            };
            header?: {
                /**
                 * @description The `ETag` of an answer the caller still has, or several of them separated by commas. Where one is still right the answer is 304 without a body.
                 * @example "wq2hG5vUqk0"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Groups in the order of the categories. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaqGroup"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Problem"];
        };
    };
    listTopFaqQuestions: {
        parameters: {
            query?: {
                /**
                 * @description How many.
                 * @example 5
                 */
                count?: number;
            };
            header?: {
                /**
                 * @description The `ETag` of an answer the caller still has, or several of them separated by commas. Where one is still right the answer is 304 without a body.
                 * @example "wq2hG5vUqk0"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
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
            /** @description Questions. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaqQuestion"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Problem"];
        };
    };
    sendFeedback: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description UUID of the intent, which the caller keeps until a final answer. It belongs to the person who sends it; without a login, to whoever has it.
                 *     It holds for 24 hours after its answer, then it is forgotten and makes something anew.
                 *     While it holds, the same call with the same body answers the first answer again and has no second effect; another body, or another call, is
                 *     `validation` at `Idempotency-Key`. A call that comes while the first is under way waits for it, and gets its answer. A refused or failed call
                 *     leaves the key free, so the next one with it is carried out.
                 * @example 8d0f7a3e-3a0c-4a52-9f0e-5c1d2b7a9e10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewFeedback"];
            };
        };
        responses: {
            /** @description Kept. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedbackReceipt"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Problem"];
        };
    };
    uploadFile: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description UUID of the intent, which the caller keeps until a final answer. It belongs to the person who sends it; without a login, to whoever has it.
                 *     It holds for 24 hours after its answer, then it is forgotten and makes something anew.
                 *     While it holds, the same call with the same body answers the first answer again and has no second effect; another body, or another call, is
                 *     `validation` at `Idempotency-Key`. A call that comes while the first is under way waits for it, and gets its answer. A refused or failed call
                 *     leaves the key free, so the next one with it is carried out.
                 * @example 8d0f7a3e-3a0c-4a52-9f0e-5c1d2b7a9e10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["FileUpload"];
            };
        };
        responses: {
            /** @description The stored file. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Location: components["headers"]["Location"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileRef"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Problem"];
        };
    };
    listGateways: {
        parameters: {
            query?: {
                /**
                 * @description Rial that is to be paid at once.
                 * @example 20000000
                 */
                amountRial?: components["parameters"]["AmountRial"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The gateways. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Gateway"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Problem"];
        };
    };
    getHelpItem: {
        parameters: {
            query: {
                /**
                 * @description The screen's own name.
                 * @example product
                 */
                uniqueId: string;
            };
            header?: {
                /**
                 * @description The `ETag` of an answer the caller still has, or several of them separated by commas. Where one is still right the answer is 304 without a body.
                 * @example "wq2hG5vUqk0"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The help. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HelpItem"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listMeasurementUnits: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of an answer the caller still has, or several of them separated by commas. Where one is still right the answer is 304 without a body.
                 * @example "wq2hG5vUqk0"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
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
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listMediaVideos: {
        parameters: {
            query?: {
                /**
                 * @description Videos of this category and those below it.
                 * @example c-ball-bearings
                 */
                categoryId?: string;
                /**
                 * @description These videos only; unknown ones are left out.
                 * @example [
                 *       "v-1"
                 *     ]
                 */
                ids?: string[];
                /**
                 * @description The first page is 1. Lists of products go down to their first 10,000 items (`pageNumber` times `pageSize`); what lies deeper is refused with `bad-request`, and narrowed to instead.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Items per page. Screens offer 10, 25, 50 and 100.
                 * @example 10
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Order; a minus turns it round.
                 * @example -publishedAt
                 */
                sort?: "publishedAt" | "-publishedAt" | "visitCount" | "-visitCount";
                /**
                 * @description Videos of this supplier.
                 * @example s-43
                 */
                supplierId?: string;
                /**
                 * @description Videos with this tag; spelling is folded.
                 * @example نصب
                 */
                tag?: string;
            };
            header?: {
                /**
                 * @description The `ETag` of an answer the caller still has, or several of them separated by commas. Where one is still right the answer is 304 without a body.
                 * @example "wq2hG5vUqk0"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of videos. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagedMediaVideo"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Problem"];
        };
    };
    searchMediaVideos: {
        parameters: {
            query: {
                /**
                 * @description Videos of this category and those below it.
                 * @example c-ball-bearings
                 */
                categoryId?: string;
                /**
                 * @description The first page is 1. Lists of products go down to their first 10,000 items (`pageNumber` times `pageSize`); what lies deeper is refused with `bad-request`, and narrowed to instead.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Items per page. Screens offer 10, 25, 50 and 100.
                 * @example 10
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Order; a minus turns it round.
                 * @example -visitCount
                 */
                sort?: "publishedAt" | "-publishedAt" | "visitCount" | "-visitCount";
                /**
                 * @description Videos with this tag; spelling is folded.
                 * @example نصب
                 */
                tag?: string;
                /**
                 * @description Words to find; Persian spelling and digits are folded.
                 * @example بلبرینگ
                 */
                term: string;
            };
            header?: {
                /**
                 * @description The `ETag` of an answer the caller still has, or several of them separated by commas. Where one is still right the answer is 304 without a body.
                 * @example "wq2hG5vUqk0"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of videos. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagedMediaVideo"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Problem"];
        };
    };
    orderMembership: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description UUID of the intent, which the caller keeps until a final answer. It belongs to the person who sends it; without a login, to whoever has it.
                 *     It holds for 24 hours after its answer, then it is forgotten and makes something anew.
                 *     While it holds, the same call with the same body answers the first answer again and has no second effect; another body, or another call, is
                 *     `validation` at `Idempotency-Key`. A call that comes while the first is under way waits for it, and gets its answer. A refused or failed call
                 *     leaves the key free, so the next one with it is carried out.
                 * @example 8d0f7a3e-3a0c-4a52-9f0e-5c1d2b7a9e10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MembershipOrder"];
            };
        };
        responses: {
            /** @description The membership. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Location: components["headers"]["Location"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MembershipOrdered"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["MembershipConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            default: components["responses"]["Problem"];
        };
    };
    listRunningMemberships: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plans. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunningMembership"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Problem"];
        };
    };
    listMerchantDelegations: {
        parameters: {
            query?: {
                /**
                 * @description Words of the brand or its owner.
                 * @example ZWZ
                 */
                brand?: string;
                /**
                 * @description Covering this city; nationwide ones are included.
                 * @example city-urmia
                 */
                cityId?: string;
                /**
                 * @description The first page is 1. Lists of products go down to their first 10,000 items (`pageNumber` times `pageSize`); what lies deeper is refused with `bad-request`, and narrowed to instead.
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
                 * @example s-48
                 */
                supplierId?: string;
            };
            header?: {
                /**
                 * @description The `ETag` of an answer the caller still has, or several of them separated by commas. Where one is still right the answer is 304 without a body.
                 * @example "wq2hG5vUqk0"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
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
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Problem"];
        };
    };
    getMerchantDelegation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of an answer the caller still has, or several of them separated by commas. Where one is still right the answer is 304 without a body.
                 * @example "wq2hG5vUqk0"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Delegation id.
                 * @example md-48-1
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
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listMerchants: {
        parameters: {
            query?: {
                /**
                 * @description Only companies the caller owns or acts for.
                 * @example true
                 */
                mine?: boolean;
                /**
                 * @description The first page is 1. Lists of products go down to their first 10,000 items (`pageNumber` times `pageSize`); what lies deeper is refused with `bad-request`, and narrowed to instead.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Items per page. Screens offer 10, 25, 50 and 100.
                 * @example 10
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Words of the name or the legal name; Persian spelling and digits are folded.
                 * @example نمونه
                 */
                term?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of merchants. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagedMerchant"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Problem"];
        };
    };
    listConfirmedMerchants: {
        parameters: {
            query?: {
                /**
                 * @description The first page is 1. Lists of products go down to their first 10,000 items (`pageNumber` times `pageSize`); what lies deeper is refused with `bad-request`, and narrowed to instead.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Items per page. Screens offer 10, 25, 50 and 100.
                 * @example 10
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Words of the name or the legal name; Persian spelling and digits are folded.
                 * @example یاتاقان
                 */
                term?: string;
            };
            header?: {
                /**
                 * @description The `ETag` of an answer the caller still has, or several of them separated by commas. Where one is still right the answer is 304 without a body.
                 * @example "wq2hG5vUqk0"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of merchants. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagedMerchant"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Problem"];
        };
    };
    checkMerchantName: {
        parameters: {
            query: {
                /** @description The name to be taken. */
                name: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether it may be taken. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MerchantNameCheck"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Problem"];
        };
    };
    getMerchantSaleSetting: {
        parameters: {
            query: {
                /**
                 * @description The merchant.
                 * @example m-1
                 */
                merchantId: string;
            };
            header?: {
                /**
                 * @description The `ETag` of an answer the caller still has, or several of them separated by commas. Where one is still right the answer is 304 without a body.
                 * @example "wq2hG5vUqk0"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sale setting. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MerchantSaleSetting"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    createNote: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description UUID of the intent, which the caller keeps until a final answer. It belongs to the person who sends it; without a login, to whoever has it.
                 *     It holds for 24 hours after its answer, then it is forgotten and makes something anew.
                 *     While it holds, the same call with the same body answers the first answer again and has no second effect; another body, or another call, is
                 *     `validation` at `Idempotency-Key`. A call that comes while the first is under way waits for it, and gets its answer. A refused or failed call
                 *     leaves the key free, so the next one with it is carried out.
                 * @example 8d0f7a3e-3a0c-4a52-9f0e-5c1d2b7a9e10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewNote"];
            };
        };
        responses: {
            /** @description The note. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Location: components["headers"]["Location"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            default: components["responses"]["Problem"];
        };
    };
    getNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Note id.
                 * @example note-seed-1
                 */
                id: components["parameters"]["NoteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The note. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    updateNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Note id.
                 * @example note-seed-1
                 */
                id: components["parameters"]["NoteId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoteChange"];
            };
        };
        responses: {
            /** @description The note as it is now. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NoteConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            default: components["responses"]["Problem"];
        };
    };
    deleteNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Note id.
                 * @example note-seed-1
                 */
                id: components["parameters"]["NoteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone. */
            204: {
                headers: {
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listNotesByObject: {
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
            /** @description Notes. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Problem"];
        };
    };
    listNotes: {
        parameters: {
            query?: {
                /**
                 * @description Of one colour only.
                 * @example Yellow
                 */
                color?: components["schemas"]["NoteColor"];
                /**
                 * @description On one kind of object only.
                 * @example Product
                 */
                objectType?: components["schemas"]["ObjectType"];
                /**
                 * @description The first page is 1. Lists of products go down to their first 10,000 items (`pageNumber` times `pageSize`); what lies deeper is refused with `bad-request`, and narrowed to instead.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Items per page. Screens offer 10, 25, 50 and 100.
                 * @example 10
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description `Upcoming` reminds later, `Due` should have by now, `None` has no reminder.
                 * @example Upcoming
                 */
                reminder?: "Upcoming" | "Due" | "None";
                /**
                 * @description Order; a minus turns it round. Notes without a reminder come last by `remindAt`.
                 * @example -updatedAt
                 */
                sort?: "updatedAt" | "-updatedAt" | "createdAt" | "-createdAt" | "remindAt" | "-remindAt";
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
            /** @description A page of notes. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagedNote"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Problem"];
        };
    };
    getPayment: {
        parameters: {
            query: {
                /** @description Payment id. */
                paymentId: components["parameters"]["PaymentIdQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    requestOnlinePayment: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description UUID of the intent, which the caller keeps until a final answer. It belongs to the person who sends it; without a login, to whoever has it.
                 *     It holds for 24 hours after its answer, then it is forgotten and makes something anew.
                 *     While it holds, the same call with the same body answers the first answer again and has no second effect; another body, or another call, is
                 *     `validation` at `Idempotency-Key`. A call that comes while the first is under way waits for it, and gets its answer. A refused or failed call
                 *     leaves the key free, so the next one with it is carried out.
                 * @example 8d0f7a3e-3a0c-4a52-9f0e-5c1d2b7a9e10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OnlinePaymentRequest"];
            };
        };
        responses: {
            /** @description The attempt. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Location: components["headers"]["Location"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StartedOnlinePayment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["PaymentConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            default: components["responses"]["Problem"];
        };
    };
    retryOnlinePayment: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description UUID of the intent, which the caller keeps until a final answer. It belongs to the person who sends it; without a login, to whoever has it.
                 *     It holds for 24 hours after its answer, then it is forgotten and makes something anew.
                 *     While it holds, the same call with the same body answers the first answer again and has no second effect; another body, or another call, is
                 *     `validation` at `Idempotency-Key`. A call that comes while the first is under way waits for it, and gets its answer. A refused or failed call
                 *     leaves the key free, so the next one with it is carried out.
                 * @example 8d0f7a3e-3a0c-4a52-9f0e-5c1d2b7a9e10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OnlinePaymentRetry"];
            };
        };
        responses: {
            /** @description The attempt. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Location: components["headers"]["Location"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StartedOnlinePayment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["PaymentConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            default: components["responses"]["Problem"];
        };
    };
    addPageComment: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description UUID of the intent, which the caller keeps until a final answer. It belongs to the person who sends it; without a login, to whoever has it.
                 *     It holds for 24 hours after its answer, then it is forgotten and makes something anew.
                 *     While it holds, the same call with the same body answers the first answer again and has no second effect; another body, or another call, is
                 *     `validation` at `Idempotency-Key`. A call that comes while the first is under way waits for it, and gets its answer. A refused or failed call
                 *     leaves the key free, so the next one with it is carried out.
                 * @example 8d0f7a3e-3a0c-4a52-9f0e-5c1d2b7a9e10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPageComment"];
            };
        };
        responses: {
            /** @description The comment, waiting. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Location: components["headers"]["Location"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageComment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            default: components["responses"]["Problem"];
        };
    };
    listPageComments: {
        parameters: {
            query?: {
                /**
                 * @description Only comments of mine, in every status, with what they answer and what was answered.
                 * @example false
                 */
                mine?: boolean;
            };
            header?: {
                /**
                 * @description The `ETag` of an answer the caller still has, or several of them separated by commas. Where one is still right the answer is 304 without a body.
                 * @example "wq2hG5vUqk0"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The page.
                 * @example pg-bearing-selection
                 */
                id: components["parameters"]["PageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A question and its answer. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageComment"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            default: components["responses"]["Problem"];
        };
    };
    likePageComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The comment.
                 * @example cm-1
                 */
                id: components["parameters"]["PageCommentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Liked. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Like"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getPage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of an answer the caller still has, or several of them separated by commas. Where one is still right the answer is 304 without a body.
                 * @example "wq2hG5vUqk0"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * @description Which front end asks. Web is meant when it is absent.
                 * @example Web
                 */
                "X-Platform"?: components["parameters"]["XPlatform"];
            };
            path: {
                /**
                 * @description The page.
                 * @example pg-bearing-selection
                 */
                id: components["parameters"]["PageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            default: components["responses"]["Problem"];
        };
    };
    likePage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The page.
                 * @example pg-bearing-selection
                 */
                id: components["parameters"]["PageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Liked. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Like"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            default: components["responses"]["Problem"];
        };
    };
    getPagePreview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Page id.
                 * @example pg-supplier-draft-carbide
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A draft. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listPagesByContentType: {
        parameters: {
            query: {
                /**
                 * @description Node of the tree.
                 * @example ct-guides
                 */
                contentTypeId: string;
                /**
                 * @description Leave this page out.
                 * @example pg-grease-interval
                 */
                exclude?: string;
                /**
                 * @description Only with this label; spelling is folded.
                 * @example بلبرینگ
                 */
                label?: string;
                /**
                 * @description The first page is 1. Lists of products go down to their first 10,000 items (`pageNumber` times `pageSize`); what lies deeper is refused with `bad-request`, and narrowed to instead.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Items per page. Screens offer 10, 25, 50 and 100.
                 * @example 10
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Order: newest, most read or most liked first; within equals the newest first.
                 * @example -publishedAt
                 */
                sort?: components["parameters"]["PageSort"];
                /**
                 * @description Answers `labels` and `contentTypes` too.
                 * @example false
                 */
                withFacets?: components["parameters"]["WithPageFacets"];
            };
            header?: {
                /**
                 * @description The `ETag` of an answer the caller still has, or several of them separated by commas. Where one is still right the answer is 304 without a body.
                 * @example "wq2hG5vUqk0"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of contents. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagedPageSummary"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listPagesByPageType: {
        parameters: {
            query: {
                /**
                 * @description About this category or one below it.
                 * @example c-deep-groove-ball-bearing
                 */
                categoryId?: string;
                /**
                 * @description Page type.
                 * @example Guide
                 */
                contentType: string;
                /**
                 * @description The first page is 1. Lists of products go down to their first 10,000 items (`pageNumber` times `pageSize`); what lies deeper is refused with `bad-request`, and narrowed to instead.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Items per page. Screens offer 10, 25, 50 and 100.
                 * @example 10
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /**
                 * @description The `ETag` of an answer the caller still has, or several of them separated by commas. Where one is still right the answer is 304 without a body.
                 * @example "wq2hG5vUqk0"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
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
            /** @description A page of contents. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagedPageSummary"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Problem"];
        };
    };
    listPagesByLabel: {
        parameters: {
            query: {
                /**
                 * @description Only of this node of the tree and what is below it; an unknown one has none.
                 * @example ct-guides
                 */
                contentTypeId?: components["parameters"]["PageContentTypeId"];
                /**
                 * @description The label.
                 * @example بلبرینگ
                 */
                label: string;
                /**
                 * @description The first page is 1. Lists of products go down to their first 10,000 items (`pageNumber` times `pageSize`); what lies deeper is refused with `bad-request`, and narrowed to instead.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Items per page. Screens offer 10, 25, 50 and 100.
                 * @example 10
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Order: newest, most read or most liked first; within equals the newest first.
                 * @example -publishedAt
                 */
                sort?: components["parameters"]["PageSort"];
                /**
                 * @description Answers `labels` and `contentTypes` too.
                 * @example false
                 */
                withFacets?: components["parameters"]["WithPageFacets"];
            };
            header?: {
                /**
                 * @description The `ETag` of an answer the caller still has, or several of them separated by commas. Where one is still right the answer is 304 without a body.
                 * @example "wq2hG5vUqk0"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
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
            /** @description A page of contents. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagedPageSummary"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Problem"];
        };
    };
    getPageByName: {
        parameters: {
            query: {
                /**
                 * @description Name of the page.
                 * @example about
                 */
                name: string;
            };
            header?: {
                /**
                 * @description The `ETag` of an answer the caller still has, or several of them separated by commas. Where one is still right the answer is 304 without a body.
                 * @example "wq2hG5vUqk0"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            default: components["responses"]["Problem"];
        };
    };
    listPages: {
        parameters: {
            query?: {
                /**
                 * @description About this category or one below it.
                 * @example c-deep-groove-ball-bearing
                 */
                categoryId?: string;
                /**
                 * @description Only what I have commented on.
                 * @example false
                 */
                commentedByMe?: boolean;
                /**
                 * @description With `commentedByMe`: only where a comment of mine is in this state.
                 * @example Pending
                 */
                commentStatus?: components["schemas"]["PageCommentStatus"];
                /**
                 * @description Only of this node of the tree and what is below it; an unknown one has none.
                 * @example ct-supplier-notes
                 */
                contentTypeId?: string;
                /**
                 * @description Contents with any of these labels.
                 * @example [
                 *       "بلبرینگ"
                 *     ]
                 */
                labels?: string[];
                /**
                 * @description The first page is 1. Lists of products go down to their first 10,000 items (`pageNumber` times `pageSize`); what lies deeper is refused with `bad-request`, and narrowed to instead.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Items per page. Screens offer 10, 25, 50 and 100.
                 * @example 10
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Order: newest, most read or most liked first; within equals the newest first.
                 * @example -publishedAt
                 */
                sort?: components["parameters"]["PageSort"];
                /**
                 * @description Contents of one supplier.
                 * @example s-43
                 */
                supplierId?: string;
                /**
                 * @description Words to find; Persian spelling and digits are folded.
                 * @example بلبرینگ
                 */
                term?: components["parameters"]["Term"];
                /**
                 * @description Answers `labels` and `contentTypes` too.
                 * @example false
                 */
                withFacets?: components["parameters"]["WithPageFacets"];
            };
            header?: {
                /**
                 * @description The `ETag` of an answer the caller still has, or several of them separated by commas. Where one is still right the answer is 304 without a body.
                 * @example "wq2hG5vUqk0"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of contents. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagedPageSummary"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Problem"];
        };
    };
    getMerchantContent: {
        parameters: {
            query?: {
                /**
                 * @description Its merchant.
                 * @example m-1
                 */
                merchantId?: string;
                /**
                 * @description The supplier.
                 * @example s-1
                 */
                supplierId?: string;
            };
            header?: {
                /**
                 * @description The `ETag` of an answer the caller still has, or several of them separated by commas. Where one is still right the answer is 304 without a body.
                 * @example "wq2hG5vUqk0"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It has some. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MerchantContent"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Problem"];
        };
    };
    listLastVisits: {
        parameters: {
            query?: {
                /**
                 * @description Of this object only; its single `visits` are told then.
                 * @example sp-1
                 */
                objectId?: string;
                /**
                 * @description The first page is 1. Lists of products go down to their first 10,000 items (`pageNumber` times `pageSize`); what lies deeper is refused with `bad-request`, and narrowed to instead.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Items per page. Screens offer 10, 25, 50 and 100.
                 * @example 10
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Words to find; Persian spelling and digits are folded.
                 * @example بلبرینگ
                 */
                term?: components["parameters"]["Term"];
                /**
                 * @description Of one kind only.
                 * @example Product
                 */
                type?: components["schemas"]["ObjectType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of visits. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagedLastVisit"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Problem"];
        };
    };
    recordVisit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewVisit"];
            };
        };
        responses: {
            /** @description Counted. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VisitCount"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            default: components["responses"]["Problem"];
        };
    };
    cancelPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Payment id.
                 * @example pay-user-1-11
                 */
                id: components["parameters"]["PaymentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment, cancelled. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["PaymentConflict"];
            default: components["responses"]["Problem"];
        };
    };
    listUnfinishedPayments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payments. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Problem"];
        };
    };
    payFromWallet: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description UUID of the intent, which the caller keeps until a final answer. It belongs to the person who sends it; without a login, to whoever has it.
                 *     It holds for 24 hours after its answer, then it is forgotten and makes something anew.
                 *     While it holds, the same call with the same body answers the first answer again and has no second effect; another body, or another call, is
                 *     `validation` at `Idempotency-Key`. A call that comes while the first is under way waits for it, and gets its answer. A refused or failed call
                 *     leaves the key free, so the next one with it is carried out.
                 * @example 8d0f7a3e-3a0c-4a52-9f0e-5c1d2b7a9e10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WalletPay"];
            };
        };
        responses: {
            /** @description The payment, paid. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["PaymentConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            default: components["responses"]["Problem"];
        };
    };
    listPersonAddresses: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The caller's own person id, as the profile names it.
                 * @example person-1
                 */
                id: components["parameters"]["PersonId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonAddress"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    updatePersonAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The caller's own person id, as the profile names it.
                 * @example person-1
                 */
                id: components["parameters"]["PersonId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonAddressChange"];
            };
        };
        responses: {
            /** @description The address as it is now. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonAddress"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["PersonAddressConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            default: components["responses"]["Problem"];
        };
    };
    createPersonAddress: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description UUID of the intent, which the caller keeps until a final answer. It belongs to the person who sends it; without a login, to whoever has it.
                 *     It holds for 24 hours after its answer, then it is forgotten and makes something anew.
                 *     While it holds, the same call with the same body answers the first answer again and has no second effect; another body, or another call, is
                 *     `validation` at `Idempotency-Key`. A call that comes while the first is under way waits for it, and gets its answer. A refused or failed call
                 *     leaves the key free, so the next one with it is carried out.
                 * @example 8d0f7a3e-3a0c-4a52-9f0e-5c1d2b7a9e10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The caller's own person id, as the profile names it.
                 * @example person-1
                 */
                id: components["parameters"]["PersonId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPersonAddress"];
            };
        };
        responses: {
            /** @description The new address. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Location: components["headers"]["Location"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonAddress"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            default: components["responses"]["Problem"];
        };
    };
    deletePersonAddress: {
        parameters: {
            query: {
                /**
                 * @description The address.
                 * @example paddr-1
                 */
                addressId: string;
            };
            header?: never;
            path: {
                /**
                 * @description The caller's own person id, as the profile names it.
                 * @example person-1
                 */
                id: components["parameters"]["PersonId"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listSaleCities: {
        parameters: {
            query?: {
                /**
                 * @description Suppliers with products in this category or below it.
                 * @example c-ball-bearings
                 */
                categoryId?: string;
                /**
                 * @description Suppliers of this area.
                 * @example Product
                 */
                categoryType?: components["schemas"]["CategoryType"];
                /**
                 * @description Words of the name; Persian spelling and digits are folded.
                 * @example تهران
                 */
                term?: string;
            };
            header?: {
                /**
                 * @description The `ETag` of an answer the caller still has, or several of them separated by commas. Where one is still right the answer is 304 without a body.
                 * @example "wq2hG5vUqk0"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cities with the number of their suppliers. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaleCity"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
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
            header?: {
                /**
                 * @description The `ETag` of an answer the caller still has, or several of them separated by commas. Where one is still right the answer is 304 without a body.
                 * @example "wq2hG5vUqk0"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
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
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Problem"];
        };
    };
    listTypeModels: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of an answer the caller still has, or several of them separated by commas. Where one is still right the answer is 304 without a body.
                 * @example "wq2hG5vUqk0"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Name of the list: `membershipPlan` plans on sale, `jobTitle` positions of people, `activityField` fields of companies, `contactSubject`
                 *     subjects of a feedback. The service may add to them.
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its entries. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TypeModel"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Problem"];
        };
    };
    listEnums: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of an answer the caller still has, or several of them separated by commas. Where one is still right the answer is 304 without a body.
                 * @example "wq2hG5vUqk0"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The enumerations by name. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnumCatalog"];
                };
            };
            304: components["responses"]["NotModified"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Problem"];
        };
    };
    getEnum: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of an answer the caller still has, or several of them separated by commas. Where one is still right the answer is 304 without a body.
                 * @example "wq2hG5vUqk0"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Name of the enumeration, as in `listEnums`.
                 * @example SupplierKind
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its values. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnumItem"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Problem"];
        };
    };
    filterStates: {
        parameters: {
            query: {
                /**
                 * @description The country.
                 * @example country-ir
                 */
                countryId: string;
                /**
                 * @description Words of the name; Persian spelling and digits are folded.
                 * @example خراسان
                 */
                term?: string;
            };
            header?: {
                /**
                 * @description The `ETag` of an answer the caller still has, or several of them separated by commas. Where one is still right the answer is 304 without a body.
                 * @example "wq2hG5vUqk0"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Provinces. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["State"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Problem"];
        };
    };
    getSupplierProductCatalog: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of an answer the caller still has, or several of them separated by commas. Where one is still right the answer is 304 without a body.
                 * @example "wq2hG5vUqk0"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
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
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
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
            header?: {
                /**
                 * @description The `ETag` of an answer the caller still has, or several of them separated by commas. Where one is still right the answer is 304 without a body.
                 * @example "wq2hG5vUqk0"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
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
            304: components["responses"]["NotModified"];
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
                 * @example bp-deep-groove-ball-bearing-1
                 */
                baseProductId?: string;
                /**
                 * @description The first page is 1. Lists of products go down to their first 10,000 items (`pageNumber` times `pageSize`); what lies deeper is refused with `bad-request`, and narrowed to instead.
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
                 * @example sp-13
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
            header?: {
                /**
                 * @description The `ETag` of an answer the caller still has, or several of them separated by commas. Where one is still right the answer is 304 without a body.
                 * @example "wq2hG5vUqk0"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
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
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listSupplierProducts: {
        parameters: {
            query?: {
                /**
                 * @description Tells the most visited base products of `categoryId` too, with their offers: up to five of each of up to five categories below it, up to 25 where it has none. Other filters leave them as they are; without a category there are none.
                 * @example true
                 */
                baseProducts?: boolean;
                /**
                 * @description In this category or below it.
                 * @example c-deep-groove-ball-bearing
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
                 * @description The words as typed only; no repaired form is tried when they find nothing. False repairs, as does its absence.
                 * @example true
                 */
                exact?: boolean;
                /**
                 * @description One property condition; repeated for several properties, which add up. A property stands in one condition.
                 *     `<propertyId>:<min>~<max>@<unitId>` a span of numbers in this unit of the property's quantity, without `@<unitId>` in the base unit; one end may be empty.
                 *     `<propertyId>:<optionId>,<optionId>` any of these options; `<propertyId>:true` or `<propertyId>:false` a boolean.
                 *     Refused with `bad-request`, naming the condition as `f[0]`, `f[1]`, …: a property that is unknown, or that neither `categoryId` nor a category below it has; an unknown unit or option; a span
                 *     whose lower end exceeds the upper one, or without any number; a condition of another kind than its property's; a second one on a property.
                 * @example [
                 *       "p-bore:10~15@u-mm",
                 *       "p-bearing-seal:o-bearing-seal-open"
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
                 * @description The first page is 1. Lists of products go down to their first 10,000 items (`pageNumber` times `pageSize`); what lies deeper is refused with `bad-request`, and narrowed to instead.
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
                 *       "OnRequest"
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
                 * @example -property.p-bore
                 */
                sort?: components["parameters"]["SupplierProductSort"];
                /**
                 * @description Of this supplier only.
                 * @example s-51
                 */
                supplierId?: string;
                /**
                 * @description Words to find; Persian spelling and digits are folded.
                 * @example بلبرینگ
                 */
                term?: components["parameters"]["Term"];
            };
            header?: {
                /**
                 * @description The `ETag` of an answer the caller still has, or several of them separated by commas. Where one is still right the answer is 304 without a body.
                 * @example "wq2hG5vUqk0"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
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
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Problem"];
        };
    };
    listSuppliers: {
        parameters: {
            query?: {
                /**
                 * @description With products in this category or below it.
                 * @example c-ball-bearings
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
                 *       "s-51"
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
                 * @description The first page is 1. Lists of products go down to their first 10,000 items (`pageNumber` times `pageSize`); what lies deeper is refused with `bad-request`, and narrowed to instead.
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
            header?: {
                /**
                 * @description The `ETag` of an answer the caller still has, or several of them separated by commas. Where one is still right the answer is 304 without a body.
                 * @example "wq2hG5vUqk0"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
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
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Problem"];
        };
    };
    getSupplier: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of an answer the caller still has, or several of them separated by commas. Where one is still right the answer is 304 without a body.
                 * @example "wq2hG5vUqk0"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Supplier id.
                 * @example s-51
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
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            default: components["responses"]["Problem"];
        };
    };
    listTradeDocumentTypes: {
        parameters: {
            query?: {
                /**
                 * @description Kinds that fit this category.
                 * @example c-deep-groove-ball-bearing
                 */
                categoryId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The kinds. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TradeDocumentType"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listTradeRequestEvents: {
        parameters: {
            query: {
                /**
                 * @description The first page is 1. Lists of products go down to their first 10,000 items (`pageNumber` times `pageSize`); what lies deeper is refused with `bad-request`, and narrowed to instead.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Items per page. Screens offer 10, 25, 50 and 100.
                 * @example 10
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description The request.
                 * @example tr-seed-6
                 */
                tradeRequestId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of events. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagedTradeRequestEvent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getTradeRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Trade request id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TradeRequest"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    publishTradeRequest: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description UUID of the intent, which the caller keeps until a final answer. It belongs to the person who sends it; without a login, to whoever has it.
                 *     It holds for 24 hours after its answer, then it is forgotten and makes something anew.
                 *     While it holds, the same call with the same body answers the first answer again and has no second effect; another body, or another call, is
                 *     `validation` at `Idempotency-Key`. A call that comes while the first is under way waits for it, and gets its answer. A refused or failed call
                 *     leaves the key free, so the next one with it is carried out.
                 * @example 8d0f7a3e-3a0c-4a52-9f0e-5c1d2b7a9e10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Trade request id.
                 * @example tr-seed-4
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TradeRequestPublication"];
            };
        };
        responses: {
            /** @description The published request. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TradeRequest"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["ProfileIncomplete"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["TradeRequestConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            default: components["responses"]["Problem"];
        };
    };
    getMembershipAndPrice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Trade request id.
                 * @example tr-seed-3
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The price. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MembershipAndPrice"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    requestTradeRequestConfirmation: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description UUID of the intent, which the caller keeps until a final answer. It belongs to the person who sends it; without a login, to whoever has it.
                 *     It holds for 24 hours after its answer, then it is forgotten and makes something anew.
                 *     While it holds, the same call with the same body answers the first answer again and has no second effect; another body, or another call, is
                 *     `validation` at `Idempotency-Key`. A call that comes while the first is under way waits for it, and gets its answer. A refused or failed call
                 *     leaves the key free, so the next one with it is carried out.
                 * @example 8d0f7a3e-3a0c-4a52-9f0e-5c1d2b7a9e10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Trade request id.
                 * @example tr-seed-16
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TradeRequestConfirmation"];
            };
        };
        responses: {
            /** @description The request after its review. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TradeRequest"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ProfileIncomplete"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["TradeRequestConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            default: components["responses"]["Problem"];
        };
    };
    listTradeRequestsBySupplier: {
        parameters: {
            query?: {
                /**
                 * @description Made on this day (UTC) or later.
                 * @example 2026-11-01
                 */
                from?: string;
                /**
                 * @description Requests that belong together.
                 * @example bearings-1405-08
                 */
                groupKey?: string;
                /**
                 * @description With a line of this product, base product or category (or one below it), to this supplier, or this request itself; none for other kinds.
                 * @example c-deep-groove-ball-bearing
                 */
                objectId?: string;
                /**
                 * @description Kind of what the requests are about.
                 * @example Category
                 */
                objectType?: components["schemas"]["ObjectType"];
                /**
                 * @description The first page is 1. Lists of products go down to their first 10,000 items (`pageNumber` times `pageSize`); what lies deeper is refused with `bad-request`, and narrowed to instead.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Items per page. Screens offer 10, 25, 50 and 100.
                 * @example 10
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description `-lastEventAt` latest event first; `turn` the buyer's turn first, then the supplier's, the marketplace's and the ended ones, each by nearest `dueAt`, then latest event.
                 * @example turn
                 */
                sort?: "-lastEventAt" | "turn";
                /**
                 * @description In one of these states.
                 * @example [
                 *       "Seen",
                 *       "Answered"
                 *     ]
                 */
                status?: components["schemas"]["TradeRequestStatus"][];
                /**
                 * @description Requests to this supplier.
                 * @example s-43
                 */
                supplierId?: string;
                /**
                 * @description Words of the number, the buyer's number, the title or the supplier's name.
                 * @example بلبرینگ
                 */
                term?: string;
                /**
                 * @description Made on this day (UTC) or earlier.
                 * @example 2026-11-30
                 */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of requests. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TradeRequestsBySupplier"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Problem"];
        };
    };
    createDirectOrder: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description UUID of the intent, which the caller keeps until a final answer. It belongs to the person who sends it; without a login, to whoever has it.
                 *     It holds for 24 hours after its answer, then it is forgotten and makes something anew.
                 *     While it holds, the same call with the same body answers the first answer again and has no second effect; another body, or another call, is
                 *     `validation` at `Idempotency-Key`. A call that comes while the first is under way waits for it, and gets its answer. A refused or failed call
                 *     leaves the key free, so the next one with it is carried out.
                 * @example 8d0f7a3e-3a0c-4a52-9f0e-5c1d2b7a9e10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDirectOrder"];
            };
        };
        responses: {
            /** @description The draft. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Location: components["headers"]["Location"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TradeRequest"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            default: components["responses"]["Problem"];
        };
    };
    updateDirectOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Trade request id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DirectOrderChange"];
            };
        };
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TradeRequest"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["TradeRequestConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            default: components["responses"]["Problem"];
        };
    };
    listUnitsOfMeasurement: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of an answer the caller still has, or several of them separated by commas. Where one is still right the answer is 304 without a body.
                 * @example "wq2hG5vUqk0"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
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
            304: components["responses"]["NotModified"];
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
                 * @example کیلو
                 */
                term?: string;
            };
            header?: {
                /**
                 * @description The `ETag` of an answer the caller still has, or several of them separated by commas. Where one is still right the answer is 304 without a body.
                 * @example "wq2hG5vUqk0"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
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
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Problem"];
        };
    };
    listUrbanAreas: {
        parameters: {
            query: {
                /**
                 * @description The city.
                 * @example city-tehran
                 */
                cityId: string;
            };
            header?: {
                /**
                 * @description The `ETag` of an answer the caller still has, or several of them separated by commas. Where one is still right the answer is 304 without a body.
                 * @example "wq2hG5vUqk0"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Districts. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UrbanArea"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Problem"];
        };
    };
    listFavorites: {
        parameters: {
            query?: {
                /**
                 * @description The first page is 1. Lists of products go down to their first 10,000 items (`pageNumber` times `pageSize`); what lies deeper is refused with `bad-request`, and narrowed to instead.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Items per page. Screens offer 10, 25, 50 and 100.
                 * @example 10
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Order; a minus turns it round.
                 * @example -createdAt
                 */
                sort?: "createdAt" | "-createdAt" | "title";
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
                 * @description UUID of the intent, which the caller keeps until a final answer. It belongs to the person who sends it; without a login, to whoever has it.
                 *     It holds for 24 hours after its answer, then it is forgotten and makes something anew.
                 *     While it holds, the same call with the same body answers the first answer again and has no second effect; another body, or another call, is
                 *     `validation` at `Idempotency-Key`. A call that comes while the first is under way waits for it, and gets its answer. A refused or failed call
                 *     leaves the key free, so the next one with it is carried out.
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
                    Location: components["headers"]["Location"];
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
            413: components["responses"]["PayloadTooLarge"];
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
                 * @example fav-seed-1
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
            400: components["responses"]["BadRequest"];
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
                 * @description The first page is 1. Lists of products go down to their first 10,000 items (`pageNumber` times `pageSize`); what lies deeper is refused with `bad-request`, and narrowed to instead.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Items per page. Screens offer 10, 25, 50 and 100.
                 * @example 10
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Order; a minus turns it round.
                 * @example -createdAt
                 */
                sort?: "createdAt" | "-createdAt" | "title";
                /**
                 * @description Words to find; Persian spelling and digits are folded.
                 * @example بلبرینگ
                 */
                term?: components["parameters"]["Term"];
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
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneTimeCodeSent"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Problem"];
        };
    };
    getProfilePicture: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserProfilePicture"];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Problem"];
        };
    };
    chooseProfilePicture: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChosenProfilePicture"];
            };
        };
        responses: {
            /** @description The picture from now on. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserProfilePicture"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            default: components["responses"]["Problem"];
        };
    };
    getVisitorChart: {
        parameters: {
            query: {
                /**
                 * @description First day, in Asia/Tehran.
                 * @example 2026-11-19
                 */
                from: string;
                /**
                 * @description Size of the buckets.
                 * @example Day
                 */
                groupBy: components["schemas"]["VisitorLogGroupBy"];
                /**
                 * @description One merchant only.
                 * @example m-1
                 */
                merchantId?: string;
                /**
                 * @description Last day, included.
                 * @example 2026-11-20
                 */
                to: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The chart. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VisitorLogChart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listWalletTransactions: {
        parameters: {
            query?: {
                /**
                 * @description Only what went into the wallet, or out of it.
                 * @example In
                 */
                direction?: components["parameters"]["WalletTransactionDirectionFilter"];
                /**
                 * @description From this moment on.
                 * @example 2026-10-23T00:00:00.000Z
                 */
                from?: components["parameters"]["From"];
                /**
                 * @description Only of this kind.
                 * @example Charge
                 */
                kind?: components["parameters"]["WalletTransactionKindFilter"];
                /**
                 * @description The first page is 1. Lists of products go down to their first 10,000 items (`pageNumber` times `pageSize`); what lies deeper is refused with `bad-request`, and narrowed to instead.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Items per page. Screens offer 10, 25, 50 and 100.
                 * @example 10
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description By time; `-createdAt` is newest first.
                 * @example -createdAt
                 */
                sort?: components["parameters"]["WalletTransactionSort"];
                /**
                 * @description Before this moment.
                 * @example 2026-11-22T00:00:00.000Z
                 */
                to?: components["parameters"]["To"];
                /**
                 * @description Whose ledger; another person's only for administrators.
                 * @example user-1
                 */
                userId?: components["parameters"]["LedgerUserId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the ledger. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagedWalletTransaction"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    chargeWallet: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description UUID of the intent, which the caller keeps until a final answer. It belongs to the person who sends it; without a login, to whoever has it.
                 *     It holds for 24 hours after its answer, then it is forgotten and makes something anew.
                 *     While it holds, the same call with the same body answers the first answer again and has no second effect; another body, or another call, is
                 *     `validation` at `Idempotency-Key`. A call that comes while the first is under way waits for it, and gets its answer. A refused or failed call
                 *     leaves the key free, so the next one with it is carried out.
                 * @example 8d0f7a3e-3a0c-4a52-9f0e-5c1d2b7a9e10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminCharge"];
            };
        };
        responses: {
            /** @description The transaction. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WalletTransaction"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            default: components["responses"]["Problem"];
        };
    };
    startWalletCharge: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description UUID of the intent, which the caller keeps until a final answer. It belongs to the person who sends it; without a login, to whoever has it.
                 *     It holds for 24 hours after its answer, then it is forgotten and makes something anew.
                 *     While it holds, the same call with the same body answers the first answer again and has no second effect; another body, or another call, is
                 *     `validation` at `Idempotency-Key`. A call that comes while the first is under way waits for it, and gets its answer. A refused or failed call
                 *     leaves the key free, so the next one with it is carried out.
                 * @example 8d0f7a3e-3a0c-4a52-9f0e-5c1d2b7a9e10
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WalletCharge"];
            };
        };
        responses: {
            /** @description What to pay. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Location: components["headers"]["Location"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WalletChargeStarted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            default: components["responses"]["Problem"];
        };
    };
    getWalletCredit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The credit. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Trace-Id": components["headers"]["X-Trace-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WalletCredit"];
                };
            };
            401: components["responses"]["Unauthorized"];
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
                 * @description The `ETag` of an answer the caller still has, or several of them separated by commas. Where one is still right the answer is 304 without a body.
                 * @example "wq2hG5vUqk0"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
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
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Problem"];
        };
    };
}
