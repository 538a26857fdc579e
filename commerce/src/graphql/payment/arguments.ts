/** Arguments that operations on payments share. */
import { LONGEST_REFERENCE, LONGEST_URL } from '@semena/contract/limits'
import { findTransaction, type TransactionRow } from '../../db/queries/payment/payment.ts'
import type { PaymentMethod } from '../../db/tables/payments.ts'
import { fromGlobalId, isUuid, uuidKey } from '../../domain/global-id.ts'
import { HIGHEST_AMOUNT, toMinorHalfEven } from '../../domain/money.ts'
import { readSubject, type Subject } from '../../domain/payment/subject.ts'
import { ok, refuse, type Result } from '../../domain/result.ts'
import { plainText } from '../../domain/text.ts'
import type { PaymentMethodDetailsInput } from '../../domain/payment/inputs.generated.ts'
import type { GraphqlContext } from '../context.ts'
import { invalidArgument } from '../shared/errors.ts'
import { requireItsChannel } from '../shared/sold.ts'

/** The checkout or order that an id names. */
export async function subjectOf(id: string, ctx: GraphqlContext): Promise<Result<Subject, 'INVALID' | 'NOT_FOUND'>> {
  const global = fromGlobalId(id)
  if (!global) throw invalidArgument('Could not decode the id.')
  if (global.type !== 'Checkout' && global.type !== 'Order')
    return refuse('INVALID', 'id', 'Must receive a Checkout or Order id.')
  const subject = isUuid(global.key)
    ? await readSubject(ctx, { kind: global.type === 'Checkout' ? 'checkout' : 'order', id: global.key.toLowerCase() })
    : null
  return subject ? ok(subject) : refuse('NOT_FOUND', 'id', "Couldn't resolve to an object.")
}

export interface Named {
  id?: string | null | undefined
  token?: string | null | undefined
}

export async function named(
  { id, token }: Named,
  ctx: GraphqlContext,
): Promise<Result<TransactionRow, 'GRAPHQL_ERROR' | 'NOT_FOUND'>> {
  if ((id == null) === (token == null))
    return refuse('GRAPHQL_ERROR', null, 'Exactly one of id and token must be given.')
  const key = token ?? uuidKey(id!, 'TransactionItem')
  if (!key) throw invalidArgument('Must receive a TransactionItem id.')
  const found = await findTransaction(ctx.database.pool, key)
  return found ? ok(found) : refuse('NOT_FOUND', 'id', "Couldn't resolve to a transaction.")
}

/** Throws when the viewer is staff who may not work in the payment's channel. */
export const needItsChannel = (ctx: GraphqlContext, { id }: TransactionRow): Promise<void> =>
  requireItsChannel(ctx, 'TransactionItem', id)

/** An amount as minor units. */
export function readAmount(amount: number | null | undefined, currency: string): Result<number | null, 'INVALID'> {
  if (amount == null) return ok(null)
  if (amount > HIGHEST_AMOUNT) return refuse('INVALID', 'amount', 'The amount is too high.')
  return ok(toMinorHalfEven(amount, currency))
}

/** A text that a client enters, cut to the longest length; null when there is none. */
export const cut = (text: string | null | undefined): string | null =>
  text == null ? null : plainText(text).slice(0, LONGEST_REFERENCE)

/** The method of payment that a client describes; null when none was given. */
export function readMethod(
  input: PaymentMethodDetailsInput | null | undefined,
): Result<PaymentMethod | null, 'INVALID'> {
  if (!input) return ok(null)
  const { card, giftCard, other } = input
  if ([card, giftCard, other].filter((given) => given != null).length !== 1)
    return refuse('INVALID', 'paymentMethodDetails', 'Exactly one kind must be given.')
  if (card)
    return ok({
      type: 'CARD',
      name: cut(card.name)!,
      brand: cut(card.brand),
      firstDigits: cut(card.firstDigits),
      lastDigits: cut(card.lastDigits),
      expMonth: card.expMonth ?? null,
      expYear: card.expYear ?? null,
    })
  if (giftCard)
    return ok({
      type: 'GIFT_CARD',
      name: cut(giftCard.name)!,
      brand: cut(giftCard.brand),
      lastChars: cut(giftCard.lastChars),
      isSaleorGiftcard: false,
    })
  return ok({ type: 'OTHER', name: cut(other!.name)! })
}

export const isWebAddress = (text: string): boolean =>
  text.length <= LONGEST_URL && !text.includes('\0') && /^https?:$/.test(URL.parse(text)?.protocol ?? '')

/**
 * Whether the viewer owns a payment: the app of its gateway does, or, where no app stands behind it, whoever handles
 * payments.
 */
export const isOwner = ({ viewer }: GraphqlContext, { gateway }: TransactionRow): boolean =>
  gateway === '' || (viewer.kind === 'app' && viewer.identifier === gateway)
