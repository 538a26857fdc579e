/** Metrics of GraphQL operations. Labels are words of the service, never names that clients choose. */
import { counter, histogram } from './registry.ts'

export type OperationKind = 'query' | 'mutation' | 'subscription' | 'none'

const operations = counter('semena_graphql_operations_total', 'Operations answered, by kind and HTTP status.')
const seconds = histogram(
  'semena_graphql_seconds',
  'How long operations took, by kind.',
  [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
)
const errors = counter('semena_graphql_errors_total', 'Errors in answers outside of payloads, by code.')

/** Counts an operation that was answered. Its kind is `none` when the document could not be read or was refused. */
export function countOperation(kind: OperationKind, status: number, ms: number): void {
  operations.add({ kind, status: String(status) })
  seconds.observe(ms / 1000, { kind })
}

/** Counts errors by code; a code that is no plain word counts as `other`. */
export function countErrors(codes: readonly string[]): void {
  for (const code of codes) errors.add({ code: /^\w{1,64}$/.test(code) ? code : 'other' })
}
