/** Metrics of the process, and writing them for Prometheus. */
export { showProcess } from '../src/metrics/process.ts'
export {
  CONTENT_TYPE,
  counter,
  gauge,
  histogram,
  type Reading,
  readMetrics,
  renderMetrics,
} from '../src/metrics/registry.ts'
