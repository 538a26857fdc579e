/* Written by npm run generate. Do not edit. */
import type { TypedDocument } from '@semena/contract/document'
import type { CheckoutAuthorizeStatusEnum, CheckoutChargeStatusEnum, FulfillmentStatus, LanguageCodeEnum, OrderAuthorizeStatusEnum, OrderChargeStatusEnum, OrderStatus, ProductMediaType, TransactionEventTypeEnum, TransactionInitializeErrorCode, TransactionProcessErrorCode } from '@semena/contract/enums'
import type { PaymentGatewayToInitialize } from '../../platform/inputs.generated.ts'

export type PaymentOrderQueryVariables = {
  id: string
}

export type PaymentOrderQuery = { order: { id: string, number: string, status: OrderStatus, isPaid: boolean, chargeStatus: OrderChargeStatusEnum, authorizeStatus: OrderAuthorizeStatusEnum, metafields: Record<string, string> | null, isShippingRequired: boolean, voucherCode: string | null, lines: Array<{ id: string, quantity: number, productName: string, variantName: string, translatedProductName: string, translatedVariantName: string, productVariantId: string | null, isGift: boolean | null, voucherCode: string | null, thumbnail: { url: string } | null, variant: { id: string, product: { id: string, thumbnail: { url: string } | null, media: Array<{ type: ProductMediaType, url: string, view: string | null, theme: string | null }> | null } } | null, unitDiscount: { amount: number, currency: string }, totalPrice: { gross: { amount: number, currency: string } }, undiscountedTotalPrice: { gross: { amount: number, currency: string } } }>, discounts: Array<{ id: string, name: string | null, amount: { amount: number, currency: string } }>, subtotal: { gross: { amount: number, currency: string } }, shippingPrice: { gross: { amount: number, currency: string } }, undiscountedShippingPrice: { amount: number, currency: string }, total: { gross: { amount: number, currency: string } }, totalBalance: { amount: number, currency: string }, totalCharged: { amount: number, currency: string }, totalRefunded: { amount: number, currency: string }, giftCards: Array<{ id: string }> } | null }

export type PaymentParcelsQueryVariables = {
  id: string
}

export type PaymentParcelsQuery = { order: { id: string, fulfillments: Array<{ id: string, fulfillmentOrder: number, status: FulfillmentStatus, created: string, trackingNumber: string }> } | null }

export type PaymentCheckoutQueryVariables = {
  id: string
  language: LanguageCodeEnum
}

export type PaymentCheckoutQuery = { checkout: { email: string | null, chargeStatus: CheckoutChargeStatusEnum, authorizeStatus: CheckoutAuthorizeStatusEnum, id: string, quantity: number, isShippingRequired: boolean, voucherCode: string | null, discountName: string | null, totalBalance: { amount: number, currency: string }, lines: Array<{ id: string, quantity: number, isGift: boolean | null, variant: { id: string, name: string, sku: string | null, quantityAvailable: number | null, quantityLimitPerCustomer: number | null, pricing: { price: { gross: { amount: number, currency: string } } | null, priceUndiscounted: { gross: { amount: number, currency: string } } | null } | null, translation: { name: string } | null, product: { id: string, slug: string, name: string, isAvailable: boolean | null, translation: { name: string | null } | null, thumbnail: { url: string } | null, media: Array<{ type: ProductMediaType, url: string, view: string | null, theme: string | null }> | null } }, totalPrice: { gross: { amount: number, currency: string } } }>, discount: { amount: number, currency: string } | null, subtotalPrice: { gross: { amount: number, currency: string } }, shippingPrice: { gross: { amount: number, currency: string } }, totalPrice: { gross: { amount: number, currency: string } }, giftCards: Array<{ id: string, last4CodeChars: string, isActive: boolean, expiryDate: string | null, currentBalance: { amount: number, currency: string } }>, deliveryMethod:
      | { id: string, price: { amount: number, currency: string } }
      | Record<PropertyKey, never>
     | null, shippingAddress: { country: { code: string } } | null, channel: { slug: string } } | null }

export type PaymentAttemptFragment = { id: string }

export type PaymentAttemptEventFragment = { id: string, type: TransactionEventTypeEnum | null, message: string }

export type PaymentStartMutationVariables = {
  id: string
  gateway: PaymentGatewayToInitialize
  key: string
}

export type PaymentStartMutation = { transactionInitialize: { data: unknown, transaction: { id: string } | null, transactionEvent: { id: string, type: TransactionEventTypeEnum | null, message: string } | null, errors: Array<{ code: TransactionInitializeErrorCode, field: string | null, message: string | null }> } | null }

