/**
 * Saleor's older sales, as a face over promotions of the catalogue: a sale is a promotion with a number of its own,
 * which has one rule for each channel, all for the same goods, and before them one without a channel, which keeps goods
 * and type.
 */
import { LONGEST_TEXT } from '@semena/contract/limits'
import type { DiscountErrorCode, TranslationErrorCode, LanguageCodeEnum } from '@semena/contract/enums'
import {
  type PromotionRow,
  promotionsBySaleIds,
  rulesOf,
  type RuleRow,
  stampPromotion,
} from '../../db/queries/promotion/promotion.ts'
import { reference } from '../../db/queries/reference/reference.ts'
import { productsWithoutVariants } from '../../db/queries/voucher/voucher.ts'
import { deleteRows, keysAmong, rowsByKey } from '../../db/statements/rows.ts'
import { save } from '../../db/statements/save.ts'
import { categories, collections, products, promotionRules, promotions, variants } from '../../db/tables/index.ts'
import { type Change, changing } from '../changes/changing.ts'
import { HIGHEST_AMOUNT, isPrecise } from '../money.ts'
import { type Goods, goodsOf, predicateOf } from '../promotion/goods.ts'
import { insertPromotion, promotionFaults } from '../promotion/promotions.ts'
import type { PromotionCtx } from '../promotion/record.ts'
import { ok, type Refusal, refusal, refuse, refuseOrder, type Result } from '../result.ts'
import { toldTranslation } from '../nouns/translate.ts'

type ValueType = 'PERCENTAGE' | 'FIXED'
type Done = Promise<Result<number, DiscountErrorCode>>

/** What a sale says beyond its promotion. */
export interface SaleTerms {
  valueType: ValueType
  goods: Goods
  /** What it takes off in each channel: percent, or a decimal amount. */
  values: ReadonlyMap<number, number>
}

export interface SaleInput extends Partial<Goods> {
  name?: string | null | undefined
  type?: ValueType | null | undefined
  startDate?: Date | null | undefined
  endDate?: Date | null | undefined
}

/** The terms that a sale's rules hold. */
export const termsOf = (rules: readonly RuleRow[]): SaleTerms => ({
  valueType: rules[0]?.valueType ?? 'FIXED',
  goods: goodsOf(rules[0]?.cataloguePredicate),
  values: new Map(rules.flatMap((rule) => rule.channels.map((id) => [id, rule.value ?? 0] as const))),
})

/** Makes the rules of a sale those of its terms. */
async function writeTerms(
  { client }: Pick<Change, 'client'>,
  promotionId: string,
  before: readonly RuleRow[],
  { valueType, goods, values }: SaleTerms,
): Promise<void> {
  const wanted = [
    { channels: [] as number[], value: 0 },
    ...[...values].map(([id, value]) => ({ channels: [id], value })),
  ]
  const left = [...before]
  const rows = wanted.map(({ channels, value }) => {
    const at = left.findIndex((rule) => rule.channels.length === channels.length && rule.channels[0] === channels[0])
    const [rule] = at < 0 ? [] : left.splice(at, 1)
    return {
      id: rule?.id,
      values: { promotionId, channels, value, valueType, cataloguePredicate: predicateOf(goods) },
    }
  })
  await save(client, promotionRules, rows)
  await deleteRows(
    client,
    promotionRules,
    left.map((rule) => rule.id),
  )
}

const TABLES = { products, variants, collections, categories } as const

/** What is wrong with the goods that a sale gets. */
async function goodsFaults(
  { client }: Pick<Change, 'client'>,
  goods: Partial<Goods>,
): Promise<Refusal<DiscountErrorCode>[]> {
  const faults: Refusal<DiscountErrorCode>[] = []
  for (const kind of ['products', 'variants', 'collections', 'categories'] as const) {
    const keys = goods[kind] ?? []
    if ((await keysAmong(client, TABLES[kind], keys)).length < new Set(keys).size)
      faults.push(refusal('GRAPHQL_ERROR', kind, 'One of the ids leads nowhere.'))
  }
  const bare = await productsWithoutVariants(client, goods.products ?? [])
  if (bare.length)
    faults.push(
      refusal('CANNOT_MANAGE_PRODUCT_WITHOUT_VARIANT', 'products', 'These have no variant.', { products: bare }),
    )
  return faults
}

