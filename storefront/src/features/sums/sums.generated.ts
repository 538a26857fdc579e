/* Written by npm run generate. Do not edit. */
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SumsOrderFragment = { isShippingRequired: boolean, voucherCode: string | null, discounts: Array<{ id: string, name: string | null, amount: { amount: number, currency: string } }>, subtotal: { gross: { amount: number, currency: string } }, shippingPrice: { gross: { amount: number, currency: string } }, undiscountedShippingPrice: { amount: number, currency: string }, total: { gross: { amount: number, currency: string } }, totalBalance: { amount: number, currency: string }, giftCards: Array<{ id: string }>, lines: Array<{ id: string, isGift: boolean | null, quantity: number, voucherCode: string | null, unitDiscount: { amount: number, currency: string }, totalPrice: { gross: { amount: number, currency: string } }, undiscountedTotalPrice: { gross: { amount: number, currency: string } } }> };


