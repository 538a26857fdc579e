/** Whole backups and damaged ones: what is restored, and what is refused before anything is changed. */
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bareDatabase, freshDatabase, type TestDatabase } from '../../testing/database.ts'
import { record, UNRELEASED } from '../../testing/unreleased.ts'
import { diskStorage } from '../../providers/media/disk.ts'
import { appliedMigrations, migrate } from '../migrate.ts'
import { writeBackup } from './backup.ts'
import type { Manifest } from './manifest.ts'
import { checkBackup, restoreBackup } from './restore.ts'

/** Whether this version has a migration after the first, and so tables that are older than its newest. */
const hasOlderTables = readdirSync(join(import.meta.dirname, '../migrations')).some((name) => name.startsWith('0001_'))

const work = mkdtempSync(join(tmpdir(), 'semena-backup-'))
const media = diskStorage(join(work, 'media'))
const ODD = 'tab\there, line\nbreak, back\\slash, \\N, "quotes", семена 🌱'
let source: TestDatabase
let picture: string
/** A file whose name does not follow from its content. */
let listing: string
let whole: string
let made = 0
const opened: TestDatabase[] = []
const opens = async (database: Promise<TestDatabase>): Promise<TestDatabase> => {
  opened.push(await database)
  return database
}

beforeAll(async () => {
  source = await opens(freshDatabase())
  picture = await media.put(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'svg')
  listing = await media.putStream(Readable.from([Buffer.from('id,name\r\n')]), { extension: 'csv' })
  await source.pool.query(`
    insert into channels (slug, name, currency, default_country, metadata) values ('us', 'US', 'USD', 'US', '{"a": "b\\\\n"}');
    insert into product_types (slug, name) values ('seeds', 'Seeds');
    insert into categories (slug, name) values ('top', 'Top');
    insert into categories (slug, name, parent_id) values ('below', 'Below', 1);
    insert into products (slug, name, product_type_id, category_id) values ('p', 'Product', 1, 2), ('q', 'Other', 1, null);
    insert into variants (product_id, sku, name) values (1, 'ONE', '3 seeds'), (2, null, '');
    update products set default_variant_id = id;
    insert into product_listings (product_id, channel_id, min_price, published_at) values (1, 1, 9007199254740991, '2026-01-02 03:04:05.678901+09')`)
  await source.pool.query('update products set seo_title = $1, seo_description = $2 where id = 1', [ODD, ''])
  await source.pool.query('insert into product_media (product_id, path) values (1, $1)', [picture])
  await source.pool.query(
    "insert into export_files (kind, input, status, path) values ('products', '{}', 'SUCCESS', $1)",
    [listing],
  )
  // The sequence gave out numbers whose rows are deleted: a restored shop must not give them out again.
  await source.pool.query(`insert into product_types (slug, name) values ('gone', 'Gone')`)
  await source.pool.query(`delete from product_types where slug = 'gone'`)
  whole = await backupOf(source)
})
afterAll(async () => {
  await Promise.all(opened.map((d) => d.close()))
  rmSync(work, { recursive: true, force: true })
})

const fresh = (): string => join(work, `backup-${++made}`)
async function backupOf({ pool }: TestDatabase, folder = fresh(), signal = new AbortController().signal) {
  await writeBackup({ pool, pictures: media, folder, now: new Date(), signal })
  return folder
}
async function restore(folder: string, { pool }: TestDatabase): Promise<string[]> {
  const lines: string[] = []
  const manifest = await checkBackup(folder)
  const pictures = diskStorage(join(work, 'restored-media'))
  await restoreBackup({ pool, pictures, folder, manifest, log: (line) => lines.push(line) })
  return lines
}
const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest
const columnsOf = (folder: string): number => manifestOf(folder).tables.flatMap((t) => t.columns).length
/** A copy of the whole backup with one thing changed. */
function changed(change: (manifest: Manifest, folder: string) => void): string {
  const folder = fresh()
  cpSync(whole, folder, { recursive: true })
  const manifest = manifestOf(folder)
  change(manifest, folder)
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest))
  return folder
}
const isEmpty = async ({ pool }: TestDatabase): Promise<boolean> =>
  (await pool.query('select from channels union all select from products')).rowCount === 0
const ONE_LINE = /^[^\n]+$/

