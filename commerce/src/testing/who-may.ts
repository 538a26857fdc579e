/**
 * Who may do what: a line for every field of Query and Mutation. `graphql/permissions.db.test.ts` tries each of them as
 * nobody, as a customer, as staff and as apps, and fails for an operation that has no line here. A line of an operation
 * that the schema does not have is passed over.
 */
import type { PermissionEnum } from '@semena/contract/enums'
import { toGlobalId } from '../domain/global-id.ts'

/** Ids of things in the channel `us`: of a paid order, of which one piece was sent, and of a draft. */
export interface Existing {
  channel: string
  order: string
  fulfillment: string
  /** Written down by staff. */
  transaction: string
  note: string
  invoice: string
  grantedRefund: string
  draft: string
  checkout: string
  /** A line and a discount of the draft. */
  line: string
  discount: string
}

export type Who =
  /** Everybody, also without an account. */
  | { kind: 'everybody' }
  /** Whoever is signed in, and no app, or any, or those with a permission. */
  | { kind: 'user'; apps?: PermissionEnum | 'any' }
  /** Any member of staff, whatever their permissions, and any app, or those with a permission. */
  | { kind: 'staff'; apps?: PermissionEnum }
  /** Staff and apps with one of the permissions, or only the one kind of them. */
  | { kind: 'permission'; anyOf: readonly PermissionEnum[]; only?: 'staff' | 'apps' }
  /** Staff with the permission, and any app, which sees and changes its own. */
  | { kind: 'permission or app'; permission: PermissionEnum }
  /** Apps, whatever their permissions. */
  | { kind: 'app' }
  /** It depends on the thing, or needs a file; `test` names the test file that tells. */
  | { kind: 'elsewhere'; test: string }

export interface Line {
  who: Who
  /** Arguments in GraphQL's notation, where the smallest ones that the schema allows will not do. */
  args?: () => string
  /**
   * For operations on orders, drafts and payments: arguments that name something in the channel `us`, which staff of
   * other channels may not touch, or why there are none.
   */
  channel?: ((existing: Existing) => string) | { none: string }
}

const NOTHING = '00000000-0000-4000-8000-000000000000'
const everybody: Line = { who: { kind: 'everybody' } }
const user: Line = { who: { kind: 'user' } }
const userOr = (apps: PermissionEnum | 'any'): Line => ({ who: { kind: 'user', apps } })
const staff: Line = { who: { kind: 'staff' } }
const may = (...anyOf: PermissionEnum[]): Line => ({ who: { kind: 'permission', anyOf } })
const person = (...anyOf: PermissionEnum[]): Line => ({ who: { kind: 'permission', anyOf, only: 'staff' } })
const app = (...anyOf: PermissionEnum[]): Line => ({ who: { kind: 'permission', anyOf, only: 'apps' } })
const ownOr = (permission: PermissionEnum): Line => ({ who: { kind: 'permission or app', permission } })
const elsewhere = (test: string): Line => ({ who: { kind: 'elsewhere', test } })

/** The same with arguments that name something of the channel `us`. */
const inChannel = (line: Line, channel: (existing: Existing) => string): Line => ({ ...line, channel })

/** The same for an operation that is of no channel, and why. */
const noChannel = (line: Line, none: string): Line => ({ ...line, channel: { none } })

/** The same line for several operations. */
const all = (line: Line, names: string): Record<string, Line> =>
  Object.fromEntries(
    names
      .trim()
      .split(/\s+/)
      .map((name) => [name, line]),
  )

/** Tried by tests of their own. */
const LISTS = 'lists leave out what is of other channels'
const ELSEWHERE = 'what is of other channels is not found'
const pageTypes = may('MANAGE_PAGE_TYPES_AND_ATTRIBUTES')

