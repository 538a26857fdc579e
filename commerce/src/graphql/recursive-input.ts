/**
 * The just-in-time compiler never ends on a variable whose input type reaches itself (`ProductWhereInput.AND`): on
 * the second request it takes all memory. Such operations are executed without it.
 */
import { type DocumentNode, getNamedType, type GraphQLSchema, isInputObjectType, Kind, type TypeNode } from 'graphql'

/**
 * Answers a function that says whether a variable of a document has a type from which a type that reaches itself can be
 * reached.
 */
export function recursiveInputsOf(schema: GraphQLSchema): (document: DocumentNode) => boolean {
  const recursive = recursiveInputs(schema)
  const known = new WeakMap<DocumentNode, boolean>()
  return (document) => {
    let answer = known.get(document)
    if (answer === undefined) {
      answer = document.definitions.some(
        (d) =>
          d.kind === Kind.OPERATION_DEFINITION &&
          d.variableDefinitions?.some(({ type }) => recursive.has(nameOf(type))),
      )
      known.set(document, answer)
    }
    return answer
  }
}

const nameOf = (type: TypeNode): string => (type.kind === Kind.NAMED_TYPE ? type.name.value : nameOf(type.type))

/** Input types from which a type that reaches itself can be reached. */
export function recursiveInputs(schema: GraphQLSchema): ReadonlySet<string> {
  const reach = new Map<string, Set<string>>()
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isInputObjectType(type)) continue
    reach.set(type.name, new Set(Object.values(type.getFields()).map((f) => getNamedType(f.type).name)))
  }
  const reached = (from: string): Set<string> => {
    const seen = new Set<string>()
    const todo = [...(reach.get(from) ?? [])]
    for (let name = todo.pop(); name !== undefined; name = todo.pop()) {
      if (seen.has(name)) continue
      seen.add(name)
      todo.push(...(reach.get(name) ?? []))
    }
    return seen
  }
  const loops = new Set([...reach.keys()].filter((name) => reached(name).has(name)))
  return new Set([...reach.keys()].filter((name) => loops.has(name) || [...reached(name)].some((r) => loops.has(r))))
}