describe('a whole backup', () => {
  it('brings every row back: odd letters, circles, times and numbers', async () => {
    const copy = await opens(freshDatabase())
    expect(await restore(whole, copy)).toEqual([])
    const again = await backupOf(copy)
    expect({ ...manifestOf(again), created: '' }).toEqual({ ...manifestOf(whole), created: '' })
    const { rows } = await copy.pool.query<Record<string, unknown>>(
      'select seo_title, seo_description, default_variant_id, rating from products where id = 1',
    )
    expect(rows[0]).toEqual({ seo_title: ODD, seo_description: '', default_variant_id: 1, rating: null })
    expect(readFileSync(join(work, 'restored-media/originals', picture), 'utf8')).toContain('<svg')
    expect(readFileSync(join(work, 'restored-media/originals', listing), 'utf8')).toBe('id,name\r\n')
  })

  it('leaves every reference in force and gives no number twice', async () => {
    const copy = await opens(freshDatabase())
    await restore(whole, copy)
    const references = `select conrelid::regclass::text, conname, pg_get_constraintdef(oid) as is, convalidated
      from pg_constraint where contype = 'f' order by 1, 2`
    const before = (await source.pool.query(references)).rows
    expect(before.length).toBeGreaterThan(40)
    expect((await copy.pool.query(references)).rows).toEqual(before)
    const { rows } = await copy.pool.query(
      `insert into product_types (slug, name) values ('next', 'Next') returning id`,
    )
    expect(rows).toEqual([{ id: 3 }])
  })

  it('goes into a database without any table', async () => {
    const copy = await opens(bareDatabase())
    await restore(whole, copy)
    expect(await isEmpty(copy)).toBe(false)
  })

  it('of the last version before the first release comes back and forward to the newest', async () => {
    const old = await opens(bareDatabase())
    await migrate(old, UNRELEASED.at(-1)!.at)
    await record(old, UNRELEASED)
    await old.pool.query(
      `insert into channels (slug, name, currency, default_country) values ('old', 'Old', 'USD', 'US')`,
    )
    const folder = await backupOf(old)
    expect(manifestOf(folder).migrations).toEqual(UNRELEASED)

    const copy = await opens(bareDatabase())
    await restore(folder, copy)
    expect(await appliedMigrations(copy.pool)).toEqual(manifestOf(whole).migrations)
    expect((await copy.pool.query('select slug from channels')).rows).toEqual([{ slug: 'old' }])
  })

  it.runIf(hasOlderTables)('of older tables comes back and forward to the newest', async () => {
    const [oldest] = manifestOf(whole).migrations
    const old = await opens(bareDatabase())
    await migrate(old, oldest!.at)
    expect(await appliedMigrations(old.pool)).toEqual([oldest])
    await old.pool.query(
      `insert into channels (slug, name, currency, default_country) values ('old', 'Old', 'USD', 'US')`,
    )
    const folder = await backupOf(old)
    expect(columnsOf(folder)).toBeLessThan(columnsOf(whole))

    const copy = await opens(bareDatabase())
    await restore(folder, copy)
    expect(await appliedMigrations(copy.pool)).toEqual(manifestOf(whole).migrations)
    expect((await copy.pool.query('select slug from channels')).rows).toEqual([{ slug: 'old' }])
    // A restore cannot bring newer tables back to what they were.
    const newer = await opens(freshDatabase())
    await expect(restore(folder, newer)).rejects.toThrow(/newer than the backup/)
    expect(await isEmpty(newer)).toBe(true)
  })

  it('names a picture that is not there, and holds all others', async () => {
    const lost = `ab/ab${'0'.repeat(30)}.webp`
    await source.pool.query(`insert into categories (slug, name, background_path) values ('lost', 'Lost', $1)`, [lost])
    const folder = await backupOf(source)
    await source.pool.query(`delete from categories where slug = 'lost'`)
    expect(manifestOf(folder).missingPictures).toEqual([lost])
    expect(
      manifestOf(folder)
        .pictures.map((p) => p.path)
        .toSorted(),
    ).toEqual([picture, listing].toSorted())
  })

  it('leaves a table out that is none of the shop’s, and says so', async () => {
    await source.pool.query('create table notes_of_the_owner (id int); insert into notes_of_the_owner values (1)')
    const folder = await backupOf(source)
    await source.pool.query('drop table notes_of_the_owner')
    const copy = await opens(freshDatabase())
    expect(await restore(folder, copy)).toEqual([expect.stringContaining('notes_of_the_owner')])
    expect(await isEmpty(copy)).toBe(false)
  })
})

describe('a backup that cannot be made', () => {
  it.each(['a folder with something in it', 'a file'])('refuses %s', async (what) => {
    const taken = fresh()
    if (what === 'a file') writeFileSync(taken, '')
    else mkdirSync(join(taken, 'something'), { recursive: true })
    await expect(backupOf(source, taken)).rejects.toThrow(/^[^\n]*not an empty folder[^\n]*$/)
  })

  it('takes an empty folder', async () => {
    const empty = fresh()
    mkdirSync(empty)
    expect(existsSync(join(await backupOf(source, empty), 'manifest.json'))).toBe(true)
  })

  it('makes no folders on the way: a disk that is not there is not replaced', async () => {
    await expect(backupOf(source, join(work, 'no-disk/backup'))).rejects.toThrow(/There is no folder/)
    expect(existsSync(join(work, 'no-disk'))).toBe(false)
  })

  it('refuses a database without a shop', async () => {
    await expect(backupOf(await opens(bareDatabase()))).rejects.toThrow(/There is no shop/)
  })

  it('leaves nothing when it is stopped in the middle', async () => {
    const folder = fresh()
    const holder = await source.pool.connect()
    // The rows of this table cannot be read while it is locked.
    await holder.query('begin; lock table products in access exclusive mode')
    const stop = new AbortController()
    const running = backupOf(source, folder, stop.signal)
    const waiting = `select from pg_locks where relation = 'products'::regclass and not granted`
    while ((await holder.query(waiting)).rowCount === 0);
    expect(readdirSync(work).some((name) => name.includes('.unfinished-'))).toBe(true)
    stop.abort()
    await expect(running).rejects.toThrow(/^The backup was stopped\. Nothing of it was kept\.$/)
    await holder.query('rollback')
    holder.release()
    expect(readdirSync(work).filter((name) => name.includes('.unfinished-'))).toEqual([])
    expect(existsSync(folder)).toBe(false)
    expect(await backupOf(source, folder)).toBe(folder)
  })
})

