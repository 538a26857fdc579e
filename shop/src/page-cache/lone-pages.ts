/**
 * The cached pages that only one network has asked for. Anybody can ask for any number of pages, so these have a limit
 * of their own. When it is reached, the network with the most bytes loses the page that it has not asked for the
 * longest.
 */

export interface Lone<Value> {
  value: Value
  network: string
  bytes: number
}

export interface SingleNetworkPages<Value> {
  get(key: string): Lone<Value> | undefined
  /** Stores a page, which counts as asked for just now. */
  set(key: string, lone: Lone<Value>): void
  delete(key: string): void
  values(): Iterable<Lone<Value>>
}

/** Makes an empty cache that holds at most `maxBytes`. */
export function createLonePages<Value>(maxBytes: number): SingleNetworkPages<Value> {
  /** The page that has not been asked for the longest comes first. */
  const kept = new Map<string, Lone<Value>>()
  const bytesOf = new Map<string, number>()
  let bytes = 0
  /** The page that was asked for last, which need not be moved when it is asked for again. */
  let last = ''

  const count = (network: string, change: number): void => {
    bytes += change
    const sum = (bytesOf.get(network) ?? 0) + change
    if (sum > 0) bytesOf.set(network, sum)
    else bytesOf.delete(network)
  }
  const remove = (key: string): void => {
    const lone = kept.get(key)
    if (!lone) return
    kept.delete(key)
    count(lone.network, -lone.bytes)
  }
  const largest = (): string => {
    let found = ''
    for (const [network, sum] of bytesOf) if (sum > (bytesOf.get(found) ?? 0)) found = network
    return found
  }
  return {
    get(key) {
      const lone = kept.get(key)
      if (lone && key !== last) {
        kept.delete(key)
        kept.set(key, lone)
        last = key
      }
      return lone
    },
    set(key, lone) {
      remove(key)
      if (lone.bytes > maxBytes) return
      kept.set(key, lone)
      last = key
      count(lone.network, lone.bytes)
      while (bytes > maxBytes) {
        const network = largest()
        for (const [oldest, { network: whose }] of kept) {
          if (whose !== network) continue
          remove(oldest)
          break
        }
      }
    },
    delete: remove,
    values: () => kept.values(),
  }
}
