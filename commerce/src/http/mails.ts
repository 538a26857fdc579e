/**
 * JSON endpoints for the texts of mails, for which Saleor's schema has no fields. They are for staff with MANAGE_SETTINGS.
 * `mail` is the kind of mail, such as `order-placed`, or what several mails share: `common`, `reasons`, `topics`, `order`.
 *
 *     GET  /api/mails/                  { mails: [{ mail, about, changed }] }: `changed` counts the texts that are replaced
 *     GET  /api/mails/:mail/            the mail's texts: the shop's own in each language, and what is written in their place
 *     POST /api/mails/:mail/            version, texts: [{ language, key, text }], null as a text for the shop's own
 *     GET  /api/mails/:mail/examples/   search: what the mail can be shown with
 *     POST /api/mails/:mail/preview/    language, texts, example: the mail as it would be
 *     POST /api/mails/:mail/try/        the same, sent to whoever asks
 */
import { codeOf, type Language, languageNamed, LANGUAGES } from '@semena/contract/languages'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { hasPermission, type Services, type UserViewer } from '../context.ts'
import { actAs } from '../db/driver/acting.ts'
import { readMailTexts } from '../db/queries/mail/mail-text.ts'
import {
  changedCounts,
  changeMailTexts,
  editedTexts,
  faultsOf,
  type TextChange,
  versionOf,
} from '../domain/mail/edit-texts.ts'
import { aboutOf, type Example, examplesOf, shownBy } from '../domain/mail/examples.ts'
import { putMail } from '../domain/mail/put.ts'
import { isSection, ownText, partsOf, SECTION_NAMES } from '../domain/mail/texts/changed.ts'
import type { SectionName } from '../domain/mail/texts/texts.ts'
import { writeMail } from '../domain/mail/write.ts'
import { type Refusal, refusal } from '../domain/result.ts'
import { networkOf } from '../traffic/network.ts'
import { sendRefusal } from './own-api.ts'
import { fieldsOf, sendFaults, staffRoutes } from './staff-api.ts'
import { tellingChanges } from './told-changes.ts'

const PATH = '/api/mails'
/** The longest texts of a mail in every language, with room for JSON's escapes. */
const BODY_LIMIT = 256 * 1024
const MOST_TEXTS = 200
const LONGEST_SEARCH = 200

type Fault = Refusal<'INVALID' | 'REQUIRED'>

