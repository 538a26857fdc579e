/** Executes the operations of documents that are valid. */
import {
  defaultFieldResolver,
  type DocumentNode,
  execute,
  type ExecutionResult,
  type GraphQLError,
  type GraphQLFieldResolver,
  type GraphQLSchema,
} from 'graphql'
import type { GraphqlContext } from './context.ts'

export interface Answered {
  /** Null where nothing could be executed. */
  data: ExecutionResult['data']
  errors: readonly GraphQLError[]
}

/** Reads a field without a resolver: off the source, or off its row where it does not have it. */
export const readField: GraphQLFieldResolver<{ row?: Record<string, unknown> }, unknown> = (
  source,
  args,
  ctx,
  info,
) => {
  const own = defaultFieldResolver(source, args, ctx, info)
  return own === undefined ? source.row?.[info.fieldName] : own
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
    fieldResolver: readField,
  })
  return { data: data ?? null, errors: errors ?? [] }
}
