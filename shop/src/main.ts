/** Starts the shop, prints its address, and ends it on a signal. */
import { type Config, readConfig, risks, unknownVariables, withArguments } from './config/config.ts'
import { refuseTakenPort } from './http/listen.ts'
import { deskAddress } from './http/desk-host.ts'
import { drawAhead } from './pictures/ahead.ts'
import { collectWhenQuiet } from './processes/quiet.ts'
import { notifyManager } from './processes/service-manager.ts'
import { type Running, start, watchFaults } from './start/running.ts'
import { START, type Steps } from './start/steps.ts'

/** One Ctrl-C may arrive more than once, from the terminal and through npm. Signals within this time count as one. */
const SAME_SIGNAL_MS = 1000

/** Runs until the shop is told to end. The process then ends by itself with exit code 0. */
export async function main(args: readonly string[], steps: Steps): Promise<void> {
  watchFaults()
  let shop: Running | undefined
  let endingSince: number | undefined
  let stopDrawing = (): void => {}
  const end = async (drain = false): Promise<void> => {
    if (endingSince !== undefined) {
      if (Date.now() - endingSince > SAME_SIGNAL_MS) shop?.cut()
      return
    }
    endingSince = Date.now()
    // While the shop is still starting, what runs is stopped as soon as the start is over.
    const running = shop ?? (await starting)
    stopDrawing()
    await running?.close({ drain })
    process.exit()
  }
  for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => void end())
  // Who runs a shop for others says this; somebody at a terminal does not want to wait for his browser's connections.
  process.on('SIGTERM', () => void end(true))
  process.on('SIGUSR2', () => {
    if (shop?.renew) shop.renew()
    else console.error('A shop of one process cannot be renewed while it runs. Start it with --processes 2 for that.')
  })
  /** The parent of `start.mjs` is gone, or npm, which had started that one. This is no second signal to a shop that ends. */
  const left = (): void => {
    if (endingSince === undefined) void end(true)
  }
  let config: Config | undefined
  const starting = start(() => open((config = readConfig(withArguments(args))), steps))
  process.once('disconnect', left)
  if (process.send && !process.connected) left()
  shop = await starting
  steps.end()
  if (!shop) process.exit()
  if (endingSince !== undefined) return
  console.log(`ready ${shop.address}  desk ${deskAddress(config!, shop.address)}`)
  notifyManager()
  stopDrawing = drawAhead(config!, shop.address)
  collectWhenQuiet()
}

async function open(config: Config, steps: Steps): Promise<Running> {
  for (const name of unknownVariables()) console.warn(`${name} is not a variable of the shop.`)
  for (const line of risks(config)) console.warn(line)
  const log = (line: string): void => steps.aside(() => console.warn(line))
  try {
    if (config.processes > 1) {
      steps.begin(START)
      // The process that looks after others loads nothing of the shop itself.
      const { supervise } = await import('./processes/supervisor.ts')
      return await supervise(config, { log })
    }
    // It listens once it can answer, and a port that is taken is told before anything is made.
    await refuseTakenPort(config)
    const { createShop } = await import('./start/app.ts')
    return await createShop(config, { log, steps })
  } catch (error) {
    steps.fail()
    throw error
  }
}
