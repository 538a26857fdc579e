/** Unpaid holds, by the network and the mailbox for which they count (decision 0024). */
import { json, prepared, type Queryable } from '../../statements/statement.ts'

/** Hashes of the network and the mailbox; null where the order counts for none. */
export interface HoldKeys {
  network: string | null
  mailbox: string | null
}

/** Number of open unpaid orders, and how many packs of the given variants they hold together. */
export interface Held {
  orders: number
  packs: ReadonlyMap<number, number>
}

const HOLDER_LOCK = prepared(
  'holder_lock',
  'select pg_advisory_xact_lock($1::bigint) as first, pg_advisory_xact_lock($2::bigint) as second',
)

/** Makes completions for one network or one mailbox come one after the other, until the transaction ends. */
export async function lockHoldKeys(db: Queryable, { network, mailbox }: HoldKeys): Promise<void> {
  const keys = [network, mailbox].flatMap((key) => (key === null ? [] : [lockOf(key)]))
  // The keys are locked in one order, so that two transactions never wait for each other.
  const [first, second = first] = keys.toSorted((a, b) => (a < b ? -1 : 1))
  if (first === undefined) return
  await HOLDER_LOCK.run(db, first, second!)
}

const lockOf = (key: string): bigint => Buffer.from(key, 'base64url').readBigInt64BE()

const CHECKOUT_LOCK_OF_HOLDER = prepared(
  'checkout_lock_of_holder',
  `with open as (select id, held_network is not distinct from $2 as by_network, held_mailbox is not distinct from $3 as by_mailbox
          from orders where held_network = $2 or held_mailbox = $3)
      select (select count(*) filter (where by_network) from open)::int as "network!",
        (select count(*) filter (where by_mailbox) from open)::int as "mailbox!",
        (select coalesce(jsonb_agg(jsonb_build_array(variant_id, network, mailbox)), '[]') from (
          select l.variant_id, coalesce(sum(l.quantity) filter (where by_network), 0) as network,
            coalesce(sum(l.quantity) filter (where by_mailbox), 0) as mailbox
          from open join order_lines l on l.order_id = open.id where l.variant_id = any($4::int[]) group by l.variant_id) held) as packs
      from checkouts where id = $1 for update`,
  json<{ packs: [number, number, number][] }>(),
)

/**
 * Locks a checkout, so that it does not change and no payment of it begins until the transaction ends, and counts the
 * unpaid holds of its network and mailbox. The caller must have called `lockHoldKeys`. Answers null where there is no
 * such checkout.
 */
export async function lockCheckoutAndHolds(
  db: Queryable,
  checkoutId: string,
  { network, mailbox }: HoldKeys,
  variantIds: readonly number[],
): Promise<Record<keyof HoldKeys, Held> | null> {
  const row = await CHECKOUT_LOCK_OF_HOLDER.first(db, checkoutId, network, mailbox, variantIds)
  return row
    ? {
        network: { orders: row.network, packs: new Map(row.packs.map(([id, n]) => [id, n])) },
        mailbox: { orders: row.mailbox, packs: new Map(row.packs.map(([id, , n]) => [id, n])) },
      }
    : null
}
