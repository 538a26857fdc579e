/* Written by npm run generate. Do not edit. */
import type { OrderAction, PaymentChargeStatusEnum, PaymentGatewayConfigErrorCode, PaymentGatewayInitializeErrorCode, TransactionActionEnum, TransactionCreateErrorCode, TransactionEventReportErrorCode, TransactionEventTypeEnum, TransactionFlowStrategyEnum, TransactionInitializeErrorCode, TransactionProcessErrorCode, TransactionRequestActionErrorCode, TransactionUpdateErrorCode } from '@semena/contract/enums'
import type { MetadataInput } from '../../domain/inputs.generated.ts'
import type { PaymentGatewayToInitialize, PaymentMethodDetailsInput, TransactionCreateInput, TransactionEventInput, TransactionSortingInput, TransactionUpdateInput, TransactionWhereInput } from '../../domain/payment/inputs.generated.ts'
import type { CheckoutSource } from '../checkout/sources.ts'
import type { PageSource } from '../content/sources.ts'
import type { PaymentSource, StepSource } from '../legacy-payment/sources.ts'
import type { CreditCard } from '../legacy-payment/types.generated.ts'
import type { MetadataItem } from '../metadata/types.generated.ts'
import type { OrderSource } from '../order/sources.ts'
import type { CardSource, OtherMethodSource, PaidGiftCardSource, PaymentMethodSource, TransactionEventSource, TransactionSource } from './sources.ts'
import type { Listed } from '../shared/listed.ts'
import type { Money, PageInfo, UserOrApp } from '../shared/types.generated.ts'
import type { GatewayConfigLine } from '../shop/types.generated.ts'

type Nullable<T> = T | null
type Maybe<T> = T | null | undefined

export interface TransactionCountableEdge { node: TransactionSource; cursor: string }
export interface PaymentGateway {
  name: string
  id: string
  config: readonly GatewayConfigLine[]
  currencies: readonly string[]
}
export interface PaymentGatewayInitialize {
  gatewayConfigs: Maybe<readonly PaymentGatewayConfig[]>
  errors: readonly PaymentGatewayInitializeError[]
}
export interface PaymentGatewayConfig {
  id: string
  data: Maybe<unknown>
  errors: Maybe<readonly PaymentGatewayConfigError[]>
}
export interface PaymentGatewayConfigError {
  field: Maybe<string>
  message: Maybe<string>
  code: PaymentGatewayConfigErrorCode
}
export interface PaymentGatewayInitializeError {
  field: Maybe<string>
  message: Maybe<string>
  code: PaymentGatewayInitializeErrorCode
}
export interface TransactionInitialize {
  transaction: Maybe<TransactionSource>
  transactionEvent: Maybe<TransactionEventSource>
  data: Maybe<unknown>
  errors: readonly TransactionInitializeError[]
}
export interface TransactionInitializeError {
  field: Maybe<string>
  message: Maybe<string>
  code: TransactionInitializeErrorCode
}
export interface TransactionProcess {
  transaction: Maybe<TransactionSource>
  transactionEvent: Maybe<TransactionEventSource>
  data: Maybe<unknown>
  errors: readonly TransactionProcessError[]
}
export interface TransactionProcessError {
  field: Maybe<string>
  message: Maybe<string>
  code: TransactionProcessErrorCode
}
export interface TransactionCreate { transaction: Maybe<TransactionSource>; errors: readonly TransactionCreateError[] }
export interface TransactionCreateError {
  field: Maybe<string>
  message: Maybe<string>
  code: TransactionCreateErrorCode
}
export interface TransactionUpdate { transaction: Maybe<TransactionSource>; errors: readonly TransactionUpdateError[] }
export interface TransactionUpdateError {
  field: Maybe<string>
  message: Maybe<string>
  code: TransactionUpdateErrorCode
}
export interface TransactionRequestAction {
  transaction: Maybe<TransactionSource>
  errors: readonly TransactionRequestActionError[]
}
export interface TransactionRequestActionError {
  field: Maybe<string>
  message: Maybe<string>
  code: TransactionRequestActionErrorCode
}
export interface TransactionEventReport {
  alreadyProcessed: Maybe<boolean>
  transaction: Maybe<TransactionSource>
  transactionEvent: Maybe<TransactionEventSource>
  errors: readonly TransactionEventReportError[]
}
export interface TransactionEventReportError {
  field: Maybe<string>
  message: Maybe<string>
  code: TransactionEventReportErrorCode
}

