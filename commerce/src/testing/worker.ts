/**
 * For tests: a process with the service's jobs that can be killed. Its settings come as JSON in WORKER; where
 * `smtpPort` is null it sends no mails.
 */
import type { CommerceSettings } from '../settings.ts'
import { openWorker } from './jobs.ts'

const { connection, smtpPort, settings } = JSON.parse(process.env.WORKER!) as {
  connection: object
  smtpPort: number | null
  settings: Partial<CommerceSettings>
}
const worker = await openWorker(connection, smtpPort, { now: () => new Date() }, settings)
process.on('SIGTERM', () => void worker.close().then(() => process.exit(0)))
await worker.jobs.start()
console.log('started')
