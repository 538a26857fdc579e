/** What the shop is called and says of itself, for pages that stand in for the storefront while the service may be away. */

export interface KnownShop {
  name: string
  /** The values of its metadata, as `@semena/contract/own-words` reads them. */
  words: string | null
  age: string | null
}

/**
 * Answers a function that never waits: it answers what `read` found last, and has it read anew. Null until something is
 * known.
 */
export function lastKnownShop(read: () => Promise<KnownShop>): () => KnownShop | null {
  let known: KnownShop | null = null
  let isReading = false
  const renew = async (): Promise<void> => {
    if (isReading) return
    isReading = true
    try {
      known = await read()
    } catch {
      // What was known stays.
    } finally {
      isReading = false
    }
  }
  void renew()
  return () => {
    void renew()
    return known
  }
}
