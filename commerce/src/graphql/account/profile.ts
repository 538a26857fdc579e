/** What customers change about themselves: names, language, addresses. */
import { may, userOf } from '../../context.ts'
import type { DefaultKind, UserAddressRow } from '../../db/queries/user-address.ts'
import { userById } from '../../db/queries/user.ts'
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
import { ok, type Refusal, refuse, type Result } from '../../domain/result.ts'
import { plainText } from '../../domain/text.ts'
import type { GraphqlContext } from '../context.ts'
import type { AddressSource } from '../address/sources.ts'
import { type AddressInput, emptyKey, type MetadataInput, readAddress, readMetadata } from '../shared/arguments.ts'
import { invalidArgument, permissionDenied } from '../shared/errors.ts'
import { refused } from '../shared/payload.ts'
import { signedIn } from './auth.ts'

const shown = ({ id, address }: UserAddressRow): AddressSource => ({ ...address, rowId: id })

/** Errors of an address book do not say which kind of address they are about. */
const withoutType = <Code extends string>(errors: readonly Refusal<Code>[]): Refusal<Code>[] =>
  errors.map(({ code, field, message }) => ({ code, field, message }))

/** The user an operation is about: the signed-in one, or the one an app names that may act for others. */
function target(ctx: GraphqlContext, customerId: string | null | undefined): number {
  if (customerId == null) return signedIn(ctx).userId
  if (ctx.viewer.kind !== 'app' || !may(ctx, 'IMPERSONATE_USER')) throw permissionDenied()
  const key = intKey(customerId, 'User')
  if (key === null) throw invalidArgument('Must receive a User id.')
  return key
}

interface AccountInput {
  firstName?: string | null
  lastName?: string | null
  languageCode?: string | null
  defaultBillingAddress?: AddressInput | null
  defaultShippingAddress?: AddressInput | null
  metadata?: MetadataInput
}

const unknownCustomer = refuse('NOT_FOUND', 'customerId', "Couldn't resolve to a user.").errors

const gone = refuse('NOT_FOUND', 'id', "Couldn't resolve to a node.").errors

/** An address that the viewer may change; anything else is refused as Saleor refuses it. */
async function ownAddress(
  ctx: GraphqlContext,
  id: string,
): Promise<Result<UserAddressRow, 'NOT_FOUND' | 'GRAPHQL_ERROR'>> {
  const viewer = userOf(ctx)
  if (!viewer && !may(ctx, 'MANAGE_USERS')) throw permissionDenied()
  const key = intKey(id, 'Address')
  if (key === null && fromGlobalId(id)?.type !== 'Address')
    return refuse('GRAPHQL_ERROR', 'id', 'Must receive an Address id.')
  const row = key === null ? null : await readAddressRow(ctx, key)
  if (!row) return { ok: false, errors: gone }
  if (viewer?.userId !== row.userId && !may(ctx, 'MANAGE_USERS')) throw permissionDenied()
  return ok(row)
}

const read = (
  ctx: GraphqlContext,
  input: AddressInput | null | undefined,
  kind: DefaultKind,
): Result<StoredAddress | null, 'REQUIRED' | 'INVALID'> => (input ? readAddress(ctx, input, kind, null) : ok(null))

const nameOf = (text: string | null | undefined): string | undefined => (text == null ? undefined : plainText(text))

export const profileMutations = {
  accountUpdate: async (_: unknown, args: { customerId?: string | null; input: AccountInput }, ctx: GraphqlContext) => {
    const userId = target(ctx, args.customerId)
    const { input } = args
    const billing = read(ctx, input.defaultBillingAddress, 'BILLING')
    const shipping = read(ctx, input.defaultShippingAddress, 'SHIPPING')
    if (!billing.ok) return { user: null, ...refused(billing.errors) }
    if (!shipping.ok) return { user: null, ...refused(shipping.errors) }
    if (emptyKey(input.metadata))
      return { user: null, ...refused(refuse('REQUIRED', 'metadata', 'Metadata key cannot be empty.').errors) }
    const done = await updateProfile(ctx, userId, {
      firstName: nameOf(input.firstName),
      lastName: nameOf(input.lastName),
      languageCode: input.languageCode ?? undefined,
      metadata: readMetadata(input.metadata),
      defaultBillingAddress: billing.value,
      defaultShippingAddress: shipping.value,
    })
    return done.ok ? { user: done.value, errors: [] } : { user: null, ...refused(done.errors) }
  },

  accountAddressCreate: async (
    _: unknown,
    args: { customerId?: string | null; input: AddressInput; type?: DefaultKind | null },
    ctx: GraphqlContext,
  ) => {
    const userId = target(ctx, args.customerId)
    const address = readAddress(ctx, args.input, args.type ?? 'SHIPPING', null)
    if (!address.ok) return { user: null, address: null, ...refused(withoutType(address.errors)) }
    const row = await addAddress(ctx, userId, address.value, args.type ?? null)
    if (!row) return { user: null, address: null, ...refused(unknownCustomer) }
    return { user: await userById(ctx.database.pool, userId), address: shown(row), errors: [] }
  },

  accountAddressUpdate: async (_: unknown, { id, input }: { id: string; input: AddressInput }, ctx: GraphqlContext) => {
    const own = await ownAddress(ctx, id)
    if (!own.ok) return { user: null, address: null, ...refused(own.errors) }
    const address = readAddress(ctx, input, 'SHIPPING', null)
    if (!address.ok) return { user: null, address: null, ...refused(withoutType(address.errors)) }
    const row = await changeAddress(ctx, own.value.id, address.value)
    if (!row) return { user: null, address: null, ...refused(gone) }
    return { user: await userById(ctx.database.pool, own.value.userId), address: shown(row), errors: [] }
  },

  accountAddressDelete: async (_: unknown, { id }: { id: string }, ctx: GraphqlContext) => {
    const own = await ownAddress(ctx, id)
    if (!own.ok) return { user: null, address: null, ...refused(own.errors) }
    await removeAddress(ctx, own.value)
    return { user: await userById(ctx.database.pool, own.value.userId), address: shown(own.value), errors: [] }
  },

  accountSetDefaultAddress: async (
    _: unknown,
    { id, type }: { id: string; type: DefaultKind },
    ctx: GraphqlContext,
  ) => {
    const own = await ownAddress(ctx, id)
    if (!own.ok) return { user: null, ...refused(own.errors) }
    if (!(await chooseDefault(ctx, own.value, type))) return { user: null, ...refused(gone) }
    return { user: await userById(ctx.database.pool, own.value.userId), errors: [] }
  },
}

export const profileQueries = {
  me: (_: unknown, _args: unknown, ctx: GraphqlContext) => {
    const viewer = userOf(ctx)
    return viewer && userById(ctx.database.pool, viewer.userId)
  },

  /** Null for everybody but its owner and those who look after customers. */
  address: async (_: unknown, { id }: { id: string }, ctx: GraphqlContext) => {
    const key = intKey(id, 'Address')
    if (key === null) throw invalidArgument('Must receive an Address id.')
    if (ctx.viewer.kind === 'anonymous') throw permissionDenied()
    const row = await readAddressRow(ctx, key)
    const isOwn = row && userOf(ctx)?.userId === row.userId
    return row && (isOwn || may(ctx, 'MANAGE_USERS')) ? shown(row) : null
  },
}
