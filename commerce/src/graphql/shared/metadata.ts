/** Metadata fields that many types share. Private metadata is for staff and apps. */
import { hasPermission } from '../../context.ts'
import type { MetadataMap } from '../../db/tables/columns.ts'
import type { GraphqlContext } from '../context.ts'
import { permissionDenied } from './errors.ts'

export interface WithMetadata {
  metadata: MetadataMap
  privateMetadata: MetadataMap
}

/** The entries of a map, by key; none where there is no map. */
export const metadataItems = (map: MetadataMap = {}) =>
  Object.entries(map)
    .map(([key, value]) => ({ key, value }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
const pick = (map: MetadataMap, { keys }: { keys?: readonly string[] | null }) =>
  keys ? Object.fromEntries(keys.filter((k) => Object.hasOwn(map, k)).map((k) => [k, map[k]!])) : map
const one = (map: MetadataMap, { key }: { key: string }) => (Object.hasOwn(map, key) ? map[key]! : null)

/** What reading private metadata needs: a permission, or a check of the object. */
export type MetadataGuard<Source> = string | ((ctx: GraphqlContext, source: Source) => boolean)

/**
 * Resolvers of ObjectWithMetadata for a type whose rows are found by `load`; `needed` is what reading private metadata
 * needs.
 */
export function metadataOf<Source>(
  needed: MetadataGuard<Source>,
  load: (source: Source, ctx: GraphqlContext) => WithMetadata | Promise<WithMetadata>,
) {
  const isAllowed = (ctx: GraphqlContext, source: Source): boolean =>
    typeof needed === 'string' ? hasPermission(ctx, needed) : needed(ctx, source)
  const field =
    <Args, Value>(half: keyof WithMetadata, read: (map: MetadataMap, args: Args) => Value) =>
    (source: Source, args: Args, ctx: GraphqlContext): Value | Promise<Value> => {
      if (half === 'privateMetadata' && !isAllowed(ctx, source)) throw permissionDenied()
      const found = load(source, ctx)
      return found instanceof Promise ? found.then((o) => read(o[half], args)) : read(found[half], args)
    }
  return {
    metadata: field('metadata', metadataItems),
    metafield: field('metadata', one),
    metafields: field('metadata', pick),
    privateMetadata: field('privateMetadata', metadataItems),
    privateMetafield: field('privateMetadata', one),
    privateMetafields: field('privateMetadata', pick),
  }
}
