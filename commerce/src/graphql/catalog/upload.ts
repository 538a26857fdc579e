/** Files that staff upload for attributes. */
import { MINUTE_MS } from '@semena/contract/time'
import { extname } from 'node:path'
import type { UploadedFile } from '../../domain/uploaded-file.ts'
import { mediaPath } from '../../domain/media/port.ts'
import { storeUpload } from '../../domain/media/uploads.ts'
import { limitAttempts } from '../../domain/attempts.ts'
import { ok, refuse, type Result } from '../../domain/result.ts'
import type { UserViewer } from '../../context.ts'
import type { GraphqlContext } from '../context.ts'
import type { Fields } from '../resolver-types.ts'
import { codedError } from '../shared/errors.ts'
import { payload } from '../shared/payload.ts'
import { requirePermission } from '../shared/permission.ts'
import { contentOf } from '../shared/upload.ts'

/** What browsers may run as a page of the shop when they open it. */
const ACTIVE: ReadonlySet<string> = new Set(['svg', 'svgz', 'htm', 'html', 'xhtml', 'xht', 'xml', 'js', 'mjs', 'mht'])

/** Whoever may save what names a file: attributes of products and of pages, and the values that a type offers. */
const PERMISSIONS = [
  'MANAGE_PRODUCTS',
  'MANAGE_PAGES',
  'MANAGE_PRODUCT_TYPES_AND_ATTRIBUTES',
  'MANAGE_PAGE_TYPES_AND_ATTRIBUTES',
] as const
/** Many files may be dropped into a form at once. */
const UPLOADS_PER_HOUR = 300

type File = { url: string; contentType: string | null }

export const uploadMutations = {
  fileUpload: async (_, { file }, ctx) => {
    requirePermission(ctx, ...PERMISSIONS)
    const { viewer } = ctx
    const allowed = await limitAttempts(ctx, {
      name: 'upload',
      key: viewer.kind === 'app' ? `app ${viewer.appId}` : `user ${(viewer as UserViewer).userId}`,
      max: UPLOADS_PER_HOUR,
      windowMs: 60 * MINUTE_MS,
    })
    if (!allowed.ok) throw codedError('TooManyRequests', 'Too many files. Try again later.')
    return payload(await stored(ctx, file), 'uploadedFile')
  },
} satisfies Partial<Fields<'Mutation'>>

async function stored(
  ctx: GraphqlContext,
  file: UploadedFile,
): Promise<Result<File, 'GRAPHQL_ERROR' | 'INVALID_FILE_TYPE' | 'UNSUPPORTED_MIME_TYPE'>> {
  const { name, mimeType } = file
  const extension = extname(name).slice(1).toLowerCase()
  if (!/^[a-z0-9]{1,8}$/.test(extension))
    return refuse('INVALID_FILE_TYPE', 'file', 'The file needs a name with an ending.')
  if (ACTIVE.has(extension) || /\b(?:html|svg|xml|javascript)\b/.test(mimeType))
    return refuse('UNSUPPORTED_MIME_TYPE', 'file', 'Files of this kind are not taken.')
  const content = contentOf(file, 'file')
  if (!content.ok) return refuse('GRAPHQL_ERROR', 'file', content.errors[0]!.message)
  if (await ctx.media.isTooLarge(content.value))
    return refuse('GRAPHQL_ERROR', 'file', 'A picture has at most 40 million pixels, and 65,535 on a side.')
  const path = await storeUpload(ctx, content.value, extension)
  return ok({ url: `${ctx.origin}${mediaPath(path)}`, contentType: mimeType || null })
}
