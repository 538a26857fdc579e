/**
 * What happens in the shop, for staff's open pages: server-sent events with the noun of what changed. The pages then ask
 * for what they show of it, so nothing is told here that a permission would hide.
 *
 *     GET /api/live/   with an access token of staff: `data: {"noun":"orders"}`, and a comment every ten seconds
 */
import type { ServerResponse } from 'node:http'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Services, UserViewer } from '../context.ts'
import { LEAVING } from '../traffic/leaving.ts'
import { noStore, personalRoute, refuseFailures, sendRefusal } from './own-api.ts'

/** So often a sign of life is sent, by which both sides find out that the other is gone. Milliseconds. */
const PULSE_MS = 10_000
/** After this long the page has to come again with a new token. Milliseconds. */
const LONGEST_MS = 4 * 60_000
/** Of one process; each costs a socket. */
const MOST_OPEN = 500
/** Of one person, whose pages may stand open in several windows and on several devices. */
const MOST_OF_PERSON = 20

export function livePlugin({ changes, ...services }: Services): FastifyPluginAsync {
  return async (app) => {
    noStore(app)
    refuseFailures(app)
    /** Who listens at each. */
    const open = new Map<ServerResponse, number>()
    const send = (text: string): void => {
      for (const response of open.keys()) response.write(text)
    }
    const stopHearing = changes.hearNews((noun) => send(`data: ${JSON.stringify({ noun })}\n\n`))
    const pulse = setInterval(() => send(': here\n\n'), PULSE_MS).unref()
    let isLeaving = false
    // Whoever listens comes again, and meets a process that stays.
    app.server.on(LEAVING, () => {
      isLeaving = true
      for (const response of open.keys()) response.end()
    })
    app.addHook('preClose', async () => {
      clearInterval(pulse)
      stopHearing()
      for (const response of open.keys()) response.end()
    })
    const listen = async (
      { userId }: UserViewer,
      _request: FastifyRequest,
      reply: FastifyReply,
    ): Promise<FastifyReply> => {
      // What begins now would be ended by nobody, and would hold the process back.
      if (isLeaving) return sendRefusal(reply, 503, 'UNAVAILABLE', 'This process is about to end. Come again.')
      if (open.size >= MOST_OPEN) return sendRefusal(reply, 503, 'UNAVAILABLE', 'Too many pages listen.')
      if ([...open.values()].filter((id) => id === userId).length >= MOST_OF_PERSON)
        return sendRefusal(reply, 429, 'TOO_MANY_REQUESTS', 'Too many of your pages listen.')
      void reply.hijack()
      const { raw } = reply
      raw.writeHead(200, {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        // Some proxies would keep what is said until there is more of it.
        'x-accel-buffering': 'no',
      })
      raw.write(': here\n\n')
      open.set(raw, userId)
      const end = setTimeout(() => raw.end(), LONGEST_MS).unref()
      raw.on('close', () => {
        clearTimeout(end)
        open.delete(raw)
      })
      return reply
    }
    personalRoute(app, { changes, ...services }, 'GET', '/api/live', listen, {
      mayEnter: ({ isStaff }) => isStaff,
      denial: 'Only staff may listen.',
    })
  }
}
