/* Written by npm run generate. Do not edit. */
import type { StorePaymentMethodEnum } from '@semena/contract/enums'
import type { MetadataInput } from '../inputs.generated.ts'

type Nullable<T> = T | null

export interface PaymentFilterInput { ids?: Nullable<string[]>; checkouts?: Nullable<string[]> }
export interface PaymentInput {
  gateway: string
  token?: Nullable<string>
  amount?: Nullable<number>
  returnUrl?: Nullable<string>
  storePaymentMethod: StorePaymentMethodEnum | null
  metadata?: Nullable<MetadataInput[]>
}
