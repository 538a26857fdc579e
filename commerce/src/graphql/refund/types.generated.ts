/* Written by npm run generate. Do not edit. */
import type { OrderGrantRefundCreateErrorCode, OrderGrantRefundCreateLineErrorCode, OrderGrantRefundUpdateErrorCode, OrderGrantRefundUpdateLineErrorCode, OrderGrantedRefundStatusEnum, RefundSettingsErrorCode, ReturnSettingsErrorCode, TransactionRequestRefundForGrantedRefundErrorCode } from '@semena/contract/enums'
import type { OrderGrantRefundCreateInput, OrderGrantRefundUpdateInput, RefundSettingsUpdateInput, ReturnSettingsUpdateInput } from '../../domain/refund/inputs.generated.ts'
import type { UserSource } from '../account/sources.ts'
import type { PageSource, PageTypeSource } from '../content/sources.ts'
import type { OrderLineSource, OrderSource } from '../order/sources.ts'
import type { TransactionEventSource, TransactionSource } from '../payment/sources.ts'
import type { GrantedRefundLineSource, GrantedRefundSource } from './sources.ts'
import type { Money } from '../shared/types.generated.ts'
import type { AppSource } from '../staff/sources.ts'

type Nullable<T> = T | null
type Maybe<T> = T | null | undefined

export interface OrderGrantRefundCreate {
  order: Maybe<OrderSource>
  grantedRefund: Maybe<GrantedRefundSource>
  errors: readonly OrderGrantRefundCreateError[]
}
export interface OrderGrantRefundCreateError {
  field: Maybe<string>
  message: Maybe<string>
  code: OrderGrantRefundCreateErrorCode
  lines: Maybe<readonly OrderGrantRefundCreateLineError[]>
}
export interface OrderGrantRefundCreateLineError {
  field: Maybe<string>
  message: Maybe<string>
  code: OrderGrantRefundCreateLineErrorCode
  lineId: string
}
export interface OrderGrantRefundUpdate {
  order: Maybe<OrderSource>
  grantedRefund: Maybe<GrantedRefundSource>
  errors: readonly OrderGrantRefundUpdateError[]
}
export interface OrderGrantRefundUpdateError {
  field: Maybe<string>
  message: Maybe<string>
  code: OrderGrantRefundUpdateErrorCode
  addLines: Maybe<readonly OrderGrantRefundUpdateLineError[]>
  removeLines: Maybe<readonly OrderGrantRefundUpdateLineError[]>
}
export interface OrderGrantRefundUpdateLineError {
  field: Maybe<string>
  message: Maybe<string>
  code: OrderGrantRefundUpdateLineErrorCode
  lineId: string
}
export interface TransactionRequestRefundForGrantedRefund {
  transaction: Maybe<TransactionSource>
  errors: readonly TransactionRequestRefundForGrantedRefundError[]
}
export interface TransactionRequestRefundForGrantedRefundError {
  field: Maybe<string>
  message: Maybe<string>
  code: TransactionRequestRefundForGrantedRefundErrorCode
}
export interface RefundSettings { reasonReferenceType: Maybe<PageTypeSource> }
export interface RefundSettingsUpdate {
  refundSettings: Maybe<RefundSettings>
  errors: readonly RefundSettingsUpdateError[]
}
export interface RefundSettingsUpdateError {
  field: Maybe<string>
  message: Maybe<string>
  code: RefundSettingsErrorCode
}
export interface RefundReasonReferenceTypeClear {
  refundSettings: RefundSettings
  errors: readonly RefundReasonReferenceTypeClearError[]
}
export interface RefundReasonReferenceTypeClearError {
  field: Maybe<string>
  message: Maybe<string>
  code: RefundSettingsErrorCode
}
export interface ReturnSettings { reasonReferenceType: Maybe<PageTypeSource> }
export interface ReturnSettingsUpdate {
  returnSettings: Maybe<ReturnSettings>
  errors: readonly ReturnSettingsUpdateError[]
}
export interface ReturnSettingsUpdateError {
  field: Maybe<string>
  message: Maybe<string>
  code: ReturnSettingsErrorCode
}
export interface ReturnReasonReferenceTypeClear {
  returnSettings: Maybe<ReturnSettings>
  errors: readonly ReturnReasonReferenceTypeClearError[]
}
export interface ReturnReasonReferenceTypeClearError {
  field: Maybe<string>
  message: Maybe<string>
  code: ReturnSettingsErrorCode
}

declare module '../resolver-types.ts' {
interface Types {
  OrderGrantedRefund: {
    source: GrantedRefundSource
    fields: {
      id: string
      createdAt: Date
      updatedAt: Date
      amount: Money
      reason: Maybe<string>
      reasonReference: Maybe<PageSource>
      user: Maybe<UserSource>
      app: Maybe<AppSource>
      shippingCostsIncluded: boolean
      lines: Maybe<readonly GrantedRefundLineSource[]>
      status: OrderGrantedRefundStatusEnum
      transactionEvents: Maybe<readonly TransactionEventSource[]>
      transaction: Maybe<TransactionSource>
    }
    args: {}
  }
  OrderGrantedRefundLine: {
    source: GrantedRefundLineSource
    fields: {
      id: string
      quantity: number
      orderLine: OrderLineSource
      reason: Maybe<string>
      reasonReference: Maybe<PageSource>
    }
    args: {}
  }
}
interface QueryFields {
  refundSettings: RefundSettings
  returnSettings: ReturnSettings
}
interface MutationFields {
  orderGrantRefundCreate: Maybe<OrderGrantRefundCreate>
  orderGrantRefundUpdate: Maybe<OrderGrantRefundUpdate>
  transactionRequestRefundForGrantedRefund: Maybe<TransactionRequestRefundForGrantedRefund>
  refundSettingsUpdate: Maybe<RefundSettingsUpdate>
  refundReasonReferenceClear: Maybe<RefundReasonReferenceTypeClear>
  returnSettingsUpdate: Maybe<ReturnSettingsUpdate>
  returnReasonReferenceClear: Maybe<ReturnReasonReferenceTypeClear>
}
interface MutationArguments {
  orderGrantRefundCreate: { id: string; input: OrderGrantRefundCreateInput }
  orderGrantRefundUpdate: { id: string; input: OrderGrantRefundUpdateInput }
  transactionRequestRefundForGrantedRefund: { grantedRefundId: string; id?: Nullable<string>; token?: Nullable<string> }
  refundSettingsUpdate: { input: RefundSettingsUpdateInput }
  returnSettingsUpdate: { input: ReturnSettingsUpdateInput }
}
}
