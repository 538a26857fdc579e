/**
 * Compiles documents to JavaScript by `graphql-jit`, which answers lists twice as fast as graphql-js, and steps around
 * what it does wrong (decision 0056). What is left out here is executed by graphql-js instead.
 */
import {
  type DocumentNode,
  type ExecutionResult,
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  getNullableType,
  GraphQLBoolean,
  type GraphQLError,
  type GraphQLInputType,
  type GraphQLObjectType,
  GraphQLScalarType,
  type GraphQLSchema,
  isAbstractType,
  isNonNullType,
  isEnumType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  TypeInfo,
  type TypeNode,
  type ValueNode,
  valueFromAST,
  type VariableDefinitionNode,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { compileQuery, isCompiledQuery } from 'graphql-jit'
import type { GraphqlContext } from './context.ts'

type Values = Readonly<Record<string, unknown>>

export interface Compiled {
  /**
   * Executes the operation with variables that graphql-js has read. Undefined where an argument does not fit, or needs a
   * variable that was left out: graphql-js then says what is wrong, or takes the default.
   */
  run(ctx: GraphqlContext, variables: Values): Promise<ExecutionResult> | undefined
  /** How many fields and fragments were written out: what the program takes in memory follows from it. */
  selections: number
}

/**
 * Most fields and fragments of a document as the compiler writes them out: each fragment wherever it is spread, and each
 * selection once for every type that may stand there. Each takes about a tenth of a millisecond to compile. The largest
 * document of the storefront has 148, that of the desk 308.
 */
const MOST_SELECTIONS = 400

/** Compiles documents that are valid and have one operation. Undefined where the compiler is not to be used. */
export function createCompiler(schema: GraphQLSchema): (document: DocumentNode) => Compiled | undefined {
  let isCompiling = false
  const shown = Object.create(schema, {
    getType: { value: (name: string) => (isCompiling && name === KNOWN.name ? KNOWN : schema.getType(name)) },
  }) as GraphQLSchema
  return (document) => {
    if (!isWrittenRight(document)) return undefined
    const selections = countSelections(schema, document)
    if (selections > MOST_SELECTIONS) return undefined
    const { document: withoutValues, values } = takeValues(schema, document)
    isCompiling = true
    const compiled = compileQuery(shown, withoutValues)
    isCompiling = false
    if (!isCompiledQuery(compiled)) return undefined
    const { query } = compiled
    return {
      selections,
      run(ctx, variables) {
        const all: Record<string, unknown> = Object.assign(new Bare(), variables)
        for (const { name, node, type } of values) {
          const value = valueFromAST(node, type, all)
          if (value === undefined) return undefined
          all[name] = value
        }
        return told(query({}, ctx, all))
      },
    }
  }
}

/**
 * A value that graphql-js has read already. The compiler would read variables by code of its own, in which each input
 * type is written out wherever it occurs: a megabyte for the filter of products, and without end for a type that
 * contains itself.
 */
const KNOWN = new GraphQLScalarType({ name: 'SemenaKnownValue' })
const known: TypeNode = { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: KNOWN.name } }

interface ArgumentValue {
  /** The variable that stands for it. */
  name: string
  node: ValueNode
  type: GraphQLInputType
}

/** An object without properties, not even inherited ones: the compiler looks for variables that were left out. */
class Bare {
  [name: string]: unknown
}
Object.setPrototypeOf(Bare.prototype, null)
Reflect.deleteProperty(Bare.prototype, 'constructor')

/**
 * Whether a value can only stand for itself in the compiler's code: a number, a name that the schema has, or a text of
 * letters, digits and hyphens. Most values are such, and written into the code they are made once.
 */
function isHarmless(node: ValueNode, type: GraphQLInputType): boolean {
  const leaf = getNullableType(type)
  if (isEnumType(leaf)) return node.kind === Kind.ENUM
  if (!isScalarType(leaf) || !isSpecifiedScalarType(leaf)) return false
  return node.kind === Kind.STRING
    ? /^[\da-z-]{0,100}$/i.test(node.value)
    : node.kind === Kind.INT || node.kind === Kind.FLOAT || node.kind === Kind.BOOLEAN
}

/**
 * Puts a variable in the place of each other value that is written into the document. The compiler writes values into its
 * code, and a certain text in them stands for a program: whoever sends it could run what he wants. It also takes a
 * variable that was left out within an object for null, and does not see where null is not allowed.
 */
function takeValues(
  schema: GraphQLSchema,
  document: DocumentNode,
): { document: DocumentNode; values: ArgumentValue[] } {
  const declared = operationOf(document).variableDefinitions ?? []
  let prefix = '_'
  while (declared.some(({ variable }) => variable.name.value.startsWith(prefix))) prefix += '_'
  const values: ArgumentValue[] = []
  const typeInfo = new TypeInfo(schema)
  const withoutValues = visit(
    document,
    visitWithTypeInfo(typeInfo, {
      VariableDefinition: () => false,
      Directive: () => false,
      Argument(argument) {
        const type = typeInfo.getInputType()
        // A variable may be null for an argument that must not be: then the compiled operation would never end.
        const isPlain =
          argument.value.kind === Kind.VARIABLE ? !isNonNullType(type) : !type || isHarmless(argument.value, type)
        if (!type || isPlain) return false
        const name = `${prefix}${values.length}`
        values.push({ name, node: argument.value, type })
        return { ...argument, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: name } } }
      },
    }),
  )
  const own = values.map(({ name }) => variableOf(name))
  const definitions = withoutValues.definitions.map((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? { ...definition, variableDefinitions: [...declared.map(withKnownValue), ...own] }
      : definition,
  )
  return { document: { ...withoutValues, definitions }, values }
}