export type PaymentProcessMutationVariables = {
  id: string
}

export type PaymentProcessMutation = { transactionProcess: { data: unknown, transaction: { id: string } | null, transactionEvent: { id: string, type: TransactionEventTypeEnum | null, message: string } | null, errors: Array<{ code: TransactionProcessErrorCode, field: string | null, message: string | null }> } | null }

export type PaymentStockQueryVariables = {
  ids: Array<string> | string
  channel: string
}

export type PaymentStockQuery = { productVariants: { edges: Array<{ node: { id: string, quantityAvailable: number | null } }> } | null }

export type SumsOrderFragment = { isShippingRequired: boolean, voucherCode: string | null, discounts: Array<{ id: string, name: string | null, amount: { amount: number, currency: string } }>, subtotal: { gross: { amount: number, currency: string } }, shippingPrice: { gross: { amount: number, currency: string } }, undiscountedShippingPrice: { amount: number, currency: string }, total: { gross: { amount: number, currency: string } }, totalBalance: { amount: number, currency: string }, totalCharged: { amount: number, currency: string }, totalRefunded: { amount: number, currency: string }, giftCards: Array<{ id: string }>, lines: Array<{ id: string, isGift: boolean | null, quantity: number, voucherCode: string | null, unitDiscount: { amount: number, currency: string }, totalPrice: { gross: { amount: number, currency: string } }, undiscountedTotalPrice: { gross: { amount: number, currency: string } } }> }

export type BasketPictureFragment = { thumbnail: { url: string } | null, media: Array<{ type: ProductMediaType, url: string, view: string | null, theme: string | null }> | null }

export type BasketCheckoutFragment = { id: string, quantity: number, isShippingRequired: boolean, voucherCode: string | null, discountName: string | null, lines: Array<{ id: string, quantity: number, isGift: boolean | null, variant: { id: string, name: string, sku: string | null, quantityAvailable: number | null, quantityLimitPerCustomer: number | null, pricing: { price: { gross: { amount: number, currency: string } } | null, priceUndiscounted: { gross: { amount: number, currency: string } } | null } | null, translation: { name: string } | null, product: { id: string, slug: string, name: string, isAvailable: boolean | null, translation: { name: string | null } | null, thumbnail: { url: string } | null, media: Array<{ type: ProductMediaType, url: string, view: string | null, theme: string | null }> | null } }, totalPrice: { gross: { amount: number, currency: string } } }>, discount: { amount: number, currency: string } | null, subtotalPrice: { gross: { amount: number, currency: string } }, shippingPrice: { gross: { amount: number, currency: string } }, totalPrice: { gross: { amount: number, currency: string } }, giftCards: Array<{ id: string, last4CodeChars: string, isActive: boolean, expiryDate: string | null, currentBalance: { amount: number, currency: string } }>, deliveryMethod:
    | { id: string, price: { amount: number, currency: string } }
    | Record<PropertyKey, never>
   | null, shippingAddress: { country: { code: string } } | null, channel: { slug: string } }

export type BasketSumsFragment = { id: string, quantity: number, isShippingRequired: boolean, voucherCode: string | null, discountName: string | null, discount: { amount: number, currency: string } | null, subtotalPrice: { gross: { amount: number, currency: string } }, shippingPrice: { gross: { amount: number, currency: string } }, totalPrice: { gross: { amount: number, currency: string } }, giftCards: Array<{ id: string, last4CodeChars: string, isActive: boolean, expiryDate: string | null, currentBalance: { amount: number, currency: string } }>, deliveryMethod:
    | { id: string, price: { amount: number, currency: string } }
    | Record<PropertyKey, never>
   | null, shippingAddress: { country: { code: string } } | null, channel: { slug: string } }

export type BasketLineFragment = { id: string, quantity: number, isGift: boolean | null, variant: { id: string, name: string, sku: string | null, quantityAvailable: number | null, quantityLimitPerCustomer: number | null, pricing: { price: { gross: { amount: number, currency: string } } | null, priceUndiscounted: { gross: { amount: number, currency: string } } | null } | null, translation: { name: string } | null, product: { id: string, slug: string, name: string, isAvailable: boolean | null, translation: { name: string | null } | null, thumbnail: { url: string } | null, media: Array<{ type: ProductMediaType, url: string, view: string | null, theme: string | null }> | null } }, totalPrice: { gross: { amount: number, currency: string } } }

export type BasketLineSumFragment = { id: string, quantity: number, isGift: boolean | null, totalPrice: { gross: { amount: number, currency: string } } }

