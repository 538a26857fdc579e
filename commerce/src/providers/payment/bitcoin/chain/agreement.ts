/**
 * What several sources say together of the chain. One source is enough to show a coin; to count a coin as confirmed, or
 * as gone, takes as many sources as the owner requires. When fewer answer, nothing is said at all.
 */
import { OutsideFault, faultText } from '../../../../domain/fault-text.ts'
import type { ChainSource, ChainView, Coin, Watched } from './port.ts'

export interface AgreedCoin extends Coin {
  /** Confirmations on which the required number of sources agree; 0 when they do not agree that it is in a block. */
  confirmations: number
}

export interface AgreedView {
  tip: number
  coins: AgreedCoin[]
}

export interface Chain {
  /** Height of the chain that the required number of sources have reached. Throws when too few answer. */
  tip(): Promise<number>
  /** What was paid to an address. Throws when too few answer. */
  coins(watched: Watched, settled?: ConfirmedCoins): Promise<AgreedView>
  /** Those of the addresses to which any source knows of a payment. Throws when too few answer. */
  used(watched: readonly Watched[]): Promise<ReadonlySet<string>>
}

/** Coins that count as confirmed already, and go on to do so until the required number of sources deny it. */
export interface ConfirmedCoins {
  /** `txid:vout` */
  references: ReadonlySet<string>
  /** Number of confirmations that the payment wants. */
  wanted: number
}
const NOTHING: ConfirmedCoins = { references: new Set(), wanted: 1 }

const PATIENCE_MS = 10_000
/** A source is left out when it is more blocks than this behind the one that is furthest. */
const MOST_BEHIND = 2
/**
 * A source is left out when it is more blocks than this, about a day's, before a height that the required number of others
 * have reached together: it is nonsense rather than news.
 */
const MOST_AHEAD = 144
/** A source that names a lower height than before is left out for this time; after it, the lower height is believed. */
const REMEMBERED_MS = 10 * 60_000

export interface ChainOptions {
  required: number
  patienceMs?: number
  /** Gets one line when a source begins to be left out, and one when it is used again. */
  report?: (line: string) => void
}

/** Makes one view of the chain out of several sources, of which `required` must agree. */
export function createChain(
  sources: readonly ChainSource[],
  { required, patienceMs = PATIENCE_MS, report = (line) => console.error(line) }: ChainOptions,
): Chain {
  const reached = new Map<ChainSource, { tip: number; at: number }>()
  const faults = new Map<ChainSource, string>()

  function note(source: ChainSource, fault: string | null): void {
    if (fault === null && faults.delete(source)) report(`${source.name} can be used again`)
    if (fault !== null && !faults.has(source)) report(`${source.name} is left out: ${fault}`)
    if (fault !== null) faults.set(source, fault)
  }

  /** Answers of all sources that answer and stand where the chain does; throws when these are too few. */
  async function askAll<T>(
    question: (source: ChainSource, signal: AbortSignal) => Promise<T>,
    tipOf: (answer: T) => number,
  ): Promise<T[]> {
    const answers = await Promise.all(
      sources.map(async (source) => {
        try {
          return { source, answer: await question(source, AbortSignal.timeout(patienceMs)) }
        } catch (error) {
          note(source, faultText(error))
          return null
        }
      }),
    )
    const given = answers.filter((a) => a !== null)
    const best = heightOf(
      given.map((a) => tipOf(a.answer)),
      required,
    )
    const usable = given.filter(({ source, answer }) => {
      const fault = beside(source, tipOf(answer), best)
      note(source, fault)
      return fault === null
    })
    if (usable.length < required)
      throw new OutsideFault(
        `${usable.length} of ${sources.length} sources of the chain can be used, and ${required} must agree`,
      )
    return usable.map((a) => a.answer)
  }

  function beside(source: ChainSource, tip: number, best: number): string | null {
    const elsewhere = `it is at block ${tip}, and others are at ${best}`
    if (tip > best) return elsewhere
    const before = reached.get(source)
    const now = performance.now()
    if (before && tip < before.tip && now - before.at < REMEMBERED_MS)
      return `it went back from block ${before.tip} to ${tip}`
    reached.set(source, { tip, at: now })
    return tip < best - MOST_BEHIND ? elsewhere : null
  }

  return {
    async tip() {
      const tips = await askAll((source, signal) => source.tip(signal), Number)
      return tips.toSorted((a, b) => b - a)[required - 1]!
    },
    async coins(watched, settled) {
      const views = await askAll(
        (source, signal) => source.outputs([watched], signal),
        (view) => view.tip,
      )
      return agree(views, required, settled)
    },
    async used(watched) {
      const views = await askAll(
        async (source, signal) => {
          if (source.used) return source.used(watched, signal)
          const { tip, coins } = await source.outputs(watched, signal)
          return { tip, addresses: coins.map((c) => c.address) }
        },
        (view) => view.tip,
      )
      return new Set(views.flatMap((v) => v.addresses))
    },
  }
}

