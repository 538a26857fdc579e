/**
 * Card testing: whoever tries out stolen cards has many refused. After some refusals of one network, order or card
 * prefix in an hour, card payment rests there; other ways to pay stay (docs/rules.md#card-testing).
 */
import type { PoolClient } from 'pg'
import { cardsRest, noteCardRefusal } from '../../db/queries/payment/card-refusal.ts'
import type { TransactionRow } from '../../db/queries/payment/payment.ts'
import type { PaymentMethod } from '../../db/tables/payments.ts'
import type { Subject } from './subject.ts'

const WINDOW_MS = 3_600_000

/** A card that was refused, as its provider tells it. */
export interface Refusal {
  /** The provider's own for this try. */
  reference: string
  /** First digits of the card, else what the provider tells cards apart by. */
  prefix?: string | undefined
}

/** Notes a refused card of a payment. */
export const noteRefusal = (client: PoolClient, held: TransactionRow, { reference, prefix }: Refusal, at: Date) =>
  noteCardRefusal(client, held.id, reference, held.heldNetwork, held.orderId ?? held.checkoutId, prefix ?? null, at)

/** The prefix that a described card has. */
export const prefixOf = (card: PaymentMethod | undefined): string | undefined =>
  card && 'firstDigits' in card ? (card.firstDigits ?? undefined) : undefined

/** Whether cards rest for whoever wants to pay. */
export const restsFor = async (
  client: PoolClient,
  network: string | null,
  { id, channel }: Pick<Subject, 'id' | 'channel'>,
  now: Date,
): Promise<boolean> => {
  const { maxRefusedCardsPerNetwork, maxRefusedCardsPerOrder, maxRefusedCardsPerPrefix } = channel
  const most = [maxRefusedCardsPerNetwork, maxRefusedCardsPerOrder, maxRefusedCardsPerPrefix] as const
  return (await cardsRest(client, network, id, new Date(now.getTime() - WINDOW_MS), ...most)).rest
}
