/** The page `/mailbox/` of a shop in demo mode, which shows the mails that were written to files. */
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { withPictures } from '../domain/mail/logo.ts'
import { mailFolder, type StoredMail } from '../providers/mail/mbox.ts'
import { readEml } from '../providers/mail/read-eml.ts'
import { sendHtml, styleSource } from './html.ts'
import { CSS, type ListedMail, renderList, renderMail, renderMissing } from './mailbox-view.ts'

const LISTED = 100
/**
 * Policy of a mail's HTML: its styles stand in its elements, and it may do nothing but show itself and follow links.
 */
const MAIL_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation; default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; frame-ancestors 'self'"
const PAGE_POLICY = `default-src 'none'; style-src ${styleSource(CSS)}; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

export function mailboxPage(folder: string): FastifyPluginAsync {
  const mails = mailFolder(folder)
  const shown = ({ name, raw }: StoredMail): { raw: string; listed: ListedMail } => ({
    raw,
    listed: { name, mail: readEml(raw) },
  })
  const find = async (name: string) => {
    const mail = await mails.read(name)
    return mail && shown(mail)
  }
  return async (app) => {
    app.get('/mailbox', (_request, reply) => reply.redirect('/mailbox/', 308))

    app.get('/mailbox/', async (_request, reply) => {
      const found = await mails.list(LISTED)
      return page(reply, renderList(found.map((mail) => shown(mail).listed)))
    })

    app.get<{ Params: { name: string }; Querystring: { as?: string } }>('/mailbox/:name', async (request, reply) => {
      const found = await find(request.params.name)
      if (!found) return page(reply.code(404), renderMissing())
      return page(reply, renderMail(found.listed, request.query.as === 'text' ? 'text' : 'html'))
    })

    app.get<{ Params: { name: string } }>('/mailbox/:name/html', async (request, reply) => {
      const found = await find(request.params.name)
      if (!found) return page(reply.code(404), renderMissing())
      // Without a target, links of the mail would open inside of its frame.
      const { html: written, pictures } = found.listed.mail
      const html = withPictures(written, pictures).replace('<head>', '<head>\n<base target="_top">')
      return sendHtml(reply, html, MAIL_POLICY)
    })

    app.get<{ Params: { name: string } }>('/mailbox/:name/source', async (request, reply) => {
      const found = await find(request.params.name)
      if (!found) return page(reply.code(404), renderMissing())
      return reply
        .headers({
          'content-type': 'message/rfc822',
          'content-disposition': `attachment; filename="${found.listed.name}"`,
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
        })
        .send(found.raw)
    })
  }
}

const page = (reply: FastifyReply, html: string): FastifyReply => sendHtml(reply, html, PAGE_POLICY)
