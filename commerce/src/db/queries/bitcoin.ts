/** Addresses of the shop's own Bitcoin wallet, each given out once, with the quote it was given out for. */
import type { bitcoinAddresses } from '../tables/index.ts'
import type { Queryable } from './checkout.ts'

export type BitcoinAddress = typeof bitcoinAddresses.$inferSelect
export type BitcoinQuote = Pick<BitcoinAddress, 'amount' | 'satoshi' | 'enough' | 'confirmations'>

const COLUMNS = `address, transaction_id as "transactionId", account, index, satoshi, enough, amount, currency, rate,
  rate_source as "rateSource", rate_at as "rateAt", since_height as "sinceHeight", confirmations, expires_at as "expiresAt",
  created_at as "createdAt"`

type Wire = Omit<BitcoinAddress, 'satoshi' | 'enough'> & { satoshi: string; enough: string }
const read = (row: Wire | undefined): BitcoinAddress | null =>
  row ? { ...row, satoshi: BigInt(row.satoshi), enough: BigInt(row.enough) } : null

export async function addressOf(db: Queryable, transactionId: string): Promise<BitcoinAddress | null> {
  const { rows } = await db.query<Wire>({
    name: 'bitcoin_address_of',
    text: `select ${COLUMNS} from bitcoin_addresses where transaction_id = $1`,
    values: [transactionId],
  })
  return read(rows[0])
}

/** How far an account is used. */
export interface WalletState {
  nextIndex: number
  /** Highest index that money came to, or that counts so; -1: none. */
  lastUsed: number
  isRestored: boolean
  /** Of the address that was given out last; null: none was. */
  newest: { transactionId: string; sinceHeight: number } | null
}

export async function walletState(db: Queryable, account: string): Promise<WalletState> {
  const { rows } = await db.query<WalletState>({
    name: 'bitcoin_wallet',
    text: `select w.next_index as "nextIndex", w.is_restored as "isRestored", greatest(w.last_used, (
        select a.index from bitcoin_addresses a where a.account = w.account and exists (
          select from payment_movements m where m.transaction_id = a.transaction_id and m.kind = 'CHARGE' and m.state <> 'FAILED')
        order by a.index desc limit 1)) as "lastUsed",
      (select jsonb_build_object('transactionId', a.transaction_id, 'sinceHeight', a.since_height)
        from bitcoin_addresses a where a.account = w.account order by a.index desc limit 1) as newest
      from bitcoin_wallets w where w.account = $1`,
    values: [account],
  })
  if (rows[0]) return rows[0]
  await db.query(
    `insert into bitcoin_wallets (account, next_index)
      select $1, coalesce(max(index) + 1, 0) from bitcoin_addresses where account = $1 on conflict do nothing`,
    [account],
  )
  return walletState(db, account)
}

/**
 * Takes an index, which nobody gets again whatever becomes of it. False: somebody else took it just now. `isUsed`: it is
 * passed over, because money came to it that is none of ours.
 */
export async function takeIndex(db: Queryable, account: string, index: number, isUsed: boolean): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'bitcoin_index_take',
    text: `update bitcoin_wallets set next_index = next_index + 1, last_used = case when $3 then $2 else last_used end
      where account = $1 and next_index = $2 and not is_restored`,
    values: [account, index, isUsed],
  })
  return rowCount === 1
}

/** After a backup was restored: goes on at `to`, and what lies before counts as used. */
export async function passOver(db: Queryable, account: string, from: number, to: number): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'bitcoin_wallet_pass',
    text: `update bitcoin_wallets set next_index = $3, last_used = $3 - 1, is_restored = false
      where account = $1 and next_index = $2 and is_restored`,
    values: [account, from, to],
  })
  return rowCount === 1
}

/** The rows are a backup's: addresses that were given out after it are unknown. */
export async function markWalletsRestored(db: Queryable): Promise<void> {
  await db.query(
    `insert into bitcoin_wallets (account, next_index, is_restored)
      select account, max(index) + 1, true from bitcoin_addresses group by account
      on conflict (account) do update set is_restored = true`,
  )
  await db.query('update bitcoin_wallets set is_restored = true')
}

/** Keeps an address for a payment; answers the one it has when somebody was quicker. */
export async function keepAddress(
  db: Queryable,
  a: Omit<BitcoinAddress, 'createdAt'>,
  at: Date,
): Promise<BitcoinAddress> {
  const { rows } = await db.query<Wire>({
    name: 'bitcoin_address_keep',
    text: `insert into bitcoin_addresses (address, transaction_id, account, index, satoshi, enough, amount, currency, rate, rate_source, rate_at,
        since_height, confirmations, expires_at, created_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
      on conflict (transaction_id) do nothing returning ${COLUMNS}`,
    values: [
      a.address,
      a.transactionId,
      a.account,
      a.index,
      a.satoshi.toString(),
      a.enough.toString(),
      a.amount,
      a.currency,
      a.rate,
      a.rateSource,
      a.rateAt,
      a.sinceHeight,
      a.confirmations,
      a.expiresAt,
      at,
    ],
  })
  return read(rows[0]) ?? (await addressOf(db, a.transactionId))!
}

/** Another amount for an address nobody was told yet. */
export async function saveQuote(db: Queryable, address: string, q: BitcoinQuote): Promise<void> {
  await db.query({
    name: 'bitcoin_quote_save',
    text: 'update bitcoin_addresses set amount = $2, satoshi = $3, enough = $4, confirmations = $5 where address = $1',
    values: [address, q.amount, q.satoshi.toString(), q.enough.toString(), q.confirmations],
  })
}

/** Coins of a payment that our books have as settled, by `txid:vout`. */
export async function settledCoins(db: Queryable, transactionId: string): Promise<string[]> {
  const { rows } = await db.query<{ reference: string }>({
    name: 'bitcoin_settled_coins',
    text: `select reference from payment_movements where transaction_id = $1 and kind = 'CHARGE' and state = 'SETTLED'`,
    values: [transactionId],
  })
  return rows.map((r) => r.reference)
}
