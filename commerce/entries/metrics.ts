/** Figures of the process, and how they are written for Prometheus. */
export { showProcess } from '../src/metrics/process.ts'
export { CONTENT_TYPE, counter, histogram, renderMetrics } from '../src/metrics/registry.ts'
