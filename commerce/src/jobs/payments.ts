/** The job that watches open payments. */
import type { Services } from '../context.ts'
import { watchPayments } from '../domain/payment/watch.ts'
import type { JobReport } from './guarded.ts'
import type { Loop } from './loop.ts'
import { createWorkLoop } from './work-loop.ts'

const EVERY_MS = 2000

export const createWatchJob = (services: Services, onJob: JobReport): Pick<Loop, 'start' | 'stop'> =>
  createWorkLoop(
    services,
    'watch-payments',
    async () => {
      const { looked, failed } = await watchPayments(services)
      return looked === 0 ? null : failed > 0 ? 'failed' : 'done'
    },
    onJob,
    EVERY_MS,
  )
