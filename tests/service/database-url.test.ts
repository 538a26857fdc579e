/** An owner's PostgreSQL: with few rights, over TLS, refused in one line, and away for a moment. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { connect, migrate } from '@semena/commerce/database'
import { openDatabase } from '../../shop/src/start/database.ts'
import { complete, readyCheckout, send, variant } from '../support/buyer.ts'
import { createDatabase } from '@semena/commerce/testing/database'
import { importFiles } from '../support/owner.ts'
import { type RunningShop, startShop } from '../support/shop.ts'
import { hasTls, startTcpServer, type TcpServer } from '../support/tcp-server.ts'

const work = mkdtempSync(join(tmpdir(), 'semena-url-'))
const PASSWORD = 'p@ss/word'
let server: TcpServer
let shop: RunningShop | undefined

beforeAll(async () => {
  server = await startTcpServer()
  await server.query(`create role keeper login password '${PASSWORD}' nosuperuser nocreatedb nocreaterole`)
  await server.query('create database seeds owner keeper')
})
afterAll(async () => {
  await shop?.stop()
  await server?.stop()
  rmSync(work, { recursive: true, force: true })
})

const url = ({ user = 'keeper', password = PASSWORD, host = '127.0.0.1', port = server.port, name = 'seeds' } = {}) =>
  `postgres://${user}:${encodeURIComponent(password)}@${host}:${port}/${name}`

/** Opens the database as a shop does and closes it again. Answers the error, or null. */
async function faultOf(databaseUrl: string): Promise<string | null> {
  try {
    const { close } = await openDatabase({ databaseUrl, databaseConnections: 4, dataDir: work }, { log: () => {} })
    await close()
    return null
  } catch (error) {
    return (error as Error).message
  }
}

describe('a role without superuser’s rights', () => {
  it('that owns its database needs nothing else: the shop makes its tables and sells', async () => {
    shop = await startShop({
      folder: join(work, 'data'),
      env: { DATABASE_URL: url(), SEMENA_DATABASE_CONNECTIONS: '4' },
    })
    const [role] = await server.query<{ rolsuper: boolean }>(`select rolsuper from pg_roles where rolname = 'keeper'`)
    expect(role).toEqual({ rolsuper: false })
    const [extension] = await server.query<{ owner: string }>(
      `select extowner::regrole::text as owner from pg_extension where extname = 'pg_trgm'`,
      'seeds',
    )
    // The extension is trusted since PostgreSQL 13, so the owner of a database may create it there.
    expect(extension).toEqual({ owner: 'keeper' })
    const { id } = await variant(shop.url, 'NTL-FEM-5')
    const { order } = await complete(shop.url, await readyCheckout(shop.url, id))
    expect(order).not.toBeNull()
  }, 60_000)

  it('that owns nothing needs CREATE on the database and on its schema', async () => {
    await server.query('create database lent')
    await server.query('grant create on database lent to keeper')
    expect(await faultOf(url({ name: 'lent' }))).toBe(
      'The database that DATABASE_URL names cannot be used: permission denied for schema public',
    )
    await server.query('grant create on schema public to keeper', 'lent')
    expect(await faultOf(url({ name: 'lent' }))).toBeNull()
  })
})

