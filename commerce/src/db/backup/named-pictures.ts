/** Finds every picture that a row names, by reading all rows at one moment. */
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { to as copyTo } from 'pg-copy-streams'
import type { Database } from '../driver/connect.ts'
import { PictureNames } from './picture-names.ts'
import { PLAIN_FORMATS, quoted, readTables } from './structure.ts'

/** The paths of pictures and files in all tables but `except`, in whatever column they are. */
export async function namedPictures(
  pool: Database['pool'],
  except: ReadonlySet<string> = new Set(),
): Promise<ReadonlySet<string>> {
  const names = new PictureNames()
  const client = await pool.connect()
  try {
    await client.query(PLAIN_FORMATS)
    await client.query('begin isolation level repeatable read read only')
    for (const { name, columns } of await readTables(client)) {
      if (except.has(name)) continue
      const list = columns.map((c) => `"${c.replaceAll('"', '""')}"`).join(', ')
      await pipeline(
        client.query(copyTo(`copy ${quoted(name)} (${list}) to stdout`)),
        new Writable({
          write(piece: Buffer, _encoding, done) {
            names.read(piece)
            done()
          },
        }),
      )
      names.end()
    }
    await client.query('commit')
  } finally {
    // The connection has settings of its own now.
    client.release(true)
  }
  return names.found
}
