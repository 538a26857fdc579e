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
  keys ? Object.fromEntries(keys.filter((k) => k in map).map((k) => [k, map[k]!])) : map

/** Resolvers of ObjectWithMetadata; `permission` is what reading the private half needs. */
export function metadataFields(permission: string) {
  const guard = (ctx: Ctx) => {
    if (!may(ctx, permission)) throw permissionDenied()
  }
  return {
    metadata: (o: WithMetadata) => items(o.metadata),
    metafield: (o: WithMetadata, a: { key: string }) => o.metadata[a.key] ?? null,
    metafields: (o: WithMetadata, a: { keys?: readonly string[] | null }) => pick(o.metadata, a.keys),
    privateMetadata: (o: WithMetadata, _: unknown, ctx: Ctx) => {
      guard(ctx)
      return items(o.privateMetadata)
    },
    privateMetafield: (o: WithMetadata, a: { key: string }, ctx: Ctx) => {
      guard(ctx)
      return o.privateMetadata[a.key] ?? null
    },
    privateMetafields: (o: WithMetadata, a: { keys?: readonly string[] | null }, ctx: Ctx) => {
      guard(ctx)
      return pick(o.privateMetadata, a.keys)
    },
  }
}
