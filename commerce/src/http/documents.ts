/** Parses, validates and judges documents. Those that clients sent last are cached with their trees. */
import { SIZES } from '../memory/sizes.ts'
import { LIMITS } from '../graphql/limits/limits.ts'
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  validate,
} from 'graphql'
import { readDocument } from '../graphql/limits/document.ts'
import { judgePlan } from '../graphql/limits/operation.ts'
import { type Plan, planOperation } from '../graphql/limits/plan.ts'
import { looseVariables } from './loose-variables.ts'
import { uploadPlaces } from './upload-places.ts'
import { variableFault } from './variable-fault.ts'
import { toWire, type WireError, wireError } from './wire-error.ts'
import { declareCache } from '../memory/memory.ts'

export interface PreparedOperation {
  kind: OperationDefinitionNode['operation']
  name: string | null
  /** The document, which may have other operations too. */
  document: DocumentNode
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

type Document = { nodes: number } & ({ ok: true; operations: PreparedOperation[] } | { ok: false; errors: WireError[] })

export interface Documents {
  /** The operation that a request names, or why it is not begun. */
  prepare(source: string, operationName: string | undefined): Prepared
  /** What reading the document takes at worst, in the unit of costs; 0 when it is known. */
  workFor(source: string): number
}

declareCache({
  name: 'documents',
  holds: 'documents of GraphQL with their trees and plans; those that were used last stay',
  bound: `${SIZES.documents.documents} documents, ${SIZES.documents.nodes} nodes`,
  lifeMs: Number.POSITIVE_INFINITY,
  tags: null,
})

/**
 * What a character of a new document costs at worst, in the unit of costs. Most documents take a tenth of that, but
 * where the same field stands hundreds of times, validation compares each with each.
 */
const WORST_CHARACTER = 10

/** Saleor answers it as an operation that failed, with the status 200. */
export const NO_SUBSCRIPTIONS = wireError('Subscriptions are not served; apps hear of events by webhooks.', 'Exception')

export function createDocuments(schema: GraphQLSchema, { introspection }: { introspection: boolean }): Documents {
  const cached = new Map<string, Document>()
  let [characters, nodes] = [0, 0]

  const read = (source: string): Document => {
    try {
      const { document, nodes: all } = readDocument(source)
      const definitions = document.definitions
      if (definitions.some((d) => d.kind === Kind.OPERATION_DEFINITION && d.operation === 'subscription'))
        return { ok: false, nodes: 0, errors: [NO_SUBSCRIPTIONS] }
      const errors = validate(schema, document, undefined, { maxErrors: LIMITS.document.errors })
      if (errors.length > 0) return { ok: false, nodes: 0, errors: errors.map(toWire) }
      const operations: PreparedOperation[] = []
      for (const node of definitions) {
        if (node.kind !== Kind.OPERATION_DEFINITION) continue
        const plan = planOperation(schema, document, node)
        const refusal = judgePlan(plan, node.operation, introspection)
        if (refusal) return { ok: false, nodes: 0, errors: [toWire(refusal)] }
        operations.push({
          kind: node.operation,
          name: node.name?.value ?? null,
          document,
          plan,
          readVariables: looseVariables(schema, node),
          isUpload: uploadPlaces(schema, node),
          variableFault: variableFault(schema, node),
        })
      }
      return { ok: true, nodes: all, operations }
    } catch (error) {
      if (error instanceof GraphQLError) return { ok: false, nodes: 0, errors: [toWire(error)] }
      throw error
    }
  }

  const find = (source: string): Document => {
    let document = cached.get(source)
    if (document) cached.delete(source)
    else {
      document = read(source)
      characters += source.length
      nodes += document.nodes
    }
    cached.set(source, document)
    for (const [oldest, { nodes: freed }] of cached) {
      if (
        cached.size <= SIZES.documents.documents &&
        characters <= SIZES.documents.characters &&
        nodes <= SIZES.documents.nodes
      )
        break
      cached.delete(oldest)
      characters -= oldest.length
      nodes -= freed
    }
    return document
  }

  return {
    workFor: (source) => (cached.has(source) ? 0 : source.length * WORST_CHARACTER),
    prepare(source, operationName) {
      const isKnown = cached.has(source)
      const began = performance.now()
      const document = find(source)
      // The time that reading takes does not follow from the length, so the measured time is the cost.
      const work = isKnown ? 0 : Math.ceil((performance.now() - began) * 1000)
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
