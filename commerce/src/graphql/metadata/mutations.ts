/** Writing metadata of whatever has some. */
import { fromGlobalId, intKey, isUuid, uuidKey } from '../../domain/global-id.ts'
import { writeMetadata } from '../../domain/metadata.ts'
import { ok, refuse, type Result } from '../../domain/result.ts'
import { plainText } from '../../domain/text.ts'
import type { GraphqlContext } from '../context.ts'
import { createLoaders } from '../loaders.ts'
import { type MetadataInput, readMetadata } from '../shared/arguments.ts'
import { permissionDenied } from '../shared/errors.ts'
import { refused } from '../shared/payload.ts'
import { METADATA_ITEMS, type MetadataItem } from './items.ts'

interface Named {
  type: string
  item: MetadataItem
  key: number | string
}

type Half = 'public' | 'private'

/** What an id names. Checkouts and orders may be named by their token alone. */
async function named(ctx: GraphqlContext, id: string): Promise<Result<Named, 'GRAPHQL_ERROR' | 'NOT_FOUND'>> {
  if (isUuid(id)) {
    const key = id.toLowerCase()
    const type = (await METADATA_ITEMS.Checkout!.load(ctx, key as never)) ? 'Checkout' : 'Order'
    return ok({ type, item: METADATA_ITEMS[type]!, key })
  }
  const type = fromGlobalId(id)?.type
  if (!type) return refuse('GRAPHQL_ERROR', 'id', "Couldn't resolve to a node.")
  const item = Object.hasOwn(METADATA_ITEMS, type) ? METADATA_ITEMS[type] : undefined
  if (!item) return refuse('NOT_FOUND', 'id', "Couldn't resolve to an item with metadata.")
  const key = item.keys === 'int' ? intKey(id, type) : uuidKey(id, type)
  return key === null ? refuse('NOT_FOUND', 'id', "Couldn't resolve to a node.") : ok({ type, item, key })
}

async function change(
  ctx: GraphqlContext,
  id: string,
  half: Half,
  what: { put?: MetadataInput; drop?: readonly string[] },
): Promise<{ item: object | null; errors: unknown[] }> {
  const found = await named(ctx, id)
  if (!found.ok) return { item: null, ...refused(found.errors) }
  const { item, key, type } = found.value
  const mayChange = item.mayChange[half]
  if (mayChange ? !(await mayChange(ctx, key)) : ctx.viewer.kind === 'anonymous') throw permissionDenied()
  const done = mayChange
    ? await writeMetadata(
        ctx,
        { table: item.table, key, isPrivate: half === 'private' },
        { put: readMetadata(what.put), drop: (what.drop ?? []).map(plainText) },
      )
    : refuse('NOT_FOUND', 'id', 'This has no private metadata.')
  if (!done.ok) return { item: null, ...refused(done.errors) }
  // What was read before the change is not what is there now.
  ctx.loaders = createLoaders(ctx)
  const source = await item.load(ctx, key as never)
  return {
    item: source ? { ...source, __typename: type === 'ShippingMethodType' ? 'ShippingMethod' : type } : null,
    errors: [],
  }
}

interface PutArgs {
  id: string
  input: MetadataInput
}

interface DropArgs {
  id: string
  keys: readonly string[]
}

export const metadataResolvers = {
  Mutation: {
    updateMetadata: (_: unknown, { id, input }: PutArgs, ctx: GraphqlContext) =>
      change(ctx, id, 'public', { put: input }),
    deleteMetadata: (_: unknown, { id, keys }: DropArgs, ctx: GraphqlContext) =>
      change(ctx, id, 'public', { drop: keys }),
    updatePrivateMetadata: (_: unknown, { id, input }: PutArgs, ctx: GraphqlContext) =>
      change(ctx, id, 'private', { put: input }),
    deletePrivateMetadata: (_: unknown, { id, keys }: DropArgs, ctx: GraphqlContext) =>
      change(ctx, id, 'private', { drop: keys }),
  },
  ObjectWithMetadata: { resolveType: (o: { __typename: string }) => o.__typename },
}
