/** Starts the shop, says where it is, and ends it on a signal. */
import { StartError } from '@semena/commerce/settings'
import { createShop, type Shop } from './app.ts'
import { readConfig, unknownVariables } from './config.ts'
import { filterConsole } from './filter-console.ts'

/** One Ctrl-C may arrive more than once: from the terminal, and through npm. */
const SAME_SIGNAL_MS = 1000

/** Runs until the shop is told to end; the process then ends by itself with 0. */
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
    // While starting: what runs is stopped as soon as it has started.
    const running = shop ?? (await starting)
    await running?.close()
    process.exit()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end())
  // Started by an older Node: it is gone.
  process.once('disconnect', () => void end())
  const starting = start()
  shop = await starting
  if (!shop) process.exit(1)
  if (endingSince === undefined) console.log(`ready ${shop.address}`)
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
