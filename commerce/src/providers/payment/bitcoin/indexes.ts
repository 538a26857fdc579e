/**
 * Which address of the wallet is given out next (decision 0024). An address to which anything was ever paid is passed
 * over, and so are, after a backup was restored, all that may have been given out since the backup. Never do more
 * addresses in a row wait for money than the owner's wallet program looks at.
 */
import type { Services } from '../../../context.ts'
import { passOver, takeIndex, type WalletState, walletState } from '../../../db/queries/payment/bitcoin.ts'
import { openReview } from '../../../db/queries/payment/payment-books.ts'
import { faultText, OutsideFault } from '../../../domain/fault-text.ts'
import type { Chain } from './chain/agreement.ts'
import type { Watched } from './chain/port.ts'
import type { NetworkName } from './networks.ts'
import { scriptOf, type Wallet } from './wallet.ts'

/** When only this many addresses are left, the shop's people are told. */
const FEW = 5
/** About a day of blocks: how far back a source is asked that does not know of all payments ever made. */
const RECENT_BLOCKS = 144

interface Parts extends Pick<Services, 'clock'> {
  pool: Services['database']['pool']
  wallet: Wallet
  chain: Chain
  network: NetworkName
  gap: number
}

export interface Indexes {
  /**
   * The index of an address that no other payment gets. `height` is that of the chain now. Answers a word where there
   * is no such index: the chain cannot be seen, or too many addresses wait for money.
   */
  next(transactionId: string, height: number): Promise<number | 'CHAIN_UNAVAILABLE' | 'ADDRESSES_USED_UP'>
}

export function createIndexes({ pool, clock, wallet, chain, network, gap }: Parts): Indexes {
  const { account } = wallet
  let last: Promise<unknown> = Promise.resolve()

  /** Indexes are looked for one after the other, so that no two look-ups on the chain are about the same index. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work, work)
    last = mine.catch(() => {})
    return mine
  }

  const used = async (from: number, count: number, sinceHeight: number): Promise<number[]> => {
    const watched = Array.from({ length: count }, (_, i): Watched => {
      const address = wallet.address(from + i)
      return { address, script: scriptOf(address, network), sinceHeight }
    })
    const addresses = await chain.used(watched)
    return watched.flatMap(({ address }, i) => (addresses.has(address) ? [from + i] : []))
  }

  const tell = (transactionId: string, lastUsed: number, left: number): Promise<unknown> => {
    const note = `${left} addresses are left before ${gap} in a row wait for money; see the guide about payments.`
    console.error(`bitcoin: ${note}`)
    const review = {
      transactionId,
      orderId: null,
      reason: 'WALLET',
      subject: `${account} ${lastUsed} ${left}`,
      amount: 0,
      note,
      at: clock.now(),
    }
    return openReview(pool, review)
  }

  /**
   * Passes over all indexes that may have been given out since the backup, of which none was more than the gap beyond
   * the last paid one.
   */
  async function afterRestore({ nextIndex, lastUsed, newest }: WalletState, height: number): Promise<void> {
    let paid = Math.max(lastUsed, nextIndex - 1)
    for (;;) {
      const found = await used(paid + 1, gap, newest?.sinceHeight ?? height)
      if (found.length === 0) break
      paid = found.at(-1)!
    }
    const to = paid + 1 + gap
    if (await passOver(pool, account, nextIndex, to))
      console.error(
        `bitcoin: after the restored backup addresses go on at number ${to}; let the wallet program look ${to - lastUsed + gap} addresses ahead`,
      )
  }

  async function take(transactionId: string, height: number): Promise<number | 'ADDRESSES_USED_UP'> {
    for (;;) {
      const state = await walletState(pool, account)
      const { nextIndex, lastUsed, newest } = state
      if (state.isRestored) {
        await afterRestore(state, height)
        continue
      }
      const left = gap - (nextIndex - lastUsed)
      if (left < 0) {
        await tell(newest?.transactionId ?? transactionId, lastUsed, 0)
        return 'ADDRESSES_USED_UP'
      }
      const since = Math.max(newest?.sinceHeight ?? height, height - RECENT_BLOCKS)
      const isUsed = (await used(nextIndex, 1, since)).length > 0
      if (!(await takeIndex(pool, account, nextIndex, isUsed)) || isUsed) continue
      if (left === FEW) await tell(transactionId, lastUsed, left)
      return nextIndex
    }
  }

  return {
    next: (transactionId, height) =>
      inTurn(async () => {
        try {
          return await take(transactionId, height)
        } catch (error) {
          if (!(error instanceof OutsideFault)) throw error
          console.error(`bitcoin: ${faultText(error)}`)
          return 'CHAIN_UNAVAILABLE'
        }
      }),
  }
}
