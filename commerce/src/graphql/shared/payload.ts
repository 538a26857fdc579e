/** Payloads of mutations: what was done, or why it was refused. */
import { toGlobalId } from '../../domain/global-id.ts'
import type { Refusal, Result } from '../../domain/result.ts'

/** A refusal with all fields that any error type of the schema has. */
export type ShownRefusal<Code extends string> = ReturnType<typeof shown<Code>>

const ids = (type: string, keys: readonly (string | number)[] | undefined) =>
  keys?.map((key) => toGlobalId(type, key)) ?? null

/** A refusal as payloads show it. */
export const shown = <Code extends string>({ field, code, message, ...at }: Refusal<Code>) => ({
  field,
  code,
  message,
  addressType: at.addressType ?? null,
  attributes: ids('Attribute', at.attributes),
  values: ids('AttributeValue', at.values),
  index: at.index ?? null,
  variants: ids('ProductVariant', at.variants),
  lines: ids('CheckoutLine', at.lines),
  permissions: at.permissions ?? null,
  groups: ids('Group', at.groups),
  users: ids('User', at.users),
  channels: ids('Channel', at.channels),
  orderLines: ids('OrderLine', at.orderLines),
  warehouses: ids('Warehouse', at.warehouses),
  shippingZones: ids('ShippingZone', at.shippingZones),
  taxClassIds: ids('TaxClass', at.taxClasses) ?? [],
  countryCodes: at.countryCodes ?? [],
  products: ids('Product', at.products),
  voucherCodes: at.voucherCodes ?? null,
  tags: at.tags ?? null,
  // Saleor's limits of rules and gifts, which we do not have.
  rulesLimit: null,
  rulesLimitExceedBy: null,
  giftsLimit: null,
  giftsLimitExceedBy: null,
  warehouse: at.warehouse === undefined ? null : toGlobalId('Warehouse', at.warehouse),
  stocks: ids('Stock', at.stocks),
  channelListings: ids('ProductVariantChannelListing', at.channelListings),
  path: at.path ?? null,
})

type Answer = Result<unknown, string>
type Value<Of extends Answer> = Extract<Of, { ok: true }>['value']
type Errors<Of extends Answer> = ShownRefusal<Extract<Of, { ok: false }>['errors'][number]['code']>[]
type Done<Made> = Made extends { errors: unknown } ? Made : Made & { errors: never[] }

/** Makes a payload of a use-case's answer. This form holds nothing but the errors. */
export function payload<Of extends Answer>(done: Of): { errors: Errors<Of> }
/** This form holds the result of the use-case under the name. */
export function payload<Of extends Answer, Name extends string>(
  done: Of,
  name: Name,
): { [N in NoInfer<Name>]: Value<Of> | null } & { errors: Errors<Of> }
/** This form holds the fields that `made` gives of the result, or those of `nothing` when there are errors. */
export function payload<Of extends Answer, Nothing extends object, Made extends object>(
  done: Of,
  nothing: Nothing,
  made: (value: Value<Of>) => Made,
): (NoInfer<Nothing> & { errors: Errors<Of> }) | Done<NoInfer<Made>>
export function payload(
  done: Answer,
  place: string | object = {},
  made: (value: never) => object = (value) => (typeof place === 'string' ? { [place]: value } : {}),
): object {
  if (done.ok) return { errors: [], ...made(done.value as never) }
  return { ...(typeof place === 'string' ? { [place]: null } : place), errors: done.errors.map(shown) }
}
