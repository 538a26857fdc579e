/** Limits of a document, which are checked before anything is done with it that takes long. */
import { LIMITS } from './limits.ts'
import { type DocumentNode, GraphQLError, Kind, parse, visit } from 'graphql'
import { limitError } from './refused.ts'

/** Directives that other servers have, and that would be told as misspelt here. */
const NOT_SERVED: ReadonlySet<string> = new Set(['defer', 'stream'])

/** The document as a tree; throws a coded GraphQL error when it cannot be read or is too large. */
export function readDocument(source: string): { document: DocumentNode; nodes: number } {
  if (source.length > LIMITS.document.characters)
    throw limitError('DocumentLimitError', `The document is longer than ${LIMITS.document.characters} characters.`)
  const document = parseBounded(source)
  if (document.definitions.length > LIMITS.document.definitions)
    throw limitError(
      'DocumentLimitError',
      `The document has more than ${LIMITS.document.definitions} operations and fragments.`,
    )
  let nodes = 0
  visit(document, {
    enter(node, _key, _parent, _path, ancestors) {
      nodes++
      if (ancestors.length > LIMITS.document.nesting) throw tooDeep()
      if (node.kind === Kind.NAME && node.value.length > LIMITS.document.name)
        throw limitError('DocumentLimitError', `A name is longer than ${LIMITS.document.name} characters.`)
      // GraphQL's library looks such variables up without asking whether they were given.
      if (node.kind === Kind.VARIABLE_DEFINITION && node.variable.name.value in {})
        throw new GraphQLError(`A variable cannot be named "${node.variable.name.value}".`)
      if (node.kind === Kind.DIRECTIVE && NOT_SERVED.has(node.name.value))
        throw new GraphQLError(`@${node.name.value} is not served; an answer comes as a whole.`)
      if ('directives' in node && node.directives && node.directives.length > LIMITS.document.directives)
        throw limitError(
          'DirectiveLimitError',
          `There are more than ${LIMITS.document.directives} directives in one place.`,
        )
    },
  })
  return { document, nodes }
}

function parseBounded(source: string): DocumentNode {
  try {
    return parse(source, { maxTokens: LIMITS.document.tokens, maxComments: LIMITS.document.comments })
  } catch (error) {
    if (error instanceof GraphQLError && error.message.includes(`${LIMITS.document.tokens} tokens`))
      throw limitError('DocumentLimitError', `The document has more than ${LIMITS.document.tokens} words and marks.`)
    if (error instanceof GraphQLError && error.message.includes(`${LIMITS.document.comments} comments`))
      throw limitError('DocumentLimitError', `The document has more than ${LIMITS.document.comments} comments.`)
    // The parser calls itself for nested parts, and how deep the stack allows that depends on the machine.
    if (error instanceof RangeError) throw tooDeep()
    throw error
  }
}

const tooDeep = (): GraphQLError => limitError('QueryDepthError', 'The document is nested too deeply.')
