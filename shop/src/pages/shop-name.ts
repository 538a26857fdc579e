/** What the shop is called, for pages that stand in for the storefront while the service may be away. */

/**
 * Answers a function that never waits: it answers the name that `read` found last, and has it read anew. Null until it is
 * known.
 */
export function lastKnownName(read: () => Promise<{ name: string }>): () => string | null {
  let known: string | null = null
  let isReading = false
  const renew = async (): Promise<void> => {
    if (isReading) return
    isReading = true
    try {
      known = (await read()).name
    } catch {
      // The last name stays.
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