export function mailsPlugin(services: Services): FastifyPluginAsync {
  return async (app) => {
    const mayEnter = (viewer: UserViewer): boolean => hasPermission({ viewer }, 'MANAGE_SETTINGS')
    const reading = (ip: string) => services.database.forVisitor('reading', networkOf(ip))
    const writing = (ip: string): Services => ({
      ...services,
      database: services.database.forVisitor('buying', networkOf(ip)),
    })
    const originOf = (request: FastifyRequest): string =>
      services.settings.publicUrl ?? `${request.protocol}://${request.host}`

    /** The mail as it would be, or why it cannot be shown. */
    const shown = async (viewer: UserViewer, request: FastifyRequest, section: SectionName): Promise<Shown> => {
      const asked = readShown(request.body, section)
      if (Array.isArray(asked)) return { faults: asked }
      const ctx = { ...services, database: reading(request.ip) }
      const origin = originOf(request)
      const kind = shownBy(section)
      const [example] = await examplesOf(ctx, viewer, kind, { id: asked.example, origin })
      if (!example)
        return { faults: [refusal('INVALID', 'example', 'There is nothing to show this mail with.')], none: true }
      const payload = { mail: kind, payload: example.payload, section, texts: asked.texts }
      const mail = await writeMail(
        { ...ctx, address: origin },
        { kind: 'mail-trial', languageCode: codeOf(asked.language), payload },
      )
      if (!mail) return { faults: [refusal('INVALID', 'example', 'It is gone.')], none: true }
      return { faults: [], example, language: asked.language, payload, mail }
    }
    const refuseShown = (reply: FastifyReply, { faults, none }: Extract<Shown, { mail?: undefined }>): FastifyReply =>
      none
        ? sendRefusal(reply, 409, 'NO_EXAMPLE', 'There is nothing yet to show this mail with.')
        : sendFaults(reply, faults)

    /** Runs `work` for a mail that there is. */
    const ofMail =
      (
        work: (
          viewer: UserViewer,
          request: FastifyRequest,
          reply: FastifyReply,
          mail: SectionName,
        ) => Promise<FastifyReply>,
      ) =>
      async (viewer: UserViewer, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
        const { mail } = request.params as { mail: string }
        if (!isSection(mail)) return sendRefusal(reply, 404, 'NOT_FOUND', 'There is no such mail.')
        return work(viewer, request, reply, mail)
      }

    staffRoutes(app, services, mayEnter, [
      {
        method: 'GET',
        path: PATH,
        work: async (_viewer, request, reply) => {
          const counts = changedCounts(await readMailTexts(reading(request.ip).pool))
          return reply.send({
            mails: SECTION_NAMES.map((mail) => ({
              mail,
              about: aboutOf(shownBy(mail)),
              changed: counts.get(mail) ?? 0,
            })),
          })
        },
      },
      {
        method: 'GET',
        path: `${PATH}/:mail`,
        work: ofMail(async (viewer, request, reply, mail) => {
          const rows = await readMailTexts(reading(request.ip).pool)
          return reply.send(whole(mail, rows, viewer.email))
        }),
      },
      {
        method: 'POST',
        path: `${PATH}/:mail`,
        bodyLimit: BODY_LIMIT,
        work: ofMail(async (viewer, request, reply, mail) => {
          const asked = readChanges(request.body, mail)
          if (Array.isArray(asked)) return sendFaults(reply, asked)
          const ctx = writing(request.ip)
          const who = { origin: 'STAFF', userId: viewer.userId, operation: 'mailTextsUpdate' } as const
          const done = await tellingChanges(services, reply, () =>
            actAs(who, () => changeMailTexts(ctx, mail, asked.texts, asked.version)),
          )
          if (done.ok) return reply.send(whole(mail, done.value, viewer.email))
          const [first] = done.errors
          return first?.code === 'CHANGED_SINCE'
            ? sendRefusal(reply, 409, first.code, first.message)
            : sendFaults(reply, done.errors)
        }),
      },
      {
        method: 'GET',
        path: `${PATH}/:mail/examples`,
        work: ofMail(async (viewer, request, reply, mail) => {
          const { search = '' } = request.query as { search?: unknown }
          if (typeof search !== 'string' || search.length > LONGEST_SEARCH)
            return sendFaults(reply, [refusal('INVALID', 'search', `At most ${LONGEST_SEARCH} characters, please.`)])
          const found = await examplesOf({ database: reading(request.ip) }, viewer, shownBy(mail), {
            search: search.trim(),
            origin: originOf(request),
          })
          return reply.send({ examples: found.filter(({ id }) => id).map(({ id, name }) => ({ id, name })) })
        }),
      },
      {
        method: 'POST',
        path: `${PATH}/:mail/preview`,
        bodyLimit: BODY_LIMIT,
        work: ofMail(async (viewer, request, reply, mail) => {
          const found = await shown(viewer, request, mail)
          if (!found.mail) return refuseShown(reply, found)
          const { subject, html, text } = found.mail
          return reply.send({ subject, html, text, example: found.example.id && exampleOf(found.example) })
        }),
      },
      {
        method: 'POST',
        path: `${PATH}/:mail/try`,
        bodyLimit: BODY_LIMIT,
        work: ofMail(async (viewer, request, reply, mail) => {
          const found = await shown(viewer, request, mail)
          if (!found.mail) return refuseShown(reply, found)
          await putMail(writing(request.ip).database.pool, {
            kind: 'mail-trial',
            recipient: viewer.email,
            languageCode: codeOf(found.language),
            payload: found.payload,
          })
          return reply.send({ recipient: viewer.email })
        }),
      },
    ])
  }
}

