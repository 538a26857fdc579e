/** promotions.csv: what is on sale in the catalogue. */
import { promotions as promotionTable } from '../../db/tables/catalog.ts'
import { checkPercent, readScope, readSpan, scopeIds, VALUE_TYPES } from '../discount.ts'
import { idsOf, nothing, type Part, thingOf } from '../part.ts'

export const promotions: Part = (r) => {
  const sheet = r.sheet('promotions.csv', {
    key: ['name'],
    plain: ['channels', 'type', 'value', 'products', 'collections', 'categories', 'startDate', 'endDate'],
  })
  if (!sheet) return nothing
  const rows = sheet.rows.map((row) => {
    const name = row.cells.get('name')!
    const { thing, isNew } = thingOf(r.known.promotions, name, () => ({}))
    for (const column of ['type', 'value']) row.needed(column, isNew)
    const rewardType = row.oneOf('type', VALUE_TYPES) ?? undefined
    const rewardValue = row.decimal('value', { min: 0 }) ?? undefined
    checkPercent(row, 'value', rewardValue, rewardType)
    return {
      thing,
      channels: row.refs('channels', r.known.channels, 'channel'),
      scope: readScope(r, row),
      values: { name, rewardType, rewardValue, ...readSpan(row, isNew, r.now) },
    }
  })
  return (w) =>
    w.saveKnown(
      promotionTable,
      rows.map(({ thing, channels, scope, values }) => ({
        thing,
        values: { ...values, channels: channels && idsOf(w.known.channels, channels), ...scopeIds(w, scope) },
      })),
    )
}
