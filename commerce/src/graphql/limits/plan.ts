/**
 * Estimates what an operation takes before it runs: its depth, the number of its fields, and its cost.
 *
 * Each field costs one, a root field ten. A field below a list counts once for each element: `first` or `last` says how
 * many a connection has, a table says how many any other list usually has. Nested lists multiply. A fragment counts
 * wherever it is spread, but is estimated once, so that fragments that spread each other again and again take no time
 * here. Arguments have a cost of their own (`arguments.ts`). A paginated list inside another list counts as a
 * statement.
 */
import {
  type DocumentNode,
  type FieldNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isCompositeType,
  isListType,
  isObjectType,
  isInterfaceType,
  Kind,
  type OperationDefinitionNode,
  SchemaMetaFieldDef,
  type SelectionSetNode,
  TypeMetaFieldDef,
} from 'graphql'
import { MAX_PAGE_SIZE } from '@semena/contract/limits'
import { type Defaults, integerOf, type Variables, weightOfArguments } from './arguments.ts'

export interface Plan {
  /** How deep fields are nested. */
  depth: number
  /** Number of fields (and of aliases) with every fragment written out. */
  fields: number
  aliases: number
  /** Number of fields at this level. */
  top: number
  /** Whether it asks about the schema itself. */
  introspects: boolean
  /** Whether it has a list with pages, which may be searched, filtered and sorted and can be costly to read. */
  lists: boolean
  /** Whether every root field reads the catalogue or the shop's pages, which are the same for everybody. */
  isCatalog: boolean
  /** Cost of the fields at this level, with arguments that do not depend on variables. */
  own: number
  /** Cost of arguments that stand in variables. */
  given: readonly ((variables: Variables) => number)[]
  parts: readonly Part[]
}

interface Part {
  plan: Plan
  /** How often the part counts. */
  times: (variables: Variables) => number
}

const ROOT_FIELD = 10
/** Cost of a field that hashes a password, which takes long on purpose, so that guessing passwords does. */
const PASSWORD = 19_000
const DEAR: Readonly<Record<string, number>> = {
  'Mutation.accountRegister': PASSWORD,
  'Mutation.tokenCreate': PASSWORD,
  'Mutation.externalAuthenticationUrl': PASSWORD,
  'Mutation.setPassword': PASSWORD,
  'Mutation.passwordChange': PASSWORD,
  'Mutation.requestEmailChange': PASSWORD,
}
/** Cost of a list with pages inside of another field, because each such list is a statement of its own. */
const INNER_LIST = 200
const USUAL_LENGTH = 5
/** Usual lengths of lists that are mostly longer or shorter than others. */
const LENGTHS: Readonly<Record<string, number>> = {
  attributes: 15,
  values: 2,
  media: 3,
  metadata: 2,
  privateMetadata: 2,
  countries: 50,
  languages: 50,
  errors: 1,
  addresses: 3,
  // Items below an item of a menu; most have none.
  children: 2,
  webhooks: 2,
  // The lists of introspection.
  types: 300,
  fields: 8,
  args: 3,
  interfaces: 1,
}
/** Greatest lengths of lists that are short whatever page of them is asked for. */
const AT_MOST: Readonly<Record<string, number>> = {
  'Product.productVariants': 8,
  'Product.assignedAttributes': 15,
  'ProductVariant.assignedAttributes': 3,
  'Page.assignedAttributes': 5,
  'Category.ancestors': 4,
  'Query.apps': 20,
}
/** Root fields whose answers are read from tables of the catalogue and of content only. */
const CATALOGUE: ReadonlySet<string> = new Set(
  [
    'attribute',
    'attributes',
    'categories',
    'category',
    'channel',
    'collection',
    'collections',
    'menu',
    'menus',
    'page',
    'pages',
    'product',
    'productType',
    'productTypes',
    'productVariant',
    'productVariants',
    'products',
    'shop',
  ].map((field) => `Query.${field}`),
)
/** Introspection is answered from memory and so costs only a part of other fields. */
const INTROSPECTION_SHARE = 1 / 20