export const PaymentOrderDocument: TypedDocument<PaymentOrderQuery, PaymentOrderQueryVariables> = { name: 'PaymentOrder', kind: 'query', source: "query PaymentOrder($id:ID!){order(id:$id){id number status isPaid chargeStatus authorizeStatus metafields(keys:[\"expiresAt\"])...SumsOrder lines{id quantity productName variantName translatedProductName translatedVariantName productVariantId thumbnail(size:256 format:AVIF){url}variant{id product{id ...BasketPicture}}}}}fragment SumsOrder on Order{isShippingRequired voucherCode discounts{id name amount{amount currency}}subtotal{gross{amount currency}}shippingPrice{gross{amount currency}}undiscountedShippingPrice{amount currency}total{gross{amount currency}}totalBalance{amount currency}totalCharged{amount currency}totalRefunded{amount currency}giftCards{id}lines{id isGift quantity voucherCode unitDiscount{amount currency}totalPrice{gross{amount currency}}undiscountedTotalPrice{gross{amount currency}}}}fragment BasketPicture on Product{thumbnail(size:256 format:AVIF){url}media{type url(size:256 format:AVIF)view:metafield(key:\"view\")theme:metafield(key:\"theme\")}}" }

export const PaymentParcelsDocument: TypedDocument<PaymentParcelsQuery, PaymentParcelsQueryVariables> = { name: 'PaymentParcels', kind: 'query', source: "query PaymentParcels($id:ID!){order(id:$id){id fulfillments{id fulfillmentOrder status created trackingNumber}}}" }

export const PaymentCheckoutDocument: TypedDocument<PaymentCheckoutQuery, PaymentCheckoutQueryVariables> = { name: 'PaymentCheckout', kind: 'query', source: "query PaymentCheckout($id:ID!$language:LanguageCodeEnum!){checkout(id:$id){...BasketCheckout email chargeStatus authorizeStatus totalBalance{amount currency}}}fragment BasketCheckout on Checkout{...BasketSums lines{...BasketLine}}fragment BasketSums on Checkout{id quantity isShippingRequired voucherCode discountName discount{amount currency}subtotalPrice{gross{amount currency}}shippingPrice{gross{amount currency}}totalPrice{gross{amount currency}}giftCards{id last4CodeChars isActive expiryDate currentBalance{amount currency}}deliveryMethod{...on ShippingMethod{id price{amount currency}}}shippingAddress{country{code}}channel{slug}}fragment BasketLine on CheckoutLine{...BasketLineSum variant{id name sku pricing{price{gross{amount currency}}priceUndiscounted{gross{amount currency}}}quantityAvailable quantityLimitPerCustomer translation(languageCode:$language){name}product{id slug name isAvailable translation(languageCode:$language){name}...BasketPicture}}}fragment BasketLineSum on CheckoutLine{id quantity isGift totalPrice{gross{amount currency}}}fragment BasketPicture on Product{thumbnail(size:256 format:AVIF){url}media{type url(size:256 format:AVIF)view:metafield(key:\"view\")theme:metafield(key:\"theme\")}}" }

export const PaymentStartDocument: TypedDocument<PaymentStartMutation, PaymentStartMutationVariables> = { name: 'PaymentStart', kind: 'mutation', source: "mutation PaymentStart($id:ID!$gateway:PaymentGatewayToInitialize!$key:String!){transactionInitialize(id:$id paymentGateway:$gateway idempotencyKey:$key){transaction{...PaymentAttempt}transactionEvent{...PaymentAttemptEvent}data errors{code field message}}}fragment PaymentAttempt on TransactionItem{id}fragment PaymentAttemptEvent on TransactionEvent{id type message}" }

export const PaymentProcessDocument: TypedDocument<PaymentProcessMutation, PaymentProcessMutationVariables> = { name: 'PaymentProcess', kind: 'mutation', source: "mutation PaymentProcess($id:ID!){transactionProcess(id:$id){transaction{...PaymentAttempt}transactionEvent{...PaymentAttemptEvent}data errors{code field message}}}fragment PaymentAttempt on TransactionItem{id}fragment PaymentAttemptEvent on TransactionEvent{id type message}" }

export const PaymentStockDocument: TypedDocument<PaymentStockQuery, PaymentStockQueryVariables> = { name: 'PaymentStock', kind: 'query', source: "query PaymentStock($ids:[ID!]!$channel:String!){productVariants(ids:$ids channel:$channel first:100){edges{node{id quantityAvailable}}}}" }
