/**
 * Draws pictures before anybody asks for them: the sizes that the first pages show, in a process of its own beside the
 * shop, at the lowest priority.
 */
import { fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Config } from '../config/config.ts'
import { serviceSettings } from '../config/service-settings.ts'
import { ROOT } from '../root.ts'
import type { Task } from './drawer.ts'

/** A tenth of one core: a visitor of a small machine hardly feels it. */
const REST = 9

/**
 * Begins to draw for the shop at that address, and answers a function that ends it. Pictures of an outside service, and
 * of a shop that is closed, are not drawn.
 */
export function drawAhead(config: Config, address: string): () => void {
  if (!config.picturesAhead || config.graphqlUrl || config.maintenance) return () => {}
  const lookup = pathToFileURL(join(ROOT, 'shop/lookup.mjs')).href
  const drawer = fork(join(ROOT, 'shop/src/pictures/drawer.ts'), {
    execArgv: [...process.execArgv, '--import', lookup],
  })
  try {
    // Before the process has threads, which inherit its priority.
    if (drawer.pid) setPriority(drawer.pid, constants.priority.PRIORITY_LOW)
  } catch {
    // It has ended, or the system allows no such thing.
  }
  drawer.on('error', (error) => console.error(`Pictures cannot be drawn ahead: ${error.message}`))
  const { mediaFolder, mediaBucket = null } = serviceSettings(config)
  drawer.send({ address, media: { mediaFolder, mediaBucket }, rest: REST } satisfies Task, () => {})
  drawer.unref()
  drawer.channel?.unref()
  return () => drawer.kill()
}
