/** Files that staff have made of lists. */
import { hasPermission } from '../../context.ts'
import { exportFileList, type ExportFileRow, exportFilesByIds } from '../../db/queries/file/export.ts'
import { voucherCodesByIds, vouchersByIds } from '../../db/queries/voucher/voucher.ts'
import { startExport } from '../../domain/export/files.ts'
import { EXPORT_PERMISSIONS, mayExport } from '../../domain/export/kinds.ts'
import { fromGlobalId, intKey, toGlobalId, uuidKey } from '../../domain/global-id.ts'
import { mediaPath } from '../../domain/media/port.ts'
import { ok, refuse } from '../../domain/result.ts'
import { plainText } from '../../domain/text.ts'
import type { GraphqlContext } from '../context.ts'
import { type Fields, resolversOf } from '../resolver-types.ts'
import { keyOf } from '../shared/ids.ts'
import { listedBy, listedFields } from '../shared/listed.ts'
import { payload } from '../shared/payload.ts'
import { requirePermission } from '../shared/permission.ts'
import type { ExportEventSource, ExportFileSource } from './sources.ts'

const byWhom = {
  user: (f: Pick<ExportFileRow, 'userId'>, ctx: GraphqlContext) =>
    f.userId === null || !hasPermission(ctx, 'MANAGE_STAFF') ? null : ctx.loaders.userById.load(f.userId),
  app: (f: Pick<ExportFileRow, 'appId'>, ctx: GraphqlContext) =>
    f.appId === null ? null : ctx.loaders.appById.load(f.appId),
}

const OUTCOMES = {
  SUCCESS: 'EXPORT_SUCCESS',
  FAILED: 'EXPORT_FAILED',
  PENDING: null,
  DELETED: 'EXPORT_DELETED',
} as const

const exportTypes = resolversOf({
  ExportFile: {
    id: (f) => toGlobalId('ExportFile', f.id),
    url: (f, _, ctx) => (f.path === null ? null : `${ctx.origin}${mediaPath(f.path)}`),
    events: (f): ExportEventSource[] => {
      const outcome = OUTCOMES[f.status]
      return [{ file: f, type: 'EXPORT_PENDING' }, ...(outcome ? [{ file: f, type: outcome }] : [])]
    },
    user: (f, _, ctx) => byWhom.user(f, ctx),
    app: (f, _, ctx) => byWhom.app(f, ctx),
  },
  ExportEvent: {
    id: (e) => toGlobalId('ExportEvent', `${e.file.id}-${e.type}`),
    date: (e) => (e.type === 'EXPORT_PENDING' ? e.file.createdAt : e.file.updatedAt),
    message: (e) => (e.type === 'EXPORT_FAILED' ? (e.file.message ?? '') : ''),
    user: (e, _, ctx) => byWhom.user(e.file, ctx),
    app: (e, _, ctx) => byWhom.app(e.file, ctx),
  },
})

export const exportResolvers = {
  Query: {
    exportFile: async (_, { id }, ctx) => {
      requirePermission(ctx, 'MANAGE_PRODUCTS', 'MANAGE_DISCOUNTS', 'MANAGE_GIFT_CARD')
      const key = keyOf(id, 'ExportFile')
      const [file] = key === null ? [] : await exportFilesByIds(ctx.database.pool, [key])
      return file && mayExport(ctx.viewer, file.kind) ? file : null
    },

    exportFiles: (_, { filter, sortBy, ...page }, ctx) => {
      requirePermission(ctx, 'MANAGE_PRODUCTS')
      const { createdAt, updatedAt, status, user, app } = filter ?? {}
      const list = exportFileList({
        kinds: Object.keys(EXPORT_PERMISSIONS).filter((kind) => mayExport(ctx.viewer, kind)),
        status,
        createdAt,
        updatedAt,
        user: user ? plainText(user) : null,
        app: app ? plainText(app) : null,
        sortBy: sortBy && { ...sortBy, field: sortBy.field === 'LAST_MODIFIED_AT' ? 'UPDATED_AT' : sortBy.field },
      })
      return listedBy<ExportFileRow, ExportFileSource>(ctx, page, list, (row) => row)
    },
  } satisfies Partial<Fields<'Query'>>,

  Mutation: {
    exportVoucherCodes: async (_, { input }, ctx) => {
      requirePermission(ctx, 'MANAGE_DISCOUNTS')
      const { voucherId, ids, fileType } = input
      // Clients compare these texts.
      if (voucherId == null && ids == null)
        return payload(
          refuse('GRAPHQL_ERROR', null, "At least one of arguments is required: 'voucher_id', 'ids'."),
          'exportFile',
        )
      if (voucherId != null && ids != null)
        return payload(
          refuse('GRAPHQL_ERROR', null, "Argument 'voucher_id' cannot be combined with 'ids'"),
          'exportFile',
        )
      if (voucherId != null) {
        const key = intKey(voucherId, 'Voucher')
        if (fromGlobalId(voucherId)?.type !== 'Voucher' || key === null)
          return payload(refuse('INVALID', 'voucherId', 'Invalid voucher ID.'), 'exportFile')
        if ((await vouchersByIds(ctx.database.pool, [key])).length === 0)
          return payload(refuse('NOT_FOUND', 'voucherId', "Couldn't resolve to a Voucher."), 'exportFile')
        return payload(ok(await startExport(ctx, 'voucher-codes', fileType, { voucherId: key })), 'exportFile')
      }
      const keys = ids!.flatMap((id) => uuidKey(id, 'VoucherCode') ?? [])
      if (keys.length < ids!.length) return payload(refuse('INVALID', 'ids', 'Invalid voucher code IDs.'), 'exportFile')
      const known = (await voucherCodesByIds(ctx.database.pool, keys)).map((code) => code.id)
      return payload(ok(await startExport(ctx, 'voucher-codes', fileType, { ids: known })), 'exportFile')
    },
  } satisfies Partial<Fields<'Mutation'>>,

  ...exportTypes,
  ExportFileCountableConnection: listedFields,
}
