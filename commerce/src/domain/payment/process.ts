/** Continues a payment that waits for an action of the payer, or answers its state. */
import type { TransactionProcessErrorCode } from '@semena/contract/enums'
import type { Ctx } from '../../context.ts'
import {
  claimTransaction,
  eventsOf,
  findTransaction,
  lockTransaction,
  type TransactionEventRow,
  type TransactionRow,
} from '../../db/queries/payment/payment.ts'
import { transaction, Undone } from '../../db/driver/transaction.ts'
import { ok, refuse, type Result } from '../result.ts'
import type { PaymentAnswer } from './apply.ts'
import { requestAndBook, CLAIM_MS, isClaimed, unclaimed } from './ask.ts'
import { presentPayment } from './present.ts'
import { paymentState } from './reduce.ts'
import { readSubject } from './subject.ts'

type ClaimOrStored = { go: TransactionRow } | { stored: TransactionRow; event: TransactionEventRow }

/** Continues the payment `id` with the client's `data` for its gateway. */
export async function processPayment(
  ctx: Ctx,
  id: string,
  data: unknown,
): Promise<Result<PaymentAnswer, TransactionProcessErrorCode>> {
  const found = await findTransaction(ctx.database.pool, id)
  if (!found) return refuse('NOT_FOUND', 'id', "Couldn't resolve to a transaction.")
  const gateway = ctx.gateways.get(found.gateway)
  if (!gateway) return refuse('MISSING_PAYMENT_APP', 'id', 'The payment gateway of this transaction is not available.')
  // Reading an order past its deadline expires it, and cancels what waits at a gateway.
  const subject = await readSubject(
    ctx,
    found.orderId
      ? { kind: 'order', id: found.orderId }
      : { kind: 'checkout', id: found.checkoutId ?? '00000000-0000-0000-0000-000000000000' },
  )
  if (!subject) return refuse('NOT_FOUND', 'id', 'What this transaction was for is gone.')
  // A payment that its provider has is refreshed; one that never got there is begun now, while there is time.
  if (gateway.provider && (found.pspReference !== '' || subject.isOver))
    return ok(await presentPayment(ctx, gateway, found, subject))
  const turn =
    gateway.live && !gateway.provider
      ? { go: found }
      : await unclaimed(() => take(ctx, id, gateway.provider !== undefined))
  if ('go' in turn) return ok(await requestAndBook(ctx, gateway, 'process', turn.go, subject, data))
  return ok(
    gateway.provider
      ? await presentPayment(ctx, gateway, turn.stored, subject)
      : { transaction: turn.stored, event: turn.event, data: null },
  )
}

/** Answers a finished payment as it is stored, and claims one that waits for this request. */
function take(ctx: Ctx, id: string, hasProvider: boolean): Promise<ClaimOrStored | 'claimed'> {
  return transaction<ClaimOrStored | 'claimed'>(ctx.database.pool, async (client) => {
    const now = ctx.clock.now()
    const held = (await lockTransaction(client, id))!
    if (isClaimed(held, now)) return new Undone<'claimed'>('claimed')
    const events = await eventsOf(client, id)
    const at = held.pspReference !== '' && hasProvider ? 'BEGUN' : paymentState(events)
    if (at !== 'ACTION_REQUIRED' && at !== 'FAULTED' && at !== 'ASKED') return { stored: held, event: events.at(-1)! }
    await claimTransaction(client, id, held.amount, new Date(now.getTime() + CLAIM_MS))
    return { go: held }
  })
}
