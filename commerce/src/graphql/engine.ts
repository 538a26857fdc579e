/**
 * Executes operations. A document that comes again is compiled to JavaScript (`compile.ts`); until then, and where it is
 * too large to be kept, graphql-js executes it.
 */
import {
  type DocumentNode,
  execute,
  type ExecutionResult,
  getVariableValues,
  type GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
  parse,
} from 'graphql'
import { type Compiled, createCompiler, operationOf } from './compile.ts'
import type { GraphqlContext } from './context.ts'

export interface Answered {
  /** Null where nothing could be executed. */
  data: ExecutionResult['data']
  errors: readonly GraphQLError[]
}

export interface Engine {
  readonly schema: GraphQLSchema
  /**
   * Executes a document that is valid and has one operation, whose tree may be kept. Variables that do not fit are
   * errors without a path, and then nothing was executed.
   */
  run(source: string, ctx: GraphqlContext, variables: Record<string, unknown>): Promise<Answered>
  /** The same for a document that is not kept. */
  runOnce(source: string, ctx: GraphqlContext, variables: Record<string, unknown>): Promise<Answered>
}

/** How many documents' trees are kept, with what they were compiled to. */
const MOST_KEPT = 128
/**
 * How many fields and fragments those that are kept and compiled have in all. A thousand take about two megabytes; all
 * documents of the storefront have some three thousand together, and so have those of the desk.
 */
const MOST_SELECTIONS_KEPT = 8000
/** A document is compiled when it comes for this time: most that strangers send come once. */
const COMPILED_AT = 3
/** How many faults of variables are told. graphql-js tells as many. */
const MOST_FAULTS = 50

interface Kept {
  document: DocumentNode
  operation: OperationDefinitionNode
  times: number
  compiled: Compiled | undefined
}

export function createEngine(schema: GraphQLSchema): Engine {
  const kept = new Map<string, Kept>()
  const compile = createCompiler(schema)

  let selections = 0
  const drop = (source: string): void => {
    selections -= kept.get(source)?.compiled?.selections ?? 0
    kept.delete(source)
  }
  const find = (source: string): Kept => {
    const found = kept.get(source) ?? read(source)
    drop(source)
    if (++found.times === COMPILED_AT) found.compiled = compile(found.document)
    // Those that were asked for last stand at the end.
    kept.set(source, found)
    selections += found.compiled?.selections ?? 0
    while (kept.size > MOST_KEPT || selections > MOST_SELECTIONS_KEPT) drop(kept.keys().next().value!)
    return found
  }
  const plainly = async (
    document: DocumentNode,
    contextValue: GraphqlContext,
    variableValues: Record<string, unknown>,
  ): Promise<Answered> => answered(await execute({ schema, document, rootValue: {}, contextValue, variableValues }))

  return {
    schema,
    async run(source, ctx, variables) {
      const { document, operation, compiled } = find(source)
      if (!compiled) return plainly(document, ctx, variables)
      const read = getVariableValues(schema, operation.variableDefinitions ?? [], variables, { maxErrors: MOST_FAULTS })
      if (read.errors) return { data: null, errors: read.errors }
      const answer = compiled.run(ctx, read.coerced)
      return answer ? answered(await answer) : plainly(document, ctx, variables)
    },
    runOnce: (source, ctx, variables) => plainly(parse(source), ctx, variables),
  }
}

function read(source: string): Kept {
  const document = parse(source)
  return { document, operation: operationOf(document), times: 0, compiled: undefined }
}

const answered = ({ data, errors }: ExecutionResult): Answered =>
  errors?.length ? { data: data ?? null, errors } : { data, errors: [] }
