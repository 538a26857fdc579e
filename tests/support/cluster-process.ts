/** Runs the tests' PostgreSQL: starts it, tells the parent its address, and removes it when the parent has ended. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { isAbsolute, join } from 'node:path'
import { startEmbedded } from '@semena/commerce/embedded'

const folder = mkdtempSync(join(tmpdir(), 'semena-tests-'))
const gone = new Promise<void>((resolve) => {
  process.once('disconnect', () => resolve())
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})

let code = 0
try {
  const server = await startEmbedded({ dataDir: folder })
  process.send!({ connection: server.connection, folder })
  await gone
  await server.stop()
  const { host } = server.connection
  if (host && isAbsolute(host)) rmSync(host, { recursive: true, force: true })
} catch (error) {
  console.error((error as Error).message)
  code = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
process.exit(code)
