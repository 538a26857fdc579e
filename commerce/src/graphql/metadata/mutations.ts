/** Writing metadata of whatever has some. */
import { fromGlobalId, intKey, isUuid, toGlobalId, uuidKey } from '../../domain/global-id.ts'
import { writeMetadata } from '../../domain/metadata.ts'
import { ok, refuse, type Result } from '../../domain/result.ts'
import { plainText } from '../../domain/text.ts'
import type { GraphqlContext } from '../context.ts'
import { createLoaders } from '../loaders.ts'
import type { MetadataInput } from '../../domain/inputs.generated.ts'
import type { Fields, Resolvers } from '../resolver-types.ts'
import { readMetadata } from '../shared/arguments.ts'
import { permissionDenied } from '../shared/errors.ts'
import { payload } from '../shared/payload.ts'
import { requireItsChannel } from '../shared/sold.ts'
import { anyone, hasUuid, itemOf, loadItem, type MetadataItem } from './items.ts'

interface Found {
  item: MetadataItem
  type: string
  key: number | string
}

type Half = 'public' | 'private'

/** Reads the key in an id; null where it is not of the kind that the item's keys are. */
function found(item: MetadataItem, type: string, id: string): Found | null {
  const key = hasUuid(item) ? uuidKey(id, type) : intKey(id, type)
  return key === null ? null : { item, type, key }
}

/** What an id names. Checkouts and orders may be named by their bare UUID, Saleor's token. */
async function named(ctx: GraphqlContext, id: string): Promise<Result<Found, 'INVALID' | 'NOT_FOUND'>> {
  if (isUuid(id)) {
    const isCheckout = (await loadItem(ctx, 'Checkout', id.toLowerCase())) !== null
    return named(ctx, toGlobalId(isCheckout ? 'Checkout' : 'Order', id.toLowerCase()))
  }
  const type = fromGlobalId(id)?.type
  if (!type) return refuse('INVALID', null, 'This is no id.')
  const item = itemOf(type)
  if (!item) return refuse('NOT_FOUND', 'id', "Couldn't resolve to an item with metadata.")
  const thing = found(item, type, id)
  return thing ? ok(thing) : refuse('NOT_FOUND', 'id', "Couldn't resolve to a node.")
}

async function change(
  ctx: GraphqlContext,
  id: string,
  half: Half,
  what: { put?: readonly MetadataInput[]; drop?: readonly string[] },
) {
  const thing = await named(ctx, id)
  if (!thing.ok) return payload(thing, 'item')
  const { item, type, key } = thing.value
  const mayChange = item.mayChange[half]
  if (mayChange ? !(await mayChange(ctx, key)) : ctx.viewer.kind === 'anonymous') throw permissionDenied()
  if (mayChange !== anyone) await requireItsChannel(ctx, type, key)
  const done = mayChange
    ? await writeMetadata(
        ctx,
        { table: item.table, key, isPrivate: half === 'private' },
        { put: readMetadata(what.put), drop: (what.drop ?? []).map(plainText) },
      )
    : refuse('NOT_FOUND', 'id', 'This has no private metadata.')
  // The loaders hold values from before the change, so the answer needs new ones.
  if (done.ok) ctx.loaders = createLoaders(ctx)
  const shown = done.ok ? await loadItem(ctx, type, key) : null
  return payload(done, { item: null }, () => ({ item: shown }))
}

export const metadataResolvers = {
  Mutation: {
    updateMetadata: (_, { id, input }, ctx) => change(ctx, id, 'public', { put: input }),
    deleteMetadata: (_, { id, keys }, ctx) => change(ctx, id, 'public', { drop: keys }),
    updatePrivateMetadata: (_, { id, input }, ctx) => change(ctx, id, 'private', { put: input }),
    deletePrivateMetadata: (_, { id, keys }, ctx) => change(ctx, id, 'private', { drop: keys }),
  },
  ObjectWithMetadata: { resolveType: (thing) => thing.__typename },
} satisfies { Mutation: Partial<Fields<'Mutation'>> } & Resolvers<'ObjectWithMetadata'>