export const WHO_MAY: Readonly<Record<'Query' | 'Mutation', Readonly<Record<string, Line>>>> = {
  Query: {
    // The shop and what shoppers read
    ...all(
      everybody,
      `shop me addressValidationRules attribute attributes categories category collection collections product products
       productVariant productVariants productType productTypes channel page pages pageType menu menus menuItem menuItems order checkout`,
    ),
    ...all(
      staff,
      `channels pageTypes taxClass taxClasses taxConfiguration taxConfigurations taxCountryConfiguration
       taxCountryConfigurations appExtension appExtensions`,
    ),
    ...all(
      noChannel(may('MANAGE_PRODUCTS', 'MANAGE_ORDERS', 'MANAGE_SHIPPING'), 'warehouses serve several channels'),
      'warehouse warehouses',
    ),
    ...all(may('MANAGE_PRODUCTS', 'MANAGE_DISCOUNTS', 'MANAGE_GIFT_CARD'), 'exportFile'),
    ...all(may('MANAGE_PRODUCTS'), 'stock stocks reportProductSales exportFiles'),
    ...all(may('MANAGE_SHIPPING'), 'shippingZone shippingZones'),
    ...all(staff, 'refundSettings returnSettings'),
    orderSettings: noChannel(may('MANAGE_ORDERS'), 'they are settings of the shop'),

    // People
    customers: noChannel(may('MANAGE_USERS', 'MANAGE_ORDERS'), 'people are customers of the whole shop'),
    user: noChannel(may('MANAGE_USERS', 'MANAGE_ORDERS', 'MANAGE_STAFF'), 'people are customers of the whole shop'),
    address: { ...userOr('MANAGE_USERS'), args: () => `id: "${toGlobalId('Address', 1)}"` },
    ...all(may('MANAGE_STAFF'), 'staffUsers permissionGroups permissionGroup'),

    // Orders and checkouts
    ...all(noChannel(may('MANAGE_ORDERS'), LISTS), 'orders draftOrders homepageEvents'),
    ordersTotal: inChannel(may('MANAGE_ORDERS'), () => 'channel: "us"'),
    checkoutLines: noChannel(may('MANAGE_CHECKOUTS'), LISTS),
    checkouts: noChannel(may('MANAGE_CHECKOUTS', 'HANDLE_PAYMENTS'), LISTS),
    payments: noChannel(may('MANAGE_ORDERS'), LISTS),
    transactions: noChannel(may('HANDLE_PAYMENTS', 'MANAGE_ORDERS'), LISTS),
    payment: noChannel(may('MANAGE_ORDERS'), ELSEWHERE),
    transaction: noChannel(may('HANDLE_PAYMENTS', 'MANAGE_ORDERS'), ELSEWHERE),

    // Offers
    ...all(may('MANAGE_DISCOUNTS'), 'promotion promotions sale sales voucher vouchers'),
    ...all(may('MANAGE_GIFT_CARD'), 'giftCard giftCards giftCardSettings giftCardCurrencies giftCardTags'),

    // Translations
    ...all(may('MANAGE_TRANSLATIONS'), 'translation translations'),

    // Apps
    app: staff,
    ...all(may('MANAGE_APPS'), 'appsInstallations webhookEvents'),
    webhook: ownOr('MANAGE_APPS'),
    ...all(may('MANAGE_PLUGINS'), 'plugin plugins'),
    apps: { who: { kind: 'staff', apps: 'MANAGE_APPS' } },
  },

  Mutation: {
    // Signing in, and one's own account
    ...all(
      everybody,
      `tokenCreate tokenRefresh tokenVerify externalAuthenticationUrl externalObtainAccessTokens externalRefresh
       externalVerify externalLogout requestPasswordReset confirmAccount setPassword accountRegister`,
    ),
    ...all(
      user,
      `tokensDeactivateAll sendConfirmationEmail passwordChange requestEmailChange confirmEmailChange
       accountAddressCreate accountUpdate accountRequestDeletion accountDelete`,
    ),
    ...all(userOr('MANAGE_USERS'), 'accountAddressUpdate accountAddressDelete accountSetDefaultAddress'),
    fileUpload: elsewhere('catalog/upload.db.test.ts'),
    userAvatarUpdate: elsewhere('account/avatar.db.test.ts'),
    userAvatarDelete: user,

    // Checkouts
    ...all(
      everybody,
      `checkoutAddPromoCode checkoutBillingAddressUpdate checkoutComplete checkoutCreate checkoutEmailUpdate
       checkoutLinesDelete checkoutLinesAdd checkoutLinesUpdate checkoutRemovePromoCode checkoutShippingAddressUpdate
       checkoutDeliveryMethodUpdate checkoutLanguageCodeUpdate deliveryOptionsCalculate checkoutCreateFromOrder
       checkoutCustomerNoteUpdate checkoutLineDelete checkoutShippingMethodUpdate checkoutPaymentCreate
       paymentGatewayInitialize transactionInitialize transactionProcess`,
    ),
    checkoutDelete: inChannel(may('MANAGE_CHECKOUTS'), ({ checkout }) => `id: "${checkout}"`),
    ...all(userOr('any'), 'checkoutCustomerAttach checkoutCustomerDetach'),

    // People
    ...all(
      may('MANAGE_USERS'),
      `customerCreate customerUpdate customerDelete customerBulkDelete customerBulkUpdate userBulkSetActive addressCreate
       addressUpdate addressDelete addressSetDefault`,
    ),
    ...all(
      person('MANAGE_STAFF'),
      `staffCreate staffUpdate staffDelete staffBulkDelete permissionGroupCreate permissionGroupUpdate
       permissionGroupDelete`,
    ),

    // The catalogue
    ...all(
      may('MANAGE_PRODUCTS'),
      `categoryCreate categoryUpdate categoryDelete categoryBulkDelete
       collectionCreate collectionUpdate collectionDelete collectionBulkDelete collectionAddProducts
       collectionRemoveProducts collectionReorderProducts collectionChannelListingUpdate
       productCreate productUpdate productDelete productBulkDelete productBulkCreate productChannelListingUpdate
       productMediaDelete productMediaBulkDelete productMediaReorder productMediaUpdate productReorderAttributeValues
       productVariantCreate productVariantUpdate productVariantDelete productVariantBulkDelete productVariantBulkCreate
       productVariantBulkUpdate productVariantChannelListingUpdate productVariantStocksCreate productVariantStocksUpdate
       productVariantStocksDelete productVariantReorder productVariantSetDefault productVariantReorderAttributeValues
       productVariantPreorderDeactivate variantMediaAssign variantMediaUnassign stockBulkUpdate exportProducts`,
    ),
    productMediaCreate: may('MANAGE_PRODUCTS'),
    ...all(
      may('MANAGE_PRODUCT_TYPES_AND_ATTRIBUTES'),
      `productTypeCreate productTypeUpdate productTypeDelete productTypeBulkDelete productTypeReorderAttributes
       productAttributeAssign productAttributeUnassign productAttributeAssignmentUpdate`,
    ),
    ...all(
      may('MANAGE_PRODUCT_TYPES_AND_ATTRIBUTES', 'MANAGE_PAGE_TYPES_AND_ATTRIBUTES'),
      `attributeUpdate attributeDelete attributeReorderValues attributeValueUpdate attributeValueDelete
       attributeBulkCreate attributeBulkUpdate`,
    ),
    ...all(pageTypes, 'attributeBulkDelete attributeValueBulkDelete'),
    attributeValueCreate: may(
      'MANAGE_PRODUCT_TYPES_AND_ATTRIBUTES',
      'MANAGE_PAGE_TYPES_AND_ATTRIBUTES',
      'MANAGE_PRODUCTS',
    ),
    attributeCreate: {
      ...may('MANAGE_PRODUCT_TYPES_AND_ATTRIBUTES'),
      args: () => 'input: { name: "x", type: PRODUCT_TYPE }',
    },

    // Warehouses, shipping, taxes, channels
    ...all(
      may('MANAGE_PRODUCTS'),
      'createWarehouse updateWarehouse deleteWarehouse assignWarehouseShippingZone unassignWarehouseShippingZone',
    ),
    ...all(
      may('MANAGE_SHIPPING'),
      `shippingZoneCreate shippingZoneUpdate shippingZoneDelete shippingZoneBulkDelete shippingPriceCreate
       shippingPriceUpdate shippingPriceDelete shippingPriceBulkDelete shippingMethodChannelListingUpdate
       shippingPriceExcludeProducts shippingPriceRemoveProductFromExclude`,
    ),
    ...all(
      may('MANAGE_TAXES'),
      `taxClassCreate taxClassUpdate taxClassDelete taxConfigurationUpdate taxCountryConfigurationUpdate
       taxCountryConfigurationDelete taxExemptionManage`,
    ),
    ...all(
      may('MANAGE_CHANNELS'),
      'channelCreate channelActivate channelDeactivate channelDelete channelReorderWarehouses',
    ),
    channelUpdate: { ...may('MANAGE_CHANNELS'), args: () => `id: "${toGlobalId('Channel', 0)}", input: { name: "x" }` },

    // Content
    ...all(
      pageTypes,
      `pageTypeCreate pageTypeUpdate pageTypeDelete pageTypeBulkDelete pageTypeReorderAttributes pageAttributeAssign
       pageAttributeUnassign`,
    ),
    ...all(
      may('MANAGE_PAGES'),
      'pageCreate pageUpdate pageDelete pageBulkDelete pageBulkPublish pageReorderAttributeValues',
    ),
    ...all(
      may('MANAGE_MENUS'),
      `menuCreate menuUpdate menuDelete menuBulkDelete menuItemCreate menuItemUpdate menuItemDelete menuItemBulkDelete
       menuItemMove`,
    ),
    assignNavigation: may('MANAGE_MENUS', 'MANAGE_SETTINGS'),

    // Offers
    ...all(
      may('MANAGE_DISCOUNTS'),
      `promotionCreate promotionUpdate promotionDelete promotionRuleCreate promotionRuleUpdate promotionRuleDelete
       promotionBulkDelete voucherCreate voucherUpdate voucherDelete voucherBulkDelete voucherCataloguesAdd
       voucherCataloguesRemove voucherChannelListingUpdate voucherCodeBulkDelete exportVoucherCodes saleCreate saleUpdate
       saleDelete saleBulkDelete saleCataloguesAdd saleCataloguesRemove saleChannelListingUpdate`,
    ),
    ...all(
      may('MANAGE_GIFT_CARD'),
      `giftCardCreate giftCardUpdate giftCardDelete giftCardActivate giftCardDeactivate giftCardResend giftCardAddNote
       giftCardAssignUser giftCardUnassignUser giftCardBalanceAdjust giftCardBulkCreate giftCardBulkDelete
       giftCardBulkActivate giftCardBulkDeactivate giftCardSettingsUpdate exportGiftCards`,
    ),

    // Translations
    ...all(
      may('MANAGE_TRANSLATIONS'),
      `categoryTranslate pageTranslate productTranslate productVariantTranslate collectionTranslate attributeTranslate
       attributeValueTranslate menuItemTranslate promotionTranslate promotionRuleTranslate shippingPriceTranslate
       saleTranslate voucherTranslate shopSettingsTranslate productBulkTranslate productVariantBulkTranslate
       attributeBulkTranslate attributeValueBulkTranslate`,
    ),

    // Orders and payments
    orderCancel: inChannel(may('MANAGE_ORDERS'), ({ order }) => `id: "${order}"`),
    orderConfirm: inChannel(may('MANAGE_ORDERS'), ({ order }) => `id: "${order}"`),
    orderMarkAsPaid: inChannel(may('MANAGE_ORDERS'), ({ order }) => `id: "${order}"`),
    orderUpdate: inChannel(may('MANAGE_ORDERS'), ({ order }) => `id: "${order}", input: {}`),
    orderAddNote: inChannel(may('MANAGE_ORDERS'), ({ order }) => `order: "${order}", input: { message: "x" }`),
    orderNoteAdd: inChannel(may('MANAGE_ORDERS'), ({ order }) => `order: "${order}", input: { message: "x" }`),
    orderUpdateShipping: inChannel(may('MANAGE_ORDERS'), ({ order }) => `order: "${order}", input: {}`),
    orderLinesCreate: inChannel(may('MANAGE_ORDERS'), ({ order }) => `id: "${order}", input: []`),
    orderDiscountAdd: inChannel(
      may('MANAGE_ORDERS'),
      ({ order }) => `orderId: "${order}", input: { valueType: FIXED, value: 1 }`,
    ),
    orderGrantRefundCreate: inChannel(
      may('MANAGE_ORDERS'),
      ({ order }) => `id: "${order}", input: { transactionId: "${toGlobalId('TransactionItem', NOTHING)}" }`,
    ),
    draftOrderCreate: inChannel(may('MANAGE_ORDERS'), ({ channel }) => `input: { channelId: "${channel}" }`),
    draftOrderUpdate: inChannel(may('MANAGE_ORDERS'), ({ draft }) => `id: "${draft}", input: {}`),
    draftOrderComplete: inChannel(may('MANAGE_ORDERS'), ({ draft }) => `id: "${draft}"`),
    draftOrderDelete: inChannel(may('MANAGE_ORDERS'), ({ draft }) => `id: "${draft}"`),
    orderFulfill: inChannel(may('MANAGE_ORDERS'), ({ order }) => `order: "${order}", input: { lines: [] }`),
    orderFulfillmentApprove: inChannel(
      may('MANAGE_ORDERS'),
      ({ fulfillment }) => `id: "${fulfillment}", notifyCustomer: false`,
    ),
    orderFulfillmentUpdateTracking: inChannel(
      may('MANAGE_ORDERS'),
      ({ fulfillment }) => `id: "${fulfillment}", input: { trackingNumber: "x" }`,
    ),
    orderFulfillmentCancel: inChannel(may('MANAGE_ORDERS'), ({ fulfillment }) => `id: "${fulfillment}"`),
    orderFulfillmentRefundProducts: inChannel(may('MANAGE_ORDERS'), ({ order }) => `order: "${order}", input: {}`),
    orderFulfillmentReturnProducts: inChannel(may('MANAGE_ORDERS'), ({ order }) => `order: "${order}", input: {}`),
    orderCapture: inChannel(may('MANAGE_ORDERS'), ({ order }) => `id: "${order}", amount: 1`),
    orderRefund: inChannel(may('MANAGE_ORDERS'), ({ order }) => `id: "${order}", amount: 1`),
    orderVoid: inChannel(may('MANAGE_ORDERS'), ({ order }) => `id: "${order}"`),
    orderBulkCancel: inChannel(may('MANAGE_ORDERS'), ({ order }) => `ids: ["${order}"]`),
    draftOrderBulkDelete: inChannel(may('MANAGE_ORDERS'), ({ draft }) => `ids: ["${draft}"]`),
    orderNoteUpdate: inChannel(may('MANAGE_ORDERS'), ({ note }) => `note: "${note}", input: { message: "x" }`),
    orderLineUpdate: inChannel(may('MANAGE_ORDERS'), ({ line }) => `id: "${line}", input: { quantity: 2 }`),
    orderLineDelete: inChannel(may('MANAGE_ORDERS'), ({ line }) => `id: "${line}"`),
    orderLineDiscountUpdate: inChannel(
      may('MANAGE_ORDERS'),
      ({ line }) => `orderLineId: "${line}", input: { valueType: FIXED, value: 1 }`,
    ),
    orderLineDiscountRemove: inChannel(may('MANAGE_ORDERS'), ({ line }) => `orderLineId: "${line}"`),
    orderDiscountUpdate: inChannel(
      may('MANAGE_ORDERS'),
      ({ discount }) => `discountId: "${discount}", input: { valueType: FIXED, value: 1 }`,
    ),
    orderDiscountDelete: inChannel(may('MANAGE_ORDERS'), ({ discount }) => `discountId: "${discount}"`),
    orderGrantRefundUpdate: inChannel(
      may('MANAGE_ORDERS'),
      ({ grantedRefund }) => `id: "${grantedRefund}", input: { reason: "x" }`,
    ),
    invoiceRequest: inChannel(may('MANAGE_ORDERS'), ({ order }) => `orderId: "${order}"`),
    invoiceCreate: inChannel(
      may('MANAGE_ORDERS'),
      ({ order }) => `orderId: "${order}", input: { number: "x", url: "https://example.com/x" }`,
    ),
    invoiceUpdate: inChannel(may('MANAGE_ORDERS'), ({ invoice }) => `id: "${invoice}", input: { number: "x" }`),
    invoiceSendNotification: inChannel(may('MANAGE_ORDERS'), ({ invoice }) => `id: "${invoice}"`),
    invoiceRequestDelete: inChannel(may('MANAGE_ORDERS'), ({ invoice }) => `id: "${invoice}"`),
    invoiceDelete: inChannel(may('MANAGE_ORDERS'), ({ invoice }) => `id: "${invoice}"`),
    orderSettingsUpdate: noChannel(may('MANAGE_ORDERS'), 'they are settings of the shop'),
    orderCreateFromCheckout: noChannel(app('HANDLE_CHECKOUTS'), 'apps are bound to no channel'),
    orderBulkCreate: inChannel(
      may('MANAGE_ORDERS_IMPORT'),
      () => `orders: [{
        channel: "us", createdAt: "2026-01-01T00:00:00Z", languageCode: EN, currency: "USD", user: { email: "x@example.com" }
        billingAddress: { country: US }, lines: [{
          variantSku: "PLENTY", quantity: 1, createdAt: "2026-01-01T00:00:00Z", isShippingRequired: false, isGiftCard: false
          warehouse: "${toGlobalId('Warehouse', NOTHING)}"
          totalPrice: { gross: 1, net: 1 }, undiscountedTotalPrice: { gross: 1, net: 1 }
        }]
      }]`,
    ),
    transactionCreate: inChannel(may('HANDLE_PAYMENTS'), ({ order }) => `id: "${order}", transaction: {}`),
    transactionRequestAction: inChannel(
      may('HANDLE_PAYMENTS'),
      ({ transaction }) => `id: "${transaction}", actionType: REFUND`,
    ),
    transactionRequestRefundForGrantedRefund: inChannel(
      may('HANDLE_PAYMENTS'),
      ({ transaction, grantedRefund }) => `id: "${transaction}", grantedRefundId: "${grantedRefund}"`,
    ),
    // Apps may do this with their own payments only, so that what they are tried with is nobody's.
    transactionUpdate: {
      ...inChannel(may('HANDLE_PAYMENTS'), ({ transaction }) => `id: "${transaction}"`),
      args: () => `id: "${toGlobalId('TransactionItem', NOTHING)}"`,
    },
    transactionEventReport: {
      ...inChannel(may('HANDLE_PAYMENTS'), ({ transaction }) => `id: "${transaction}", pspReference: "x", type: INFO`),
      args: () => `id: "${toGlobalId('TransactionItem', NOTHING)}", pspReference: "x", type: INFO`,
    },

    // The shop
    ...all(
      may('MANAGE_SETTINGS'),
      `shopSettingsUpdate shopAddressUpdate shopDomainUpdate refundSettingsUpdate refundReasonReferenceClear
       returnSettingsUpdate returnReasonReferenceClear staffNotificationRecipientCreate
       staffNotificationRecipientUpdate staffNotificationRecipientDelete`,
    ),
    ...all(
      elsewhere('metadata/metadata.db.test.ts'),
      'updateMetadata deleteMetadata updatePrivateMetadata deletePrivateMetadata',
    ),

    // Apps
    appCreate: person('MANAGE_APPS'),
    ...all(
      may('MANAGE_APPS'),
      'appUpdate appDelete appTokenCreate appTokenDelete appActivate appDeactivate appReenableSyncWebhooks',
    ),
    ...all(ownOr('MANAGE_APPS'), 'webhookCreate webhookUpdate webhookDelete eventDeliveryRetry'),
    ...all(person('MANAGE_APPS'), 'webhookDryRun webhookTrigger'),
    appProblemCreate: { who: { kind: 'app' } },
    pluginUpdate: may('MANAGE_PLUGINS'),
    ...all(person('MANAGE_APPS'), 'appInstall appRetryInstall'),
    ...all(may('MANAGE_APPS'), 'appDeleteFailedInstallation appFetchManifest'),
    appProblemDismiss: { ...person('MANAGE_APPS'), args: () => 'input: { byStaffWithIds: { ids: [] } }' },
    appTokenVerify: everybody,
  },
}
