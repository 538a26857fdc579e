/**
 * Attempts to pay, remembered on the device so that a double click, a reload or a second tab goes on with the same one:
 * order, gateway and number of the attempt make the idempotency key. A declined attempt is followed by a new number.
 */

export interface Attempt {
  gateway: string
  number: number
  /** The transaction that this attempt has started, once it is known. */
  transaction: string | null
}

const PREFIX = 'semena.payment.'
type Shelf = Pick<Storage, 'getItem' | 'setItem'>

export const idempotencyKey = (subject: string, { gateway, number }: Attempt): string =>
  `${subject}:${gateway}:${number}`

export function createAttempts(shelf: Shelf | null) {
  /** What is known when the shelf cannot be written. */
  const memory = new Map<string, string>()

  function read(subject: string): Attempt | null {
    try {
      const text = memory.get(subject) ?? shelf?.getItem(PREFIX + subject)
      const { gateway, number, transaction } = JSON.parse(text ?? 'null') as Attempt
      return typeof gateway === 'string' && Number.isSafeInteger(number)
        ? { gateway, number, transaction: typeof transaction === 'string' ? transaction : null }
        : null
    } catch {
      return null
    }
  }
  function write(subject: string, attempt: Attempt): Attempt {
    const text = JSON.stringify(attempt)
    try {
      shelf?.setItem(PREFIX + subject, text)
      if (!shelf) memory.set(subject, text)
    } catch {
      memory.set(subject, text)
    }
    return attempt
  }

  return {
    read,
    /** The attempt to go on with: the open one of this gateway, else the next. */
    open(subject: string, gateway: string): Attempt {
      const last = read(subject)
      return last?.gateway === gateway
        ? last
        : write(subject, { gateway, number: (last?.number ?? 0) + 1, transaction: null })
    },
    /** After a refusal, or a key that somebody used otherwise: the next attempt has a key of its own. */
    next: (subject: string, gateway: string): Attempt =>
      write(subject, { gateway, number: (read(subject)?.number ?? 0) + 1, transaction: null }),
    started: (subject: string, attempt: Attempt, transaction: string): Attempt =>
      write(subject, { ...attempt, transaction }),
  }
}

export type Attempts = ReturnType<typeof createAttempts>
