/** Limits of a document, which are checked before anything is done with it that takes long. */
import { type DocumentNode, GraphQLError, Kind, parse, visit } from 'graphql'
import { limitError } from './refused.ts'

/** Most words and marks in one document. The storefront's largest document has about an eighth of that. */
const MAX_TOKENS = 6000
const MAX_CHARACTERS = 100_000
/** Most comments; each takes as much memory as a word. */
const MAX_COMMENTS = 1000
/** Most operations and fragments in one document. */
const MAX_DEFINITIONS = 100
/** Longest name, also of a variable. */
export const MAX_NAME = 128
/** Most directives on one field, fragment or operation, which only have use for `@include` and `@skip`. */
const MAX_DIRECTIVES = 4
/** Directives that other servers have, and that would be told as misspelt here. */
const NOT_SERVED: ReadonlySet<string> = new Set(['defer', 'stream'])
/** Most nodes and lists of nodes above a node: fields in fields, objects in objects, lists in lists. */
const MAX_NESTING = 150

/** The document as a tree; throws a coded GraphQL error when it cannot be read or is too large. */
export function readDocument(source: string): { document: DocumentNode; nodes: number } {
  if (source.length > MAX_CHARACTERS)
    throw limitError('DocumentLimitError', `The document is longer than ${MAX_CHARACTERS} characters.`)
  const document = parseBounded(source)
  if (document.definitions.length > MAX_DEFINITIONS)
    throw limitError('DocumentLimitError', `The document has more than ${MAX_DEFINITIONS} operations and fragments.`)
  let nodes = 0
  visit(document, {
    enter(node, _key, _parent, _path, ancestors) {
      nodes++
      if (ancestors.length > MAX_NESTING) throw tooDeep()
      if (node.kind === Kind.NAME && node.value.length > MAX_NAME)
        throw limitError('DocumentLimitError', `A name is longer than ${MAX_NAME} characters.`)
      // GraphQL's library looks such variables up without asking whether they were given.
      if (node.kind === Kind.VARIABLE_DEFINITION && node.variable.name.value in {})
        throw new GraphQLError(`A variable cannot be named "${node.variable.name.value}".`)
      if (node.kind === Kind.DIRECTIVE && NOT_SERVED.has(node.name.value))
        throw new GraphQLError(`@${node.name.value} is not served; an answer comes as a whole.`)
      if ('directives' in node && node.directives && node.directives.length > MAX_DIRECTIVES)
        throw limitError('DirectiveLimitError', `There are more than ${MAX_DIRECTIVES} directives in one place.`)
    },
  })
  return { document, nodes }
}

function parseBounded(source: string): DocumentNode {
  try {
    return parse(source, { maxTokens: MAX_TOKENS, maxComments: MAX_COMMENTS })
  } catch (error) {
    if (error instanceof GraphQLError && error.message.includes(`${MAX_TOKENS} tokens`))
      throw limitError('DocumentLimitError', `The document has more than ${MAX_TOKENS} words and marks.`)
    if (error instanceof GraphQLError && error.message.includes(`${MAX_COMMENTS} comments`))
      throw limitError('DocumentLimitError', `The document has more than ${MAX_COMMENTS} comments.`)
    // The parser calls itself for nested parts, and how deep the stack allows that depends on the machine.
    if (error instanceof RangeError) throw tooDeep()
    throw error
  }
}

const tooDeep = (): GraphQLError => limitError('QueryDepthError', 'The document is nested too deeply.')
