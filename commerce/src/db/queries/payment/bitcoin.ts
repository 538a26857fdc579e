/** Addresses of the shop's own Bitcoin wallet. Each is given out once, with its quote. */
import { columnsOf } from '../../statements/columns-of.ts'
import { bitcoinAddresses } from '../../tables/index.ts'
import { json, type Queryable, type RowOf, statement } from '../../statements/statement.ts'

export type BitcoinAddress = typeof bitcoinAddresses.$inferSelect
export type BitcoinQuote = Pick<BitcoinAddress, 'amount' | 'satoshi' | 'enough' | 'confirmations'>

const COLUMNS = columnsOf(bitcoinAddresses, 'b')

const read = (row: RowOf<'bitcoin_address_of'> | null): BitcoinAddress | null =>
  row ? { ...row, satoshi: BigInt(row.satoshi), enough: BigInt(row.enough) } : null

const BITCOIN_ADDRESS_OF = statement(
  'bitcoin_address_of',
  `select ${COLUMNS} from bitcoin_addresses b where transaction_id = $1`,
)

/** The address of a payment; null where it has none. */
export async function addressOf(db: Queryable, transactionId: string): Promise<BitcoinAddress | null> {
  return read(await BITCOIN_ADDRESS_OF.first(db, transactionId))
}

/** How far the indexes of an account are used. */
export interface WalletState {
  nextIndex: number
  /** Highest index that got money, or counts as if it had; -1 where there is none. */
  lastUsed: number
  isRestored: boolean
  /** The address that was given out last; null where there is none. */
  newest: { transactionId: string; sinceHeight: number } | null
}

const BITCOIN_WALLET = statement(
  'bitcoin_wallet',
  `select w.next_index as "nextIndex", w.is_restored as "isRestored", greatest(w.last_used, (
        select a.index from bitcoin_addresses a where a.account = w.account and exists (
          select from payment_movements m where m.transaction_id = a.transaction_id and m.kind = 'CHARGE' and m.state <> 'FAILED')
        order by a.index desc limit 1)) as "lastUsed",
      (select jsonb_build_object('transactionId', a.transaction_id, 'sinceHeight', a.since_height)
        from bitcoin_addresses a where a.account = w.account order by a.index desc limit 1) as newest
      from bitcoin_wallets w where w.account = $1`,
  json<{ newest: NonNullable<WalletState['newest']> }>(),
)
const BITCOIN_WALLET_BEGIN = statement(
  'bitcoin_wallet_begin',
  `insert into bitcoin_wallets (account, next_index)
      select $1, coalesce(max(index) + 1, 0) from bitcoin_addresses where account = $1 on conflict do nothing`,
)

export async function walletState(db: Queryable, account: string): Promise<WalletState> {
  const state = await BITCOIN_WALLET.first(db, account)
  if (state) return state
  await BITCOIN_WALLET_BEGIN.run(db, account)
  return walletState(db, account)
}

/**
 * Takes an index, which nobody gets again whatever becomes of it. Answers false where somebody else took it just now.
 * `isUsed`: the index is skipped, because money that is none of ours came to it.
 */
export const takeIndex = statement(
  'bitcoin_index_take',
  `update bitcoin_wallets set next_index = next_index + 1, last_used = case when $3 then $2 else last_used end
      where account = $1 and next_index = $2 and not is_restored`,
).touches

/** Continues at index `to` after a backup was restored; everything before it counts as used. */
export const passOver = statement(
  'bitcoin_wallet_pass',
  `update bitcoin_wallets set next_index = $3, last_used = $3 - 1, is_restored = false
      where account = $1 and next_index = $2 and is_restored`,
).touches

const BITCOIN_WALLETS_OF_ADDRESSES = statement(
  'bitcoin_wallets_of_addresses',
  `insert into bitcoin_wallets (account, next_index, is_restored)
      select account, max(index) + 1, true from bitcoin_addresses group by account
      on conflict (account) do update set is_restored = true`,
)
const BITCOIN_WALLETS_RESTORED = statement('bitcoin_wallets_restored', 'update bitcoin_wallets set is_restored = true')

/** Marks the wallets as restored from a backup: addresses that were given out after it are unknown. */
export async function markWalletsRestored(db: Queryable): Promise<void> {
  await BITCOIN_WALLETS_OF_ADDRESSES.run(db)
  await BITCOIN_WALLETS_RESTORED.run(db)
}

const BITCOIN_ADDRESS_KEEP = statement(
  'bitcoin_address_keep',
  `insert into bitcoin_addresses as b (address, transaction_id, account, index, satoshi, enough, amount, currency, rate, rate_source, rate_at,
        since_height, confirmations, expires_at, created_at)
      values ($address, $transactionId, $account, $index, $satoshi, $enough, $amount, $currency, $rate, $rateSource, $rateAt, $sinceHeight, $confirmations, $expiresAt, $at)
      on conflict (transaction_id) do nothing returning ${COLUMNS}`,
)

/** Stores an address for a payment; answers the address that the payment has where somebody was quicker. */
export async function keepAddress(
  db: Queryable,
  a: Omit<BitcoinAddress, 'createdAt'>,
  at: Date,
): Promise<BitcoinAddress> {
  const kept = await BITCOIN_ADDRESS_KEEP.first(db, { ...a, at })
  return read(kept) ?? (await addressOf(db, a.transactionId))!
}

/** Changes the amount for an address that nobody was told yet. */
export const saveQuote = statement(
  'bitcoin_quote_save',
  'update bitcoin_addresses set amount = $amount, satoshi = $satoshi, enough = $enough, confirmations = $confirmations where address = $address',
).run

/** A payment's coins that are settled in our books, as `txid:vout`. */
export const settledCoins = statement(
  'bitcoin_settled_coins',
  `select reference from payment_movements where transaction_id = $1 and kind = 'CHARGE' and state = 'SETTLED'`,
).column
