/**
 * Attempts to pay, remembered on the device so that a double click, a reload or a second tab goes on with the same one:
 * order, gateway and number of the attempt make the idempotency key. A declined attempt is followed by a new number.
 * The attempts by other gateways are kept beside it: one comes back to the same address, and is not asked to pay twice.
 */

export interface Attempt {
  gateway: string
  number: number
  /** The transaction that this attempt has started, once it is known. */
  transaction: string | null
}

/** The last attempt, and the last by each other gateway. */
interface Kept extends Attempt {
  earlier: readonly Attempt[]
}

const PREFIX = 'semena.payment.'
type Shelf = Pick<Storage, 'getItem' | 'setItem'>

export const idempotencyKey = (subject: string, { gateway, number }: Attempt): string =>
  `${subject}:${gateway}:${number}`

function readAttempt(value: unknown): Attempt | null {
  const { gateway, number, transaction } = (value ?? {}) as Partial<Attempt>
  return typeof gateway === 'string' && typeof number === 'number' && Number.isSafeInteger(number)
    ? { gateway, number, transaction: typeof transaction === 'string' ? transaction : null }
    : null
}

export function createAttempts(shelf: Shelf | null) {
  /** What is known when the shelf cannot be written. */
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
      if (!shelf) memory.set(subject, text)
    } catch {
      memory.set(subject, text)
    }
    return attempt
  }
  const lastOf = (subject: string, gateway: string): Attempt | undefined =>
    all(subject).find((one) => one.gateway === gateway)
  /** After a refusal, or a key that somebody used otherwise: the next attempt has a key of its own. */
  const next = (subject: string, gateway: string): Attempt =>
    write(subject, { gateway, number: (lastOf(subject, gateway)?.number ?? 0) + 1, transaction: null })

  return {
    read,
    /** Every gateway's last attempt, the latest first. */
    all,
    next,
    /** The attempt to go on with: the last one of this gateway, else a first. */
    open(subject: string, gateway: string): Attempt {
      const known = lastOf(subject, gateway)
      return known ? write(subject, known) : next(subject, gateway)
    },
    /** After an attempt that is over: the one another tab has made since, else the next. */
    after(subject: string, gateway: string, over: string | null): Attempt {
      const known = lastOf(subject, gateway)
      return known?.transaction && known.transaction !== over ? write(subject, known) : next(subject, gateway)
    },
    started: (subject: string, attempt: Attempt, transaction: string): Attempt =>
      write(subject, { ...attempt, transaction }),
  }
}

export type Attempts = ReturnType<typeof createAttempts>
