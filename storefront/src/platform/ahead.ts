/** Whether anything may be fetched before it is asked for (docs/rules.md#ahead). */

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Not where the visitor saves data, and not on a line as slow as 2G. No browser says that it saves its battery. */
export function mayFetchAhead(): boolean {
  const { connection } = navigator as { connection?: Connection }
  return !connection?.saveData && !connection?.effectiveType?.includes('2g')
}
