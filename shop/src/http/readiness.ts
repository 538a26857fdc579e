/**
 * Whether the shop can sell: the checks of its parts, done once for all who ask at about the same time. What fails
 * stands in the log when that changes, and in the metrics.
 */
import { gauge } from '@semena/commerce/metrics'
import type { FastifyBaseLogger } from 'fastify'

/** Throws the reason for which the shop cannot sell. */
export type Check = () => Promise<unknown>

export interface Readiness {
  isReady(): Promise<boolean>
  close(): void
}

/** For so long the answer is told without looking again. */
const FRESH_MS = 2000
/** A check that takes longer has failed. It is not begun again before it has ended. */
const PATIENCE_MS = 3000

export function createReadiness(
  checks: Readonly<Record<string, Check>>,
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>,
): Readiness {
  const faults = new Map<string, string>()
  const patient = Object.entries(checks).map(([name, check]) => [name, inTime(check)] as const)
  const lookAt = async (name: string, check: Check): Promise<void> => {
    try {
      await check()
      if (faults.delete(name)) log.warn({ check: name }, 'works again')
    } catch (error) {
      if (!faults.has(name)) log.error({ check: name, err: error }, 'the shop is not ready')
      faults.set(name, String(error))
    }
  }
  let looked: { at: number; done: Promise<unknown> } | undefined
  const look = async (): Promise<void> => {
    if (!looked || performance.now() - looked.at > FRESH_MS)
      looked = { at: performance.now(), done: Promise.all(patient.map(([name, check]) => lookAt(name, check))) }
    await looked.done
  }
  const hide = gauge('semena_ready', 'Whether a part of the shop can do its work: 1 or 0.', async () => {
    await look()
    return patient.map(([check]) => [{ check }, faults.has(check) ? 0 : 1] as const)
  })
  return {
    isReady: async () => {
      await look()
      return faults.size === 0
    },
    close: hide,
  }
}

function inTime(check: Check): Check {
  let running: Promise<unknown> | undefined
  return () => {
    running ??= check().finally(() => {
      running = undefined
    })
    let timer: NodeJS.Timeout
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('no answer in time')), PATIENCE_MS)
    })
    return Promise.race([running, late]).finally(() => clearTimeout(timer))
  }
}
