/** Executes the operations of documents that are valid. */
import { type DocumentNode, execute, type ExecutionResult, type GraphQLError, type GraphQLSchema } from 'graphql'
import type { GraphqlContext } from './context.ts'

export interface Answered {
  /** Null where nothing could be executed. */
  data: ExecutionResult['data']
  errors: readonly GraphQLError[]
}

/**
 * Executes the operation of this name, or the only one. Variables that do not fit are errors without a path, and then
 * nothing was executed.
 */
export async function executeOperation(
  schema: GraphQLSchema,
  { document, name }: { document: DocumentNode; name: string | null },
  contextValue: GraphqlContext,
  variableValues: Record<string, unknown>,
): Promise<Answered> {
  const { data, errors } = await execute({
    schema,
    document,
    operationName: name,
    rootValue: {},
    contextValue,
    variableValues,
  })
  return { data: data ?? null, errors: errors ?? [] }
}
