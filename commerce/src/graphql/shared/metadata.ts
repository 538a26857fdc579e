/** Metadata fields that many types share. Private metadata is for staff and apps. */
import { may } from '../../context.ts'
import type { GraphqlContext } from '../context.ts'
import { permissionDenied } from './errors.ts'

export interface WithMetadata {
  metadata: Record<string, string>
  privateMetadata: Record<string, string>
}

const items = (map: Record<string, string>) =>
  Object.entries(map)
    .map(([key, value]) => ({ key, value }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))

const pick = (map: Record<string, string>, keys?: readonly string[] | null) =>
  keys ? Object.fromEntries(keys.filter((k) => Object.hasOwn(map, k)).map((k) => [k, map[k]!])) : map

const one = (map: Record<string, string>, key: string) => (Object.hasOwn(map, key) ? map[key]! : null)

/** A permission, or a question about the object. */
export type MetadataGuard = string | ((ctx: GraphqlContext, o: never) => boolean)

/** Resolvers of ObjectWithMetadata; `needed` is what reading the private half needs. */
export function metadataFields(needed: MetadataGuard) {
  const guard = (ctx: GraphqlContext, o: WithMetadata) => {
    if (!(typeof needed === 'string' ? may(ctx, needed) : needed(ctx, o as never))) throw permissionDenied()
  }
  return {
    metadata: (o: WithMetadata) => items(o.metadata),
    metafield: (o: WithMetadata, a: { key: string }) => one(o.metadata, a.key),
    metafields: (o: WithMetadata, a: { keys?: readonly string[] | null }) => pick(o.metadata, a.keys),
    privateMetadata: (o: WithMetadata, _: unknown, ctx: GraphqlContext) => {
      guard(ctx, o)
      return items(o.privateMetadata)
    },
    privateMetafield: (o: WithMetadata, a: { key: string }, ctx: GraphqlContext) => {
      guard(ctx, o)
      return one(o.privateMetadata, a.key)
    },
    privateMetafields: (o: WithMetadata, a: { keys?: readonly string[] | null }, ctx: GraphqlContext) => {
      guard(ctx, o)
      return pick(o.privateMetadata, a.keys)
    },
  }
}

type Load<Source> = (source: Source, ctx: GraphqlContext) => WithMetadata | Promise<WithMetadata>

type Fields = ReturnType<typeof metadataFields>

/** Metadata of a type whose rows are found by `load`. */
export function metadataOf<Source>(needed: MetadataGuard, load: Load<Source>) {
  const fields = metadataFields(needed) as Record<
    keyof Fields,
    (o: WithMetadata, args: never, ctx: GraphqlContext) => unknown
  >
  return Object.fromEntries(
    Object.entries(fields).map(([name, read]) => [
      name,
      (source: Source, args: unknown, ctx: GraphqlContext) => {
        const found = load(source, ctx)
        return found instanceof Promise
          ? found.then((o) => read(o, args as never, ctx))
          : read(found, args as never, ctx)
      },
    ]),
  ) as Record<keyof Fields, (source: Source, args: unknown, ctx: GraphqlContext) => unknown>
}
