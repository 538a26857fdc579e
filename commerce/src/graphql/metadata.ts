/** Metadata fields that many types share. Private metadata is for staff and apps. */
import { type Ctx, may } from '../context.ts'
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
export type MetadataGuard = string | ((ctx: Ctx, o: never) => boolean)

/** Resolvers of ObjectWithMetadata; `needed` is what reading the private half needs. */
export function metadataFields(needed: MetadataGuard) {
  const guard = (ctx: Ctx, o: WithMetadata) => {
    if (!(typeof needed === 'string' ? may(ctx, needed) : needed(ctx, o as never))) throw permissionDenied()
  }
  return {
    metadata: (o: WithMetadata) => items(o.metadata),
    metafield: (o: WithMetadata, a: { key: string }) => one(o.metadata, a.key),
    metafields: (o: WithMetadata, a: { keys?: readonly string[] | null }) => pick(o.metadata, a.keys),
    privateMetadata: (o: WithMetadata, _: unknown, ctx: Ctx) => {
      guard(ctx, o)
      return items(o.privateMetadata)
    },
    privateMetafield: (o: WithMetadata, a: { key: string }, ctx: Ctx) => {
      guard(ctx, o)
      return one(o.privateMetadata, a.key)
    },
    privateMetafields: (o: WithMetadata, a: { keys?: readonly string[] | null }, ctx: Ctx) => {
      guard(ctx, o)
      return pick(o.privateMetadata, a.keys)
    },
  }
}
