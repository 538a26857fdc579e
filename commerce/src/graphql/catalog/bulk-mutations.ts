/** Staff's changes of many variants and stocks at once. */
import { LONGEST_NAME } from '@semena/contract/limits'
import { storeMedia } from '../../domain/catalog/media.ts'
import { type BulkProduct, createProducts } from '../../domain/catalog/products-in-bulk.ts'
import { updateStocksInBulk } from '../../domain/catalog/stocks-in-bulk.ts'
import { createVariants, updateVariants } from '../../domain/catalog/variants-in-bulk.ts'
import type { Outcome } from '../../domain/nouns/bulk.ts'
import { ok, type Refusal, refuse } from '../../domain/result.ts'
import { plainText } from '../../domain/text.ts'
import type { MediaInput } from '../../domain/catalog/inputs.generated.ts'
import type { GraphqlContext } from '../context.ts'
import { sourceOf } from '../metadata/sources.ts'
import { afresh } from '../nouns/resolvers.ts'
import type { Fields } from '../resolver-types.ts'
import { shown } from '../shared/payload.ts'
import { permitted } from '../shared/permission.ts'
import { contentOf } from '../shared/upload.ts'
import { withOwnFiles } from './product-mutations.ts'
import type { StockSource } from './sources.ts'

/** What became of each variant. */
const variantResults = <Code extends string>(
  ctx: GraphqlContext,
  outcomes: readonly Outcome<number, Code>[],
  told: (error: Refusal<Code>) => Refusal<Code> = (error) => error,
) =>
  afresh(ctx, (fresh) =>
    Promise.all(
      outcomes.map(async ({ value, errors }) => ({
        productVariant: value === null ? null : await sourceOf(fresh, 'ProductVariant', value),
        errors: errors.map((error) => shown(told(error))),
      })),
    ),
  )

/** An error of a variant's own field as Saleor's results of making many tell it: by the column's name. */
function asColumn<Code extends string>(error: Refusal<Code>): Refusal<Code> {
  if (error.field === null || error.path !== error.field) return error
  const column = error.field.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)
  return { ...error, field: column, path: column }
}

const countOf = (outcomes: readonly Outcome<unknown, string>[]): number =>
  outcomes.filter(({ value }) => value !== null).length

/** Stores the pictures of a product that is to be made, before anything is written. */
async function storedMedia(ctx: GraphqlContext, given: readonly MediaInput[]): Promise<BulkProduct['media']> {
  const media = []
  for (const { alt, image, mediaUrl } of given) {
    const content = image ? contentOf(image, 'image') : ok(null)
    media.push({
      alt: plainText(alt ?? '')
        .trim()
        .slice(0, LONGEST_NAME),
      stored: content.ok
        ? await storeMedia(ctx, content.value, mediaUrl ?? '')
        : refuse('INVALID', 'image', 'The file could not be read.'),
    })
  }
  return media
}

/** A variant's errors as the whole answer tells them: what stands twice in a list once, as a fault of that list. */
function ofWhole<Code extends string>(errors: readonly Refusal<Code>[]): Refusal<Code>[] {
  const told = errors.map((error) =>
    error.code === 'DUPLICATED_INPUT_ITEM' && error.path?.includes('.')
      ? { ...error, field: error.path.split('.')[0]!, path: error.path.split('.')[0]! }
      : error,
  )
  return [...new Map(told.map((error) => [JSON.stringify(error), error])).values()]
}

export const bulkMutations = permitted<'Mutation'>()(['MANAGE_PRODUCTS'], {
  productBulkCreate: async (_, { products, errorPolicy }, ctx) => {
    const inputs: BulkProduct[] = []
    for (const { media, attributes, ...input } of products)
      inputs.push({
        ...input,
        attributes: withOwnFiles(ctx, attributes) ?? null,
        media: await storedMedia(ctx, media ?? []),
      })
    const outcomes = await createProducts(ctx, inputs, errorPolicy ?? 'REJECT_EVERYTHING')
    const results = await afresh(ctx, (fresh) =>
      Promise.all(
        outcomes.map(async ({ value, errors }) => ({
          product: value === null ? null : await sourceOf(fresh, 'Product', value),
          errors: errors.map(shown),
        })),
      ),
    )
    return {
      count: countOf(outcomes),
      results: results ?? [],
      errors: outcomes.flatMap(({ errors }) => errors).map(shown),
    }
  },
  productVariantBulkCreate: async (_, { product, variants, errorPolicy }, ctx) => {
    const inputs = variants.map((one) => ({ ...one, attributes: withOwnFiles(ctx, one.attributes) ?? [] }))
    const done = await createVariants(ctx, product, inputs, errorPolicy ?? 'REJECT_EVERYTHING')
    if (!done.ok) return { count: 0, productVariants: [], results: [], errors: done.errors.map(shown) }
    const results = (await variantResults(ctx, done.value, asColumn)) ?? []
    return {
      count: countOf(done.value),
      productVariants: results.flatMap(({ productVariant }) => productVariant ?? []),
      results,
      errors: done.value.flatMap(({ errors }, index) => ofWhole(errors).map((error) => shown({ ...error, index }))),
    }
  },
  productVariantBulkUpdate: async (_, { product, variants, errorPolicy }, ctx) => {
    const inputs = variants.map(({ attributes, ...one }) => ({
      ...one,
      ...(attributes ? { attributes: withOwnFiles(ctx, attributes) ?? [] } : {}),
    }))
    const done = await updateVariants(ctx, product, inputs, errorPolicy ?? 'REJECT_EVERYTHING')
    if (!done.ok) return { count: 0, results: [], errors: done.errors.map(shown) }
    return { count: countOf(done.value), results: (await variantResults(ctx, done.value)) ?? [], errors: [] }
  },
  stockBulkUpdate: async (_, { stocks, errorPolicy }, ctx) => {
    const outcomes = await updateStocksInBulk(ctx, stocks, errorPolicy ?? 'REJECT_EVERYTHING')
    const results = await afresh(ctx, (fresh) =>
      Promise.all(
        outcomes.map(
          async ({
            value,
            errors,
          }): Promise<{
            stock: StockSource | null
            errors: ReturnType<typeof shown<(typeof errors)[number]['code']>>[]
          }> => {
            const row = value === null ? null : await fresh.loaders.stockById.load(value)
            return { stock: row && { row }, errors: errors.map(shown) }
          },
        ),
      ),
    )
    return { count: countOf(outcomes), results: results ?? [], errors: [] }
  },
}) satisfies Partial<Fields<'Mutation'>>
