/** Two PostgreSQL servers for tests, from the programs that the shop brings: a primary and its streaming replica. */
import { appendFileSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chooseIdentity } from '../db/embedded/identity.ts'
import { findPrograms } from '../db/embedded/programs.ts'
import { run } from '../db/embedded/run.ts'
import type { Connection } from './create-database.ts'

export interface TestServer {
  connection: Connection
  /** The folder of its files, which the command line of its process names. */
  cluster: string
  start(): Promise<void>
  /** Ends it at once, as a loss of power would. */
  kill(): Promise<void>
}

export interface Replicated {
  primary: TestServer
  replica: TestServer
  /** Ends both and removes their files. */
  remove(): Promise<void>
}

const USER = 'semena'
const SETTINGS = `
listen_addresses = ''
shared_buffers = '32MB'
max_connections = 100
fsync = off
full_page_writes = off
wal_level = replica
wal_receiver_status_interval = 1
wal_retrieve_retry_interval = 200
jit = off
timezone = 'UTC'
`

/** Makes and starts both. They listen on sockets in a folder of their own only. */
export async function startReplicated(): Promise<Replicated> {
  const programs = findPrograms()
  const root = mkdtempSync(join(tmpdir(), 'semena-pair-'))
  const folder = join(root, 'servers')
  const identity = await chooseIdentity(folder, programs)
  const done = async (program: string, args: string[]): Promise<void> => {
    const { code, output } = await run(identity, program, args)
    if (code !== 0) throw new Error(`${program} ${args.join(' ')} failed: ${output}${logs()}`)
  }
  const logs = (): string =>
    ['primary', 'replica']
      .map((name) => join(folder, `${name}.log`))
      .filter((file) => existsSync(file))
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n')
  const server = (name: string, port: number): TestServer => {
    const cluster = join(folder, name)
    return {
      connection: { host: folder, port, user: USER, database: 'postgres' },
      cluster,
      start: () => done(programs.pgCtl, ['start', '-D', cluster, '-l', join(folder, `${name}.log`), '-s', '-w']),
      kill: () => done(programs.pgCtl, ['stop', '-D', cluster, '-s', '-m', 'immediate']),
    }
  }
  const [primary, replica] = [server('primary', 5433), server('replica', 5434)]
  const remove = async (): Promise<void> => {
    for (const one of [replica, primary]) await one.kill().catch(() => {})
    rmSync(root, { recursive: true, force: true })
  }
  try {
    const locale = ['--locale-provider=icu', '--icu-locale=und', '--locale=C', '--lc-ctype=C.UTF-8']
    const made = ['-D', primary.cluster, '-U', USER, '-A', 'trust', '--no-sync', '--no-instructions']
    await done(programs.initdb, [...made, '--encoding=UTF8', ...locale])
    // A new cluster is as one that was shut down, so its files may be copied as they are.
    if ((await run(identity, '/bin/cp', ['-a', primary.cluster, replica.cluster])).code !== 0)
      cpSync(primary.cluster, replica.cluster, { recursive: true })
    for (const { cluster, connection } of [primary, replica])
      appendFileSync(
        join(cluster, 'postgresql.conf'),
        `${SETTINGS}port = ${connection.port}\nunix_socket_directories = '${folder}'\n`,
      )
    appendFileSync(
      join(replica.cluster, 'postgresql.conf'),
      `primary_conninfo = 'host=${folder} port=${primary.connection.port} user=${USER}'\n`,
    )
    writeFileSync(join(replica.cluster, 'standby.signal'), '')
    await primary.start()
    await replica.start()
    return { primary, replica, remove }
  } catch (error) {
    await remove()
    throw error
  }
}
