/** The rules of a promotion as promotions.csv says them: one set of channels, goods, reward and gifts, and a minimum for each channel. */
import type { promotionRules } from '../db/tables/promotions.ts'
import { goodsOf, predicateOf } from '../domain/promotion/goods.ts'

type Rule = typeof promotionRules.$inferSelect
export type RuleValues = Partial<typeof promotionRules.$inferInsert>

export interface RuleWish {
  channels?: readonly number[] | undefined
  products?: readonly number[] | undefined
  collections?: readonly number[] | undefined
  categories?: readonly number[] | undefined
  gifts?: readonly number[] | undefined
  valueType?: 'PERCENTAGE' | 'FIXED' | undefined
  value?: number | undefined
  /** Decimal amounts by channel; null: no minimum. */
  minima: ReadonlyMap<number, number | null>
}

const minimumPredicate = (amount: number) => ({
  discountedObjectPredicate: { baseSubtotalPrice: { range: { gte: String(amount) } } },
})

/** The least subtotal of an order rule; 0 where it names none. */
function minimumOf(rule: Rule): number {
  const given = rule.orderPredicate as Partial<ReturnType<typeof minimumPredicate>> | null
  return Number(given?.discountedObjectPredicate?.baseSubtotalPrice?.range?.gte ?? 0)
}

/** The one rule of a catalogue promotion after the changes. */
export function catalogueRule(wish: RuleWish, before: Rule | undefined): RuleValues {
  const { products, collections, categories } = wish
  const namesGoods = products ?? collections ?? categories
  const goods = goodsOf(before?.cataloguePredicate)
  return {
    channels: wish.channels && [...wish.channels],
    valueType: wish.valueType,
    value: wish.value,
    cataloguePredicate:
      before && !namesGoods
        ? undefined
        : predicateOf({
            ...goods,
            products: products ?? goods.products,
            collections: collections ?? goods.collections,
            categories: categories ?? goods.categories,
          }),
  }
}

/** The rules of an order promotion after the changes: channels with the same minimum share one. */
export function orderRules(wish: RuleWish, before: readonly Rule[]): RuleValues[] {
  const [first] = before
  const channels = wish.channels ?? before.flatMap((r) => r.channels)
  const minima = new Map(before.flatMap((r) => r.channels.map((id) => [id, minimumOf(r)] as const)))
  for (const [channel, amount] of wish.minima) minima.set(channel, amount ?? 0)
  const gifts = wish.gifts ?? first?.giftVariantIds ?? []
  const reward = gifts.length
    ? { rewardType: 'GIFT' as const, valueType: null, value: null }
    : {
        rewardType: 'SUBTOTAL_DISCOUNT' as const,
        valueType: wish.valueType ?? first?.valueType ?? 'FIXED',
        value: wish.value ?? first?.value ?? 0,
      }
  const groups = Map.groupBy(channels, (id) => minima.get(id) ?? 0)
  if (groups.size === 0) groups.set(0, [])
  return [...groups]
    .toSorted(([a], [b]) => a - b)
    .map(([amount, ids]) => ({
      ...reward,
      channels: ids,
      giftVariantIds: [...gifts],
      orderPredicate: minimumPredicate(amount),
    }))
}
