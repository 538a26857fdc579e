/** Asks whether the shop can be reached right now. */

const PATIENCE_MS = 8000

export async function shopAnswers(): Promise<boolean> {
  try {
    const { ok } = await fetch('/api/health/', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) })
    return ok
  } catch {
    return false
  }
}
