/** Serves the desk, the owner's app: one page for every address below `/desk`, with its scripts and styles beside it. */
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyPluginAsync, RouteHandlerMethod } from 'fastify'
import type { Guard } from '../page-cache/from-response.ts'
import { assets } from './assets.ts'

interface DeskParts {
  /** The folder of the desk's build. */
  folder: string
  /** The address of an outside service; null where the shop's own is used. */
  graphqlUrl: string | null
  /** The slug of the channel that the shop's own address shows; the desk gives it to the first channel. */
  defaultChannel: string
  /** The address of the shop's pages, where the desk has a host of its own; null where they share one. */
  shopUrl: string | null
  /** Origins besides the shop's own from which pictures come. */
  images: readonly string[]
  guard: Guard
}

export function desk({ folder, graphqlUrl, defaultChannel, shopUrl, images, guard }: DeskParts): FastifyPluginAsync {
  return async (app) => {
    const file = join(folder, 'index.html')
    if (!existsSync(file)) return
    const text = readFileSync(file, 'utf8')
    const facts = [
      ['semena-channel', defaultChannel],
      ...(graphqlUrl ? [['semena-graphql', graphqlUrl]] : []),
      ...(shopUrl ? [['semena-shop', shopUrl]] : []),
    ]
      .map(([name, content]) => `\n    <meta name="${name}" content="${attribute(content!)}" />`)
      .join('')
    const page = text.replace('</title>', `</title>${facts}`)
    const shop = shopUrl ? `'self' ${new URL(shopUrl).origin}` : "'self'"
    const connect = graphqlUrl ? ` ${new URL(graphqlUrl).origin}` : ''
    await app.register(assets(folder, '/desk/'))
    const answer: RouteHandlerMethod = (_request, reply) => {
      // Editors add styles of their own to the page; they carry this word, which is another one for each page.
      const nonce = randomBytes(18).toString('base64')
      const policy = [
        "default-src 'self'",
        "script-src 'self'",
        `style-src 'self' 'nonce-${nonce}'`,
        `connect-src 'self'${connect}`,
        `img-src 'self' data: blob: ${images.join(' ')}`.trim(),
        "font-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        // Previews of the shop's pages.
        `form-action ${shop}`,
        `frame-src ${shop}`,
        "frame-ancestors 'none'",
      ].join('; ')
      return reply
        .headers(Object.fromEntries(guard))
        .header('content-security-policy', policy)
        .header('cache-control', 'no-store')
        .header('x-robots-tag', 'noindex')
        .type('text/html; charset=utf-8')
        .send(page.replace('</title>', `</title>\n    <meta name="style-nonce" content="${nonce}" />`))
    }
    app.get('/desk', answer)
    app.get('/desk/*', answer)
  }
}

const attribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