describe('a database that cannot be used', () => {
  const cases: Record<string, [() => string, RegExp]> = {
    'a wrong password': [() => url({ password: 'gone/wrong' }), /password authentication failed for user "keeper"/],
    'a database that is not there': [() => url({ name: 'nowhere' }), /database "nowhere" does not exist/],
    'a port where nobody listens': [() => url({ port: 1 }), /ECONNREFUSED/],
    'a name with several addresses where nobody listens': [() => url({ host: 'localhost', port: 1 }), /ECONNREFUSED/],
    'a host that is not there': [() => url({ host: 'no-such-host.invalid' }), /ENOTFOUND|EAI_AGAIN/],
    'a server that is not certified': [() => `${url()}?sslmode=require`, /self-signed certificate/],
    'a certificate for another name': [
      () => `${url()}?sslmode=verify-full&sslrootcert=${server.authority}`,
      /Host: 127\.0\.0\.1\. is not in the cert's altnames|IP: 127\.0\.0\.1 is not in the cert's list/,
    ],
    'a file of certificates that is not there': [() => `${url()}?sslrootcert=/no/such.crt`, /ENOENT.*no\/such\.crt/],
  }
  const possible = Object.entries(cases).filter(([what]) => hasTls || !/certif/.test(what))
  it.each(possible)('ends the start in one line for %s, without the password', async (_, [address, why]) => {
    const fault = await faultOf(address())
    expect(fault).toMatch(why)
    expect(fault).toMatch(/^The database that DATABASE_URL names cannot be used: [^\n]+$/)
    expect(fault).not.toMatch(/p%40ss|p@ss|gone/)
  })

  it('ends the shop itself with that line and nothing else', async () => {
    const fault = await startShop({
      folder: join(work, 'none'),
      env: { DATABASE_URL: url({ password: 'wrong' }) },
    }).then(
      () => 'started',
      (error: Error) => error.message,
    )
    expect(fault.split('\n').filter(Boolean).slice(1)).toEqual([
      'The database that DATABASE_URL names cannot be used: password authentication failed for user "keeper"',
    ])
  })

  it('is one that does not know every letter', async () => {
    await server.query(
      `create database latin owner keeper encoding 'LATIN1' lc_collate 'C' lc_ctype 'C' locale_provider libc template template0`,
    )
    expect(await faultOf(url({ name: 'latin' }))).toBe(
      'DATABASE_URL names a database in LATIN1; the shop needs one in UTF8.',
    )
  })

  it('is one that takes no writes', async () => {
    await server.query('create database sealed owner keeper')
    await server.query('alter database sealed set default_transaction_read_only = on')
    expect(await faultOf(url({ name: 'sealed' }))).toBe(
      'DATABASE_URL names a database that takes no writes (default_transaction_read_only is on). Switch that off for the shop’s role, or name another database.',
    )
  })

  it('is one whose server lets nobody hear of changes', async () => {
    await server.query('create database quiet owner keeper')
    await server.query('create schema quiet authorization keeper', 'quiet')
    await server.query(
      `create function quiet.pg_notify(text, text) returns void language plpgsql as $$ begin raise 'not here'; end $$`,
      'quiet',
    )
    await server.query('alter database quiet set search_path = quiet, pg_catalog, public')
    expect(await faultOf(url({ name: 'quiet' }))).toBe(
      'DATABASE_URL names a server on which LISTEN and NOTIFY do not work (not here), by which the shop hears of changes. Name the PostgreSQL server itself.',
    )
  })

  it('is one that a newer shop made', async () => {
    const newer = await createDatabase(inject('postgres'))
    await newer.pool.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 9999999999999)`)
    await expect(migrate(newer)).rejects.toThrow(/^The database was made by a newer version of the shop\.[^\n]*$/)
    await newer.pool.query(`update drizzle.__drizzle_migrations set created_at = 1 where hash = 'x'`)
    await expect(migrate(newer)).rejects.toThrow(/^The database was made by other migrations[^\n]*$/)
    await newer.close()
  })
})

describe('TLS', () => {
  const encrypted = async (options: string, host = 'localhost'): Promise<boolean> => {
    const database = connect(`${url({ host })}${options}`)
    try {
      const { rows } = await database.pool.query<{ ssl: boolean }>(
        'select ssl from pg_stat_ssl where pid = pg_backend_pid()',
      )
      return rows[0]!.ssl
    } finally {
      await database.close()
    }
  }
  const ways: [what: string, options: string, ssl: boolean][] = [
    ['none unless asked for', '', false],
    ['none by sslmode=disable', '?sslmode=disable', false],
  ]
  if (hasTls)
    ways.push(
      ['unchecked by sslmode=no-verify', '?sslmode=no-verify', true],
      ['unchecked as libpq takes sslmode=require', '?uselibpqcompat=true&sslmode=require', true],
    )
  it.each(ways)('%s', async (_, options, ssl) => {
    expect(await encrypted(options)).toBe(ssl)
  })

  it.skipIf(!hasTls).each(['require', 'verify-ca', 'verify-full'])(
    'checked by sslmode=%s, without a warning',
    async (mode) => {
      const warnings: Error[] = []
      const hear = (warning: Error): void => void warnings.push(warning)
      process.on('warning', hear)
      expect(await encrypted(`?sslmode=${mode}&sslrootcert=${server.authority}`)).toBe(true)
      process.off('warning', hear)
      expect(warnings).toEqual([])
    },
  )
})

describe('connections', () => {
  it('are no more than the setting allows', async () => {
    const { id } = await variant(shop!.url, 'NTL-FEM-5')
    await Promise.all(Array.from({ length: 30 }, () => readyCheckout(shop!.url, id)))
    const [open] = await server.query<{ count: number }>(
      `select count(*)::int from pg_stat_activity where datname = 'seeds' and application_name = 'semena'`,
    )
    expect(open!.count).toBeGreaterThan(1)
    expect(open!.count).toBeLessThanOrEqual(4)
  }, 30_000)

  it('that break while the server restarts fail with a code, and work again without a restart of the shop', async () => {
    const { id } = await variant(shop!.url, 'NTL-FEM-5')
    const basket = await readyCheckout(shop!.url, id)
    const question = '{ shop { name } channel(slug: "us") { slug } }'
    const codes: (string | undefined)[] = []
    let buying = true
    const buyers = Array.from({ length: 5 }, async () => {
      while (buying) await readyCheckout(shop!.url, id).catch(() => {})
    })
    server.stopForAMoment()
    while (codes.length === 0) {
      const { errors } = await send(shop!.url, `query { product(id: "UHJvZHVjdDox", channel: "us") { name } }`)
      if (errors) codes.push(errors[0]!.extensions.exception.code)
    }
    expect(codes).toEqual(['InternalError'])
    await expect
      .poll(() => fetch(`${shop!.url}/api/ready/`).then((r) => r.status), { timeout: 20_000, interval: 100 })
      .toBe(200)
    buying = false
    await Promise.all(buyers)
    expect((await send(shop!.url, question)).errors).toBeUndefined()
    expect((await complete(shop!.url, basket)).order).not.toBeNull()
    expect(shop!.process.exitCode).toBeNull()
  }, 60_000)

  it('that hear of changes are back too', async () => {
    const shows = async (): Promise<boolean> =>
      (await (await fetch(`${shop!.url}/sort/northern-lights`)).text()).includes('"41.25"')
    expect(await shows()).toBe(false)
    const { code } = await importFiles(
      { folder: join(work, 'data') },
      { 'variants.csv': 'sku,price:us\nNTL-FEM-5,41.25\n' },
      { DATABASE_URL: url() },
    )
    expect(code).toBe(0)
    await expect.poll(shows, { timeout: 5000, interval: 100 }).toBe(true)
  }, 30_000)
})
