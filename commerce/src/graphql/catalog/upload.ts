/** Files that staff upload for attributes. */
import { extname } from 'node:path'
import type { UploadedFile } from '../../domain/media/uploaded-file.ts'
import { mediaPath } from '../../domain/media/port.ts'
import { ok, refuse, type Result } from '../../domain/result.ts'
import type { GraphqlContext } from '../context.ts'
import type { Fields } from '../resolver-types.ts'
import { payload } from '../shared/payload.ts'
import { contentOf } from '../shared/upload.ts'
import { needStaffOrApp } from './listings.ts'

/** What browsers may run as a page of the shop when they open it. */
const ACTIVE: ReadonlySet<string> = new Set(['svg', 'svgz', 'htm', 'html', 'xhtml', 'xht', 'xml', 'js', 'mjs', 'mht'])

type File = { url: string; contentType: string | null }

export const uploadMutations = {
  fileUpload: async (_, { file }, ctx) => {
    needStaffOrApp(ctx)
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
  const path = await ctx.media.put(content.value, extension)
  return ok({ url: `${ctx.origin}${mediaPath(path)}`, contentType: mimeType || null })
}