declare module '../resolver-types.ts' {
interface Types {
  TransactionCountableConnection: {
    source: Listed<TransactionSource>
    fields: {
      pageInfo: PageInfo
      edges: readonly TransactionCountableEdge[]
      totalCount: Maybe<number>
    }
    args: {}
  }
  TransactionItem: {
    source: TransactionSource
    fields: {
      id: string
      privateMetadata: readonly MetadataItem[]
      privateMetafield: Maybe<string>
      privateMetafields: Maybe<Record<string, string>>
      metadata: readonly MetadataItem[]
      metafield: Maybe<string>
      metafields: Maybe<Record<string, string>>
      token: string
      createdAt: Date
      modifiedAt: Date
      actions: readonly TransactionActionEnum[]
      authorizedAmount: Money
      authorizePendingAmount: Money
      refundedAmount: Money
      refundPendingAmount: Money
      canceledAmount: Money
      cancelPendingAmount: Money
      chargedAmount: Money
      chargePendingAmount: Money
      name: string
      message: string
      pspReference: string
      order: Maybe<OrderSource>
      checkout: Maybe<CheckoutSource>
      events: readonly TransactionEventSource[]
      externalUrl: string
      paymentMethodDetails: Maybe<PaymentMethodSource>
      reason: Maybe<string>
      reasonReference: Maybe<PageSource>
      createdBy: Maybe<UserOrApp>
    }
    args: {
      privateMetafield: { key: string }
      privateMetafields: { keys?: Nullable<string[]> }
      metafield: { key: string }
      metafields: { keys?: Nullable<string[]> }
    }
  }
  Payment: {
    source: PaymentSource
    fields: {
      id: string
      privateMetadata: readonly MetadataItem[]
      privateMetafield: Maybe<string>
      privateMetafields: Maybe<Record<string, string>>
      metadata: readonly MetadataItem[]
      metafield: Maybe<string>
      metafields: Maybe<Record<string, string>>
      gateway: string
      isActive: boolean
      created: Date
      modified: Date
      token: string
      checkout: Maybe<CheckoutSource>
      order: Maybe<OrderSource>
      paymentMethodType: string
      customerIpAddress: Maybe<string>
      chargeStatus: PaymentChargeStatusEnum
      actions: readonly OrderAction[]
      total: Maybe<Money>
      capturedAmount: Maybe<Money>
      transactions: Maybe<readonly StepSource[]>
      availableCaptureAmount: Maybe<Money>
      availableRefundAmount: Maybe<Money>
      creditCard: Maybe<CreditCard>
      pspReference: Maybe<string>
    }
    args: {
      privateMetafield: { key: string }
      privateMetafields: { keys?: Nullable<string[]> }
      metafield: { key: string }
      metafields: { keys?: Nullable<string[]> }
    }
  }
  TransactionEvent: {
    source: TransactionEventSource
    fields: {
      id: string
      createdAt: Date
      pspReference: string
      message: string
      externalUrl: string
      amount: Money
      type: Maybe<TransactionEventTypeEnum>
      idempotencyKey: Maybe<string>
      reasonReference: Maybe<PageSource>
      createdBy: Maybe<UserOrApp>
    }
    args: {}
  }
  CardPaymentMethodDetails: {
    source: CardSource
    fields: {
      name: string
      brand: Maybe<string>
      firstDigits: Maybe<string>
      lastDigits: Maybe<string>
      expMonth: Maybe<number>
      expYear: Maybe<number>
    }
    args: {}
  }
  GiftCardPaymentMethodDetails: {
    source: PaidGiftCardSource
    fields: {
      name: string
      brand: Maybe<string>
      lastChars: Maybe<string>
      isSaleorGiftcard: boolean
    }
    args: {}
  }
  OtherPaymentMethodDetails: {
    source: OtherMethodSource
    fields: {
      name: string
    }
    args: {}
  }
}
interface AbstractTypes {
  PaymentMethodDetails: {
    value: PaymentMethodSource
    names: 'CardPaymentMethodDetails' | 'GiftCardPaymentMethodDetails' | 'OtherPaymentMethodDetails'
  }
}
interface QueryFields {
  transaction: Maybe<TransactionSource>
  transactions: Maybe<Listed<TransactionSource>>
}
interface QueryArguments {
  transaction: { id?: Nullable<string>; token?: Nullable<string> }
  transactions: { where?: Nullable<TransactionWhereInput>; sortBy?: Nullable<TransactionSortingInput>; before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
}
interface MutationFields {
  paymentGatewayInitialize: Maybe<PaymentGatewayInitialize>
  transactionInitialize: Maybe<TransactionInitialize>
  transactionProcess: Maybe<TransactionProcess>
  transactionCreate: Maybe<TransactionCreate>
  transactionUpdate: Maybe<TransactionUpdate>
  transactionRequestAction: Maybe<TransactionRequestAction>
  transactionEventReport: Maybe<TransactionEventReport>
}
interface MutationArguments {
  paymentGatewayInitialize: { amount?: Nullable<number>; id: string; paymentGateways?: Nullable<PaymentGatewayToInitialize[]> }
  transactionInitialize: { action?: Nullable<TransactionFlowStrategyEnum>; amount?: Nullable<number>; customerIpAddress?: Nullable<string>; id: string; idempotencyKey?: Nullable<string>; paymentGateway: PaymentGatewayToInitialize }
  transactionProcess: { customerIpAddress?: Nullable<string>; data?: Nullable<unknown>; id?: Nullable<string>; token?: Nullable<string> }
  transactionCreate: { id: string; transaction: TransactionCreateInput; transactionEvent?: Nullable<TransactionEventInput> }
  transactionUpdate: { id?: Nullable<string>; token?: Nullable<string>; transaction?: Nullable<TransactionUpdateInput>; transactionEvent?: Nullable<TransactionEventInput> }
  transactionRequestAction: { actionType: TransactionActionEnum; amount?: Nullable<number>; id?: Nullable<string>; refundReason?: Nullable<string>; refundReasonReference?: Nullable<string>; token?: Nullable<string> }
  transactionEventReport: { amount?: Nullable<number>; availableActions?: Nullable<TransactionActionEnum[]>; externalUrl?: Nullable<string>; id?: Nullable<string>; message?: Nullable<string>; paymentMethodDetails?: Nullable<PaymentMethodDetailsInput>; pspReference: string; time?: Nullable<Date>; token?: Nullable<string>; transactionMetadata?: Nullable<MetadataInput[]>; transactionPrivateMetadata?: Nullable<MetadataInput[]>; type: TransactionEventTypeEnum }
}
}
