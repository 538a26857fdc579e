/** Expected failures are values: use-cases answer either `{ ok: true, … }` or refusals. */
import type { AddressTypeEnum, PermissionEnum } from '@semena/contract/enums'

/** What exactly is at fault, besides the input field. */
interface At {
  addressType?: AddressTypeEnum
  permissions?: PermissionEnum[]
  /** Keys of rows; `lines` are a checkout's. The GraphQL layer makes ids of them. */
  variants?: number[]
  lines?: string[]
  groups?: number[]
  users?: number[]
  channels?: number[]
  orderLines?: string[]
  products?: number[]
  voucherCodes?: string[]
  /** Names of a gift card's tags. */
  tags?: string[]
  warehouse?: string
  warehouses?: string[]
  stocks?: number[]
  channelListings?: number[]
  shippingZones?: number[]
  taxClasses?: number[]
  countryCodes?: string[]
  attributes?: number[]
  values?: number[]
  /** Ids of changes in the change log. */
  changes?: number[]
  /** Where in an input of several parts: `stocks.0.warehouse`. */
  path?: string
  /** The place in a list of inputs, from 0 on. */
  index?: number
}

/** Why something was refused: a code of the schema, the input field at fault (camelCase) and a text for developers. */
export interface Refusal<Code extends string> extends At {
  code: Code
  field: string | null
  message: string
}

interface Refused<Code extends string> {
  ok: false
  errors: Refusal<Code>[]
}

/** `Code` is one of the schema's error enums, or those of its codes that can occur. */
export type Result<T, Code extends string> = { ok: true; value: T } | Refused<Code>

export const ok = <T>(value: T): { ok: true; value: T } => ({ ok: true, value })

/** Makes a refusal. `field` is null where no single input field is at fault. */
export const refusal = <const Code extends string>(
  code: Code,
  field: string | null,
  message: string,
  at: At = {},
): Refusal<Code> => ({ code, field, message, ...at })

export const refuseOrder = <Code extends string>(...errors: Refusal<Code>[]): Refused<Code> => ({ ok: false, errors })

/** Makes a result of one refusal. */
export const refuse = <const Code extends string>(
  code: Code,
  field: string | null,
  message: string,
  at: At = {},
): Refused<Code> => refuseOrder(refusal(code, field, message, at))
