/**
 * One of several shop processes: the supervisor starts this file, says when it is to end, and is told when it is ready.
 */
import cluster from 'node:cluster'
import { renderMetrics } from '@semena/commerce/metrics'
import { createShop } from '../app.ts'
import { readConfig } from '../config.ts'
import { watchFaults, start } from '../running.ts'
import type { FromProcess, ToProcess } from './messages.ts'
import { joinMetrics } from './metrics.ts'

const tell = (message: FromProcess): void => void process.send?.(message)

let asked = 0
const waiting = new Map<number, (text: string) => void>()
/** The metrics of all processes; the supervisor collects them. */
const allMetrics = (): Promise<string> =>
  new Promise((resolve) => {
    waiting.set(++asked, resolve)
    tell({ say: 'all metrics', ask: asked })
  })

watchFaults()
// A terminal sends Ctrl-C to every process of the shop; the supervisor says what follows from it.
for (const signal of ['SIGINT', 'SIGHUP', 'SIGUSR2'] as const) process.on(signal, () => {})
const starting = start(() => createShop(readConfig(), { metrics: allMetrics }))
let ending = false
/** Ends the process; a shop that is still starting ends as soon as it has. */
const end = async (drain: boolean): Promise<void> => {
  if (ending) return
  ending = true
  const running = await starting
  if (drain) await running?.drain()
  await running?.close()
  process.exit()
}
process.on('SIGTERM', () => void end(true))
// The supervisor has died. Node would end this process at once, and with it the requests that run.
cluster.worker!.once('disconnect', () => {
  cluster.worker!.exitedAfterDisconnect = true
  void end(false)
})
process.on('message', (message: ToProcess) => {
  if (message.say === 'drain') void end(true)
  else if (message.say === 'end') void end(false)
  else if (message.say === 'cut') void starting.then((shop) => shop?.cut())
  else if (message.say === 'metrics')
    void renderMetrics().then((text) => tell({ say: 'metrics', ask: message.ask, text }))
  else {
    waiting.get(message.ask)?.(joinMetrics(message.texts))
    waiting.delete(message.ask)
  }
})
const shop = await starting
if (!shop) process.exit(1)
tell({ say: 'ready', address: shop.address })
