/**
 * Which address of the wallet is given out next (decision 0024). One that anything was ever paid to is passed over; after
 * a restored backup so is all that may have been given out since; and never do more addresses in a row wait for money than
 * the owner's wallet program looks at.
 */
import type { Services } from '../../../context.ts'
import { passOver, takeIndex, type WalletState, walletState } from '../../../db/queries/bitcoin.ts'
import { openReview } from '../../../db/queries/payment-books.ts'
import { faultText, OutsideFault } from '../../../domain/fault-text.ts'
import type { Chain } from './chain/agreement.ts'
import type { Watched } from './chain/port.ts'
import type { NetworkName } from './networks.ts'
import { scriptOf, type Wallet } from './wallet.ts'

/** With so few addresses left the shop's people are told. */
const FEW = 5
/** About a day: so far back a source is asked that cannot know everything. */
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
   * An index nobody was given before, and nobody is given again. `height`: of the chain now. In words why there is none:
   * the chain cannot be seen, or too many addresses wait for money.
   */
  next(transactionId: string, height: number): Promise<number | 'CHAIN_UNAVAILABLE' | 'ADDRESSES_USED_UP'>
}

export function createIndexes({ pool, clock, wallet, chain, network, gap }: Parts): Indexes {
  const { account } = wallet
  let last: Promise<unknown> = Promise.resolve()

  /** Each of them is looked for on the chain: one after the other, so that nobody looks in vain. */
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
    const review = { reason: 'WALLET', subject: `${account} ${lastUsed} ${left}`, amount: 0, note }
    return openReview(pool, { transactionId, orderId: null }, review, clock.now())
  }

  /** Beyond whatever was given out since the backup: that was never more than the gap after the last one paid to. */
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
