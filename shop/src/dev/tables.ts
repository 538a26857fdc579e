/** Warns when the tables in the code differ from those of the migrations. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { ROOT } from '../root.ts'

const MIGRATIONS = join(ROOT, 'commerce/src/db/migrations')

/**
 * Prints one line when the tables differ from the snapshot that drizzle-kit wrote with the last migration, else
 * nothing.
 */
export async function reportUnwritten(tables: Record<string, unknown>): Promise<void> {
  const { entries } = JSON.parse(readFileSync(join(MIGRATIONS, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string }[]
  }
  const number = entries.at(-1)!.tag.split('_', 1)[0]!
  const file = join(MIGRATIONS, `meta/${number}_snapshot.json`)
  if (!existsSync(file)) return
  const { generateDrizzleJson } = await import('drizzle-kit/api')
  if (!isDeepStrictEqual(content(generateDrizzleJson(tables)), content(JSON.parse(readFileSync(file, 'utf8')))))
    console.log(
      'The tables are others than the migrations make: npm run migration --workspace commerce -- --name what_changes',
    )
}

/** The contents of a snapshot without its ids, reduced to what JSON can hold. */
function content(snapshot: unknown): unknown {
  const { id: _id, prevId: _prevId, ...rest } = JSON.parse(JSON.stringify(snapshot)) as Record<string, unknown>
  return rest
}
