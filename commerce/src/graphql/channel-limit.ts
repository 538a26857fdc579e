/**
 * Limits staff to their channels, for the whole schema: a field that leads to an order, checkout or payment of another
 * channel answers null or PERMISSION_DENIED, and a mutation that names one is refused before it runs. What somebody
 * bought there themselves stays theirs as a customer. Lists filter by channel on their own.
 */
import {
  getNamedType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLInputField,
  type GraphQLSchema,
  isInputObjectType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { channelLimitOf } from '../context.ts'
import type { OrderRow } from '../db/queries/order/order.ts'
import type { TransactionRow } from '../db/queries/payment/payment.ts'
import { isSoldType, type SoldType } from '../db/queries/customer/sold-in.ts'
import type { Checkout } from '../domain/checkout/state.ts'
import { fromGlobalId, isUuid } from '../domain/global-id.ts'
import type { GraphqlContext } from './context.ts'
import { permissionDenied } from './shared/errors.ts'
import { isMet, meets, soldKey } from './shared/sold.ts'

type Meets<Source> = (ctx: GraphqlContext, source: Source) => boolean | Promise<boolean>

const payment: Meets<TransactionRow> = (ctx, { id }) => meets(ctx, 'TransactionItem', id)

/** The types by which one comes to what was sold, and whether the viewer may meet one of them. */
const MET: Readonly<Record<string, Meets<never>>> = {
  Order: ((ctx, order) => isMet(ctx, order)) satisfies Meets<OrderRow>,
  Checkout: ((ctx, { channel, userId }) => isMet(ctx, { channelId: channel.id, userId })) satisfies Meets<Checkout>,
  TransactionItem: payment,
  Payment: payment,
}

/** Mutations by which a customer takes what nobody has yet, whoever they are. */
const TAKING: ReadonlySet<string> = new Set(['checkoutCustomerAttach'])

/** What may be named by its bare UUID. */
const BY_TOKEN = ['Order', 'Checkout', 'TransactionItem'] as const satisfies readonly SoldType[]

type Field = GraphQLField<unknown, GraphqlContext>
type Read = GraphQLFieldResolver<unknown, GraphqlContext>

/** Has the resolvers of a schema keep to the channels of whoever asks. */
export function limitToChannels(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    // What belongs to something that was sold was sold there, too.
    if (!isObjectType(type) || type.name in MET) continue
    for (const field of Object.values(type.getFields()) as Field[]) {
      const meet = MET[getNamedType(field.type).name]
      if (meet) field.resolve = leavingOut(field, meet)
    }
  }
  for (const field of Object.values(schema.getMutationType()!.getFields()) as Field[])
    if (field.resolve) field.resolve = refusing(field, field.resolve)
}

/** The channels that bind whoever asks; null also where their token is no longer valid, so that they are a stranger. */
function isLimited(ctx: GraphqlContext): boolean {
  try {
    return channelLimitOf(ctx) !== null
  } catch {
    return false
  }
}

/** The same resolver, which answers nothing in place of what was sold elsewhere. */
function leavingOut(field: Field, meet: Meets<never>): Read {
  const read: Read = field.resolve ?? ((source) => (source as Record<string, unknown>)[field.name])
  const kept = async (ctx: GraphqlContext, found: unknown): Promise<unknown> => {
    const value = await found
    if (value === null || value === undefined) return value
    if (Array.isArray(value)) {
      const all = await Promise.all(value.map(async (one) => meet(ctx, one as never)))
      return value.filter((_, at) => all[at])
    }
    if (await meet(ctx, value as never)) return value
    if (isNonNullType(field.type)) throw permissionDenied('You have no access to this channel.')
    return null
  }
  return (source, args, ctx, info) => {
    const found = read(source, args, ctx, info)
    return isLimited(ctx) ? kept(ctx, found) : found
  }
}

/** The same mutation, which is refused where an argument names what was sold elsewhere. */
function refusing(field: Field, resolve: Read): Read {
  return (source, args: Record<string, unknown>, ctx, info) =>
    isLimited(ctx) && !(TAKING.has(field.name) && args.customerId == null)
      ? requireNamed(ctx, idsIn(field.args, args)).then(() => resolve(source, args, ctx, info))
      : resolve(source, args, ctx, info)
}

async function requireNamed(ctx: GraphqlContext, ids: readonly string[]): Promise<void> {
  const named = ids.flatMap((id): [SoldType, string][] => {
    if (isUuid(id)) return BY_TOKEN.map((type) => [type, id.toLowerCase()])
    const { type, key } = fromGlobalId(id) ?? { type: '', key: '' }
    const read = isSoldType(type) ? soldKey(type, key) : null
    return read === null ? [] : [[type as SoldType, read]]
  })
  const met = await Promise.all(named.map(([type, key]) => meets(ctx, type, key)))
  if (met.includes(false)) throw permissionDenied('You have no access to this channel.')
}

/** The ids and tokens in arguments, however deep. */
function idsIn(inputs: readonly (GraphQLArgument | GraphQLInputField)[], values: Record<string, unknown>): string[] {
  return inputs.flatMap(({ name, type }): string[] => {
    const named = getNamedType(type)
    const given = [values[name]].flat(3).filter((one) => one !== null && one !== undefined)
    if (isInputObjectType(named)) {
      const fields = Object.values(named.getFields())
      return given.flatMap((one) => idsIn(fields, one as Record<string, unknown>))
    }
    return named.name === 'ID' || named.name === 'UUID' ? given.map(String) : []
  })
}
