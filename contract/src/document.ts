/** A GraphQL operation as text, carrying the types of its result and variables. Written by `npm run generate`. */
export interface TypedDocument<Result, Variables> {
  /** The operation's name, sent as `operationName`. */
  readonly name: string
  readonly kind: 'query' | 'mutation'
  /** The operation's source, with its fragments, without needless spaces. */
  readonly source: string
  /** Never set: carries the types only. */
  readonly __types?: (variables: Variables) => Result
}

export type ResultOf<D> =
  D extends TypedDocument<infer R, never> ? R : D extends TypedDocument<infer R, infer _V> ? R : never
export type VariablesOf<D> = D extends TypedDocument<infer _R, infer V> ? V : never
