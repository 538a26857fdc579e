/**
 * One of several shop processes: the supervisor starts this file, says when it is to end, and is told when it is ready.
 */
import cluster from 'node:cluster'
import type { Socket } from 'node:net'
import { renderMetrics } from '@semena/commerce/metrics'
import { shareWindows } from '@semena/commerce/traffic'
import { createShop } from '../start/app.ts'
import { readConfig } from '../config/config.ts'
import { watchFaults, start } from '../start/running.ts'
import { ADDRESS, type FromProcess, type ToProcess } from './messages.ts'
import { joinMetrics } from './metrics.ts'
import { collectWhenQuiet } from './quiet.ts'

/** A supervisor that has died hears nothing; that is no fault of this process, which answers what still runs. */
const tell = (message: FromProcess): void => {
  if (process.connected) process.send!(message, undefined, undefined, () => {})
}

let asked = 0
const waiting = new Map<number, (text: string) => void>()
/** The metrics of all processes; the supervisor collects them. */
const allMetrics = (): Promise<string> =>
  new Promise((resolve) => {
    waiting.set(++asked, resolve)
    tell({ say: 'all metrics', ask: asked })
  })

watchFaults()
collectWhenQuiet()
// A terminal sends Ctrl-C to every process of the shop; the supervisor says what follows from it.
for (const signal of ['SIGINT', 'SIGHUP', 'SIGUSR2'] as const) process.on(signal, () => {})
const others = shareWindows((counts) => tell({ say: 'counted', counts }))
const starting = start(() => createShop(readConfig(), { metrics: allMetrics, acceptedAt: process.env[ADDRESS]! }))
let ending = false
/** Ends the process; a shop that is still starting ends as soon as it has. */
const end = async (drain: boolean): Promise<void> => {
  if (ending) return
  ending = true
  const running = await starting
  await running?.close({ drain })
  process.exit()
}
process.on('SIGTERM', () => {
  tell({ say: 'leaving' })
  void end(true)
})
// The supervisor has died. Node would end this process at once, and with it the requests that run.
cluster.worker!.once('disconnect', () => {
  cluster.worker!.exitedAfterDisconnect = true
  others.stop()
  void end(false)
})
process.on('message', (message: ToProcess, connection?: Socket) => {
  if (message.say === 'take') {
    tell({ say: 'taken', number: message.number })
    // Its client may have gone on the way.
    if (connection) void starting.then((shop) => (shop ? shop.take(connection) : connection.destroy()))
  } else if (message.say === 'counted') others.hear(message.counts)
  else if (message.say === 'drain') void end(true)
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
if (!shop) process.exit()
tell({ say: 'ready' })
