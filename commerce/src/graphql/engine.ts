/**
 * Executes operations. A document that comes again is compiled to JavaScript by `graphql-jit` (decision 0056); until
 * then, and where it is too large to be kept, graphql-js executes it.
 */
import {
  type DocumentNode,
  execute,
  type ExecutionResult,
  getVariableValues,
  GraphQLBoolean,
  type GraphQLError,
  GraphQLScalarType,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  parse,
  type TypeNode,
  type VariableDefinitionNode,
  type VariableNode,
  visit,
} from 'graphql'
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit'
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
/** A document is compiled when it comes for this time: most that strangers send come once. */
const COMPILED_AT = 3
/** How many faults of variables are told. graphql-js tells as many. */
const MOST_FAULTS = 50

type Compiled = CompiledQuery['query']

interface Kept {
  document: DocumentNode
  operation: OperationDefinitionNode
  times: number
  compiled: Compiled | undefined
  /** Variables that stand within objects, such as `$name` in `input: { name: $name }`. */
  inner: ReadonlySet<string>
}

export function createEngine(schema: GraphQLSchema): Engine {
  const kept = new Map<string, Kept>()
  const forCompiler = knowing(schema)

  const find = (source: string): Kept => {
    const there = kept.get(source)
    if (there) kept.delete(source)
    const found = there ?? read(source)
    // Those that were asked for last stand at the end.
    kept.set(source, found)
    if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!)
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
      const found = find(source)
      const { document, operation } = found
      if (++found.times === COMPILED_AT) found.compiled = compile(forCompiler, document)
      if (!found.compiled) return plainly(document, ctx, variables)
      const read = getVariableValues(schema, operation.variableDefinitions ?? [], variables, { maxErrors: MOST_FAULTS })
      if (read.errors) return { data: null, errors: read.errors }
      // What is compiled takes one that was left out for null, which empties a field instead of leaving it alone.
      for (const name of found.inner) if (!Object.hasOwn(read.coerced, name)) return plainly(document, ctx, variables)
      return answered(await found.compiled({}, ctx, read.coerced))
    },
    runOnce: (source, ctx, variables) => plainly(parse(source), ctx, variables),
  }
}

function read(source: string): Kept {
  const document = parse(source)
  const operation = document.definitions.find((d) => d.kind === Kind.OPERATION_DEFINITION)!
  const inner = new Set<string>()
  const Variable = ({ name }: VariableNode): void => void inner.add(name.value)
  visit(document, { ObjectField: ({ value }) => visit(value, { Variable }) })
  return { document, operation, times: 0, compiled: undefined, inner }
}

const answered = ({ data, errors }: ExecutionResult): Answered =>
  errors?.length ? { data: data ?? null, errors } : { data, errors: [] }

/**
 * A value that graphql-js has read already. The compiler would read variables by code of its own, in which each input
 * type is written out wherever it occurs: a megabyte for the filter of products, and without end for a type that
 * contains itself.
 */
const KNOWN = new GraphQLScalarType({ name: 'SemenaKnownValue' })
const known: TypeNode = { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: KNOWN.name } }

/** The schema as the compiler sees it. */
const knowing = (schema: GraphQLSchema): GraphQLSchema =>
  Object.create(schema, {
    getType: { value: (name: string) => (name === KNOWN.name ? KNOWN : schema.getType(name)) },
  }) as GraphQLSchema

/** Undefined where the compiler does not take it. */
function compile(schema: GraphQLSchema, document: DocumentNode): Compiled | undefined {
  const definitions = document.definitions.map((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? { ...definition, variableDefinitions: (definition.variableDefinitions ?? []).map(withKnownValue) }
      : definition,
  )
  const compiled = compileQuery(schema, { ...document, definitions })
  return isCompiledQuery(compiled) ? compiled.query : undefined
}

/** Booleans stay as they are, because the compiler wants to see that what stands in `@skip` and `@include` is one. */
const withKnownValue = (definition: VariableDefinitionNode): VariableDefinitionNode => {
  const type = definition.type.kind === Kind.NON_NULL_TYPE ? definition.type.type : definition.type
  const isBoolean = type.kind === Kind.NAMED_TYPE && type.name.value === GraphQLBoolean.name
  return isBoolean ? definition : { kind: definition.kind, variable: definition.variable, type: known }
}
