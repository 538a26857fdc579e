/** Runs the tests' PostgreSQL: starts it, tells the parent its address, and ends it with the parent; its folder goes too, unless one was given. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { isAbsolute, join } from 'node:path'
import { startEmbedded } from '@semena/commerce/embedded'

const kept = process.argv[2]
const folder = kept ?? mkdtempSync(join(tmpdir(), 'semena-tests-'))
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
  if (!kept) rmSync(folder, { recursive: true, force: true })
}
process.exit(code)
