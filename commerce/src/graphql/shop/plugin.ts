/** Plugins: this service has none, because whatever an outside program does, an app does. */
import { refuse } from '../../domain/result.ts'
import type { Fields } from '../resolver-types.ts'
import { emptyList } from '../shared/listed.ts'
import { payload } from '../shared/payload.ts'
import { requirePermission } from '../shared/permission.ts'

export const pluginQueries = {
  plugins: (_, page, ctx) => {
    requirePermission(ctx, 'MANAGE_PLUGINS')
    return emptyList(page)
  },
  plugin: (_, __, ctx) => {
    requirePermission(ctx, 'MANAGE_PLUGINS')
    return null
  },
} satisfies Partial<Fields<'Query'>>

export const pluginMutations = {
  pluginUpdate: (_, __, ctx) => {
    requirePermission(ctx, 'MANAGE_PLUGINS')
    return payload(refuse('NOT_FOUND', 'id', 'There is no such plugin.'), { plugin: null }, () => ({ plugin: null }))
  },
} satisfies Partial<Fields<'Mutation'>>
