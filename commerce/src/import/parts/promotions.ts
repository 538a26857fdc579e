/** promotions.csv: promotions of the catalogue and of whole orders. */
import { columnsOf } from '../../db/statements/columns-of.ts'
import { promotionRules, promotions as promotionTable } from '../../db/tables/promotions.ts'
import { PROMOTION_TYPES, VALUE_TYPES } from '../../db/tables/closed-sets.ts'
import { checkPercent, productsIn, readScope, readSpan, scopeIds } from '../discount.ts'
import { idsOf, noWrite, type Part, type Reading, thingOf } from '../part.ts'
import type { Row } from '../row.ts'
import { statement } from '../../db/statements/statement.ts'
import { toDecimal } from '../../domain/money.ts'
import { catalogueRule, orderRules, type RuleWish } from '../promotion-rules.ts'

const IMPORT_RULES = statement(
  'import_promotion_rules',
  `select ${columnsOf(promotionRules, 'r')} from promotion_rules r where r.promotion_id = any($1::uuid[]) order by r.sort`,
)
const IMPORT_DROP_RULES = statement(
  'import_drop_promotion_rules',
  'delete from promotion_rules where id = any($1::uuid[])',
)

export const promotions: Part = async (r) => {
  const sheet = await r.sheet('promotions.csv', {
    key: ['name'],
    plain: [
      'appliesTo',
      'channels',
      'type',
      'value',
      'gifts',
      'products',
      'collections',
      'categories',
      'startDate',
      'endDate',
    ],
    by: { minSubtotal: { known: r.known.channels, noun: 'channel' } },
  })
  if (!sheet) return noWrite
  const minima = sheet.each('minSubtotal')
  const products = await r.goods.products(sheet.named('products'))
  const variants = await r.goods.variants(sheet.named('gifts'))
  const rows = sheet.rows.map((row) => {
    const name = row.cells.get('name')!
    const { thing, isNew } = thingOf(r.known.promotions, name, () => ({ kind: 'CATALOGUE' as const }))
    thing.kind = row.oneOf('appliesTo', PROMOTION_TYPES) ?? (row.has('appliesTo') ? 'CATALOGUE' : thing.kind)
    const gifts = row.refs('gifts', variants, 'variant')
    // A promotion with a gift needs no other reward.
    if (!gifts?.length) for (const column of ['type', 'value']) row.needed(column, isNew)
    const rewardType = row.oneOf('type', VALUE_TYPES) ?? (isNew ? 'FIXED' : undefined)
    const rewardValue = row.decimal('value', { min: 0 }) ?? (isNew ? 0 : undefined)
    checkPercent(row, 'value', rewardValue, rewardType)
    checkKind(row, thing.kind, minima)
    const channels = row.refs('channels', r.known.channels, 'channel')
    if (rewardType === 'FIXED' && !gifts?.length) checkCurrency(r, row, channels)
    return {
      thing,
      gifts,
      channels,
      minSubtotals: minima.map((channel) => readMinimum(r, row, channel)),
      scope: readScope(r, row, products),
      values: { name, type: thing.kind, rewardType, rewardValue, ...readSpan(r, row, isNew) },
    }
  })
  return async (w) => {
    await w.saveKnown(
      promotionTable,
      rows.map(({ thing, values: { rewardType: _type, rewardValue: _value, ...values } }) => ({ thing, values })),
    )
    const ids = rows.map(({ thing }) => thing.id!)
    const rules = Map.groupBy(await IMPORT_RULES.many(w.client, ids), (rule) => rule.promotionId)
    const written = await productsIn(w, rows)
    const writtenGifts = await w.goods.variants(rows.flatMap(({ gifts: skus }) => skus ?? []))
    const saved = rows.map(({ thing, gifts, channels, minSubtotals, scope, values }) => {
      const before = rules.get(thing.id!) ?? []
      const { productIds, collectionIds, categoryIds } = scopeIds(w, scope, written)
      const wish: RuleWish = {
        channels: channels && idsOf(w.known.channels, channels),
        gifts: gifts && idsOf(writtenGifts, gifts),
        products: productIds,
        collections: collectionIds,
        categories: categoryIds,
        valueType: values.rewardType,
        value: values.rewardValue,
        minima: new Map(
          minSubtotals.flatMap(({ channel, amount }) => {
            const { id, currency } = w.known.channels.get(channel)!
            return amount === undefined ? [] : [[id!, amount === null ? null : toDecimal(amount, currency)] as const]
          }),
        ),
      }
      const wanted = thing.kind === 'ORDER' ? orderRules(wish, before) : [catalogueRule(wish, before[0])]
      return { promotionId: thing.id!, before, wanted }
    })
    const spare = saved.flatMap(({ before, wanted }) =>
      // What staff added to a catalogue promotion stays.
      before.filter((r, i) => i >= wanted.length && r.orderPredicate !== null).map((r) => r.id),
    )
    if (spare.length) w.counts.changed += await IMPORT_DROP_RULES.run(w.client, spare)
    await w.save(
      promotionRules,
      saved.flatMap(({ promotionId, before, wanted }) =>
        wanted.map((values, i) => ({ id: before[i]?.id, values: { promotionId, ...values } })),
      ),
    )
  }
}

const readMinimum = (r: Reading, row: Row, channel: string) => ({
  channel,
  amount: row.money(`minSubtotal:${channel}`, r.known.channels.get(channel)!.currency),
})

/** Reports channels of several currencies, in which one amount would be worth more or less. */
function checkCurrency(r: Reading, row: Row, channels: readonly string[] | undefined): void {
  const currencies = [...new Set(channels?.flatMap((channel) => r.known.channels.get(channel)?.currency ?? []))]
  if (currencies.length > 1) row.wrong('CURRENCIES_DIFFER', 'value', { currencies: currencies.join(' and ') })
}

/** Reports columns that have no meaning for the promotion's kind. */
function checkKind(row: Row, kind: string, minima: readonly string[]): void {
  const foreign =
    kind === 'ORDER' ? ['products', 'collections', 'categories'] : ['gifts', ...minima.map((c) => `minSubtotal:${c}`)]
  for (const column of foreign)
    if (row.cells.get(column)) row.wrong(kind === 'ORDER' ? 'NOT_FOR_ORDERS' : 'NOT_FOR_CATALOGUE', column)
}
