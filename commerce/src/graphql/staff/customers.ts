/** Customers, as staff and apps see and change them. */
import type { AccountErrorCode, CustomerBulkUpdateErrorCode } from '@semena/contract/enums'
import { hasPermission } from '../../context.ts'
import type { UserWhere } from '../../db/queries/customer/user-where.ts'
import type { CustomerWhereInput } from '../../domain/staff/inputs.generated.ts'
import { findUser } from '../../db/queries/staff/staff.ts'
import { ok, refuseOrder, type Refusal, refusal, type Result } from '../../domain/result.ts'
import { type CustomerChange, updateCustomers } from '../../domain/staff/customers-bulk.ts'
import { createCustomer, updateCustomer, type UserRef } from '../../domain/staff/customers.ts'
import { deleteCustomer, deleteCustomers } from '../../domain/staff/remove.ts'
import { plainText } from '../../domain/text.ts'
import type { UserSource } from '../account/sources.ts'
import type { Fields } from '../resolver-types.ts'
import { invalidArgument, permissionDenied } from '../shared/errors.ts'
import { keyOf, keysOf, someKeys } from '../shared/ids.ts'
import { readJoined } from '../shared/joined.ts'
import { requirePermission } from '../shared/permission.ts'
import { globalUser, users } from './members.ts'
import { bulkPayload, readId, readIds } from './payload.ts'
import { wantedMetadata } from '../shared/one-filter.ts'
import { payload } from '../shared/payload.ts'
import { readDefaults, readProfile } from './read.ts'

/** The customer that the arguments name: exactly one of id and external reference must be given. */
function readRef(
  id: string | null | undefined,
  reference: string | null | undefined,
): Result<UserRef, 'GRAPHQL_ERROR'> {
  if ((id == null) === (reference == null))
    return refuseOrder(refusal('GRAPHQL_ERROR', null, 'Exactly one of id and externalReference must be given.'))
  if (id == null) return { ok: true, value: { externalReference: plainText(reference!) } }
  const key = readId(id, 'User', 'id')
  return key.ok ? { ok: true, value: { id: key.value } } : key
}

/** The conditions with keys in place of ids. */
const readWhere = (where: CustomerWhereInput): UserWhere => ({ ...ownOf(where), ...readJoined(where, ownOf) })

const ownOf = ({ ids, addresses, metadata, AND: _and, OR: _or, ...plain }: CustomerWhereInput): UserWhere => ({
  ...plain,
  ids: ids ? keysOf(ids, 'User') : null,
  phone: addresses?.phoneNumber,
  country: addresses?.country,
  metadata: metadata && wantedMetadata(metadata),
})

/** The codes of bulk updates; whatever else stands against a change is INVALID there. */
const BULK_CODES: ReadonlySet<string> = new Set([
  'DUPLICATED_INPUT_ITEM',
  'GRAPHQL_ERROR',
  'REQUIRED',
  'UNIQUE',
  'NOT_FOUND',
])

const bulkError = ({ field, code, message }: Refusal<AccountErrorCode>) => ({
  path: field === null || field === 'id' || field === 'externalReference' ? field : `input.${field}`,
  message,
  code: (BULK_CODES.has(code) ? code : 'INVALID') as CustomerBulkUpdateErrorCode,
  attributes: null,
})

