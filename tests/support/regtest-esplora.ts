/**
 * Answers about a chain like an Esplora, as far as the shop asks:
 * https://github.com/Blockstream/esplora/blob/master/API.md
 */
import { bcoin, type BcoinMeta, type BcoinNode } from './bcoin.ts'
import { scriptOf } from './regtest-address.ts'

const PAGE = 25
const MOST_WAITING = 50

interface Said {
  status: number
  type: string
  body: string
}

export async function esploraAnswer(node: BcoinNode, url: string): Promise<Said> {
  const path = new URL(url, 'http://localhost').pathname.replace(/^\/api/, '')
  if (path === '/blocks/tip/height') return { status: 200, type: 'text/plain', body: String(node.chain.height) }
  const [, address, last] = /^\/address\/(\w+)\/txs(?:\/chain\/(\w+))?$/.exec(path) ?? []
  if (!address) return { status: 404, type: 'text/plain', body: 'not found' }
  const { Address, Script } = bcoin
  const metas = await node.getMetaByAddress([Address.fromScript(Script.fromRaw(scriptOf(address)))])
  const waiting = metas.filter((m) => m.height < 0).slice(0, MOST_WAITING)
  const mined = metas.filter((m) => m.height >= 0).sort((a, b) => b.height - a.height)
  const from = last ? mined.findIndex((m) => m.tx.txid() === last) + 1 : 0
  const page = [...(last ? [] : waiting), ...mined.slice(from, from + PAGE)]
  return {
    status: 200,
    type: 'application/json',
    body: JSON.stringify(await Promise.all(page.map((meta) => shown(node, meta)))),
  }
}

async function shown(node: BcoinNode, { tx, height }: BcoinMeta): Promise<object> {
  const entry = height < 0 ? null : await node.chain.getEntryByHeight(height)
  return {
    txid: tx.txid(),
    vin: [{ is_coinbase: tx.isCoinbase() }],
    vout: tx.outputs.map(({ value, script }) => ({ scriptpubkey: script.toRaw().toString('hex'), value })),
    status: entry
      ? { confirmed: true, block_height: height, block_hash: entry.rhash(), block_time: entry.time }
      : { confirmed: false },
  }
}
