/** Several variants of one product made or changed at once, with their prices and stocks. */
import type { ErrorPolicyEnum, ProductVariantBulkErrorCode } from '@semena/contract/enums'
import { refreshPrices } from '../../db/triggers/derived.ts'
import { rowsByKey } from '../../db/statements/rows.ts'
import { variants } from '../../db/tables/catalog.ts'
import type { ProductVariantBulkCreateInput, ProductVariantBulkUpdateInput } from './inputs.generated.ts'
import type { Change } from '../changes/changing.ts'
import { intKey, toGlobalId } from '../global-id.ts'
import { changingInBulk, inBulk, type Outcome } from '../nouns/bulk.ts'
import { findRow } from '../nouns/find.ts'
import type { NounCtx } from '../nouns/noun.ts'
import { writeRow } from '../nouns/write.ts'
import { ok, type Refusal, refusal, refuse, refuseOrder, type Result } from '../result.ts'
import { product } from './product.ts'
import { type Places, placesOf, planCreation, type Planned, planUpdate, writePlans } from './variant-parts.ts'
import { variant, type VariantCode, writingVariants } from './variant.ts'

type Code = ProductVariantBulkErrorCode
type Done<C extends string> = Promise<Result<Outcome<number, C>[], C>>
type ProductRow = { id: number }

const placed = <C extends string>(error: Refusal<C>): Refusal<C> =>
  error.path === undefined && error.field !== null ? { ...error, path: error.field } : error

/** Inputs whose SKU stands in another input too. */
export function repeatedSkus(inputs: readonly { sku?: string | null }[]): Set<string> {
  const seen = new Set<string>()
  const repeated = new Set<string>()
  for (const { sku } of inputs) {
    const text = sku?.trim()
    if (text) (seen.has(text) ? repeated : seen).add(text)
  }
  return repeated
}

const skuTwice = refusal('UNIQUE', 'sku', 'The SKU stands in several inputs.', { path: 'sku' })

const notFound = refusal('NOT_FOUND', 'attributes', 'The type does not have these attributes.', { path: 'attributes' })

/** A write of many variants of a product, after which its prices are worked out once. */
const withProduct = <C extends string>(
  ctx: NounCtx,
  productId: string,
  policy: ErrorPolicyEnum,
  work: (change: Change, owner: ProductRow, places: Places) => Promise<Outcome<number, C>[]>,
): Done<C | 'GRAPHQL_ERROR' | 'NOT_FOUND'> =>
  changingInBulk<number, C | 'GRAPHQL_ERROR' | 'NOT_FOUND'>(ctx, policy, async (change) => {
    const found = await findRow(change.client, product, { id: productId })
    if (!found.ok) return found
    const places = await placesOf(change.client, found.value.id)
    const outcomes = await writingVariants(change, ctx.clock.now(), () => work(change, found.value, places))
    await refreshPrices(change.client, ctx.clock.now(), [found.value.id])
    change.stale('products', 'collections')
    return ok(outcomes)
  })

/** Makes one variant, and plans its stocks and prices. `repeated` are SKUs that stand in several inputs; `places` are its product's. */
export async function writeNewVariant(
  ctx: NounCtx,
  change: Change,
  productId: number,
  { stocks, channelListings, ...input }: ProductVariantBulkCreateInput,
  { repeated, places }: { repeated: ReadonlySet<string>; places: Places },
): Promise<Result<Planned, VariantCode>> {
  const plan = planCreation(places, stocks ?? [], channelListings ?? [])
  const done = await writeRow(variant, {
    ctx,
    change,
    input: { ...input, product: toGlobalId('Product', productId) },
    before: null,
  })
  const errors = [
    ...(repeated.has(input.sku?.trim() ?? '') ? [skuTwice] : []),
    ...(done.ok ? [] : done.errors.map(placed)),
    // Saleor tells an attribute that the type lacks twice: that it cannot be assigned, and that it was not found.
    ...(done.ok || !done.errors.some(({ code }) => code === 'ATTRIBUTE_CANNOT_BE_ASSIGNED') ? [] : [notFound]),
    ...plan.faults,
  ]
  if (errors.length || !done.ok) return refuseOrder(...errors)
  return ok({ ...plan, variantId: Number(done.value) })
}

/** Makes variants of a product. */
export const createVariants = (
  ctx: NounCtx,
  productId: string,
  inputs: readonly ProductVariantBulkCreateInput[],
  policy: ErrorPolicyEnum,
): Done<VariantCode> =>
  withProduct<VariantCode>(ctx, productId, policy, async (change, owner, places) => {
    const repeated = repeatedSkus(inputs)
    const made = await inBulk<ProductVariantBulkCreateInput, Planned, VariantCode>(
      change,
      inputs,
      policy,
      (input, _, part) => writeNewVariant(ctx, part, owner.id, input, { repeated, places }),
      withoutFaulty,
    )
    await writePlans(
      change,
      made.flatMap(({ value }) => value ?? []),
    )
    return made.map(({ value, errors }) => ({ value: value && value.variantId, errors }))
  })

/** An input without the parts at fault; a part of a list goes alone. */
function withoutFaulty(
  input: ProductVariantBulkCreateInput,
  errors: readonly Refusal<string>[],
): ProductVariantBulkCreateInput {
  const paths = errors.map((error) => (error.path ?? '').split('.'))
  const kept = <T>(name: string, list: readonly T[] | null | undefined): T[] =>
    (list ?? []).filter((_, i) => !paths.some(([first, index]) => first === name && Number(index) === i))
  const rest = Object.fromEntries(Object.entries(input).filter(([name]) => !paths.some(([first]) => first === name)))
  return {
    ...rest,
    attributes: paths.some(([first]) => first === 'attributes') ? [] : input.attributes,
    stocks: kept('stocks', input.stocks),
    channelListings: kept('channelListings', input.channelListings),
  }
}

/** Changes variants of a product. */
export const updateVariants = (
  ctx: NounCtx,
  productId: string,
  inputs: readonly ProductVariantBulkUpdateInput[],
  policy: ErrorPolicyEnum,
): Done<Code> =>
  withProduct<Code>(ctx, productId, policy, (whole, owner, places) =>
    inBulk<ProductVariantBulkUpdateInput, number, Code>(
      whole,
      inputs,
      policy,
      async ({ id, stocks, channelListings, ...input }, _, change) => {
        const key = intKey(id, 'ProductVariant')
        const [before] = key === null ? [] : await rowsByKey(change.client, variants, [key], { lock: true })
        if (before?.productId !== owner.id)
          return refuse('INVALID', 'id', 'The product has no such variant.', { path: 'id' })
        const plan = await planUpdate(change.client, before.id, places, stocks ?? {}, channelListings ?? {})
        const done = await writeRow(variant, { ctx, change, input, before })
        const errors: Refusal<Code>[] = [...(done.ok ? [] : done.errors.map(placed)), ...plan.faults]
        if (errors.length) return refuseOrder(...errors)
        await writePlans(change, [{ ...plan, variantId: before.id }])
        return ok(before.id)
      },
      ({ stocks: _stocks, channelListings: _listings, ...input }, errors) => {
        const names = new Set(errors.map((error) => (error.path ?? '').split('.')[0]))
        if (names.has('id')) return null
        const rest = Object.fromEntries(Object.entries(input).filter(([name]) => !names.has(name)))
        return {
          ...rest,
          id: input.id,
          ...(names.has('stocks') ? {} : { stocks: _stocks ?? null }),
          ...(names.has('channelListings') ? {} : { channelListings: _listings ?? null }),
        }
      },
    ),
  )
