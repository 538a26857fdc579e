/**
 * One JSON endpoint for the first page of the desk: counts of what waits for somebody, and what was sold. Saleor's schema
 * has fields for some of it only. Each member of staff gets the parts that their permissions open, the others are null;
 * who sees only some channels gets the figures of these.
 *
 *     GET /api/today/?zone=Europe/Prague    days are those of the time zone, UTC unless said
 */
import { DAY_MS } from '@semena/contract/time'
import { codeOf, DEFAULT_LANGUAGE } from '@semena/contract/languages'
import { LANGUAGES_KEY, shownLanguages } from '@semena/contract/shop-languages'
import { isTimeZone } from '@semena/contract/days'
import type { FastifyPluginAsync } from 'fastify'
import type { Pool } from 'pg'
import { LOW_STOCK } from '@semena/contract/limits'
import { hasPermission, type Services, type UserViewer } from '../context.ts'
import {
  bestSold,
  cartsLeft,
  failedMailsSince,
  failingJobs,
  firstSaleSteps,
  salesByDay,
  scarceVariants,
  untranslatedProducts,
  waitingPayments,
  waitingRefunds,
} from '../db/queries/order/today.ts'
import { reference } from '../db/queries/reference/reference.ts'
import { GIFT_CARDS } from '@semena/contract/payment-ways'
import { toGlobalId } from '../domain/global-id.ts'
import { toDecimal } from '../domain/money.ts'
import { refusal } from '../domain/result.ts'
import { keptFigure } from './kept-figure.ts'
import { channelsOf, sendFaults, staffPlugin } from './staff-api.ts'

/** Thirty days, the thirty before, and one for the time zone. */
const SALES_DAYS = 61
const BEST_DAYS = 30
const BEST = 5
const MAILS_DAYS = 7
/** A basket counts as left an hour after the last change, for a week. */
const LEFT_MS = 3_600_000
const CARTS_DAYS = 7

/** How many products lack a name in a language that the shop shows. */
async function untranslatedIn(pool: Pool): Promise<number> {
  const shown = shownLanguages((await reference(pool)).settings.metadata[LANGUAGES_KEY])
  return untranslatedProducts(pool, shown.filter((one) => one !== DEFAULT_LANGUAGE).map(codeOf))
}

export function todayPlugin(services: Services): FastifyPluginAsync {
  // These are of the whole shop and read each of its products.
  const { pool } = services.database
  const counts: ShopCounts = {
    scarce: keptFigure(() => scarceVariants(pool, LOW_STOCK)),
    untranslated: keptFigure(() => untranslatedIn(pool)),
  }
  return staffPlugin(
    services,
    {},
    {
      'GET /api/today': async ({ viewer, query: { zone = 'UTC' }, reply, reading }) => {
        if (!isZone(zone)) return sendFaults(reply, refusal('INVALID', 'zone', 'This is no time zone.'))
        const { pool } = reading.database
        const now = services.clock.now()
        const [counted, sales, steps] = await Promise.all([
          waiting(pool, viewer, now, counts),
          sold(pool, viewer, now, zone),
          firstSaleSteps(pool),
        ])
        const payment = [...services.gateways.keys()].some((id) => id !== GIFT_CARDS)
        return { ...counted, ...sales, steps: { ...steps, payment } }
      },
    },
  )
}

const isZone = (zone: unknown): zone is string => typeof zone === 'string' && isTimeZone(zone)

/** Counts of the whole shop, for whoever may see them. */
interface ShopCounts {
  scarce: () => ReturnType<typeof scarceVariants>
  untranslated: () => Promise<number>
}

/** Counts of what waits for somebody; null where the viewer may do nothing about it. */
async function waiting(pool: Pool, viewer: UserViewer, now: Date, { scarce, untranslated }: ShopCounts) {
  const may = (...anyOf: string[]): boolean => hasPermission({ viewer }, ...anyOf)
  const channels = channelsOf(viewer)
  const before = (ms: number): Date => new Date(now.getTime() - ms)
  const [payments, refunds, held, texts, mailsFailed, jobsFailing, carts] = await Promise.all([
    may('HANDLE_PAYMENTS') ? waitingPayments(pool, channels) : null,
    may('HANDLE_PAYMENTS') ? waitingRefunds(pool, channels) : null,
    may('MANAGE_PRODUCTS') ? scarce() : null,
    may('MANAGE_TRANSLATIONS') ? untranslated() : null,
    may('MANAGE_SETTINGS') ? failedMailsSince(pool, before(MAILS_DAYS * DAY_MS)) : null,
    may('MANAGE_SETTINGS') ? failingJobs(pool) : null,
    may('MANAGE_CHECKOUTS', 'MANAGE_ORDERS')
      ? cartsLeft(pool, before(CARTS_DAYS * DAY_MS), before(LEFT_MS), channels)
      : null,
  ])
  const stock = held && { ...held, lowMeans: LOW_STOCK }
  return { payments, refunds, stock, untranslated: texts, mailsFailed, jobsFailing, carts }
}

/** What was sold, by channel in its own currency, and which products most. */
async function sold(pool: Pool, viewer: UserViewer, now: Date, zone: string) {
  if (!hasPermission({ viewer }, 'MANAGE_ORDERS')) return { sales: null, best: null }
  const channels = channelsOf(viewer)
  const days = await salesByDay(pool, new Date(now.getTime() - SALES_DAYS * DAY_MS), zone, channels)
  const byChannel = Map.groupBy(days, ({ channelId }) => channelId)
  const known = (await reference(pool)).channels.filter(({ id }) => channels === null || channels.includes(id))
  const best = await bestSold(pool, new Date(now.getTime() - BEST_DAYS * DAY_MS), channels, BEST)
  return {
    sales: known.map(({ id, slug, name, currency }) => ({
      channel: { id: toGlobalId('Channel', id), slug, name },
      currency,
      days: (byChannel.get(id) ?? []).map(({ day, gross, orders }) => ({
        day,
        gross: toDecimal(gross, currency),
        orders,
      })),
    })),
    best: best.map(({ productId, name, quantity, orders }) => ({
      product: { id: toGlobalId('Product', productId), name },
      quantity,
      orders,
    })),
  }
}
