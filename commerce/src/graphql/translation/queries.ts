/** What translators look up, one kind at a time. */
import { type ListedKind, translatableList } from '../../db/queries/translation/translatable.ts'
import { readList } from '../../db/statements/sql.ts'
import { intKey, uuidKey } from '../../domain/global-id.ts'
import type { Key } from '../../domain/nouns/noun.ts'
import type { GraphqlContext } from '../context.ts'
import type { Fields } from '../resolver-types.ts'
import { listed } from '../shared/listed.ts'
import { requirePermission } from '../shared/permission.ts'
import { CONTENT_TYPES, itemSource, type TranslatableItemSource, type TranslatableRow } from './sources.ts'

/** One thing as translators see it. */
export async function translatable(
  ctx: Pick<GraphqlContext, 'database'>,
  kind: ListedKind,
  key: Key,
): Promise<TranslatableItemSource | null> {
  const list = translatableList(kind, [key])
  const [found] = await readList(ctx.database.pool, list, { limit: 1, backward: false, from: null })
  return found ? itemSource(kind, found.row) : null
}

export const translationQueries = {
  translations: (_, { kind, ...page }, ctx) => {
    requirePermission(ctx, 'MANAGE_TRANSLATIONS')
    const list = translatableList(kind, null)
    return listed<TranslatableRow, TranslatableItemSource>(ctx, page, `TRANSLATABLE ${kind}`, list, (row) =>
      itemSource(kind, row),
    )
  },

  translation: (_, { id, kind }, ctx) => {
    requirePermission(ctx, 'MANAGE_TRANSLATIONS')
    const { of } = CONTENT_TYPES[kind]
    const key = intKey(id, of) ?? uuidKey(id, of)
    return key === null ? null : translatable(ctx, kind, key)
  },
} satisfies Partial<Fields<'Query'>>
