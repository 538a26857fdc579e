/** Serves the fonts that looks declare. Their names hold the hash of their content. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fontNames, FONTS_PATH } from '@semena/contract/font-pairs'
import type { FastifyPluginAsync } from 'fastify'
import { ROOT } from '../root.ts'

const NAMES: ReadonlySet<string> = new Set(fontNames())
const FOLDER = join(ROOT, 'ui/src/fonts')

export const fontsRoute: FastifyPluginAsync = async (app) => {
  app.get<{ Params: { name: string } }>(`${FONTS_PATH}:name`, async (request, reply) => {
    const { name } = request.params
    if (!NAMES.has(name))
      return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found\n')
    return reply
      .headers({ 'cache-control': 'public, max-age=31536000, immutable', 'x-content-type-options': 'nosniff' })
      .type('font/woff2')
      .send(await readFile(join(FOLDER, name)))
  })
}