/** Makes a sale; answers its number. */
export const createSale = (ctx: PromotionCtx, input: SaleInput): Done =>
  changing<number, DiscountErrorCode>(ctx, async (change) => {
    const name = input.name?.trim() ?? ''
    const startDate = input.startDate ?? ctx.clock.now()
    const faults = [...promotionFaults(name, startDate, input.endDate ?? null), ...(await goodsFaults(change, input))]
    if (faults.length) return refuseOrder(...faults)
    const id = await insertPromotion(change, { name, startDate, endDate: input.endDate, type: 'CATALOGUE' }, true)
    const goods = { products: [], variants: [], collections: [], categories: [], ...given(input) }
    await writeTerms(change, id, [], { valueType: input.type ?? 'FIXED', goods, values: new Map() })
    const [made] = await rowsByKey(change.client, promotions, [id])
    return told(change, 'SALE_CREATED', made!.saleId!)
  })

/** The goods that an input names. */
const given = (input: Partial<Goods>): Partial<Goods> =>
  Object.fromEntries(
    Object.keys(TABLES).flatMap((kind) => {
      const keys = input[kind as keyof Goods]
      return keys ? [[kind, [...new Set(keys)]]] : []
    }),
  )

function told(
  change: Change,
  type: 'SALE_CREATED' | 'SALE_UPDATED' | 'SALE_DELETED',
  saleId: number,
  last?: PromotionRow,
) {
  change.stale('promotions')
  change.event(type, 'Sale', saleId, last && { ...last })
  return ok(saleId)
}

interface Found {
  promotion: PromotionRow
  rules: RuleRow[]
}

async function lockSale({ client }: Pick<Change, 'client'>, saleId: number): Promise<Found | null> {
  const [found] = await promotionsBySaleIds(client, [saleId])
  const [promotion] = found ? await rowsByKey(client, promotions, [found.id], { lock: true }) : []
  return promotion ? { promotion, rules: await rulesOf(client, [promotion.id]) } : null
}

/** Changes a sale whose row is locked; answers its number. */
const changeSale = (
  ctx: PromotionCtx,
  saleId: number,
  field: string,
  work: (change: Change, found: Found) => Promise<Refusal<DiscountErrorCode>[]>,
): Done =>
  changing<number, DiscountErrorCode>(ctx, async (change) => {
    const found = await lockSale(change, saleId)
    if (!found) return refuse('NOT_FOUND', field, "Sale with given ID can't be found.")
    const faults = await work(change, found)
    if (faults.length) return refuseOrder(...faults)
    await stampPromotion(change.client, found.promotion.id, ctx.clock.now())
    return told(change, 'SALE_UPDATED', saleId)
  })

/** Changes a sale's own fields; goods that are named replace those before. */
export const updateSale = (ctx: PromotionCtx, saleId: number, input: SaleInput): Done =>
  changeSale(ctx, saleId, 'id', async (change, { promotion, rules }) => {
    const values = {
      name: input.name == null ? promotion.name : input.name.trim(),
      startDate: input.startDate ?? promotion.startDate,
      endDate: input.endDate === undefined ? promotion.endDate : input.endDate,
    }
    const faults = [
      ...promotionFaults(values.name, values.startDate, values.endDate),
      ...(await goodsFaults(change, input)),
    ]
    if (faults.length) return faults
    await save(change.client, promotions, [{ id: promotion.id, values }])
    const terms = termsOf(rules)
    await writeTerms(change, promotion.id, rules, {
      ...terms,
      valueType: input.type ?? terms.valueType,
      goods: { ...terms.goods, ...given(input) },
    })
    return []
  })