/** The height of the chain among what sources name: the highest, unless that is nonsense beside what enough others say. */
function heightOf(tips: readonly number[], required: number): number {
  const best = Math.max(...tips)
  const isShared = (tip: number): boolean =>
    tips.filter((other) => other <= tip && other >= tip - MOST_BEHIND).length >= required
  const agreed = Math.max(...tips.filter(isShared))
  return Number.isFinite(agreed) && best - agreed > MOST_AHEAD ? agreed : best
}

/** Works out what the views of several sources say together. None of the views may be too old. Pure. */
export function agree(views: readonly ChainView[], required: number, settled: ConfirmedCoins = NOTHING): AgreedView {
  const references = new Set(views.flatMap((v) => v.coins.map((c) => c.reference)))
  return {
    tip: views.map((v) => v.tip).toSorted((a, b) => b - a)[required - 1]!,
    coins: [...references].toSorted().map((reference) => agreeOn(reference, views, required, settled)),
  }
}

function agreeOn(
  reference: string,
  views: readonly ChainView[],
  required: number,
  settled: ConfirmedCoins,
): AgreedCoin {
  const named = views.map((view) => view.coins.find((c) => c.reference === reference))
  const satoshi = mostNamed(named.flatMap((coin) => coin?.satoshi ?? []))
  const told = views.map(({ tip }, i) => {
    const coin = named[i]?.satoshi === satoshi ? named[i] : undefined
    return { tip, coin, depth: coin && coin.height !== null ? Math.max(1, tip - coin.height + 1) : 0 }
  })
  const [deepest, ...others] = told.filter((t) => t.coin).toSorted((a, b) => b.depth - a.depth)
  const coin = deepest!.coin!
  const agreed = [deepest!, ...others][required - 1]?.depth ?? 0
  const needed = confirmationsFor(coin, settled.wanted)
  // A source that has not reached the height of the wanted confirmation does not deny it.
  const denying = told.filter((t) => t.depth < needed && t.tip >= coin.height! + needed - 1).length
  const stays = agreed < needed && settled.references.has(reference) && deepest!.depth >= needed && denying < required
  return { ...coin, confirmations: stays ? needed : agreed }
}

/**
 * Sources should name the same amount for a coin. Where they do not, the one most of them name counts, and the least of
 * several such.
 */
function mostNamed(amounts: readonly bigint[]): bigint {
  const count = (amount: bigint): number => amounts.filter((a) => a === amount).length
  return amounts.reduce((a, b) => (count(b) > count(a) || (count(b) === count(a) && b < a) ? b : a))
}

const REWARD_CONFIRMATIONS = 100

/**
 * How many confirmations a coin needs. A block's reward can be spent after a hundred blocks only, so it does not count
 * before.
 */
export const confirmationsFor = ({ isReward }: Pick<Coin, 'isReward'>, wanted: number): number =>
  isReward ? Math.max(wanted, REWARD_CONFIRMATIONS) : wanted
