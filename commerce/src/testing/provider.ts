/** A payment provider for tests, which decide what it says and when it answers. */
import type { Movement, PaymentGateway, Snapshot } from '../domain/payment/port.ts'

export const SCRIPTED = 'test.scripted'

export interface ScriptedProvider {
  gateway: PaymentGateway
  /** What it says of each payment; a payment without an entry is open and without movements. */
  truth: Map<string, Partial<Snapshot>>
  cancelled: string[]
  /** How often it was asked about a payment. */
  fetched: number
  /** From now on answers wait until the test releases them. Each answer holds what was true when it was asked for. */
  hold(): { release(nth: number): void; waiting(): number }
  down: boolean
}

/** A movement that charges `units`. */
export const coin = (reference: string, units: number, state: Movement['state'], at?: Date): Movement => ({
  reference,
  kind: 'CHARGE',
  units: BigInt(units),
  state,
  ...(at ? { at } : {}),
})

/** Makes a provider whose clock is `now`. Its snapshots want the next look after `lookAgainMs` milliseconds. */
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
