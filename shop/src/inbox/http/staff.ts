/**
 * The inbox for staff who look after customers (MANAGE_USERS): messages with their answers, and the newsletter's readers.
 * It stands beside our own service only, because it asks for that service's access token.
 */
import { Readable } from 'node:stream'
import type { Services } from '@semena/commerce'
import { noStore, personalRoute, refuseFailures, sendRefusal } from '@semena/commerce/extension'
import { createWindow, networkOf } from '@semena/commerce/traffic'
import { CONTACT_TOPICS } from '@semena/contract/contact-limits'
import { LANGUAGES } from '@semena/contract/languages'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { answerMessage, type Changed, settleMessage } from '../answer.ts'
import type { InboxCtx } from '../context.ts'
import { countMessages, findMessage, type Message, searchMessages } from '../db/messages.ts'
import { countReaders, searchReaders, takeOffReader } from '../db/subscribers.ts'
import { messagesCsv, subscribersCsv } from '../export.ts'
import type { Fields } from '../fields.ts'
import { AddressReader } from './address-reader.ts'

const REQUESTS_PER_MINUTE = 600
const PAGE = 50
/** An answer of the longest kind in any script, as JSON with escapes. */
const ANSWER_BYTES = 128 * 1024
const READER_STATES = ['ASKED', 'CONFIRMED', 'LEFT'] as const

type Work = (request: FastifyRequest, reply: FastifyReply, email: string) => Promise<FastifyReply>

/**
 * The routes under `/api/inbox/`. `services` says to whom a token belongs, `hasMailbox` whether mails can be read in the
 * browser, as in demos.
 */
export function staffRoutes(ctx: InboxCtx, services: Services, hasMailbox: boolean): FastifyPluginAsync {
  const requests = ctx.settings.rateLimits
    ? createWindow({ name: 'inbox-staff', max: REQUESTS_PER_MINUTE, windowMs: 60_000 })
    : null
  const { pool } = ctx.database
  return async (app) => {
    noStore(app)
    refuseFailures(app)
    app.addHook('onRequest', async (request, reply) => {
      const seconds = requests?.take(networkOf(request.ip)) ?? 0
      if (seconds > 0)
        return sendRefusal(reply.header('retry-after', seconds), 429, 'TOO_MANY_REQUESTS', 'Try again later.')
    })
    const route = (method: 'GET' | 'POST', path: string, work: Work, bodyLimit = 4096): void =>
      personalRoute(
        app,
        services,
        method,
        `/api/inbox${path}`,
        ({ email }, request, reply) => work(request, reply, email),
        {
          bodyLimit,
          mayEnter: (viewer) => viewer.isStaff && (viewer.isSuperuser || viewer.permissions.has('MANAGE_USERS')),
          denial: 'To see messages, you need the permission MANAGE_USERS.',
        },
      )

    route('GET', '/messages', async ({ query }, reply) => {
      const read = new AddressReader(query as Fields)
      const filter = [
        read.choice('topic', CONTACT_TOPICS),
        read.choice('state', ['OPEN', 'DONE'] as const),
        read.search(),
      ] as const
      const before = read.number('before')
      const most = Math.min(PAGE, read.number('first'))
      if (read.faults.length > 0) return reply.code(400).send(read.faults)
      // Whoever wants the first few, as while somebody types a word, has no use for counts, which read every message.
      const [messages, counts] = await Promise.all([
        searchMessages.many(pool, ...filter, before, most),
        most < PAGE ? {} : countMessages.single(pool, ...filter),
      ])
      const next = messages.length < most ? null : messages.at(-1)!.number
      return reply.send({ messages: messages.map(shown), next, ...counts, hasMailbox })
    })
    route('GET', '/messages/:number', async (request, reply) => {
      const number = numberOf(request)
      const message = number && (await findMessage.first(pool, number))
      return message ? reply.send(shown(message)) : notFound(reply)
    })
    route(
      'POST',
      '/messages/:number/answer',
      async (request, reply, email) => {
        const number = numberOf(request)
        return number ? changed(reply, await answerMessage(ctx, number, bodyOf(request), email)) : notFound(reply)
      },
      ANSWER_BYTES,
    )
    route('POST', '/messages/:number/done', async (request, reply) => {
      const number = numberOf(request)
      return number ? changed(reply, await settleMessage(ctx, number, bodyOf(request))) : notFound(reply)
    })
    route('GET', '/messages.csv', async ({ query }, reply) => {
      const read = new AddressReader(query as Fields)
      const topic = read.choice('topic', CONTACT_TOPICS)
      if (read.faults.length > 0) return reply.code(400).send(read.faults)
      return csv(reply, 'messages', messagesCsv(pool, topic))
    })

    route('GET', '/readers', async ({ query }, reply) => {
      const read = new AddressReader(query as Fields)
      const filter = [read.choice('state', READER_STATES), read.choice('language', LANGUAGES), read.search()] as const
      const before = read.number('before')
      if (read.faults.length > 0) return reply.code(400).send(read.faults)
      const [readers, counts] = await Promise.all([
        searchReaders.many(pool, ...filter, before, PAGE),
        countReaders.many(pool),
      ])
      return reply.send({ readers, next: readers.length < PAGE ? null : readers.at(-1)!.id, counts })
    })
    route('POST', '/readers/:number/unsubscribe', async (request, reply) => {
      const id = numberOf(request)
      if (!id || !(await takeOffReader.run(pool, id, ctx.clock.now()))) return notFound(reply)
      return reply.send({ status: 'accepted' })
    })
    route('GET', '/readers.csv', async (_request, reply) => csv(reply, 'subscribers', subscribersCsv(pool)))
  }
}

/** A message as staff see it, without the spelling by which addresses are compared. */
const shown = (message: Message): object => ({ ...message, emailKey: undefined })

function numberOf({ params }: FastifyRequest): number | null {
  const { number } = params as { number: string }
  return /^[1-9]\d{0,14}$/.test(number) ? Number(number) : null
}

function bodyOf({ body }: FastifyRequest): Fields {
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as Fields
  throw Object.assign(new Error('The body is no object.'), { statusCode: 400 })
}

function changed(reply: FastifyReply, outcome: Changed): FastifyReply {
  if (outcome.is === 'NOT_FOUND') return notFound(reply)
  return outcome.is === 'REFUSED' ? reply.code(400).send(outcome.faults) : reply.send(shown(outcome.message))
}

const notFound = (reply: FastifyReply): FastifyReply => sendRefusal(reply, 404, 'NOT_FOUND', 'There is no such thing.')

const csv = (reply: FastifyReply, name: string, lines: AsyncIterable<string>): FastifyReply =>
  reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .send(Readable.from(lines))
