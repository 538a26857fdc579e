/**
 * Whether another shop is all that keeps this one from starting. A version that comes into use beside the one that runs
 * may then be started once that one has ended (`deploy/use-version.sh`).
 */
import { type Embedded, type EmbeddedOptions, startEmbedded, StartError } from '@semena/commerce/embedded'

/** The exit code of a shop that another one keeps from starting: “try again later” of sysexits.h. */
export const OTHER_SHOP_CODE = 75

/** Another shop has to end before this one can start. */
export class OtherShopError extends StartError {}

/**
 * Starts the shop's own database and holds it. Throws an OtherShopError where another shop holds it, and a StartError
 * where something else is wrong.
 */
export async function holdOwnDatabase(options: {
  dataDir: string
  log: (line: string) => void
  onBegun?: EmbeddedOptions['onBegun']
}): Promise<Embedded> {
  try {
    return await startEmbedded(options)
  } catch (error) {
    if (error instanceof StartError && (await isHeld(options))) throw new OtherShopError(error.message)
    throw error
  }
}

/** Whether the database can be used beside its holder, as commands do. */
async function isHeld({ dataDir }: { dataDir: string }): Promise<boolean> {
  const beside = await startEmbedded({ dataDir, shared: true }).catch(() => undefined)
  await beside?.stop()
  return beside !== undefined
}
