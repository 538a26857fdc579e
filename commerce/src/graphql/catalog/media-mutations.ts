/** Staff's changes of pictures and videos. */
import { addMedia, assignMedia, media, reorderMedia, unassignMedia } from '../../domain/catalog/media.ts'
import { keyNamed } from '../../domain/nouns/find.ts'
import { removeRow } from '../../domain/nouns/remove.ts'
import { updateRow } from '../../domain/nouns/write.ts'
import { ok, type Result } from '../../domain/result.ts'
import type { GraphqlContext } from '../context.ts'
import { sourceOf } from '../metadata/sources.ts'
import { afresh, nounResolvers } from '../nouns/resolvers.ts'
import type { Fields } from '../resolver-types.ts'
import { payload } from '../shared/payload.ts'
import { permitted } from '../shared/permission.ts'
import { contentOf } from '../shared/upload.ts'
import type { MediaSource, ProductSource } from './sources.ts'

const of = nounResolvers(media, { name: 'media', permissions: ['MANAGE_PRODUCTS'], load: mediaOf })

async function mediaOf(ctx: GraphqlContext, key: number | string): Promise<MediaSource | null> {
  const row = await ctx.loaders.mediaById.load(Number(key))
  return row && { row }
}

const NOTHING = { product: null, media: null }

/** One of the media with its product, as they are after the change. */
const both = <Code extends string>(ctx: GraphqlContext, done: Result<number, Code>) =>
  answer(ctx, done, async (fresh, key) => {
    const found = await mediaOf(fresh, key)
    return { media: found, product: found && (await sourceOf(fresh, 'Product', found.row.productId)) }
  })

async function answer<Value, Code extends string>(
  ctx: GraphqlContext,
  done: Result<Value, Code>,
  make: (ctx: GraphqlContext, value: Value) => Promise<{ media: MediaSource | null; product: ProductSource | null }>,
) {
  const found = done.ok ? ok((await afresh(ctx, (fresh) => make(fresh, done.value))) ?? NOTHING) : done
  return payload(found, NOTHING, (value) => value)
}

const ofVariant = async <Code extends string>(
  ctx: GraphqlContext,
  done: Result<{ variantId: number; mediaId: number }, Code>,
) => {
  const found = done.ok
    ? ok(
        await afresh(ctx, async (fresh) => ({
          productVariant: await sourceOf(fresh, 'ProductVariant', done.value.variantId),
          media: await mediaOf(fresh, done.value.mediaId),
        })),
      )
    : done
  const nothing = { productVariant: null, media: null }
  return payload(found, nothing, (value) => value ?? nothing)
}

export const mediaMutations = {
  ...permitted<'Mutation'>()(['MANAGE_PRODUCTS'], {
    productMediaCreate: async (_, { input }, ctx) => {
      const content = input.image ? contentOf(input.image, 'image') : ok(null)
      if (!content.ok) return payload(content, NOTHING, () => NOTHING)
      const done = await addMedia(ctx, {
        product: input.product,
        alt: input.alt,
        picture: content.value,
        url: input.mediaUrl,
      })
      return both(ctx, done.ok ? ok(done.value.mediaId) : done)
    },
    productMediaUpdate: async (_, { id, input }, ctx) => {
      const done = await updateRow(ctx, media, { id }, input)
      return both(ctx, done.ok ? ok(Number(done.value)) : done)
    },
    productMediaDelete: async (_, { id }, ctx) => {
      const key = await keyNamed(ctx.database.pool, media, { id })
      const before = key === null ? null : await mediaOf(ctx, key)
      const done = await removeRow(ctx, media, { id })
      return answer(ctx, done, async (fresh, row) => ({
        media: before,
        product: await sourceOf(fresh, 'Product', row.productId),
      }))
    },
    productMediaReorder: async (_, { productId, mediaIds }, ctx) => {
      const done = await reorderMedia(ctx, productId, mediaIds)
      const made = done.ok
        ? await afresh(ctx, async (fresh) => ({
            product: await sourceOf(fresh, 'Product', done.value.productId),
            media: (await Promise.all(done.value.mediaIds.map((key) => mediaOf(fresh, key)))).filter((m) => m !== null),
          }))
        : null
      return { product: made?.product ?? null, media: made?.media ?? null, ...payload(done) }
    },
    variantMediaAssign: async (_, { variantId, mediaId }, ctx) =>
      ofVariant(ctx, await assignMedia(ctx, variantId, mediaId)),
    variantMediaUnassign: async (_, { variantId, mediaId }, ctx) =>
      ofVariant(ctx, await unassignMedia(ctx, variantId, mediaId)),
  }),
  productMediaBulkDelete: of.bulkDelete,
} satisfies Partial<Fields<'Mutation'>>
