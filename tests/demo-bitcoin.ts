/**
 * `npm run demo:bitcoin`: a shop on a Bitcoin chain of its own, whose coins are worth nothing, and a page that pays
 * with them. Everything is in memory or in a temporary folder, and gone after Ctrl-C.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { payerPage, type PayerState } from './support/payer-page.ts'
import { REGTEST_KEY } from './support/regtest-address.ts'
import { startRegtest } from './support/regtest.ts'
import { type RunningShop, startShop } from './support/shop.ts'

const RATES = 'fixed:USD=98000.12,EUR=90000.34,RUB=9123456.78'
const MOST_BYTES = 4096

const folder = mkdtempSync(join(tmpdir(), 'semena-bitcoin-'))
let shop: RunningShop | undefined
let ending = false

console.log('Starting a Bitcoin chain and a shop on it. The first time the shop is built, which takes a minute.')
const chain = await startRegtest()
const payer = createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    response.writeHead(500).end(String(error))
  })
})
await new Promise<void>((resolve) => {
  payer.listen(0, '127.0.0.1', resolve)
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0))

const last: { txid: string | null; said: string } = { txid: null, said: '' }

try {
  shop = await startShop({
    folder,
    env: {
      ...(process.env.PORT ? { PORT: process.env.PORT } : {}),
      SEMENA_BITCOIN_KEY: REGTEST_KEY,
      SEMENA_BITCOIN_NETWORK: 'regtest',
      SEMENA_BITCOIN_SOURCES: `${chain.esplora},${chain.bitcoind}`,
      SEMENA_BITCOIN_RATES: RATES,
      SEMENA_BITCOIN_CONFIRMATIONS: '1,0.002:2',
      SEMENA_BITCOIN_GAP: '1000',
    },
  })
  shop.process.stderr?.pipe(process.stderr)
  shop.process.once('exit', (code) => void end(code ?? 1))
  console.log(`
The shop:   ${shop.url}
The payer:  http://127.0.0.1:${(payer.address() as AddressInfo).port}

Order something, choose Bitcoin, and copy what the payment page shows into the payer's page. It sends the coins and
makes blocks when told to. From 0.002 bitcoin on the shop waits for two of them. Ctrl-C ends everything.`)
} catch (error) {
  if (!ending) console.error((error as Error).message)
  await end(1)
}

async function end(code: number): Promise<void> {
  if (ending) return
  ending = true
  payer.closeAllConnections()
  payer.close()
  await shop?.stop()
  await chain.stop()
  rmSync(folder, { recursive: true, force: true })
  process.exit(code)
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const isForm = request.method === 'POST'
  const state = await serve(isForm ? request : null)
  if (isForm && !state.fault) response.writeHead(303, { location: '/' }).end()
  else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(payerPage(state))
}

/** Does what the page's form asks for, if anything, and answers what the page shows. */
async function serve(request: AsyncIterable<Buffer> | null): Promise<PayerState> {
  let fault = ''
  if (request) {
    let body = ''
    for await (const chunk of request) if ((body += chunk.toString()).length > MOST_BYTES) throw new Error('too much')
    try {
      last.said = await act(new URLSearchParams(body))
    } catch (error) {
      fault = (error as Error).message
    }
  }
  return { height: chain.height(), said: fault ? '' : last.said, fault, canDoubleSpend: last.txid !== null }
}

async function act(form: URLSearchParams): Promise<string> {
  switch (form.get('do')) {
    case 'mine':
      await chain.mine()
      last.txid = null
      return 'A block was made.'
    case 'double-spend':
      if (!last.txid) throw new Error('There is nothing to spend twice.')
      await chain.doubleSpend(last.txid)
      last.txid = null
      return 'A block pays the same coins to somebody else.'
    case 'reorganise':
      await chain.reorganise(1)
      return 'The last block is not part of the chain any more; what it held waits again.'
    default: {
      const [, address, inUri] = /^\s*(?:bitcoin:)?(\w+)(?:\?.*?amount=([\d.]+))?/.exec(form.get('to') ?? '') ?? []
      const amount = form.get('amount')?.trim() || inUri
      const satoshi = Math.round(Number(amount) * 1e8)
      if (!address || !(satoshi > 0))
        throw new Error('An address and an amount are needed, or the whole bitcoin: link.')
      last.txid = await chain.pay(address, satoshi)
      return `${amount} BTC were sent. They wait for a block.`
    }
  }
}