/** Adds goods to a sale, or removes them. */
export const changeSaleGoods = (ctx: PromotionCtx, saleId: number, how: 'add' | 'remove', goods: Goods): Done =>
  changeSale(ctx, saleId, 'saleId', async (change, { promotion, rules }) => {
    const faults = how === 'add' ? await goodsFaults(change, goods) : []
    if (faults.length) return faults
    const terms = termsOf(rules)
    const changed = (kind: keyof Goods) =>
      how === 'add'
        ? [...new Set([...terms.goods[kind], ...goods[kind]])]
        : terms.goods[kind].filter((key) => !goods[kind].includes(key))
    await writeTerms(change, promotion.id, rules, {
      ...terms,
      goods: {
        products: changed('products'),
        variants: changed('variants'),
        collections: changed('collections'),
        categories: changed('categories'),
      },
    })
    return []
  })

/** Changes in which channels a sale is, and what it takes off there. */
export const changeSaleListings = (
  ctx: PromotionCtx,
  saleId: number,
  add: readonly { channelId: number; value: number }[],
  remove: readonly number[],
): Done =>
  changeSale(ctx, saleId, 'id', async (change, { promotion, rules }) => {
    const ids = add.map((l) => l.channelId)
    const both = ids.filter((key) => remove.includes(key))
    if (both.length) return [twice('input', both)]
    const repeated = ids.filter((key, i) => ids.indexOf(key) !== i)
    if (repeated.length) return [twice('addChannels', repeated)]
    const { channelById } = await reference(ctx.database.pool)
    if (ids.some((key) => !channelById.has(key)))
      return [refusal('GRAPHQL_ERROR', 'channelId', 'There is no such channel.')]
    const terms = termsOf(rules)
    const wrong = add.filter(({ channelId, value }) =>
      terms.valueType === 'PERCENTAGE'
        ? value > 100
        : value > HIGHEST_AMOUNT || !isPrecise(value, channelById.get(channelId)!.currency),
    )
    if (wrong.length)
      return wrong.map(({ channelId }) =>
        refusal('INVALID', 'input', 'This value is not possible.', { channels: [channelId] }),
      )
    const values = new Map([...terms.values, ...add.map((l) => [l.channelId, l.value] as const)])
    for (const key of remove) values.delete(key)
    await writeTerms(change, promotion.id, rules, { ...terms, values })
    return []
  })

const twice = (field: string, channels: number[]) =>
  refusal('DUPLICATED_INPUT_ITEM', field, 'A channel is named twice.', { channels })

/** Deletes sales, all or none; answers how many. One that is not there is refused at `field`. */
export const removeSales = (ctx: PromotionCtx, saleIds: readonly number[], missing: Refusal<DiscountErrorCode>): Done =>
  changing<number, DiscountErrorCode>(ctx, async (change) => {
    const found = await promotionsBySaleIds(change.client, saleIds)
    if (found.length < new Set(saleIds).size) return refuseOrder(missing)
    await deleteRows(
      change.client,
      promotions,
      found.map((row) => row.id),
    )
    for (const row of found) told(change, 'SALE_DELETED', row.saleId!, row)
    return ok(found.length)
  })

/** Changes the name of a sale in one language; answers its number. */
export const translateSale = (
  ctx: PromotionCtx,
  saleId: number,
  language: LanguageCodeEnum,
  name: string | null | undefined,
): Promise<Result<number, TranslationErrorCode>> =>
  changing<number, TranslationErrorCode>(ctx, async (change) => {
    const found = await lockSale(change, saleId)
    if (!found) return refuse('NOT_FOUND', 'id', "Sale with given ID can't be found.")
    if (name === undefined) return ok(saleId)
    if (name && name.length > LONGEST_TEXT)
      return refuse('INVALID', 'name', `It has at most ${LONGEST_TEXT} characters.`)
    const texts = { name: name || null }
    const { id, translations } = found.promotion
    await save(change.client, promotions, [{ id, values: {}, translations: { [language]: texts } }])
    toldTranslation(change, 'Sale', saleId, language, translations[language], texts)
    return ok(saleId)
  })
