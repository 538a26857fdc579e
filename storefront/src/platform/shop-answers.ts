/** Asks how the shop is right now. */

const PATIENCE_MS = 8000

/** Whether it can be reached. */
export const shopAnswers = (): Promise<boolean> => asked('health')

/** Whether it can sell, and so make any page. */
export const shopIsReady = (): Promise<boolean> => asked('ready')

async function asked(what: string): Promise<boolean> {
  try {
    const { ok } = await fetch(`/api/${what}/`, { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) })
    return ok
  } catch {
    return false
  }
}
