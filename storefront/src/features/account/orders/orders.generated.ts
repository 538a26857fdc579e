/* Written by npm run generate. Do not edit. */
import type { TypedDocument } from '@semena/contract/document'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ProductMediaType =
  | 'IMAGE'
  | 'VIDEO';

/** Where an order stands. */
export type OrderStatus =
  | 'DRAFT'
  | 'UNCONFIRMED'
  | 'UNFULFILLED'
  | 'PARTIALLY_FULFILLED'
  | 'PARTIALLY_RETURNED'
  | 'RETURNED'
  | 'FULFILLED'
  | 'CANCELED'
  | 'EXPIRED';

export type OrderAuthorizeStatusEnum =
  | 'NONE'
  | 'PARTIAL'
  | 'FULL';

export type OrderChargeStatusEnum =
  | 'NONE'
  | 'PARTIAL'
  | 'FULL'
  | 'OVERCHARGED';

export type FulfillmentStatus =
  | 'FULFILLED'
  | 'REFUNDED'
  | 'RETURNED'
  | 'REPLACED'
  | 'REFUNDED_AND_RETURNED'
  | 'CANCELED'
  | 'WAITING_FOR_APPROVAL';

export type AccountOrderStateFragment = { id: string, number: string, created: string, status: OrderStatus, isPaid: boolean, chargeStatus: OrderChargeStatusEnum, authorizeStatus: OrderAuthorizeStatusEnum, metafields: Record<string, string> | null, total: { gross: { amount: number, currency: string } } };

export type AccountOrderLineFragment = { id: string, quantity: number, isGift: boolean | null, productName: string, variantName: string, translatedProductName: string, translatedVariantName: string, productSku: string | null, productVariantId: string | null, thumbnail: { url: string } | null, variant: { id: string, product: { id: string, slug: string, thumbnail: { url: string } | null, media: Array<{ type: ProductMediaType, url: string, view: string | null, theme: string | null }> | null } } | null };

export type AccountOrderAddressFragment = { id: string, firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, postalCode: string, countryArea: string, phone: string | null, country: { code: string, country: string } };

export type AccountOrdersQueryVariables = Exact<{
  first?: number | null | undefined;
  last?: number | null | undefined;
  after?: string | null | undefined;
  before?: string | null | undefined;
}>;


export type AccountOrdersQuery = { me: { id: string, orders: { totalCount: number | null, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean, startCursor: string | null, endCursor: string | null }, edges: Array<{ node: { id: string, number: string, created: string, status: OrderStatus, isPaid: boolean, chargeStatus: OrderChargeStatusEnum, authorizeStatus: OrderAuthorizeStatusEnum, metafields: Record<string, string> | null, lines: Array<{ id: string, quantity: number, isGift: boolean | null, productName: string, variantName: string, translatedProductName: string, translatedVariantName: string, productSku: string | null, productVariantId: string | null, thumbnail: { url: string } | null, variant: { id: string, product: { id: string, slug: string, thumbnail: { url: string } | null, media: Array<{ type: ProductMediaType, url: string, view: string | null, theme: string | null }> | null } } | null }>, total: { gross: { amount: number, currency: string } } } }> } | null } | null };

export type AccountOrderQueryVariables = Exact<{
  id: string | number;
}>;


