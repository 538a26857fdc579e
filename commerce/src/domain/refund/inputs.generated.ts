/* Written by npm run generate. Do not edit. */
type Nullable<T> = T | null

export interface OrderGrantRefundCreateInput {
  amount?: Nullable<number>
  reason?: Nullable<string>
  reasonReference?: Nullable<string>
  lines?: Nullable<OrderGrantRefundCreateLineInput[]>
  grantRefundForShipping?: Nullable<boolean>
  transactionId: string
}
export interface OrderGrantRefundCreateLineInput {
  id: string
  quantity: number
  reason?: Nullable<string>
  reasonReference?: Nullable<string>
}
export interface OrderGrantRefundUpdateInput {
  amount?: Nullable<number>
  reason?: Nullable<string>
  reasonReference?: Nullable<string>
  addLines?: Nullable<OrderGrantRefundUpdateLineAddInput[]>
  removeLines?: Nullable<string[]>
  grantRefundForShipping?: Nullable<boolean>
  transactionId?: Nullable<string>
}
export interface OrderGrantRefundUpdateLineAddInput {
  id: string
  quantity: number
  reason?: Nullable<string>
  reasonReference?: Nullable<string>
}
export interface RefundSettingsUpdateInput { refundReasonReferenceType: string }
export interface ReturnSettingsUpdateInput { returnReasonReferenceType: string }