describe('a backup that is not whole', () => {
  const cases: Record<string, [() => string, RegExp]> = {
    'without a manifest': [
      () => changed((_, folder) => rmSync(join(folder, 'tables'), { recursive: true })),
      /is damaged/,
    ],
    'with a manifest cut off': [
      () => {
        const folder = changed(() => {})
        writeFileSync(join(folder, 'manifest.json'), readFileSync(join(folder, 'manifest.json')).subarray(0, 500))
        return folder
      },
      /no whole backup/,
    ],
    'with a changed letter': [
      () =>
        changed((_, folder) => {
          const file = join(folder, 'tables/products.copy')
          writeFileSync(file, readFileSync(file, 'utf8').replace('Product', 'product'))
        }),
      /is damaged/,
    ],
    'without a picture': [() => changed((_, folder) => rmSync(join(folder, 'media', picture))), /is damaged/],
    'with a name that leads out of the folder': [
      () =>
        changed((m) => {
          m.pictures[0]!.path = '../../../etc/passwd'
        }),
      /no whole backup/,
    ],
    'with a table name that is a statement': [
      () =>
        changed((m) => {
          m.tables[0]!.columns[0] = 'id) from stdin; drop table orders; --'
        }),
      /no whole backup/,
    ],
    'of a newer shop': [
      () => changed((m) => m.migrations.push({ at: Date.now() * 2, hash: 'a'.repeat(64) })),
      /newer version/,
    ],
    'of a newer kind': [
      () =>
        changed((m) => {
          m.format = 2
        }),
      /newer version/,
    ],
    'of a version before the first release': [
      () =>
        changed((m) => {
          m.migrations = UNRELEASED.slice(0, 1)
        }),
      /^The backup .* was made before the first release\. Use the version of commit 51673f24/,
    ],
    'of other tables': [
      () =>
        changed((m) => {
          m.migrations[0]!.hash = 'a'.repeat(64)
        }),
      /other migrations/,
    ],
    'whose rows do not fit together': [
      () => changed((m, folder) => rewrite(m, folder, 'products', (text) => text.replace(/^1\t.*\n/m, ''))),
      /refused the backup.*Nothing was restored/,
    ],
    'that says other counts': [
      () =>
        changed((m) => {
          m.tables.find((t) => t.name === 'products')!.rows++
        }),
      /is damaged/,
    ],
  }

  it.each(Object.entries(cases))('%s is refused in one line, and the database stays empty', async (_, [make, line]) => {
    const copy = await opens(freshDatabase())
    const refusal = await restore(make(), copy).then(
      () => 'restored',
      (error: Error) => error.message,
    )
    expect(refusal).toMatch(line)
    expect(refusal).toMatch(ONE_LINE)
    expect(await isEmpty(copy)).toBe(true)
    // The same database then takes the whole backup.
    await restore(whole, copy)
  })

  function rewrite(manifest: Manifest, folder: string, table: string, change: (text: string) => string): void {
    const file = join(folder, `tables/${table}.copy`)
    const text = change(readFileSync(file, 'utf8'))
    writeFileSync(file, text)
    const entry = manifest.tables.find((t) => t.name === table)!
    entry.bytes = Buffer.byteLength(text)
    entry.rows = text.split('\n').length - 1
    entry.sha256 = createHash('sha256').update(text).digest('hex')
  }
})

describe('a database that is in use', () => {
  it('is refused when it has a row', async () => {
    const copy = await opens(freshDatabase())
    await copy.pool.query(`insert into tax_rates (country, rate) values ('US', 5)`)
    await expect(restore(whole, copy)).rejects.toThrow(/^The database is not empty \(there are rows in tax_rates\)/)
  })

  it('is refused while a shop is connected', async () => {
    const copy = await opens(freshDatabase())
    const shop = await copy.pool.connect()
    await expect(restore(whole, copy)).rejects.toThrow(/^A shop or a command is at work on the database/)
    shop.release()
  })
})
