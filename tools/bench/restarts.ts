/**
 * What visitors lose while a shop's processes are replaced: directly, and behind Caddy and nginx where they are
 * installed, with the files of `deploy/` under other names and ports. Nobody asks again, so what fails is lost.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect as connectTo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { connect } from '@semena/commerce/database'
import { startEmbedded } from '@semena/commerce/embedded'
import { holdSocket, type StartedShop } from '../../tests/support/held-socket.ts'
import { freePort } from '../../tests/support/shop.ts'
import { visitSteadily } from '../../tests/support/steady-visitors.ts'

const ROOT = join(import.meta.dirname, '../..')
const SKU = 'NTL-FEM-5'
const WAYS = ['renewed', 'taken over', 'restarted'] as const

export interface Replaced {
  front: string
  way: (typeof WAYS)[number]
  times: number
  answered: { pages: number; lists: number; orders: number }
  /** What was lost, in words. */
  lost: string[]
  /** Orders in the database, less those that were confirmed. */
  unheard: number
  /** The longest time that somebody waited. Milliseconds. */
  longest: number
}

interface Front {
  name: string
  /** Starts it before a shop's port; answers the port on which it listens. */
  start(shopPort: number, folder: string): Promise<{ port: number; process?: ChildProcess }>
}

const read = (file: string): string => readFileSync(join(ROOT, 'deploy', file), 'utf8')

const caddy: Front = {
  name: 'Caddy',
  async start(shopPort, folder) {
    const port = await freePort()
    const config = read('Caddyfile')
      .replace(/^shop\.example\.com.*\{$/m, `:${port} {`)
      .replace('127.0.0.1:3000', `127.0.0.1:${shopPort}`)
    const file = join(folder, 'Caddyfile')
    writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\n${config}`)
    const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
    const child = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], { stdio: 'ignore', env })
    return { port, process: child }
  },
}

const nginx: Front = {
  name: 'nginx',
  async start(shopPort, folder) {
    const port = await freePort()
    const [upstream, site] = read('nginx.conf').split(/^(?=server \{)/m) as [string, string]
    const config = `${upstream}${site}`
      .replace('127.0.0.1:3000', `127.0.0.1:${shopPort}`)
      .replace(/listen 443.*;/, `listen 127.0.0.1:${port};`)
      .replace(/server_name .*;/, 'server_name _;')
      .replace(/^\s*ssl_.*\n/gm, '')
    const place = join(folder, 'nginx')
    mkdirSync(place)
    const file = join(place, 'nginx.conf')
    const user = process.getuid?.() === 0 ? 'user root;\n' : ''
    const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((n) => `${n}_temp_path ${place}/${n};`)
    writeFileSync(
      file,
      `${user}daemon off;\npid ${place}/pid;\nerror_log ${place}/error.log;\nevents {}\nhttp {\naccess_log off;\n${places.join('\n')}\n${config}\n}\n`,
    )
    return { port, process: spawn('nginx', ['-p', place, '-c', file], { stdio: 'ignore' }) }
  },
}

const direct: Front = { name: 'directly', start: async (port) => ({ port }) }

const isInstalled = (program: string): boolean => {
  try {
    execFileSync('sh', ['-c', `command -v ${program}`], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

const listens = async (port: number): Promise<void> => {
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop
    const isThere = await new Promise<boolean>((resolve) => {
      const socket = connectTo(port, '127.0.0.1', () => {
        socket.destroy()
        resolve(true)
      }).once('error', () => resolve(false))
    })
    if (isThere) return
    // oxlint-disable-next-line no-await-in-loop
    await pause(50)
  }
}

/**
 * Replaces the processes of a shop so many times in each way, before each front or those that `wanted` names; calls back
 * after each.
 */
export async function measureRestarts(
  times: number,
  tell: (one: Replaced) => void,
  wanted?: readonly string[],
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'semena-restarts-'))
  const database = await startEmbedded({ dataDir: folder })
  const { pool, close } = connect({ ...database.connection, max: 1 })
  const env = {
    DATABASE_URL: database.url,
    SEMENA_DATA: folder,
    SEMENA_PROCESSES: '2',
    SEMENA_RATE_LIMITS: 'off',
    SEMENA_DEMO_HISTORY: 'off',
  }
  const socket = await holdSocket(folder, { ...env, SEMENA_TRUSTED_PROXIES: 'loopback' })
  const start = async (): Promise<StartedShop> => {
    const shop = await socket.start(ROOT)
    await shop.ready
    return shop
  }
  const orders = async (): Promise<number> =>
    (await pool.query<{ count: number }>('select count(*)::int as count from orders')).rows[0]!.count
  let shop = await start()
  try {
    await pool.query('update stocks set quantity = 1000000')
    const fronts = [direct, ...[caddy, nginx].filter(({ name }) => isInstalled(name.toLowerCase()))]
    for (const front of fronts.filter(({ name }) => wanted?.includes(name) ?? true)) {
      const { port, process: child } = await front.start(socket.port, folder)
      await listens(port)
      for (const way of WAYS) {
        const before = await orders()
        const visits = await visitSteadily(`http://127.0.0.1:${port}`, {
          sku: SKU,
          rests: [20, 50, 250, 1000, 3000, 3900],
        })
        for (let i = 0; i < times; i++) {
          const old = shop
          if (way === 'renewed') {
            const told = (): number => old.output().split('Every process of the shop is a new one.').length
            const was = told()
            process.kill(old.pid, 'SIGUSR2')
            while (told() === was) await pause(50)
          } else if (way === 'taken over') {
            shop = await start()
            process.kill(old.pid, 'SIGTERM')
            await old.ended
          } else {
            process.kill(old.pid, 'SIGTERM')
            await old.ended
            shop = await start()
          }
        }
        await visits.stop()
        const { answered, lost, longest } = visits
        tell({
          front: front.name,
          way,
          times,
          answered,
          lost,
          longest,
          unheard: (await orders()) - before - visits.orders.length,
        })
      }
      child?.kill()
    }
  } finally {
    process.kill(shop.pid, 'SIGINT')
    await shop.ended
    await socket.close()
    await close()
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
