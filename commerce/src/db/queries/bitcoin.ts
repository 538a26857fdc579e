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

/** An index nobody gets again, whatever becomes of it. */
export async function nextIndex(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ index: string }>(`select nextval('bitcoin_indexes') as index`)
  return Number(rows[0]!.index)
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
