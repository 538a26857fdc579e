/** Customers, as staff and apps see and change them. */
import { may } from '../../context.ts'
import { findUser } from '../../db/queries/staff.ts'
import { no, refusal, type Result } from '../../domain/result.ts'
import { createCustomer, updateCustomer, type UserRef } from '../../domain/staff/customers.ts'
import { deleteCustomer, deleteCustomers } from '../../domain/staff/remove.ts'
import { plainText } from '../../domain/text.ts'
import type { GraphqlContext } from '../context.ts'
import type { UserSource } from '../account/sources.ts'
import type {
  MutationCustomerBulkDeleteArgs,
  MutationCustomerCreateArgs,
  MutationCustomerDeleteArgs,
  MutationCustomerUpdateArgs,
  QueryCustomersArgs,
  QueryUserArgs,
} from '../resolver-types.generated.ts'
import type { AddressInput } from '../shared/arguments.ts'
import { invalidArgument, permissionDenied } from '../shared/errors.ts'
import { keyOf, keysOf } from '../shared/ids.ts'
import { need } from '../shared/permission.ts'
import { ALL_USERS, globalUser, users } from './members.ts'
import { bulkPayload, readId, readIds, staffPayload } from './payload.ts'
import { readDefaults, readProfile } from './read.ts'

/** Exactly one of id and reference names the customer. */
function readRef(
  id: string | null | undefined,
  reference: string | null | undefined,
): Result<UserRef, 'GRAPHQL_ERROR'> {
  if ((id == null) === (reference == null))
    return no(refusal('GRAPHQL_ERROR', null, 'Exactly one of id and externalReference must be given.'))
  if (id == null) return { ok: true, value: { externalReference: plainText(reference!) } }
  const key = readId(id, 'User', 'id')
  return key.ok ? { ok: true, value: { id: key.value } } : key
}

interface Defaults {
  defaultShippingAddress?: AddressInput | null
  defaultBillingAddress?: AddressInput | null
}

export const customerQueries = {
  customers: (_: unknown, { filter, sortBy, search, ...page }: QueryCustomersArgs, ctx: GraphqlContext) => {
    need(ctx, 'MANAGE_USERS', 'MANAGE_ORDERS')
    return users(ctx, page, {
      ...ALL_USERS,
      kind: 'customers',
      search: search ?? filter?.search ?? null,
      ids: filter?.ids?.length ? keysOf([...filter.ids], 'User') : null,
      dateJoined: filter?.dateJoined ?? null,
      updatedAt: filter?.updatedAt ?? null,
      placedOrders: filter?.placedOrders ?? null,
      numberOfOrders: filter?.numberOfOrders ?? null,
      sort: sortBy?.field ?? ((search ?? filter?.search) ? 'RANK' : 'EMAIL'),
      desc: sortBy ? sortBy.direction === 'DESC' : Boolean(search ?? filter?.search),
    })
  },

  user: async (
    _: unknown,
    { id, email, externalReference }: QueryUserArgs,
    ctx: GraphqlContext,
  ): Promise<UserSource | null> => {
    const customers = may(ctx, 'MANAGE_USERS', 'MANAGE_ORDERS')
    const staff = may(ctx, 'MANAGE_STAFF')
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
    const kind = staff && may(ctx, 'MANAGE_USERS') ? 'all' : staff ? 'staff' : 'customers'
    return findUser(ctx.database.pool, by, kind)
  },
}

export const customerMutations = {
  customerCreate: async (_: unknown, { input }: MutationCustomerCreateArgs, ctx: GraphqlContext) => {
    need(ctx, 'MANAGE_USERS')
    const defaults = readDefaults(ctx, input as Defaults)
    if (!defaults.ok) return staffPayload('user', defaults)
    const entered = {
      ...readProfile(input),
      ...defaults.value,
      redirectUrl: input.redirectUrl || null,
      channel: input.channel ?? null,
    }
    return staffPayload('user', await createCustomer(ctx, entered))
  },

  customerUpdate: async (
    _: unknown,
    { id, externalReference, input }: MutationCustomerUpdateArgs,
    ctx: GraphqlContext,
  ) => {
    need(ctx, 'MANAGE_USERS')
    const ref = readRef(id, externalReference)
    if (!ref.ok) return staffPayload('user', ref)
    const defaults = readDefaults(ctx, input as Defaults)
    if (!defaults.ok) return staffPayload('user', defaults)
    return staffPayload('user', await updateCustomer(ctx, ref.value, { ...readProfile(input), ...defaults.value }))
  },

  customerDelete: async (_: unknown, { id, externalReference }: MutationCustomerDeleteArgs, ctx: GraphqlContext) => {
    need(ctx, 'MANAGE_USERS')
    const ref = readRef(id, externalReference)
    return staffPayload('user', ref.ok ? await deleteCustomer(ctx, ref.value) : ref)
  },

  customerBulkDelete: async (_: unknown, { ids }: MutationCustomerBulkDeleteArgs, ctx: GraphqlContext) => {
    need(ctx, 'MANAGE_USERS')
    const keys = readIds(ids, 'User', 'ids')
    return bulkPayload(keys.ok ? await deleteCustomers(ctx, keys.value, globalUser) : keys)
  },
}