/** Plans an operation of a document that is valid. */
export function planOperation(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): Plan {
  const fragments = new Map(
    document.definitions.flatMap((d) => (d.kind === Kind.FRAGMENT_DEFINITION ? [[d.name.value, d]] : [])),
  )
  const defaults: Defaults = new Map(
    (operation.variableDefinitions ?? []).flatMap((v) =>
      v.defaultValue ? [[v.variable.name.value, v.defaultValue]] : [],
    ),
  )
  const known = new Map<string, Plan>()
  const ofFragment = (name: string): Plan => {
    let plan = known.get(name)
    if (!plan) {
      const { typeCondition, selectionSet } = fragments.get(name)!
      plan = ofSelections(selectionSet, schema.getType(typeCondition.name.value) as GraphQLCompositeType)
      known.set(name, plan)
    }
    return plan
  }
  const ofSelections = ({ selections }: SelectionSetNode, parent: GraphQLCompositeType, weight = 1): Plan => {
    const plan = { ...NOTHING, isCatalog: true }
    const given: Plan['given'][number][] = []
    const parts: Part[] = []
    const add = (inner: Plan, levels: number, times: Part['times']): void => {
      plan.depth = Math.max(plan.depth, inner.depth + levels)
      plan.fields += inner.fields
      plan.aliases += inner.aliases
      plan.introspects ||= inner.introspects
      plan.lists ||= inner.lists
      if (levels === 0) {
        plan.top += inner.top
        plan.isCatalog &&= inner.isCatalog
      }
      if (inner.own > 0 || inner.given.length > 0 || inner.parts.length > 0) parts.push({ plan: inner, times })
    }
    for (const selection of selections) {
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        add(ofFragment(selection.name.value), 0, once)
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        const on = selection.typeCondition?.name.value
        add(ofSelections(selection.selectionSet, on ? (schema.getType(on) as GraphQLCompositeType) : parent), 0, once)
      } else {
        plan.fields++
        plan.top++
        plan.isCatalog &&= CATALOGUE.has(`${parent.name}.${selection.name.value}`)
        plan.own += weight + (DEAR[`${parent.name}.${selection.name.value}`] ?? 0)
        plan.depth = Math.max(plan.depth, 1)
        if (selection.alias) plan.aliases++
        const field = fieldOf(schema, parent, selection.name.value)
        const type = field && getNamedType(field.type)
        plan.introspects ||= isIntrospection(field)
        if (field && hasPages(field)) {
          plan.lists = true
          if (weight !== ROOT_FIELD) plan.own += INNER_LIST
        }
        const weighed = weightOfArguments(selection.arguments ?? [], defaults)
        plan.own += weighed.known
        if (weighed.given) given.push(weighed.given)
        if (selection.selectionSet && isCompositeType(type))
          add(ofSelections(selection.selectionSet, type), 1, timesOf(selection, parent.name, field!, defaults))
      }
    }
    return { ...plan, given, parts }
  }
  const root = schema.getRootType(operation.operation)
  return root ? ofSelections(operation.selectionSet, root, ROOT_FIELD) : NOTHING
}

/** What an operation costs with these variables, in about microseconds. */
export function costOf(plan: Plan, variables: Variables): number {
  const known = new Map<Plan, number>()
  const cost = (p: Plan): number => {
    let sum = known.get(p)
    if (sum === undefined) {
      sum = p.own
      for (const weigh of p.given) sum += weigh(variables)
      for (const { plan: inner, times } of p.parts) sum += times(variables) * cost(inner)
      known.set(p, sum)
    }
    return sum
  }
  return Math.ceil(cost(plan))
}

/** The plan of an operation for which the schema has no type. */
const NOTHING: Plan = {
  depth: 0,
  fields: 0,
  aliases: 0,
  top: 0,
  introspects: false,
  lists: false,
  isCatalog: false,
  own: 0,
  given: [],
  parts: [],
}
const once = (): number => 1
const isIntrospection = (field: GraphQLField<unknown, unknown> | undefined): boolean =>
  field === SchemaMetaFieldDef || field === TypeMetaFieldDef

const hasPages = (field: GraphQLField<unknown, unknown>): boolean => field.args.some((a) => a.name === 'first')

/** How often the fields under a field count: the number of elements that it will have. */
function timesOf(
  node: FieldNode,
  parent: string,
  field: GraphQLField<unknown, unknown>,
  defaults: Defaults,
): Part['times'] {
  if (isIntrospection(field)) return () => INTROSPECTION_SHARE
  const atMost = AT_MOST[`${parent}.${field.name}`] ?? Number.POSITIVE_INFINITY
  if (hasPages(field)) {
    const sizes = (node.arguments ?? []).filter((a) => a.name.value === 'first' || a.name.value === 'last')
    return (variables) => {
      let most = 0
      for (const { value } of sizes) {
        most = Math.max(most, integerOf(value, variables, defaults) ?? 0)
      }
      // The list itself refuses a size beyond its limit, so no more than the limit is counted; the rest of the
      // operation still runs.
      return most > 0 ? Math.min(most, MAX_PAGE_SIZE, atMost) : 1
    }
  }
  // A connection's edges were counted with the connection.
  if (!isListType(getNullableType(field.type)) || field.name === 'edges') return once
  const length = Math.min(LENGTHS[field.name] ?? USUAL_LENGTH, atMost)
  return () => length
}

function fieldOf(
  schema: GraphQLSchema,
  parent: GraphQLCompositeType,
  name: string,
): GraphQLField<unknown, unknown> | undefined {
  if (name === SchemaMetaFieldDef.name && parent === schema.getQueryType()) return SchemaMetaFieldDef
  if (name === TypeMetaFieldDef.name && parent === schema.getQueryType()) return TypeMetaFieldDef
  return isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined
}
