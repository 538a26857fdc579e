/**
 * A client that reads rows of a list says how many. As in Saleor, the number of all rows may be asked for without a
 * size. The list itself refuses, so it must know which of its fields are wanted.
 */
import {
  defaultFieldResolver,
  type GraphQLField,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql'
import type { GraphqlContext } from '../context.ts'
import { missingSize } from './connection.ts'

const ROWS: ReadonlySet<string> = new Set(['edges', 'pageInfo'])

/** Whether the fields, also those of fragments, have one that shows rows. */
function showRows({ selections }: SelectionSetNode, fragments: GraphQLResolveInfo['fragments']): boolean {
  return selections.some((selection) => {
    if (selection.kind === Kind.FIELD) return ROWS.has(selection.name.value)
    const inner = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments[selection.name.value]
    return inner !== undefined && showRows(inner.selectionSet, fragments)
  })
}

/**
 * Makes every list with pages refuse to show rows when neither `first` nor `last` is given. Its own checks, such as
 * that of a permission, come first. Lists read nothing before their fields are read, so a refused one costs nothing. Answers the
 * same schema.
 */
export function requireSizes(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap()))
    if (isObjectType(type))
      for (const field of Object.values(type.getFields()))
        if (field.args.some((a) => a.name === 'first') && field.args.some((a) => a.name === 'last')) guard(field)
  return schema
}

function guard(field: GraphQLField<unknown, GraphqlContext>): void {
  const resolve = field.resolve ?? defaultFieldResolver
  field.resolve = async (source, args, ctx, info) => {
    const list: unknown = await resolve(source, args, ctx, info)
    const isSized = args.first != null || args.last != null
    if (
      !isSized &&
      list != null &&
      info.fieldNodes.some((n) => n.selectionSet && showRows(n.selectionSet, info.fragments))
    )
      throw missingSize()
    return list
  }
}
