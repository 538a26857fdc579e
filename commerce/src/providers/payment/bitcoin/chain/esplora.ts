/** An Esplora server, such as blockstream.info or mempool.space or the owner's own. */
import { OutsideFault } from '../../../../domain/fault-text.ts'
import type { SourceSettings } from '../settings.ts'
import { requestText, requestJson } from './http.ts'
import { type ChainSource, type Coin, isSince, type Watched } from './port.ts'

const MOST_BYTES = 8 << 20
/** Confirmed transactions in one answer, and the number of such answers that are read for one address. */
const PAGE = 25
const MOST_PAGES = 40
const AT_ONCE = 4

export function esplora({ url, auth }: SourceSettings): ChainSource {
  const name = `esplora ${new URL(url).host}`
  const wrong = (what: string): OutsideFault => new OutsideFault(`${name} sent ${what}`)
  const read = (path: string, signal: AbortSignal) => ({
    name,
    url: `${url}${path}`,
    auth,
    mostBytes: MOST_BYTES,
    signal,
  })

  const tip = async (signal: AbortSignal): Promise<number> => {
    const text = (await requestText(read('/blocks/tip/height', signal))).trim()
    if (!/^\d{1,9}$/.test(text)) throw wrong('no height')
    return Number(text)
  }

  async function page(path: string, signal: AbortSignal): Promise<Transaction[]> {
    const answer = await requestJson(read(path, signal))
    if (!Array.isArray(answer)) throw wrong('no list of transactions')
    return answer.map((item: unknown) => transaction(item) ?? fail(wrong('something else than a transaction')))
  }

  async function coinsOf(watched: Watched, signal: AbortSignal): Promise<Coin[]> {
    const base = `/address/${watched.address}/txs`
    let found = await page(base, signal)
    const all = [...found]
    for (let pages = 1; ; pages++) {
      const mined = found.filter((t) => t.height !== null)
      const oldest = mined.at(-1)
      if (!oldest || mined.length < PAGE || !isSince(oldest.height, watched.sinceHeight)) break
      if (pages === MOST_PAGES) throw wrong('more payments to one address than can be read')
      found = await page(`${base}/chain/${oldest.txid}`, signal)
      all.push(...found)
    }
    // A block that arrives between two requests shifts the pages, so that a transaction may come twice.
    const since = all.filter((t) => isSince(t.height, watched.sinceHeight))
    const byReference = new Map(since.flatMap((t) => outputsTo(watched, t)).map((coin) => [coin.reference, coin]))
    return [...byReference.values()]
  }

  return {
    name,
    tip,
    async outputs(watched, signal) {
      // The height is read before the rest, so that no coin looks deeper than it is.
      const height = await tip(signal)
      const coins: Coin[] = []
      for (let i = 0; i < watched.length; i += AT_ONCE) {
        const some = await Promise.all(watched.slice(i, i + AT_ONCE).map((w) => coinsOf(w, signal)))
        coins.push(...some.flat())
      }
      return { tip: Math.max(height, ...coins.map((c) => c.height ?? 0)), coins }
    },
    async used(watched, signal) {
      const height = await tip(signal)
      const addresses: string[] = []
      for (let i = 0; i < watched.length; i += AT_ONCE) {
        const some = await Promise.all(
          watched.slice(i, i + AT_ONCE).map(async ({ address }) => ({
            address,
            isUsed: (await page(`/address/${address}/txs`, signal)).length > 0,
          })),
        )
        addresses.push(...some.flatMap(({ address, isUsed }) => (isUsed ? [address] : [])))
      }
      return { tip: height, addresses }
    },
  }
}

interface Transaction {
  txid: string
  height: number | null
  blockTime: Date | null
  isReward: boolean
  outputs: { script: string; satoshi: bigint }[]
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0

/** Reads a transaction out of the answer; null when the item is none. */
function transaction(item: unknown): Transaction | null {
  if (!isRecord(item) || !isRecord(item.status) || !Array.isArray(item.vout) || !Array.isArray(item.vin)) return null
  const { txid, status, vout, vin } = item
  const { confirmed, block_height: height, block_time: time } = status
  if (typeof txid !== 'string' || !/^[0-9a-f]{64}$/.test(txid)) return null
  if (confirmed !== false && (confirmed !== true || !isCount(height) || !isCount(time))) return null
  const outputs = vout.map((output: unknown) =>
    isRecord(output) && typeof output.scriptpubkey === 'string' && isCount(output.value)
      ? { script: output.scriptpubkey, satoshi: BigInt(output.value) }
      : null,
  )
  if (outputs.includes(null)) return null
  return {
    txid,
    height: confirmed ? (height as number) : null,
    blockTime: confirmed ? new Date((time as number) * 1000) : null,
    isReward: vin.some((input: unknown) => isRecord(input) && input.is_coinbase === true),
    outputs: outputs as Transaction['outputs'],
  }
}

const outputsTo = ({ address, script }: Watched, t: Transaction): Coin[] =>
  t.outputs.flatMap((output, index) =>
    output.script === script
      ? [
          {
            reference: `${t.txid}:${index}`,
            address,
            satoshi: output.satoshi,
            height: t.height,
            blockTime: t.blockTime,
            isReward: t.isReward,
          },
        ]
      : [],
  )

function fail(error: Error): never {
  throw error
}
