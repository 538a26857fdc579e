/**
 * Payment attempts, stored on the device so that a double click, a reload or a second tab goes on with the same
 * attempt. Order, gateway and number of the attempt form the idempotency key; after a declined attempt the next has a
 * new number. The last attempt of each other gateway is stored too, so that coming back to a gateway leads to the same
 * payment.
 */

export interface Attempt {
  gateway: string
  number: number
  /** The transaction that this attempt has started, once it is known. */
  transaction: string | null
}

/** The last attempt of all, and the last attempt by each other gateway. */
interface Kept extends Attempt {
  earlier: readonly Attempt[]
}

const PREFIX = 'semena.payment.'
type Shelf = Pick<Storage, 'getItem' | 'setItem'>

/** The idempotency key of an attempt; `subject` is the id of the order or the checkout. */
export const idempotencyKey = (subject: string, { gateway, number }: Attempt): string =>
  `${subject}:${gateway}:${number}`

function readAttempt(value: unknown): Attempt | null {
  const { gateway, number, transaction } = (value ?? {}) as Partial<Attempt>
  return typeof gateway === 'string' && typeof number === 'number' && Number.isSafeInteger(number)
    ? { gateway, number, transaction: typeof transaction === 'string' ? transaction : null }
    : null
}

/** The attempts in a storage; with null they are kept in memory only. */
export function createAttempts(shelf: Shelf | null) {
  /** Holds the attempts while the storage cannot be written. */
  const memory = new Map<string, string>()

  function read(subject: string): Kept | null {
    try {
      const kept = JSON.parse(memory.get(subject) ?? shelf?.getItem(PREFIX + subject) ?? 'null') as Partial<Kept> | null
      const last = readAttempt(kept)
      const earlier = Array.isArray(kept?.earlier) ? kept.earlier : []
      return last && { ...last, earlier: earlier.flatMap((one) => readAttempt(one) ?? []) }
    } catch {
      return null
    }
  }
  const all = (subject: string): readonly Attempt[] => {
    const kept = read(subject)
    if (!kept) return []
    const { earlier, ...last } = kept
    return [last, ...earlier]
  }
  function write(subject: string, attempt: Attempt): Attempt {
    const earlier = all(subject).filter(({ gateway }) => gateway !== attempt.gateway)
    const text = JSON.stringify({ ...attempt, earlier })
    try {
      shelf?.setItem(PREFIX + subject, text)
      if (shelf) memory.delete(subject)
      else memory.set(subject, text)
    } catch {
      memory.set(subject, text)
    }
    return attempt
  }
  const lastOf = (subject: string, gateway: string): Attempt | undefined =>
    all(subject).find((one) => one.gateway === gateway)
  /** Begins an attempt with a new key, after a refusal or when the key was used for something else. */
  const next = (subject: string, gateway: string): Attempt =>
    write(subject, { gateway, number: (lastOf(subject, gateway)?.number ?? 0) + 1, transaction: null })

  return {
    read,
    /** Every gateway's last attempt, the latest first. */
    all,
    next,
    /** The attempt to go on with: the last one by this gateway, else a new one. */
    open(subject: string, gateway: string): Attempt {
      const known = lastOf(subject, gateway)
      return known ? write(subject, known) : next(subject, gateway)
    },
    /** The attempt after one that is over: the one that another tab has made since, else a new one. */
    after(subject: string, gateway: string, over: string | null): Attempt {
      const known = lastOf(subject, gateway)
      return known?.transaction && known.transaction !== over ? write(subject, known) : next(subject, gateway)
    },
    started: (subject: string, attempt: Attempt, transaction: string): Attempt =>
      write(subject, { ...attempt, transaction }),
  }
}

export type Attempts = ReturnType<typeof createAttempts>
