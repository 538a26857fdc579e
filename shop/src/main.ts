/** Starts the shop, prints its address, and ends it on a signal. */
import { StartError } from '@semena/commerce/settings'
import { createShop, type Shop } from './app.ts'
import { readConfig, unknownVariables } from './config.ts'
import { filterConsole } from './filter-console.ts'

/** One Ctrl-C may arrive more than once, from the terminal and through npm. Signals within this time count as one. */
const SAME_SIGNAL_MS = 1000

/** Runs until the shop is told to end. The process then ends by itself with exit code 0. */
export async function main(): Promise<void> {
  filterConsole()
  process.on('unhandledRejection', (error) => console.error('A promise failed unheard:', error))
  process.on('uncaughtException', (error) => {
    console.error('Something failed where nobody looks:', error)
    process.exit(1)
  })
  let shop: Shop | undefined
  let endingSince: number | undefined
  const end = async (): Promise<void> => {
    if (endingSince !== undefined) {
      if (Date.now() - endingSince > SAME_SIGNAL_MS) shop?.cut()
      return
    }
    endingSince = Date.now()
    // While the shop is still starting, what runs is stopped as soon as the start is over.
    const running = shop ?? (await starting)
    await running?.close()
    process.exit()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end())
  // The older Node that started this process by `start.mjs` has died, so this process ends too.
  process.once('disconnect', () => void end())
  const starting = start()
  shop = await starting
  if (!shop) process.exit(1)
  if (endingSince === undefined) console.log(`ready ${shop.address}  desk ${shop.address}/desk`)
}

async function start(): Promise<Shop | undefined> {
  try {
    const config = readConfig()
    for (const name of unknownVariables()) console.error(`${name} is not a variable of the shop.`)
    return await createShop(config)
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error)
    return undefined
  }
}
