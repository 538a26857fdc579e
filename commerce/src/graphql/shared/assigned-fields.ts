/**
 * The fields `assignedAttribute` and `assignedAttributes` of everything that has attributes (Saleor's
 * AssignedAttribute).
 */
import { MAX_PAGE_SIZE } from '@semena/contract/limits'
import { assignedTypeOf, attributeOf, type SelectedAttributeSource } from '../attribute/sources.ts'
import type { GraphqlContext } from '../context.ts'

/** Attributes of a kind that has no type here are left out. */
const shown = (all: readonly SelectedAttributeSource[]): SelectedAttributeSource[] =>
  all.filter((s) => assignedTypeOf(s) !== null)

export const assignedFields = <Source>(
  load: (source: Source, ctx: GraphqlContext) => Promise<SelectedAttributeSource[]>,
) => ({
  assignedAttribute: async (source: Source, { slug }: { slug: string }, ctx: GraphqlContext) =>
    attributeOf(shown(await load(source, ctx)), slug),
  assignedAttributes: async (source: Source, { limit }: { limit?: number | null }, ctx: GraphqlContext) =>
    shown(await load(source, ctx)).slice(0, Math.min(limit ?? MAX_PAGE_SIZE, MAX_PAGE_SIZE)),
})