type Shown =
  | { faults: Refusal<string>[]; none?: boolean; mail?: undefined }
  | {
      faults: []
      example: Example
      language: Language
      payload: Extract<Parameters<typeof putMail>[1], { kind: 'mail-trial' }>['payload']
      mail: NonNullable<Awaited<ReturnType<typeof writeMail>>>
    }

const exampleOf = ({ id, name }: Example) => ({ id, name })

const whole = (mail: SectionName, rows: Parameters<typeof editedTexts>[1], email: string) => ({
  mail,
  about: aboutOf(shownBy(mail)),
  version: versionOf(mail, rows),
  recipient: email,
  texts: editedTexts(mail, rows),
})

/** The texts of a body, or what is wrong with their form. */
function readTexts(mail: SectionName, given: unknown): TextChange[] | Fault[] {
  const list = Array.isArray(given) && given.length <= MOST_TEXTS ? (given as unknown[]) : null
  if (!list) return [refusal('INVALID', 'texts', `Send a list of at most ${MOST_TEXTS} texts.`)]
  const texts = list.map((one) => {
    const { language: code, key, text } = fieldsOf(one)
    const language = languageNamed(code)
    const isKnown = typeof key === 'string' && Object.hasOwn(partsOf(mail), key)
    return language && isKnown && (text === null || typeof text === 'string') ? { language, key, text } : null
  })
  const wrong = texts.findIndex((one) => one === null)
  if (wrong >= 0)
    return [
      refusal('INVALID', `texts.${wrong}`, 'Send a language, the key of a text of this mail, and a text or null.'),
    ]
  const places = texts.map((one) => `${one!.language}.${one!.key}`)
  const double = places.find((place, at) => places.indexOf(place) !== at)
  return double ? [refusal('INVALID', double, 'This text is sent twice.')] : (texts as TextChange[])
}

const isFaults = (found: readonly object[]): found is Fault[] => found.some((one) => 'code' in one)

function readChanges(body: unknown, mail: SectionName): { texts: TextChange[]; version: string } | Fault[] {
  const { texts: given, version } = fieldsOf(body)
  const texts = readTexts(mail, given)
  const faults: Fault[] = isFaults(texts) ? texts : []
  if (typeof version !== 'string')
    faults.push(refusal('REQUIRED', 'version', 'Send the version of the texts that you saw.'))
  else if (!isFaults(texts) && texts.length === 0)
    faults.push(refusal('REQUIRED', 'texts', 'Send the texts to change.'))
  return faults.length > 0 || isFaults(texts) ? faults : { texts, version: version as string }
}

interface ShownAsked {
  language: Language
  example: string | null
  /** By the text's key, in that language. */
  texts: Record<string, string>
}

function readShown(body: unknown, mail: SectionName): ShownAsked | Refusal<string>[] {
  const { language: code, texts: given = [], example = null } = fieldsOf(body)
  const language = languageNamed(code)
  const texts = readTexts(mail, given)
  const faults: Refusal<string>[] = isFaults(texts) ? texts : faultsOf(mail, texts)
  if (!language) faults.push(refusal('INVALID', 'language', `Say one of ${LANGUAGES.join(', ')}.`))
  if (example !== null && typeof example !== 'string') faults.push(refusal('INVALID', 'example', 'Send an id or null.'))
  if (faults.length > 0 || !language || isFaults(texts)) return faults
  return {
    language,
    example: (example as string | null) || null,
    texts: Object.fromEntries(
      texts
        .filter((one) => one.language === language)
        .map(({ key, text }) => [key, text ?? ownText(mail, language, key)]),
    ),
  }
}