const variableOf = (name: string): VariableDefinitionNode => ({
  kind: Kind.VARIABLE_DEFINITION,
  variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: name } },
  type: known,
})

/** The compiler wants to see that what stands in `@skip` and `@include` is a Boolean. */
const withKnownValue = (definition: VariableDefinitionNode): VariableDefinitionNode => {
  const { type } = definition
  const isSet =
    type.kind === Kind.NON_NULL_TYPE &&
    type.type.kind === Kind.NAMED_TYPE &&
    type.type.name.value === GraphQLBoolean.name
  return isSet ? definition : variableOf(definition.variable.name.value)
}

/** The operation of a document that has one. */
export const operationOf = ({ definitions }: DocumentNode): OperationDefinitionNode =>
  definitions.find((d) => d.kind === Kind.OPERATION_DEFINITION)!

const fragmentsOf = ({ definitions }: DocumentNode): ReadonlyMap<string, FragmentDefinitionNode> =>
  new Map(definitions.flatMap((d) => (d.kind === Kind.FRAGMENT_DEFINITION ? [[d.name.value, d] as const] : [])))

const nameOf = ({ alias, name }: FieldNode): string => (alias ?? name).value

/**
 * Whether the compiler gets the names and the conditions right. It joins the names of a path by underscores, so that
 * `a_b` and `b` within `a` are one to it, and `__proto__` is no name of a property. Conditions it keeps with the field that
 * they stand at, so where a fragment is spread twice, or a field stands twice, those of the one place count at the other.
 */
function isWrittenRight(document: DocumentNode): boolean {
  let [isAmbiguous, hasConditions, isMixed] = [false, false, false]
  visit(document, {
    Field(field) {
      if (nameOf(field).includes('_') && (field.alias || field.name.value !== '__typename')) isAmbiguous = true
    },
    Directive() {
      hasConditions = true
    },
    FragmentDefinition() {
      isMixed = true
    },
    InlineFragment() {
      isMixed = true
    },
    SelectionSet({ selections }) {
      const names = selections.flatMap((one) => (one.kind === Kind.FIELD ? [nameOf(one)] : []))
      if (new Set(names).size < names.length) isMixed = true
    },
  })
  return !isAmbiguous && (!hasConditions || !isMixed)
}

/**
 * How many fields and fragments a document has when everything is written out; where there are more than the most,
 * somewhat more than that. Introspection counts as too much: it is left to graphql-js.
 */
function countSelections(schema: GraphQLSchema, document: DocumentNode): number {
  const fragments = fragmentsOf(document)
  const operation = operationOf(document)
  let left = MOST_SELECTIONS
  const count = (type: GraphQLObjectType, { selections }: SelectionSetNode): void => {
    for (const one of selections) {
      if (left-- < 0) return
      if (one.kind === Kind.FIELD) {
        const name = one.name.value
        if (name.startsWith('__') && name !== '__typename') left = -1
        const field = type.getFields()[name]
        if (field && one.selectionSet) countEach(getNamedType(field.type), one.selectionSet)
      } else {
        const fragment = one.kind === Kind.FRAGMENT_SPREAD ? fragments.get(one.name.value)! : one
        const condition = fragment.typeCondition && schema.getType(fragment.typeCondition.name.value)
        if (!condition || condition === type || (isAbstractType(condition) && schema.isSubType(condition, type)))
          count(type, fragment.selectionSet)
        else pass(fragment.selectionSet)
      }
    }
  }
  /** Counts what cannot stand there: the compiler walks through it all the same. */
  const pass = ({ selections }: SelectionSetNode): void => {
    for (const one of selections) {
      if (left-- < 0) return
      const { selectionSet } = one.kind === Kind.FRAGMENT_SPREAD ? fragments.get(one.name.value)! : one
      if (selectionSet) pass(selectionSet)
    }
  }
  const countEach = (type: unknown, selections: SelectionSetNode): void => {
    if (isObjectType(type)) count(type, selections)
    else if (isAbstractType(type)) for (const possible of schema.getPossibleTypes(type)) count(possible, selections)
  }
  countEach(schema.getRootType(operation.operation), operation.selectionSet)
  return MOST_SELECTIONS - left
}

async function told(result: ExecutionResult | Promise<ExecutionResult>): Promise<ExecutionResult> {
  const answer = await result
  return answer.errors ? { ...answer, errors: answer.errors.map(withCause) } : answer
}

/**
 * A fault of the service itself has a cause, as graphql-js gives it one: the compiler has none where a value is missing
 * or cannot be written, and then the fault would be taken for one that the client is to be told.
 */
const withCause = (error: GraphQLError): GraphQLError =>
  !error.path || error.originalError || error.message.startsWith('Argument "')
    ? error
    : // Its own properties cannot be changed.
      (Object.create(error, { originalError: { value: new Error(error.message) } }) as GraphQLError)
