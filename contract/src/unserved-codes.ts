/**
 * Error codes of Saleor's schema that no operation of this service gives, each with what it is about, which does not
 * exist here. `docs/errors.md` explains all other codes.
 */
export const UNSERVED_CODES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  OrderErrorCode: {
    CANNOT_DELETE: 'what is no draft is INVALID',
  },
  OrderCreateFromCheckoutErrorCode: {
    SHIPPING_ADDRESS_NOT_SET: 'a method can only be chosen with an address',
  },
  InvoiceErrorCode: {
    NUMBER_NOT_SET: 'every invoice has a number',
  },
  PaymentErrorCode: {
    UNIQUE: 'a payment has nothing that another could have',
    PAYMENT_ERROR: 'the dummy gateway never fails',
    CHANNEL_INACTIVE: 'a payment is not asked about its channel',
    BALANCE_CHECK_ERROR: 'balances of gift cards of others',
    CHECKOUT_COMPLETION_IN_PROGRESS: 'paying and completing do not wait for each other',
  },
  DiscountErrorCode: {
    UNIQUE: 'names may repeat, and a code that is taken is ALREADY_EXISTS',
  },
  VoucherCodeBulkDeleteErrorCode: {
    NOT_FOUND: 'codes that are not there are left out',
    INVALID: 'codes that are not there are left out',
  },
  GiftCardErrorCode: {
    UNIQUE: 'a code that is taken is ALREADY_EXISTS',
    CANNOT_ASSIGN: 'a card may be assigned anew',
  },
  GiftCardSettingsErrorCode: {
    GRAPHQL_ERROR: 'the settings name nothing by id',
  },
  PromotionCreateErrorCode: {
    RULES_NUMBER_LIMIT: 'promotions have any number of rules',
    GIFTS_NUMBER_LIMIT: 'rules have any number of gifts',
    INVALID_GIFT_TYPE: 'an id of another type leads nowhere',
    NOT_FOUND: 'what a new rule names leads nowhere: GRAPHQL_ERROR',
  },
  PromotionRuleCreateErrorCode: {
    RULES_NUMBER_LIMIT: 'promotions have any number of rules',
    GIFTS_NUMBER_LIMIT: 'rules have any number of gifts',
    INVALID_GIFT_TYPE: 'an id of another type leads nowhere',
  },
  PromotionRuleUpdateErrorCode: {
    GIFTS_NUMBER_LIMIT: 'rules have any number of gifts',
    INVALID_GIFT_TYPE: 'an id of another type leads nowhere',
  },
  TransactionInitializeErrorCode: {
    CHECKOUT_COMPLETION_IN_PROGRESS: 'paying and completing do not wait for each other',
  },
  TransactionProcessErrorCode: {
    TRANSACTION_ALREADY_PROCESSED: 'a finished payment answers its state',
    MISSING_PAYMENT_APP_RELATION: 'a payment always knows its gateway',
    CHECKOUT_COMPLETION_IN_PROGRESS: 'paying and completing do not wait for each other',
  },
  TransactionRequestActionErrorCode: {
    REQUIRED: 'a refund needs no reason',
  },
  CheckoutErrorCode: {
    PAYMENT_ERROR: 'payments of the time before transactions',
    SHIPPING_METHOD_NOT_APPLICABLE: 'the code of the time before delivery methods',
    INACTIVE_PAYMENT: 'payments of the time before transactions',
    MISSING_ADDRESS_DATA: 'click and collect',
  },
  CustomerBulkUpdateErrorCode: {
    BLANK: 'what is blank is REQUIRED',
    MAX_LENGTH: 'what is too long is INVALID',
  },
  MenuErrorCode: {
    INVALID_MENU_ITEM: 'an item is refused by the field that is wrong',
  },
  AccountErrorCode: {
    INVALID_PASSWORD: 'a wrong password is INVALID_CREDENTIALS',
    PASSWORD_RESET_ALREADY_REQUESTED: 'a second request is answered like the first, so as to reveal nothing',
  },
  ShopErrorCode: {
    ALREADY_EXISTS: 'there is one shop',
    CANNOT_FETCH_TAX_RATES: 'tax rates are entered, not fetched',
  },
  PluginErrorCode: {
    GRAPHQL_ERROR: 'there are no plugins',
    INVALID: 'there are no plugins',
    PLUGIN_MISCONFIGURED: 'there are no plugins',
    REQUIRED: 'there are no plugins',
    UNIQUE: 'there are no plugins',
  },
  WebhookErrorCode: {
    DELETE_FAILED: 'a webhook can always be deleted',
    INVALID_NOTIFY_WITH_SUBSCRIPTION: 'the shop sends its mails itself',
  },
  WebhookDryRunErrorCode: {
    NOT_FOUND: 'a query that gives nothing is TYPE_NOT_SUPPORTED',
  },
  WebhookTriggerErrorCode: {
    SYNTAX: 'queries are checked when a webhook is made',
    MISSING_SUBSCRIPTION: 'queries are checked when a webhook is made',
    UNABLE_TO_PARSE: 'queries are checked when a webhook is made',
    MISSING_EVENT: 'queries are checked when a webhook is made',
    GRAPHQL_ERROR: 'queries are checked when a webhook is made',
  },
  MetadataErrorCode: { NOT_UPDATED: 'metadata is added in one statement' },
  CheckoutCreateFromOrderErrorCode: {
    ORDER_NOT_FOUND: 'an order that cannot be read is NOT_FOUND or refused',
    TAX_ERROR: 'taxes that an app cannot work out keep no checkout from being made',
  },
  AttributeBulkCreateErrorCode: { NOT_FOUND: 'a new attribute names nothing that could be missing' },
  ProductErrorCode: {
    ATTRIBUTE_VARIANTS_DISABLED: 'types without variants take attributes of variants',
    PREORDER_VARIANT_CANNOT_BE_DEACTIVATED: 'there are no preorders',
    INVALID_FILE_TYPE: 'pictures are known by their content',
    UNSUPPORTED_MIME_TYPE: 'pictures are known by their content',
  },
  ProductVariantBulkErrorCode: { ATTRIBUTE_VARIANTS_DISABLED: 'types without variants take attributes of variants' },
  CollectionErrorCode: { CANNOT_MANAGE_PRODUCT_WITHOUT_VARIANT: 'a product without a variant can be in a collection' },
  ProductBulkCreateErrorCode: {
    ATTRIBUTE_ALREADY_ASSIGNED: 'products are made of a type, not types of products',
    ATTRIBUTE_VARIANTS_DISABLED: 'types without variants take attributes of variants',
    BLANK: 'an empty name is REQUIRED',
    MAX_LENGTH: 'a name that is too long is INVALID',
    FILE_SIZE_LIMIT_EXCEEDED: 'a file that is too large is INVALID',
  },
}
