/** Keeps payment apps among the gateways: an app that is installed is offered, one that is switched off is not. */
import type { Services } from '../../context.ts'
import { activeHooks, type Hook } from '../../db/queries/webhook/webhook.ts'
import type { PaymentGateway } from '../../domain/payment/port.ts'
import { ORIGIN_WITHOUT_ADDRESS } from '../../domain/webhook/port.ts'
import { appGateway, PAYMENT_EVENTS } from './app.ts'
import { declareCache } from '../../memory/memory.ts'

/** How old the list of payment apps may be, in milliseconds. */
const LIFE_MS = 1000

declareCache({
  name: 'payment apps',
  holds: 'the apps that take payments, among the gateways',
  bound: 'the installed apps',
  lifeMs: LIFE_MS,
  tags: null,
})

type Parts = Pick<Services, 'database' | 'clock' | 'web' | 'payloads' | 'settings'>

/** Answers a function that brings the apps among the gateways up to date; it reads them at most once a second. */
export function followPaymentApps(parts: Parts, gateways: Map<string, PaymentGateway>): () => Promise<void> {
  const ours = new Set<string>()
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<void> | undefined

  async function read(): Promise<void> {
    const byApp = new Map<string, Hook[]>()
    for (const hook of await activeHooks(parts.database.pool, PAYMENT_EVENTS)) {
      const hooks = byApp.get(hook.appIdentifier)
      if (hooks) hooks.push(hook)
      else byApp.set(hook.appIdentifier, [hook])
    }
    for (const id of ours) if (!byApp.has(id)) gateways.delete(id)
    for (const [id, hooks] of byApp) {
      if (gateways.has(id) && !ours.has(id)) continue
      if (!hooks.some((hook) => hook.appPermissions.includes('HANDLE_PAYMENTS'))) {
        gateways.delete(id)
        continue
      }
      gateways.set(id, appGateway({ ...parts, origin: parts.settings.publicUrl ?? ORIGIN_WITHOUT_ADDRESS }, hooks))
      ours.add(id)
    }
  }

  return () => {
    if (reading) return reading
    if (performance.now() - readAt < LIFE_MS) return Promise.resolve()
    reading = read().finally(() => {
      readAt = performance.now()
      reading = undefined
    })
    return reading
  }
}
