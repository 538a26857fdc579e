/** Makes the files that staff asked for, soon after they did. */
import type { Services } from '../context.ts'
import { makeNextExport } from '../domain/export/files.ts'
import type { JobReport } from './guarded.ts'
import type { Loop } from './loop.ts'
import { createWorkLoop } from './work-loop.ts'

export const createExportJob = (services: Services, onJob: JobReport): Pick<Loop, 'start' | 'stop'> =>
  createWorkLoop(
    services,
    'exports',
    async (isOver) => ((await makeNextExport(services, isOver)) ? 'done' : null),
    onJob,
  )
