/** What one operation may be, in one table: its document, its plan, its variables, and the filters in it. */
export const LIMITS = {
  document: {
    characters: 100_000,
    /** Words and marks. The storefront's largest document has about an eighth of that. */
    tokens: 6000,
    /** Each takes as much memory as a word. */
    comments: 1000,
    /** Operations and fragments. */
    definitions: 100,
    /** Characters of a name, also of a variable. */
    name: 128,
    /** On one field, fragment or operation, which only have use for `@include` and `@skip`. */
    directives: 4,
    /** Nodes and lists of nodes above a node: fields in fields, objects in objects, lists in lists. */
    nesting: 150,
    /** Errors that are told of one. */
    errors: 20,
  },
  operation: {
    /** Fields in fields. */
    depth: 16,
    /** With every fragment written out. */
    fields: 5000,
    /** The storefront's query for the counts beside its filters has 28. */
    aliases: 100,
    /** Fields of a mutation, each of which is a change of its own. */
    changes: 10,
    /**
     * About half a second on one core. A hundred products with everything that belongs to them cost about a seventh.
     */
    cost: 500_000,
  },
  variables: { list: 1000, values: 10_000, characters: 128 * 1024, nesting: 30 },
  /** Conditions: how deep they may be nested, and how many may stand beside each other and in all. Equal ones count as one. */
  filter: { nesting: 4, beside: 30, all: 60 },
} as const
