/* Written by npm run generate. Do not edit. */
import type { PaymentErrorCode, TransactionKind } from '@semena/contract/enums'
import type { PaymentFilterInput, PaymentInput } from '../../domain/legacy-payment/inputs.generated.ts'
import type { CheckoutSource } from '../checkout/sources.ts'
import type { PaymentSource, StepSource } from './sources.ts'
import type { OrderSource } from '../order/sources.ts'
import type { OrderError } from '../order/types.generated.ts'
import type { Listed } from '../shared/listed.ts'
import type { Money, PageInfo } from '../shared/types.generated.ts'

type Nullable<T> = T | null
type Maybe<T> = T | null | undefined

export interface PaymentCountableEdge { node: PaymentSource; cursor: string }
export interface CreditCard {
  brand: string
  firstDigits: Maybe<string>
  lastDigits: string
  expMonth: Maybe<number>
  expYear: Maybe<number>
}
export interface CheckoutPaymentCreate {
  checkout: Maybe<CheckoutSource>
  payment: Maybe<PaymentSource>
  errors: readonly PaymentError[]
}
export interface PaymentError {
  field: Maybe<string>
  message: Maybe<string>
  code: PaymentErrorCode
  variants: Maybe<readonly string[]>
}
export interface OrderCapture { order: Maybe<OrderSource>; errors: readonly OrderError[] }
export interface OrderRefund { order: Maybe<OrderSource>; errors: readonly OrderError[] }
export interface OrderVoid { order: Maybe<OrderSource>; errors: readonly OrderError[] }

declare module '../resolver-types.ts' {
interface Types {
  PaymentCountableConnection: {
    source: Listed<PaymentSource>
    fields: {
      pageInfo: PageInfo
      edges: readonly PaymentCountableEdge[]
      totalCount: Maybe<number>
    }
    args: {}
  }
  Transaction: {
    source: StepSource
    fields: {
      id: string
      created: Date
      payment: PaymentSource
      token: string
      kind: TransactionKind
      isSuccess: boolean
      error: Maybe<string>
      gatewayResponse: unknown
      amount: Maybe<Money>
    }
    args: {}
  }
}
interface QueryFields {
  payment: Maybe<PaymentSource>
  payments: Maybe<Listed<PaymentSource>>
}
interface QueryArguments {
  payment: { id: string }
  payments: { filter?: Nullable<PaymentFilterInput>; before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
}
interface MutationFields {
  checkoutPaymentCreate: Maybe<CheckoutPaymentCreate>
  orderCapture: Maybe<OrderCapture>
  orderRefund: Maybe<OrderRefund>
  orderVoid: Maybe<OrderVoid>
}
interface MutationArguments {
  checkoutPaymentCreate: { checkoutId?: Nullable<string>; id?: Nullable<string>; input: PaymentInput; token?: Nullable<string> }
  orderCapture: { amount: number; id: string }
  orderRefund: { amount: number; id: string }
  orderVoid: { id: string }
}
}
