/** Several products made at once, with their listings, pictures and variants. */
import type { ErrorPolicyEnum, ProductBulkCreateErrorCode } from '@semena/contract/enums'
import { refreshPrices } from '../../db/triggers/derived.ts'
import { save, saveSet } from '../../db/statements/save.ts'
import { productListings, productMedia } from '../../db/tables/catalog.ts'
import type { ProductBulkCreateInput, ProductChannelListingCreateInput } from './inputs.generated.ts'
import type { Change } from '../changes/changing.ts'
import { changingInBulk, inBulk, type Outcome } from '../nouns/bulk.ts'
import type { NounCtx } from '../nouns/noun.ts'
import { writeRow } from '../nouns/write.ts'
import { ok, type Refusal, refusal, refuseOrder, type Result } from '../result.ts'
import type { StoredMedia } from './media.ts'
import { twice } from '../channel-lists.ts'
import { channelKeys, listingOf } from './product-listings.ts'
import { product } from './product.ts'
import { placesOf, type Planned, writePlans } from './variant-parts.ts'
import { writingVariants } from './variant.ts'
import { repeatedSkus, writeNewVariant } from './variants-in-bulk.ts'

type Code = ProductBulkCreateErrorCode

/** A product as it is made, its pictures stored already. */
export type BulkProduct = Omit<ProductBulkCreateInput, 'media'> & {
  media: readonly { alt: string; stored: Result<StoredMedia, 'INVALID' | 'UNSUPPORTED_MEDIA_PROVIDER'> }[]
}

const CODES: ReadonlySet<string> = new Set<Code>([
  'ATTRIBUTE_CANNOT_BE_ASSIGNED',
  'DUPLICATED_INPUT_ITEM',
  'GRAPHQL_ERROR',
  'INVALID_PRICE',
  'NOT_FOUND',
  'PRODUCT_NOT_ASSIGNED_TO_CHANNEL',
  'PRODUCT_WITHOUT_CATEGORY',
  'REQUIRED',
  'UNIQUE',
  'UNSUPPORTED_MEDIA_PROVIDER',
])
const isCode = (code: string): code is Code => CODES.has(code)

/** The refusal of a part, with its place in the whole; codes that bulk operations do not have are INVALID. */
const placed = (error: Refusal<string>, prefix = ''): Refusal<Code> => ({
  ...error,
  code: isCode(error.code) ? error.code : 'INVALID',
  ...(error.field === null ? {} : { path: `${prefix}${error.path ?? error.field}` }),
})

/** Makes products; answers what became of each. */
export async function createProducts(
  ctx: NounCtx,
  inputs: readonly BulkProduct[],
  policy: ErrorPolicyEnum,
): Promise<Outcome<number, Code>[]> {
  const repeated = repeatedSkus(inputs.flatMap((input) => input.variants ?? []))
  const done = await changingInBulk<number, Code>(ctx, policy, async (change) => {
    const outcomes = await writingVariants(change, ctx.clock.now(), () =>
      inBulk<BulkProduct, number, Code>(change, inputs, policy, (input, _, part) =>
        writeWhole(ctx, part, input, repeated),
      ),
    )
    await refreshPrices(
      change.client,
      ctx.clock.now(),
      outcomes.flatMap(({ value }) => value ?? []),
    )
    change.stale('products', 'collections')
    return ok(outcomes)
  })
  return done.ok ? done.value : []
}

async function writeWhole(
  ctx: NounCtx,
  change: Change,
  { media, channelListings, variants, ...input }: BulkProduct,
  repeated: ReadonlySet<string>,
): Promise<Result<number, Code>> {
  const made = await writeRow(product, { ctx, change, input, before: null })
  if (!made.ok) return refuseOrder(...made.errors.map((error) => placed(error)))
  const id = Number(made.value)
  const faults: Refusal<Code>[] = [
    ...(await writeListings(ctx, change, id, Boolean(input.category), channelListings ?? [])),
    ...media.flatMap(({ stored }, i) => (stored.ok ? [] : stored.errors.map((error) => placed(error, `media.${i}.`)))),
  ]
  const known = { repeated, places: await placesOf(change.client, id) }
  const plans: Planned[] = []
  for (const [i, one] of (variants ?? []).entries()) {
    const variant = await writeNewVariant(ctx, change, id, one, known)
    if (variant.ok) plans.push(variant.value)
    else faults.push(...variant.errors.map((error) => placed(error, `variants.${i}.`)))
  }
  if (faults.length) return refuseOrder(...faults)
  await writePlans(change, plans)
  await save(
    change.client,
    productMedia,
    media.flatMap(({ alt, stored }, sort) =>
      stored.ok ? [{ id: undefined, values: { ...stored.value, productId: id, alt, sort } }] : [],
    ),
  )
  return ok(id)
}

async function writeListings(
  ctx: NounCtx,
  { client }: Change,
  productId: number,
  hasCategory: boolean,
  given: readonly ProductChannelListingCreateInput[],
): Promise<Refusal<Code>[]> {
  const keys = await channelKeys(
    client,
    given.map((one) => one.channelId),
  )
  if (!keys)
    return [refusal('NOT_FOUND', 'channelId', 'There are no such channels.', { path: 'channelListings.channelId' })]
  const repeated = twice(keys)
  if (repeated.length)
    return [
      refusal('DUPLICATED_INPUT_ITEM', 'channelListings', 'A channel is there twice.', {
        path: 'channelListings',
        channels: repeated,
      }),
    ]
  const faults = given.flatMap((one, i) =>
    one.isPublished && !hasCategory
      ? refusal('PRODUCT_WITHOUT_CATEGORY', 'isPublished', 'A product needs a category to be published.', {
          path: `channelListings.${i}.isPublished`,
          channels: [keys[i]!],
        })
      : [],
  )
  if (faults.length === 0)
    await saveSet(
      client,
      productListings,
      given.map((one, i) => listingOf(productId, { ...one, channel: keys[i]! }, null, ctx.clock.now())),
      { key: ['productId', 'channelId'] },
    )
  return faults
}
