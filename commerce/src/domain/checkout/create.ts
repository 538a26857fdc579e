/** Starts a checkout. */
import { userOf } from '../../context.ts'
import { insertCheckout } from '../../db/queries/checkout.ts'
import { variantsForSale } from '../../db/queries/for-sale.ts'
import type { MetadataMap, StoredAddress } from '../../db/tables/columns.ts'
import { isEmail } from '../email.ts'
import { ok, refuse, type Result } from '../result.ts'
import { type CheckoutCtx, rulesOf } from './change.ts'
import { asRefusal, checkForSale } from './for-sale.ts'
import { grouped, type LineInput, newLine, totalsByVariant } from './input-lines.ts'
import { checkQuantities } from './quantities.ts'
import { type Checkout, countryOf, evaluate, NO_PAYMENTS, ownLines, warehousesFor } from './state.ts'

export interface CreateInput {
  channel: string | null
  lines: LineInput[]
  email: string | null
  /** Checked already. */
  shippingAddress: StoredAddress | null
  billingAddress: StoredAddress | null
  saveShippingAddress: boolean
  saveBillingAddress: boolean
  languageCode: string
  metadata: MetadataMap
  privateMetadata: MetadataMap
}

export async function createCheckout(
  ctx: CheckoutCtx,
  input: CreateInput,
  toVariantId: (key: number) => string,
): Promise<Result<Checkout>> {
  const rules = await rulesOf(ctx)
  const channel = rules.shop.channelBySlug.get(input.channel!)!
  const now = ctx.clock.now()
  const user = userOf(ctx)
  const lines = grouped(input.lines)
  const head = { channel, shippingAddress: input.shippingAddress, billingAddress: input.billingAddress }
  const country = countryOf(head)
  const rows = await variantsForSale(
    ctx.database.pool,
    [...new Set(lines.map((l) => l.variantId))],
    channel.id,
    warehousesFor(rules.shop, channel.id, country),
  )
  if (lines.some((l) => !rows.has(l.variantId))) return unknownVariant()

  const notSold = checkForSale([...rows.values()], now)
  if (notSold) return { ok: false, errors: [asRefusal(notSold, toVariantId)] }
  const wanted = lines.filter((l) => l.quantity <= 0).map((l) => l.variantId)
  const totals = totalsByVariant(lines)
  const errors = checkQuantities(
    [...totals].map(([id, quantity]) => ({
      ...rows.get(id)!,
      quantity: wanted.includes(id) ? Math.min(quantity, 0) : quantity,
    })),
    rules.shop.shop.limitQuantityPerCheckout,
  )
  if (errors.length > 0) return { ok: false, errors }
  if (input.email !== null && !isEmail(input.email)) return refuse('INVALID', 'email', 'Enter a valid email address.')

  const id = ctx.uuid()
  const checkout = evaluate(
    {
      id,
      version: 0,
      userId: user?.userId ?? null,
      customer: user && { email: user.email, isStaff: user.isStaff },
      ...head,
      email: input.email ?? user?.email ?? null,
      saveShippingAddress: input.saveShippingAddress,
      saveBillingAddress: input.saveBillingAddress,
      languageCode: input.languageCode,
      customerNote: '',
      shippingMethodId: null,
      voucherCode: null,
      voucher: null,
      metadata: input.metadata,
      privateMetadata: input.privateMetadata,
      createdAt: now,
      updatedAt: now,
      giftCards: [],
      payments: NO_PAYMENTS,
      lines: lines.map((l) => newLine(ctx.uuid(), l, rows.get(l.variantId)!, channel.currency)),
    },
    rules,
    now,
  )
  await insertCheckout(ctx.database.pool, { ...checkout, channelId: channel.id }, ownLines(checkout))
  return ok(checkout)
}

/** Which channel a new checkout belongs to, or why there is none. */
export async function checkChannel(ctx: CheckoutCtx, slug: string | null | undefined): Promise<Result<string>> {
  if (!slug) return refuse('MISSING_CHANNEL_SLUG', 'channel', 'You need to provide channel slug.')
  const channel = (await rulesOf(ctx)).shop.channelBySlug.get(slug)
  if (!channel) return refuse('NOT_FOUND', 'channel', `Channel with '${slug}' slug does not exist.`)
  return channel.isActive ? ok(slug) : refuse('CHANNEL_INACTIVE', 'channel', `Channel with '${slug}' is inactive.`)
}

export const unknownVariant = () =>
  refuse('GRAPHQL_ERROR', 'variantId', 'Could not resolve to a node with the given id.')
