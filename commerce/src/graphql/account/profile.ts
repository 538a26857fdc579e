/** What customers change about themselves: names, language, addresses. */
import { bookPayload } from '../shared/address-book.ts'
import { hasPermission, userOf } from '../../context.ts'
import type { DefaultKind, UserAddressRow } from '../../db/queries/customer/user-address.ts'
import { userById } from '../../db/queries/customer/user.ts'
import type { StoredAddress } from '../../db/tables/columns.ts'
import {
  addAddress,
  changeAddress,
  chooseDefault,
  readAddressRow,
  removeAddress,
} from '../../domain/account/address-book.ts'
import { updateProfile } from '../../domain/account/profile.ts'
import { fromGlobalId, intKey } from '../../domain/global-id.ts'
import { refuseOrder, ok, refuse, type Result } from '../../domain/result.ts'
import { plainText } from '../../domain/text.ts'
import type { GraphqlContext } from '../context.ts'
import { addressSource } from '../address/sources.ts'
import type { AddressInput } from '../../domain/inputs.generated.ts'
import type { Fields } from '../resolver-types.ts'
import { emptyKey, readAddress, readMetadata } from '../shared/arguments.ts'
import { invalidArgument, permissionDenied } from '../shared/errors.ts'
import { payload } from '../shared/payload.ts'
import { reachesUser } from '../shared/reach.ts'
import { signedIn } from './auth.ts'

/** Refusals of an address book do not say which kind of address they are about. */
const withoutType = <T, Code extends string>(result: Result<T, Code>): Result<T, Code> =>
  result.ok ? result : refuseOrder(...result.errors.map(({ code, field, message }) => ({ code, field, message })))

/** The user whom an operation is about: the signed-in one, or the one named by an app that may act for others. */
async function target(ctx: GraphqlContext, customerId: string | null | undefined): Promise<number> {
  if (customerId == null) return signedIn(ctx).userId
  if (ctx.viewer.kind !== 'app' || !hasPermission(ctx, 'IMPERSONATE_USER')) throw permissionDenied()
  const key = intKey(customerId, 'User')
  if (key === null) throw invalidArgument('Must receive a User id.')
  if (!(await reachesUser(ctx, key))) throw permissionDenied()
  return key
}

const unknownCustomer = refuse('NOT_FOUND', 'customerId', "Couldn't resolve to a user.")

const gone = refuse('NOT_FOUND', 'id', "Couldn't resolve to a node.")

/** An address that the viewer may change. Refuses any other as Saleor does. */
async function ownAddress(
  ctx: GraphqlContext,
  id: string,
): Promise<Result<UserAddressRow, 'NOT_FOUND' | 'GRAPHQL_ERROR'>> {
  const viewer = userOf(ctx)
  if (!viewer && !hasPermission(ctx, 'MANAGE_USERS')) throw permissionDenied()
  const key = intKey(id, 'Address')
  if (key === null && fromGlobalId(id)?.type !== 'Address')
    return refuse('GRAPHQL_ERROR', 'id', 'Must receive an Address id.')
  const row = key === null ? null : await readAddressRow(ctx, key)
  if (!row) return gone
  const isTheirs = viewer?.userId === row.userId
  if (!isTheirs && !(hasPermission(ctx, 'MANAGE_USERS') && (await reachesUser(ctx, row.userId))))
    throw permissionDenied()
  return ok(row)
}

const read = async (
  ctx: GraphqlContext,
  input: AddressInput | null | undefined,
  kind: DefaultKind,
): Promise<Result<StoredAddress | null, 'REQUIRED' | 'INVALID'>> =>
  input ? readAddress(ctx, input, kind, null) : ok(null)

const nameOf = (text: string | null | undefined): string | undefined => (text == null ? undefined : plainText(text))

export const profileMutations = {
  accountUpdate: async (_, args, ctx) => {
    const userId = await target(ctx, args.customerId)
    const { input } = args
    const billing = await read(ctx, input.defaultBillingAddress, 'BILLING')
    const shipping = await read(ctx, input.defaultShippingAddress, 'SHIPPING')
    if (!billing.ok) return payload(billing, 'user')
    if (!shipping.ok) return payload(shipping, 'user')
    if (emptyKey(input.metadata))
      return payload(refuse('REQUIRED', 'metadata', 'Metadata key cannot be empty.'), 'user')
    const done = await updateProfile(ctx, userId, {
      firstName: nameOf(input.firstName),
      lastName: nameOf(input.lastName),
      languageCode: input.languageCode ?? undefined,
      metadata: readMetadata(input.metadata),
      defaultBillingAddress: billing.value,
      defaultShippingAddress: shipping.value,
    })
    return payload(done, 'user')
  },

  accountAddressCreate: async (_, args, ctx) => {
    const userId = await target(ctx, args.customerId)
    const address = withoutType(await readAddress(ctx, args.input, args.type ?? 'SHIPPING', null))
    const row = address.ok ? await addAddress(ctx, userId, address.value, args.type ?? null) : null
    return bookPayload(ctx, address.ok ? (row ? ok(row) : unknownCustomer) : address)
  },

  accountAddressUpdate: async (_, { id, input }, ctx) => {
    const own = await ownAddress(ctx, id)
    if (!own.ok) return bookPayload(ctx, own)
    const address = withoutType(await readAddress(ctx, input, 'SHIPPING', null))
    const row = address.ok ? await changeAddress(ctx, own.value.id, address.value) : null
    return bookPayload(ctx, address.ok ? (row ? ok(row) : gone) : address)
  },

  accountAddressDelete: async (_, { id }, ctx) => {
    const own = await ownAddress(ctx, id)
    if (own.ok) await removeAddress(ctx, own.value)
    return bookPayload(ctx, own)
  },

  accountSetDefaultAddress: async (_, { id, type }, ctx) => {
    const own = await ownAddress(ctx, id)
    if (own.ok && !(await chooseDefault(ctx, own.value, type))) return payload(gone, 'user')
    const user = own.ok ? await userById(ctx.database.pool, own.value.userId) : null
    return payload(own, { user: null }, () => ({ user }))
  },
} satisfies Partial<Fields<'Mutation'>>

export const profileQueries = {
  me: (_, _args, ctx) => {
    // The page of an app learns who looks at it.
    const { viewer } = ctx
    return viewer.kind === 'user' ? userById(ctx.database.pool, viewer.userId) : null
  },

  /** Answers null to everybody but the address's owner and those who look after customers. */
  address: async (_, { id }, ctx) => {
    const key = intKey(id, 'Address')
    if (key === null) throw invalidArgument('Must receive an Address id.')
    const viewer = userOf(ctx)
    if (!viewer && !hasPermission(ctx, 'MANAGE_USERS')) throw permissionDenied()
    const row = await readAddressRow(ctx, key)
    const isOwn = row && viewer?.userId === row.userId
    return row && (isOwn || hasPermission(ctx, 'MANAGE_USERS')) ? addressSource(row) : null
  },
} satisfies Partial<Fields<'Query'>>
