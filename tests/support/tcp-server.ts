/** A PostgreSQL as an owner may have it: reached by TCP, with passwords and TLS, and restarted by tests. */
import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { connect } from '@semena/commerce/database'
import type { Connection } from '@semena/commerce/testing/database'
import { startCluster } from './cluster.ts'
import { freePort } from './shop.ts'

export interface TcpServer {
  /** The connection of its only superuser, through the socket. */
  admin: Connection
  port: number
  /** The file of the certificate that signs the server's, for `localhost`; empty without TLS. */
  authority: string
  query<Row extends object>(sql: string, database?: string): Promise<Row[]>
  /** Stops the server as an administrator does. It comes back soon. */
  stopForAMoment(): void
  stop(): Promise<void>
}

/** Whether the machine can make a certificate with the openssl program; without it the server has no TLS. */
export const hasTls = spawnSync('openssl', ['version'], { stdio: 'ignore' }).status === 0

const HBA = `local all all trust
host all all 127.0.0.1/32 scram-sha-256
`

export async function startTcpServer(): Promise<TcpServer> {
  const cluster = await startCluster()
  const port = await freePort()
  const folder = join(cluster.folder, 'postgres/cluster')
  const admin = { ...cluster.connection, port }
  const authority = hasTls ? makeCertificate(folder) : ''
  writeFileSync(join(folder, 'pg_hba.conf'), HBA)
  const settings = { listen_addresses: `'127.0.0.1'`, port: String(port), ssl: hasTls ? 'on' : 'off' }
  for (const [name, value] of Object.entries(settings))
    await query(cluster.connection, `alter system set ${name} = ${value}`)
  const stopForAMoment = (): void => {
    // SIGINT makes PostgreSQL end open connections.
    process.kill(Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGINT')
  }
  stopForAMoment()
  // Its keeper starts the server again, with the new settings.
  while (!(await query(admin, 'select 1').catch(() => false)));
  return {
    admin,
    port,
    authority,
    query: (sql, database = admin.database) => query({ ...admin, database }, sql),
    stopForAMoment,
    stop: cluster.stop,
  }
}

async function query<Row extends object>(connection: Connection, sql: string): Promise<Row[]> {
  const { pool, close } = connect({ ...connection, max: 1 })
  try {
    return (await pool.query<Row>(sql)).rows
  } finally {
    await close()
  }
}

/** Puts a key and a self-signed certificate into the cluster's folder; answers the certificate's file. */
function makeCertificate(folder: string): string {
  const [key, certificate] = [join(folder, 'server.key'), join(folder, 'server.crt')]
  execFileSync(
    'openssl',
    `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost -keyout ${key} -out ${certificate}`.split(
      ' ',
    ),
    { stdio: 'ignore' },
  )
  const { uid, gid } = statSync(folder)
  for (const file of [key, certificate]) chownSync(file, uid, gid)
  return certificate
}
