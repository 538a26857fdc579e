/** Hears of changes that other processes make (an import, a command), so that kept pages do not outlive them. */
import type { Database } from '@semena/commerce/db/connect'

/** The payload names cache tags, separated by spaces; none means everything. */
const CHANNEL = 'semena_changed'
const PAUSE_MS = 2000

/** Tells every process on the database, this one too. */
export async function announceChange({ pool }: Pick<Database, 'pool'>, tags: readonly string[] = []): Promise<void> {
  await pool.query('select pg_notify($1, $2)', [CHANNEL, tags.join(' ')])
}

/** Calls `onChange` for each announcement, and once after any time in which none could be heard. Answers how to stop. */
export function hearChanges(
  { pool }: Pick<Database, 'pool'>,
  onChange: (tags?: string[]) => void,
): () => Promise<void> {
  let stopped = false
  let leave = (): void => {}
  const listen = async (): Promise<void> => {
    const client = await pool.connect()
    const lost = new Promise<void>((resolve) => {
      leave = resolve
      client.on('error', () => resolve())
      client.on('end', () => resolve())
    })
    try {
      client.on('notification', ({ payload }) => onChange(payload ? payload.split(' ') : undefined))
      await client.query(`listen ${CHANNEL}`)
      if (!stopped) await lost
    } finally {
      client.release(true)
    }
  }
  const running = (async () => {
    while (!stopped) {
      await listen().catch(() => {})
      if (stopped) return
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
      onChange()
    }
  })()
  return async () => {
    stopped = true
    leave()
    await running
  }
}
