import { describe, expect, it } from 'vitest'
import { onFailedStatus, reportStatus } from './failed-status.ts'

describe('an answer with a status of failure', () => {
  it('is told once while it is tried again', () => {
    const told: number[] = []
    onFailedStatus((status) => told.push(status))
    expect(reportStatus(503, 'BasketCheckoutById', 0)).toBe(true)
    for (const later of [1000, 3000, 7000]) expect(reportStatus(502, 'BasketCheckoutById', later)).toBe(false)
    expect(told).toEqual([503])
  })
  it('is told for each operation, each kind, and again after a while', () => {
    const told: number[] = []
    onFailedStatus((status) => told.push(status))
    reportStatus(500, 'A', 100_000)
    reportStatus(500, 'B', 100_000)
    reportStatus(429, 'A', 100_001)
    reportStatus(500, 'A', 111_000)
    expect(told).toEqual([500, 500, 429, 500])
  })
})
