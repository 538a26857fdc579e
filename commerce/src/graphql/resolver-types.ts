/**
 * Types of the resolvers that the schema needs. A field needs a resolver when neither its source nor the source's row has
 * it, or in another type, and so does every field with arguments. Any other field may have one.
 *
 *     export const orderTypes = resolversOf({ Order: { id: (order) => … } })
 *     export const orderQueries = { order: (_, { id }, ctx) => … } satisfies Partial<Fields<'Query'>>
 */
import type { GraphQLResolveInfo, GraphQLScalarType } from 'graphql'
import type { GraphqlContext } from './context.ts'

/** Values of the schema's own scalars, as resolvers get them and as they travel. Each noun's generated file adds its own. */
export interface Scalars {}
export interface QueryFields {}
export interface QueryArguments {}
export interface MutationFields {}
export interface MutationArguments {}
/** Of each type that is resolved field by field: from what, the values of its fields, and their arguments. */
export interface Types {
  Query: { source: unknown; fields: QueryFields; args: QueryArguments }
  Mutation: { source: unknown; fields: MutationFields; args: MutationArguments }
}
/** Of each interface and union: what it is resolved from, and the types that may turn out to be it. */
export interface AbstractTypes {}

export type Resolver<Source, Args, Value> = (
  source: Source,
  args: Args,
  ctx: GraphqlContext,
  info: GraphQLResolveInfo,
) => Value | Promise<Value>

type SourceOf<T extends keyof Types> = Types[T]['source']
type FieldsOf<T extends keyof Types> = Types[T]['fields']
/** The arguments of a field; `{}` for a field without any. */
export type ArgsOf<T extends keyof Types, Field> = Field extends keyof Types[T]['args'] ? Types[T]['args'][Field] : {}

/** What `readField` reads under a name: the source's own value, or that of its row. */
type Read<Source, F> = F extends keyof Source
  ? Source[F]
  : Source extends { row: infer Row }
    ? F extends keyof Row
      ? Row[F]
      : unknown
    : unknown

/** Names of the fields that are read off the source as they are. */
type Readable<T extends keyof Types> = {
  [F in keyof FieldsOf<T>]: F extends keyof Types[T]['args']
    ? never
    : Read<SourceOf<T>, F> extends FieldsOf<T>[F]
      ? F
      : never
}[keyof FieldsOf<T>]

type ResolverOf<T extends keyof Types, F extends keyof FieldsOf<T>> = Resolver<
  SourceOf<T>,
  ArgsOf<T, F>,
  FieldsOf<T>[F]
>

/** Resolvers of one type's fields. */
export type Fields<T extends keyof Types> = {
  [F in Exclude<keyof FieldsOf<T>, Readable<T>>]: ResolverOf<T, F>
} & { [F in Readable<T>]?: ResolverOf<T, F> }

/** Says which type an interface or a union turns out to be. */
interface Abstract<T extends keyof AbstractTypes> {
  resolveType: (
    value: AbstractTypes[T]['value'],
    ctx: GraphqlContext,
    info: GraphQLResolveInfo,
  ) => AbstractTypes[T]['names']
}

/** Events, whose fields are read by rules (`webhook/event-fields.ts`). */
type EventName = { [K in keyof Types]: FieldsOf<K> extends { issuingPrincipal: unknown } ? K : never }[keyof Types]

/** Names of the types that need resolvers, because not all their fields can be read off their sources. */
type Needed =
  | { [K in Exclude<keyof Types, EventName>]: {} extends Fields<K> ? never : K }[Exclude<keyof Types, EventName>]
  | keyof AbstractTypes

/** Resolvers of whole types, by their names; without any, of the whole schema. */
export type Resolvers<T extends keyof Types | keyof AbstractTypes = Needed> = {
  [K in T]: K extends keyof Types ? Fields<K> : K extends keyof AbstractTypes ? Abstract<K> : never
}

/** Checks the resolvers of those types that stand in it. */
export const resolversOf = <T extends keyof Types | keyof AbstractTypes>(resolvers: Resolvers<T>): Resolvers<T> =>
  resolvers

/** The schema's own scalars. The package of `Upload` does not declare the type of its values. */
export type ScalarResolvers = {
  [S in Exclude<keyof Scalars, 'Upload'>]: GraphQLScalarType<Scalars[S]['input'], Scalars[S]['wire']>
} & { Upload: GraphQLScalarType }
