/**
 * The shared worker of all tabs: renews one token at a time, and keeps a new customer's password until the account is
 * confirmed.
 */
import type { FromWorker, ToWorker } from './events.ts'
import { createKeeper } from './keeper.ts'
import { renewToken } from './refresh.ts'

const ports = new Set<MessagePort>()
const keeper = createKeeper({
  renew: renewToken,
  now: Date.now,
  tellAll: (news: FromWorker) => ports.forEach((port) => port.postMessage(news)),
})

globalThis.addEventListener('connect', (event) => {
  const [port] = (event as MessageEvent).ports
  if (!port) return
  ports.add(port)
  port.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
    keeper.hear(data, (answer) => port.postMessage(answer))
  })
  port.start()
})