export type AccountOrderQuery = { order: { userEmail: string | null, shippingMethodName: string | null, voucherCode: string | null, id: string, number: string, created: string, status: OrderStatus, isPaid: boolean, chargeStatus: OrderChargeStatusEnum, authorizeStatus: OrderAuthorizeStatusEnum, metafields: Record<string, string> | null, user: { id: string } | null, subtotal: { gross: { amount: number, currency: string } }, shippingPrice: { gross: { amount: number, currency: string } }, discounts: Array<{ id: string, name: string | null, amount: { amount: number, currency: string } }>, shippingAddress: { id: string, firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, postalCode: string, countryArea: string, phone: string | null, country: { code: string, country: string } } | null, billingAddress: { id: string, firstName: string, lastName: string, companyName: string, streetAddress1: string, streetAddress2: string, city: string, postalCode: string, countryArea: string, phone: string | null, country: { code: string, country: string } } | null, lines: Array<{ id: string, quantity: number, isGift: boolean | null, productName: string, variantName: string, translatedProductName: string, translatedVariantName: string, productSku: string | null, productVariantId: string | null, unitPrice: { gross: { amount: number, currency: string } }, totalPrice: { gross: { amount: number, currency: string } }, thumbnail: { url: string } | null, variant: { id: string, product: { id: string, slug: string, thumbnail: { url: string } | null, media: Array<{ type: ProductMediaType, url: string, view: string | null, theme: string | null }> | null } } | null }>, fulfillments: Array<{ id: string, fulfillmentOrder: number, status: FulfillmentStatus, created: string, trackingNumber: string, lines: Array<{ id: string, quantity: number, orderLine: { id: string } | null }> | null }>, total: { gross: { amount: number, currency: string } } } | null };

export type AccountStockQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
  channel: string;
}>;


export type AccountStockQuery = { productVariants: { edges: Array<{ node: { id: string, quantityAvailable: number | null } }> } | null };

export type BasketPictureFragment = { thumbnail: { url: string } | null, media: Array<{ type: ProductMediaType, url: string, view: string | null, theme: string | null }> | null };

export const AccountOrdersDocument: TypedDocument<AccountOrdersQuery, AccountOrdersQueryVariables> = { name: 'AccountOrders', kind: 'query', source: "query AccountOrders($first:Int$last:Int$after:String$before:String){me{id orders(first:$first last:$last after:$after before:$before){totalCount pageInfo{hasNextPage hasPreviousPage startCursor endCursor}edges{node{...AccountOrderState lines{...AccountOrderLine}}}}}}fragment AccountOrderState on Order{id number created status isPaid chargeStatus authorizeStatus metafields(keys:[\"expiresAt\"])total{gross{amount currency}}}fragment AccountOrderLine on OrderLine{id quantity isGift productName variantName translatedProductName translatedVariantName productSku productVariantId thumbnail(size:256 format:AVIF){url}variant{id product{id slug ...BasketPicture}}}fragment BasketPicture on Product{thumbnail(size:256 format:AVIF){url}media{type url(size:256 format:AVIF)view:metafield(key:\"view\")theme:metafield(key:\"theme\")}}" }

export const AccountOrderDocument: TypedDocument<AccountOrderQuery, AccountOrderQueryVariables> = { name: 'AccountOrder', kind: 'query', source: "query AccountOrder($id:ID!){order(id:$id){...AccountOrderState user{id}userEmail shippingMethodName voucherCode subtotal{gross{amount currency}}shippingPrice{gross{amount currency}}discounts{id name amount{amount currency}}shippingAddress{...AccountOrderAddress}billingAddress{...AccountOrderAddress}lines{...AccountOrderLine unitPrice{gross{amount currency}}totalPrice{gross{amount currency}}}fulfillments{id fulfillmentOrder status created trackingNumber lines{id quantity orderLine{id}}}}}fragment AccountOrderState on Order{id number created status isPaid chargeStatus authorizeStatus metafields(keys:[\"expiresAt\"])total{gross{amount currency}}}fragment AccountOrderAddress on Address{id firstName lastName companyName streetAddress1 streetAddress2 city postalCode country{code country}countryArea phone}fragment AccountOrderLine on OrderLine{id quantity isGift productName variantName translatedProductName translatedVariantName productSku productVariantId thumbnail(size:256 format:AVIF){url}variant{id product{id slug ...BasketPicture}}}fragment BasketPicture on Product{thumbnail(size:256 format:AVIF){url}media{type url(size:256 format:AVIF)view:metafield(key:\"view\")theme:metafield(key:\"theme\")}}" }

export const AccountStockDocument: TypedDocument<AccountStockQuery, AccountStockQueryVariables> = { name: 'AccountStock', kind: 'query', source: "query AccountStock($ids:[ID!]!$channel:String!){productVariants(ids:$ids channel:$channel first:100){edges{node{id quantityAvailable}}}}" }
