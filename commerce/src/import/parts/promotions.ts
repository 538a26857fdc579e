/** promotions.csv: promotions of the catalogue and of whole orders. */
import { promotions as promotionTable } from '../../db/tables/catalog.ts'
import { PROMOTION_TYPES, VALUE_TYPES } from '../../db/tables/closed-sets.ts'
import { checkPercent, readScope, readSpan, scopeIds } from '../discount.ts'
import { idsOf, noWrite, type Part, type Reading, thingOf } from '../part.ts'
import type { Row } from '../row.ts'
import { statement } from '../../db/statement.ts'

const IMPORT_PROMOTION_MINIMA = statement(
  'import_promotion_minima',
  'select id, min_subtotals as minima from promotions',
)

export const promotions: Part = (r) => {
  const sheet = r.sheet('promotions.csv', {
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
  const rows = sheet.rows.map((row) => {
    const name = row.cells.get('name')!
    const { thing, isNew } = thingOf(r.known.promotions, name, () => ({ kind: 'CATALOGUE' as const }))
    thing.kind = row.oneOf('appliesTo', PROMOTION_TYPES) ?? (row.has('appliesTo') ? 'CATALOGUE' : thing.kind)
    const gifts = row.refs('gifts', r.known.variants, 'variant')
    // A promotion with a gift needs no other reward.
    if (!gifts?.length) for (const column of ['type', 'value']) row.needed(column, isNew)
    const rewardType = row.oneOf('type', VALUE_TYPES) ?? (isNew ? 'FIXED' : undefined)
    const rewardValue = row.decimal('value', { min: 0 }) ?? (isNew ? 0 : undefined)
    checkPercent(row, 'value', rewardValue, rewardType)
    checkKind(row, thing.kind, minima)
    return {
      thing,
      gifts,
      channels: row.refs('channels', r.known.channels, 'channel'),
      minSubtotals: minima.map((channel) => readMinimum(r, row, channel)),
      scope: readScope(r, row),
      values: { name, type: thing.kind, rewardType, rewardValue, ...readSpan(row, isNew, r.now) },
    }
  })
  return async (w) => {
    const there = await IMPORT_PROMOTION_MINIMA.rows(w.client)
    const before = new Map(there.map((t) => [t.id, t.minima]))
    await w.saveKnown(
      promotionTable,
      rows.map(({ thing, gifts, channels, minSubtotals, scope, values }) => ({
        thing,
        values: {
          ...values,
          channels: channels && idsOf(w.known.channels, channels),
          giftVariantIds: gifts && idsOf(w.known.variants, gifts),
          minSubtotals: minSubtotals.length
            ? withMinima(
                before.get(thing.id ?? '') ?? {},
                minSubtotals.map(({ channel, amount }) => [String(w.known.channels.get(channel)!.id!), amount]),
              )
            : undefined,
          ...scopeIds(w, scope),
        },
      })),
    )
  }
}

const readMinimum = (r: Reading, row: Row, channel: string) => ({
  channel,
  amount: row.money(`minSubtotal:${channel}`, r.known.channels.get(channel)!.currency),
})

/** The minima by channel after the changes; null removes a channel's minimum. */
function withMinima(
  before: Readonly<Record<string, number>>,
  changes: readonly (readonly [string, number | null | undefined])[],
): Record<string, number> {
  const minima = { ...before }
  for (const [channel, amount] of changes) {
    if (typeof amount === 'number') minima[channel] = amount
    else if (amount === null) delete minima[channel]
  }
  return minima
}

/** Reports columns that have no meaning for the promotion's kind. */
function checkKind(row: Row, kind: string, minima: readonly string[]): void {
  const foreign =
    kind === 'ORDER' ? ['products', 'collections', 'categories'] : ['gifts', ...minima.map((c) => `minSubtotal:${c}`)]
  for (const column of foreign)
    if (row.cells.get(column))
      row.wrong(
        `${column} is not for a promotion that applies to ${kind === 'ORDER' ? 'orders' : 'the catalogue'}`,
        column,
      )
}
