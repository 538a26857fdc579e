/** Starts a checkout. */
import type { CheckoutErrorCode, LanguageCodeEnum } from '@semena/contract/enums'
import { userOf } from '../../context.ts'
import { insertCheckout } from '../../db/queries/checkout/checkout.ts'
import { variantsForSale } from '../../db/queries/catalog/for-sale.ts'
import type { ChannelRow } from '../../db/queries/reference/reference.ts'
import type { MetadataMap, StoredAddress } from '../../db/tables/columns.ts'
import { isEmail } from '../email.ts'
import { isTooMuch, tooMuch } from '../metadata.ts'
import { ok, refuse, refuseOrder, type Result } from '../result.ts'
import { type CheckoutCtx, headOf, holding, readRules } from './change.ts'
import { withAnswers } from './answers.ts'
import { type Checkouts, keepRecent, recentCheckouts } from './recent.ts'
import { checkForSale } from './for-sale.ts'
import { mergeSameVariants, type LineInput, newLine, reasonWithoutPrice, totalsByVariant } from './input-lines.ts'
import { anonymousMetadataFault } from './anonymous-metadata-limit.ts'
import { checkQuantities, tooManyLines } from './quantities.ts'
import {
  type Checkout,
  type CheckoutLine,
  countryOf,
  evaluate,
  NO_PAYMENTS,
  ownLines,
  type Rules,
  warehousesIn,
} from './state.ts'

export interface CreateInput {
  channel: string | null
  lines: LineInput[]
  email: string | null
  /** The address as validation normalised it. */
  shippingAddress: StoredAddress | null
  billingAddress: StoredAddress | null
  saveShippingAddress: boolean
  saveBillingAddress: boolean
  languageCode: LanguageCodeEnum
  metadata: MetadataMap
  privateMetadata: MetadataMap
}

const NO_DELIVERY = { shippingMethodId: null, appMethod: null, collectionPointId: null }

/** Makes a checkout of the lines that a client sends. */
export async function createCheckout(
  ctx: CheckoutCtx,
  input: CreateInput,
): Promise<Result<Checkout, CheckoutErrorCode>> {
  const recent = recentCheckouts(ctx.database.pool)
  const rules = await readRules(ctx)
  const channel = rules.shop.channelBySlug.get(input.channel!)!
  const now = ctx.clock.now()
  const lines = mergeSameVariants(input.lines)
  const totals = totalsByVariant(lines)
  const head = { channel, shippingAddress: input.shippingAddress, billingAddress: input.billingAddress }
  const warehouses = warehousesIn(rules.shop, { channel, ...NO_DELIVERY }, countryOf(head))
  const rows = await variantsForSale(ctx.database.pool, [...totals.keys()], channel.id, warehouses, now)
  if (lines.some((l) => !rows.has(l.variantId))) return unknownVariant()

  const notSold = checkForSale([...rows.values()], now)
  if (notSold) return refuseOrder(notSold)
  const without = lines.filter((l) => l.quantity <= 0).map((l) => l.variantId)
  const errors = checkQuantities(
    [...totals].map(([id, quantity]) => ({
      ...rows.get(id)!,
      quantity: without.includes(id) ? Math.min(quantity, 0) : quantity,
    })),
    rules.shop.settings.limitQuantityPerCheckout,
  )
  if (errors.length > 0) return refuseOrder(...errors)
  if (input.email !== null && !isEmail(input.email)) return refuse('INVALID', 'email', 'Enter a valid email address.')

  const start = {
    ...input,
    channel,
    lines: lines.map((l) => newLine(ctx.uuid(), l, rows.get(l.variantId)!, channel.currency)),
  }
  for (const [i, line] of start.lines.entries()) {
    const unfounded = reasonWithoutPrice(lines[i]!.priceReason, line)
    if (unfounded) return unfounded
  }
  if ([start, ...start.lines].some((part) => isTooMuch(part.metadata) || isTooMuch(part.privateMetadata)))
    return refuseOrder(tooMuch('metadata'))
  const fault = anonymousMetadataFault(ctx.viewer, start, null) ?? tooManyLines(start.lines.length)
  return fault ? refuseOrder(fault) : startCheckout(ctx, rules, start, recent)
}

/** What a new checkout is made with, when everything has been checked. */
export interface CheckoutStart extends Omit<CreateInput, 'channel' | 'lines'> {
  channel: ChannelRow
  lines: CheckoutLine[]
}

/**
 * Makes a checkout. A signed-in user owns it, and their e-mail is used where none is given. It is refused only where lines
 * keep their pieces, and others took them just now. `recent` was taken before the lines were read.
 */
export async function startCheckout(
  ctx: CheckoutCtx,
  rules: Rules,
  start: CheckoutStart,
  recent: Checkouts,
): Promise<Result<Checkout, 'INSUFFICIENT_STOCK'>> {
  const user = userOf(ctx)
  const now = ctx.clock.now()
  const checkout: Checkout = evaluate(
    {
      id: ctx.uuid(),
      version: 0,
      userId: user?.userId ?? null,
      customer: user && { email: user.email, isStaff: user.isStaff },
      ...start,
      email: start.email ?? user?.email ?? null,
      customerNote: '',
      ...NO_DELIVERY,
      voucherCode: null,
      voucher: null,
      createdAt: now,
      updatedAt: now,
      giftCards: [],
      payments: NO_PAYMENTS,
      taxes: null,
      shipping: null,
    },
    rules,
    now,
  )
  const lines = ownLines(checkout)
  const made = await holding(ctx, rules.shop, checkout, { put: lines, gone: [] }, async (db) => {
    await insertCheckout(db, headOf(checkout), lines)
    return true
  })
  if (!made.ok) return made
  keepRecent(recent, checkout, now)
  return ok(await withAnswers(ctx, checkout, rules))
}

/** The channel of a new checkout, or why there is none. */
export async function checkChannel(
  ctx: CheckoutCtx,
  slug: string | null | undefined,
): Promise<Result<string, CheckoutErrorCode>> {
  if (!slug) return refuse('MISSING_CHANNEL_SLUG', 'channel', 'You need to provide channel slug.')
  const channel = (await readRules(ctx)).shop.channelBySlug.get(slug)
  if (!channel) return refuse('NOT_FOUND', 'channel', `Channel with '${slug}' slug does not exist.`)
  return channel.isActive ? ok(slug) : refuse('CHANNEL_INACTIVE', 'channel', `Channel with '${slug}' is inactive.`)
}

export const unknownVariant = () =>
  refuse('GRAPHQL_ERROR', 'variantId', 'Could not resolve to a node with the given id.')
