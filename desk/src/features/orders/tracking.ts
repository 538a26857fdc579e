/** Reads tracking numbers that somebody pasted for several orders. */

interface Sent {
  id: string
  number: string
}

export interface Pasted {
  /** Tracking numbers by the orders' ids. */
  tracking: Map<string, string>
  /** Lines that name an order that is not chosen, or one twice. */
  wrong: string[]
  /** How many numbers were left over. */
  extra: number
}

/**
 * A line is a tracking number, for the next of the orders in their order, or an order's number and a tracking number
 * with a tab, semicolon or comma between them. An empty line leaves its order without a number.
 */
export function readTracking(text: string, orders: readonly Sent[]): Pasted {
  const lines = text.trimEnd().split(/\r?\n/)
  const tracking = new Map<string, string>()
  const wrong: string[] = []
  const plain: string[] = []
  for (const line of text.trim() ? lines : []) {
    const row = line.trim()
    const parted = row.search(/[\t;,]/)
    const pair = parted > 0 && /^(?:(?:№|#|no\.|č\.)\s*)?(\d+)$/i.exec(row.slice(0, parted).trim())
    const code = row.slice(parted + 1).trim()
    if (!pair || !code) {
      plain.push(row)
      continue
    }
    const order = orders.find(({ number }) => number === pair[1])
    if (!order || tracking.has(order.id)) wrong.push(row)
    else tracking.set(order.id, code)
  }
  // Orders that were named are not counted again.
  const open = orders.filter(({ id }) => !tracking.has(id))
  for (const [place, order] of open.entries()) if (plain[place]) tracking.set(order.id, plain[place])
  return { tracking, wrong, extra: plain.slice(open.length).filter(Boolean).length }
}
