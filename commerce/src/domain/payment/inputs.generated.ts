/* Written by npm run generate. Do not edit. */
import type { OrderDirection, TransactionActionEnum, TransactionEventTypeEnum, TransactionSortField } from '@semena/contract/enums'
import type { DateTimeRangeInput, MetadataInput, StringFilterInput } from '../inputs.generated.ts'

type Nullable<T> = T | null

export interface TransactionWhereInput {
  ids?: Nullable<string[]>
  pspReference?: Nullable<StringFilterInput>
  appIdentifier?: Nullable<StringFilterInput>
  createdAt?: Nullable<DateTimeRangeInput>
  modifiedAt?: Nullable<DateTimeRangeInput>
  events?: Nullable<TransactionEventFilterInput[]>
  AND?: Nullable<TransactionWhereInput[]>
  OR?: Nullable<TransactionWhereInput[]>
}
export interface TransactionEventFilterInput {
  createdAt?: Nullable<DateTimeRangeInput>
  type?: Nullable<TransactionEventTypeEnumFilterInput>
}
export interface TransactionEventTypeEnumFilterInput {
  eq?: Nullable<TransactionEventTypeEnum>
  oneOf?: Nullable<TransactionEventTypeEnum[]>
}
export interface TransactionSortingInput { direction: OrderDirection; field: TransactionSortField }
export interface PaymentGatewayToInitialize { id: string; data?: Nullable<unknown> }
export interface TransactionCreateInput {
  name?: Nullable<string>
  message?: Nullable<string>
  pspReference?: Nullable<string>
  availableActions?: Nullable<TransactionActionEnum[]>
  amountAuthorized?: Nullable<MoneyInput>
  amountCharged?: Nullable<MoneyInput>
  amountRefunded?: Nullable<MoneyInput>
  amountCanceled?: Nullable<MoneyInput>
  metadata?: Nullable<MetadataInput[]>
  privateMetadata?: Nullable<MetadataInput[]>
  externalUrl?: Nullable<string>
  paymentMethodDetails?: Nullable<PaymentMethodDetailsInput>
}
export interface TransactionUpdateInput {
  name?: Nullable<string>
  message?: Nullable<string>
  pspReference?: Nullable<string>
  availableActions?: Nullable<TransactionActionEnum[]>
  amountAuthorized?: Nullable<MoneyInput>
  amountCharged?: Nullable<MoneyInput>
  amountRefunded?: Nullable<MoneyInput>
  amountCanceled?: Nullable<MoneyInput>
  metadata?: Nullable<MetadataInput[]>
  privateMetadata?: Nullable<MetadataInput[]>
  externalUrl?: Nullable<string>
  paymentMethodDetails?: Nullable<PaymentMethodDetailsInput>
}
export interface TransactionEventInput { pspReference?: Nullable<string>; message?: Nullable<string> }
export interface MoneyInput { currency: string; amount: number }
export interface PaymentMethodDetailsInput {
  card?: Nullable<CardPaymentMethodDetailsInput>
  other?: Nullable<OtherPaymentMethodDetailsInput>
  giftCard?: Nullable<GiftCardPaymentMethodDetailsInput>
}
export interface CardPaymentMethodDetailsInput {
  name: string
  brand?: Nullable<string>
  firstDigits?: Nullable<string>
  lastDigits?: Nullable<string>
  expMonth?: Nullable<number>
  expYear?: Nullable<number>
}
export interface OtherPaymentMethodDetailsInput { name: string }
export interface GiftCardPaymentMethodDetailsInput {
  name: string
  brand?: Nullable<string>
  lastChars?: Nullable<string>
}
