/**
 * Reads, validates and judges each document that clients send only once. It does not keep the documents' trees: a tree
 * is many times as large as its text, and strangers choose the documents.
 */
import {
  GraphQLError,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  print,
  separateOperations,
  validate,
} from 'graphql'
import { readDocument } from '../graphql/limits/document.ts'
import { judgePlan } from '../graphql/limits/operation.ts'
import { type Plan, planOperation } from '../graphql/limits/plan.ts'
import { looseVariables } from './loose-variables.ts'
import { uploadPlaces } from './upload-places.ts'
import { variableFault } from './variable-fault.ts'
import { toWire, type WireError } from './wire-error.ts'

export interface PreparedOperation {
  kind: OperationDefinitionNode['operation']
  name: string | null
  /** The document with this operation alone: the just-in-time compiler does not look at operationName. */
  source: string
  /** Whether the document is too large for the engine to keep its tree. */
  heavy: boolean
  plan: Plan
  /** Reads variables that came with it. */
  readVariables: ReturnType<typeof looseVariables>
  /** Whether a file may stand at a place of them. */
  isUpload: ReturnType<typeof uploadPlaces>
  /** Says what is wrong with them. */
  variableFault: ReturnType<typeof variableFault>
}

export type Prepared = ({ ok: true; operation: PreparedOperation } | { ok: false; errors: WireError[] }) & {
  /** What reading the document took, in the unit of costs (about a microsecond); 0 when it was known. */
  work: number
}

type Document = { ok: true; operations: PreparedOperation[] } | { ok: false; errors: WireError[] }

export interface Documents {
  /** The operation that a request names, or why it is not begun. */
  prepare(source: string, operationName: string | undefined): Prepared
  /** What reading the document takes at worst, in the unit of costs; 0 when it is known. */
  workFor(source: string): number
}

/** Most nodes of a tree that the engine may keep. */
const HEAVY = 1200
const MOST_KEPT = 500
const MOST_CHARACTERS = 8 << 20
const MOST_ERRORS = 20
/** The engine reads a document again, and compiles it when it comes again. */
const TIMES_READ = 2
/**
 * What a character of a new document costs at worst, in the unit of costs. Most documents take a tenth of that, but
 * where the same field stands hundreds of times, validation compares each with each.
 */
const WORST_CHARACTER = TIMES_READ * 10

export function createDocuments(schema: GraphQLSchema, { introspection }: { introspection: boolean }): Documents {
  const kept = new Map<string, Document>()
  let characters = 0

  const read = (source: string): Document => {
    try {
      const { document, nodes } = readDocument(source)
      const definitions = document.definitions
      if (definitions.some((d) => d.kind === Kind.OPERATION_DEFINITION && d.operation === 'subscription'))
        throw new GraphQLError('Subscriptions are not served; apps hear of events by webhooks.')
      const errors = validate(schema, document, undefined, { maxErrors: MOST_ERRORS })
      if (errors.length > 0) return { ok: false, errors: errors.map(toWire) }
      const nodesOf = document.definitions.filter((d) => d.kind === Kind.OPERATION_DEFINITION)
      const alone = nodesOf.length > 1 ? separateOperations(document) : {}
      const operations: PreparedOperation[] = []
      for (const node of nodesOf) {
        const plan = planOperation(schema, document, node)
        const refusal = judgePlan(plan, node.operation, introspection)
        if (refusal) return { ok: false, errors: [toWire(refusal)] }
        const name = node.name?.value ?? null
        operations.push({
          kind: node.operation,
          name,
          source: nodesOf.length > 1 ? print(alone[name ?? '']!) : source,
          heavy: nodes > HEAVY,
          plan,
          readVariables: looseVariables(schema, node),
          isUpload: uploadPlaces(schema, node),
          variableFault: variableFault(schema, node),
        })
      }
      return { ok: true, operations }
    } catch (error) {
      if (error instanceof GraphQLError) return { ok: false, errors: [toWire(error)] }
      throw error
    }
  }

  const find = (source: string): Document => {
    let document = kept.get(source)
    if (document) kept.delete(source)
    else {
      document = read(source)
      characters += source.length
    }
    kept.set(source, document)
    for (const oldest of kept.keys()) {
      if (kept.size <= MOST_KEPT && characters <= MOST_CHARACTERS) break
      kept.delete(oldest)
      characters -= oldest.length
    }
    return document
  }

  return {
    workFor: (source) => (kept.has(source) ? 0 : source.length * WORST_CHARACTER),
    prepare(source, operationName) {
      const isKnown = kept.has(source)
      const began = performance.now()
      const document = find(source)
      // The time that reading takes does not follow from the length, so the measured time is the cost.
      const work = isKnown ? 0 : Math.ceil((performance.now() - began) * 1000 * TIMES_READ)
      if (!document.ok) return { ...document, work }
      const { operations } = document
      const operation =
        operationName === undefined
          ? operations.length === 1
            ? operations[0]
            : undefined
          : operations.find((o) => o.name === operationName)
      return operation
        ? { ok: true, operation, work }
        : { ok: false, errors: [toWire(unnamed(operations, operationName))], work }
    },
  }
}

function unnamed(operations: readonly PreparedOperation[], operationName: string | undefined): GraphQLError {
  if (operations.length === 0) return new GraphQLError('Must provide an operation.')
  return new GraphQLError(
    operationName === undefined
      ? 'Must provide operation name if query contains multiple operations.'
      : `Unknown operation named "${operationName.slice(0, 128)}".`,
  )
}
