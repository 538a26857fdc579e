/** For tests: a process with the service's jobs, that can be killed. Settings come as JSON in WORKER, without a mail way where `smtpPort` is null. */
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