export const customerQueries = {
  customers: (_, { filter, where, sortBy, search, ...page }, ctx) => {
    requirePermission(ctx, 'MANAGE_USERS', 'MANAGE_ORDERS')
    return users(ctx, page, {
      kind: 'customers',
      ...filter,
      search: search ?? filter?.search,
      ids: someKeys(filter?.ids, 'User'),
      where: where ? readWhere(where) : null,
      sort: sortBy?.field ?? ((search ?? filter?.search) ? 'RANK' : 'EMAIL'),
      desc: sortBy ? sortBy.direction === 'DESC' : Boolean(search ?? filter?.search),
    })
  },

  user: async (_, { id, email, externalReference }, ctx): Promise<UserSource | null> => {
    const customers = hasPermission(ctx, 'MANAGE_USERS', 'MANAGE_ORDERS')
    const staff = hasPermission(ctx, 'MANAGE_STAFF')
    if (!customers && !staff) throw permissionDenied()
    if ([id, email, externalReference].filter((v) => v != null).length !== 1)
      throw invalidArgument('Exactly one of id, email and externalReference must be given.')
    const key = id == null ? null : keyOf(id, 'User')
    if (id != null && key === null) return null
    const by =
      key !== null
        ? { id: key }
        : email != null
          ? { email: plainText(email) }
          : { externalReference: plainText(externalReference!) }
    const kind = staff && hasPermission(ctx, 'MANAGE_USERS') ? 'all' : staff ? 'staff' : 'customers'
    return findUser(ctx.database.pool, by, kind)
  },
} satisfies Partial<Fields<'Query'>>

export const customerMutations = {
  customerCreate: async (_, { input }, ctx) => {
    requirePermission(ctx, 'MANAGE_USERS')
    const defaults = await readDefaults(ctx, input)
    if (!defaults.ok) return payload(defaults, 'user')
    const entered = {
      ...readProfile(input),
      ...defaults.value,
      redirectUrl: input.redirectUrl || null,
      channel: input.channel ?? null,
    }
    return payload(await createCustomer(ctx, entered), 'user')
  },

  customerUpdate: async (_, { id, externalReference, input }, ctx) => {
    requirePermission(ctx, 'MANAGE_USERS')
    const ref = readRef(id, externalReference)
    if (!ref.ok) return payload(ref, 'user')
    const defaults = await readDefaults(ctx, input)
    if (!defaults.ok) return payload(defaults, 'user')
    return payload(await updateCustomer(ctx, ref.value, { ...readProfile(input), ...defaults.value }), 'user')
  },

  customerBulkUpdate: async (_, { customers, errorPolicy }, ctx) => {
    requirePermission(ctx, 'MANAGE_USERS')
    type Read = Result<CustomerChange, AccountErrorCode>
    const changes = await Promise.all(
      customers.map(async ({ id, externalReference, input }): Promise<Read> => {
        const ref = readRef(id, externalReference)
        if (!ref.ok) return ref
        // Each address by itself, so that one that is wrong can be left out.
        const shipping = await readDefaults(ctx, { defaultShippingAddress: input.defaultShippingAddress ?? null })
        const billing = await readDefaults(ctx, { defaultBillingAddress: input.defaultBillingAddress ?? null })
        const faults = [shipping, billing].flatMap((read) => (read.ok ? [] : read.errors))
        const addresses = { ...(shipping.ok ? shipping.value : {}), ...(billing.ok ? billing.value : {}) }
        return ok({ ref: ref.value, input: { ...readProfile(input), ...addresses }, faults })
      }),
    )
    const { count, results } = await updateCustomers(ctx, changes, errorPolicy ?? 'REJECT_EVERYTHING')
    const shown = results.map((result) => ({
      customer: result.value,
      errors: result.errors.length ? result.errors.map(bulkError) : null,
    }))
    return { count, results: shown, errors: shown.flatMap((result) => result.errors ?? []) }
  },

  customerDelete: async (_, { id, externalReference }, ctx) => {
    requirePermission(ctx, 'MANAGE_USERS')
    const ref = readRef(id, externalReference)
    return payload(ref.ok ? await deleteCustomer(ctx, ref.value) : ref, 'user')
  },

  customerBulkDelete: async (_, { ids }, ctx) => {
    requirePermission(ctx, 'MANAGE_USERS')
    const keys = readIds(ids, 'User', 'ids')
    return bulkPayload(keys.ok ? await deleteCustomers(ctx, keys.value, globalUser) : keys)
  },
} satisfies Partial<Fields<'Mutation'>>
