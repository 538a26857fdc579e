/** Sends a provider's messages like a provider does, with repetitions, and with every mishap that a network can add. */

export interface Message {
  id: string
  type: string
  body: string
  /** Makes the headers anew for each attempt. */
  headers: () => Record<string, string>
  /** The message to send when this one has to be repeated; left out, the same message is sent again. */
  again?: (attempt: number) => Message
}

export interface Attempt {
  id: string
  type: string
  /** The status of the answer; null when there was none. */
  status: number | null
}

export interface WebhookRules {
  /** Whether an answer makes the provider send the message again. A status of null means no answer. */
  repeats: (status: number | null) => boolean
  /** The waits between repetitions. Milliseconds. */
  waits: readonly number[]
}

export interface Webhooks {
  /** The address to which messages are sent; null until a test sets it. */
  url: string | null
  /** How many copies of each message are sent at once. */
  copies: number
  /** SEND sends at once. DROP never sends. HOLD keeps messages until `release`. */
  mode: 'SEND' | 'DROP' | 'HOLD'
  readonly attempts: Attempt[]
  emit(message: Message): void
  /** Sends the messages that were kept, one after the other. `order` may reorder them or leave some out. */
  release(order?: (messages: Message[]) => Message[]): Promise<void>
  held(): readonly Message[]
  /** Sends one message once, as anybody can. Answers the status, or null for no answer. */
  post(body: string, headers: Record<string, string>): Promise<number | null>
  /** Fulfilled when no message is on its way and none waits to be repeated. */
  idle(): Promise<void>
  close(): void
}

export function createWebhooks({ repeats, waits }: WebhookRules): Webhooks {
  const running = new Set<Promise<void>>()
  const stop = new AbortController()
  let kept: Message[] = []
  /** Messages are sent in the order in which their events happened. */
  let last = Promise.resolve()

  const pause = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms)
      stop.signal.addEventListener('abort', () => {
        clearTimeout(timer)
        resolve()
      })
    })
  async function send(message: Message): Promise<void> {
    let now = message
    for (let attempt = 0; !stop.signal.aborted; attempt++) {
      const status = await webhooks.post(now.body, now.headers())
      webhooks.attempts.push({ id: now.id, type: now.type, status })
      if (!repeats(status) || attempt >= waits.length) return
      await pause(waits[attempt]!)
      now = message.again?.(attempt + 1) ?? message
    }
  }
  function track(work: Promise<void>): Promise<void> {
    running.add(work)
    void work.finally(() => running.delete(work))
    return work
  }

  const webhooks: Webhooks = {
    url: null,
    copies: 1,
    mode: 'SEND',
    attempts: [],
    emit(message) {
      if (webhooks.mode === 'DROP' || webhooks.url === null) return
      if (webhooks.mode === 'HOLD') {
        kept.push(message)
        return
      }
      const { copies } = webhooks
      const earlier = last
      const work = async (): Promise<void> => {
        await earlier
        await Promise.all(Array.from({ length: copies }, () => send(message)))
      }
      last = track(work())
    },
    async release(order = (messages) => messages) {
      const messages = order(kept)
      kept = []
      for (const message of messages) await track(send(message))
    },
    held: () => kept,
    async post(body, headers) {
      try {
        const response = await fetch(webhooks.url!, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body,
          signal: AbortSignal.any([stop.signal, AbortSignal.timeout(20_000)]),
        })
        await response.arrayBuffer()
        return response.status
      } catch {
        return null
      }
    },
    async idle() {
      while (running.size > 0) await Promise.all(running)
    },
    close: () => stop.abort(),
  }
  return webhooks
}
