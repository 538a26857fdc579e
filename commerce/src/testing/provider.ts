/** A payment provider whose books are in the test's hand: what it says, when it answers, and when it does not. */
import type { Movement, PaymentGateway, Snapshot } from '../domain/payment/port.ts'

export const SCRIPTED = 'test.scripted'

export interface ScriptedProvider {
  gateway: PaymentGateway
  /** What it says of each payment; nothing yet: open and empty. */
  truth: Map<string, Partial<Snapshot>>
  cancelled: string[]
  /** How often it was asked. */
  fetched: number
  /** The next answers wait until they are let go; each has the truth of the moment it was asked. */
  hold(): { release(nth: number): void; waiting(): number }
  down: boolean
}

export const coin = (reference: string, units: number, state: Movement['state'], at?: Date): Movement => ({
  reference,
  kind: 'CHARGE',
  units: BigInt(units),
  state,
  ...(at ? { at } : {}),
})

/** `lookAgainMs`: how long after a look the next is wanted; its clock is `now`. */
export function scriptedProvider(now: () => Date, lookAgainMs = 10_000): ScriptedProvider {
  let held: (() => void)[] | null = null
  const provider: ScriptedProvider = {
    truth: new Map(),
    cancelled: [],
    fetched: 0,
    down: false,
    hold() {
      const waiting: (() => void)[] = []
      held = waiting
      return {
        release: (nth) => {
          held = null
          waiting[nth]!()
        },
        waiting: () => waiting.length,
      }
    },
    gateway: {
      id: SCRIPTED,
      name: 'Scripted',
      live: true,
      configure: async () => ({}),
      initialize: async ({ transactionId, action, expiresAt }) => {
        if (provider.down) throw new Error('down')
        return {
          outcome: `${action}_ACTION_REQUIRED`,
          pspReference: `ref-${transactionId}`,
          data: { kind: 'redirect', redirectUrl: 'https://pay.example/', expiresAt: expiresAt?.toISOString() ?? null },
        }
      },
      provider: {
        freshMs: 0,
        fetch: async ({ pspReference }) => {
          provider.fetched++
          if (provider.down) throw new Error('down')
          const snapshot: Snapshot = {
            state: 'OPEN',
            movements: [],
            data: { kind: 'redirect', redirectUrl: 'https://pay.example/' },
            lookAgainAt: new Date(now().getTime() + lookAgainMs),
            ...provider.truth.get(pspReference),
          }
          const queue = held
          if (queue) await new Promise<void>((resolve) => queue.push(resolve))
          return snapshot
        },
        readWebhook: (body, headers) =>
          headers['x-signature'] === 'good'
            ? (JSON.parse(body.toString()) as { eventId: string; pspReference: string })
            : null,
        cancel: async ({ pspReference }) => {
          provider.cancelled.push(pspReference)
        },
      },
    },
  }
  return provider
}
