/** Events of promotions and their rules, older sales, vouchers and gift cards. */
import {
  promotionsBySaleIds,
  type PromotionRow,
  rulesByIds,
  type RuleRow,
} from '../../db/queries/promotion/promotion.ts'
import { codesOfVouchers, type VoucherCodeRow } from '../../db/queries/voucher/voucher.ts'
import type { GraphqlContext } from '../context.ts'
import type { Resolvers } from '../resolver-types.ts'
import { about, channelOf, fact, type InChannel } from './about.ts'
import type { EventSource } from './sources.ts'
import { restored, subject } from './subject.ts'

const promotion = {
  ...about,
  promotion: (e: EventSource, _: unknown, ctx: GraphqlContext) => subject(ctx, e, 'Promotion'),
}
const giftCard = {
  ...about,
  giftCard: (e: EventSource, _: unknown, ctx: GraphqlContext) => subject(ctx, e, 'GiftCard'),
}
const promotionRule = {
  ...about,
  promotionRule: async (e: EventSource, _: unknown, ctx: GraphqlContext) =>
    (await rulesByIds(ctx.database.pool, [e.subjectKey]))[0] ?? restored<RuleRow>(e.snapshot),
}
const sale = {
  ...about,
  sale: async (e: EventSource, args: InChannel, ctx: GraphqlContext) => {
    const [found = restored<PromotionRow>(e.snapshot)] = await promotionsBySaleIds(ctx.database.pool, [
      Number(e.subjectKey),
    ])
    return found && { ...found, channelId: (await channelOf(ctx, args))?.id ?? null }
  },
}
const voucher = {
  ...about,
  voucher: async (e: EventSource, args: InChannel, ctx: GraphqlContext) => {
    const found = await subject(ctx, e, 'Voucher')
    return found && { ...found, channelId: (await channelOf(ctx, args))?.id ?? null }
  },
}
const voucherCodes = {
  ...about,
  voucherCodes: async (e: EventSource, _: unknown, ctx: GraphqlContext): Promise<VoucherCodeRow[]> => {
    const { codes = [], gone = [] } = (e.snapshot ?? {}) as { codes?: string[]; gone?: Record<string, unknown>[] }
    const there = codes.length ? await codesOfVouchers(ctx.database.pool, [Number(e.subjectKey)]) : []
    return [
      ...there.filter((c) => codes.includes(c.code)),
      ...gone.flatMap((row) => restored<VoucherCodeRow>(row) ?? []),
    ]
  },
}

export const offerEvents = {
  GiftCardCreated: giftCard,
  GiftCardUpdated: giftCard,
  GiftCardDeleted: giftCard,
  GiftCardStatusChanged: giftCard,
  GiftCardMetadataUpdated: giftCard,
  PromotionCreated: promotion,
  PromotionUpdated: promotion,
  PromotionDeleted: promotion,
  PromotionStarted: promotion,
  PromotionEnded: promotion,
  GiftCardSent: { ...giftCard, channel: fact('channel'), sentToEmail: fact('sentToEmail') },
  PromotionRuleCreated: promotionRule,
  PromotionRuleUpdated: promotionRule,
  PromotionRuleDeleted: promotionRule,
  SaleCreated: sale,
  SaleUpdated: sale,
  SaleDeleted: sale,
  SaleToggle: sale,
  VoucherCreated: voucher,
  VoucherUpdated: voucher,
  VoucherDeleted: voucher,
  VoucherMetadataUpdated: voucher,
  VoucherCodesCreated: voucherCodes,
  VoucherCodesDeleted: voucherCodes,
} satisfies Partial<Resolvers>
