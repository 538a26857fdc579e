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
import { LONGEST_TEXT } from '@semena/contract/limits'
import { codeOf, type Language, languageNamed, LANGUAGES } from '@semena/contract/languages'
import type { Services } from '../context.ts'
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
import { withPictures } from '../domain/mail/logo.ts'
import { putMail } from '../domain/mail/put.ts'
import { isSection, ownText, partsOf, SECTION_NAMES } from '../domain/mail/texts/changed.ts'
import type { SectionName } from '../domain/mail/texts/texts.ts'
import { writeMail } from '../domain/mail/write.ts'
import { type Refusal, refusal } from '../domain/result.ts'
import { originOf, sendRefusal } from './own-api.ts'
import { fieldsOf, having, sendFaults, staffPlugin, type StaffRequest, type StaffWork } from './staff-api.ts'
import { tellingChanges } from './told-changes.ts'

/** The longest texts of a mail in every language, with room for JSON's escapes. */
const BODY_LIMIT = 256 * 1024
const MOST_TEXTS = 200

type Fault = Refusal<'INVALID' | 'REQUIRED'>
type Fields = StaffRequest['fields']

export function mailsPlugin(services: Services) {
  /** The mail as it would be, or null once it was answered why it cannot be shown. */
  const shown = async ({ viewer, request, fields, reply, reading }: StaffRequest, section: SectionName) => {
    const asked = readShown(fields, section)
    if (Array.isArray(asked)) return void sendFaults(reply, ...asked)
    const origin = originOf(services, request)
    const kind = shownBy(section)
    const [example] = await examplesOf(reading, viewer, kind, { id: asked.example, origin })
    const payload = example && { mail: kind, payload: example.payload, section, texts: asked.texts }
    const languageCode = codeOf(asked.language)
    const mail =
      payload && (await writeMail({ ...reading, address: origin }, { kind: 'mail-trial', languageCode, payload }))
    if (mail) return { example, languageCode, payload, mail }
    return void sendRefusal(reply, 409, 'NO_EXAMPLE', 'There is nothing yet to show this mail with.')
  }

  /** Does something with a mail that there is. */
  const ofMail =
    (work: (asked: StaffRequest, mail: SectionName) => unknown): StaffWork =>
    async (asked) => {
      const { mail } = asked.params
      if (!isSection(mail!)) return sendRefusal(asked.reply, 404, 'NOT_FOUND', 'There is no such mail.')
      return work(asked, mail)
    }

  return staffPlugin(
    services,
    { mayEnter: having('MANAGE_SETTINGS'), bodyLimit: BODY_LIMIT },
    {
      'GET /api/mails': async ({ reading }) => {
        const counts = changedCounts(await readMailTexts(reading.database.pool))
        const mails = SECTION_NAMES.map((mail) => ({
          mail,
          about: aboutOf(shownBy(mail)),
          changed: counts.get(mail) ?? 0,
        }))
        return { mails }
      },
      'GET /api/mails/:mail': ofMail(async ({ viewer, reading }, mail) =>
        whole(mail, await readMailTexts(reading.database.pool), viewer.email),
      ),
      'POST /api/mails/:mail': ofMail(async ({ viewer, fields, reply, writing }, mail) => {
        const asked = readChanges(fields, mail)
        if (Array.isArray(asked)) return sendFaults(reply, ...asked)
        const who = { origin: 'STAFF', userId: viewer.userId, operation: 'mailTextsUpdate' } as const
        const done = await tellingChanges(services, reply, () =>
          actAs(who, () => changeMailTexts(writing, mail, asked.texts, asked.version)),
        )
        if (done.ok) return whole(mail, done.value, viewer.email)
        const [first] = done.errors
        return first?.code === 'CHANGED_SINCE'
          ? sendRefusal(reply, 409, first.code, first.message)
          : sendFaults(reply, ...done.errors)
      }),
      'GET /api/mails/:mail/examples': ofMail(async ({ viewer, request, query, reply, reading }, mail) => {
        const { search = '' } = query
        if (typeof search !== 'string' || search.length > LONGEST_TEXT)
          return sendFaults(reply, refusal('INVALID', 'search', `At most ${LONGEST_TEXT} characters, please.`))
        const wanted = { search: search.trim(), origin: originOf(services, request) }
        const found = await examplesOf(reading, viewer, shownBy(mail), wanted)
        return { examples: found.filter(({ id }) => id).map(exampleOf) }
      }),
      'POST /api/mails/:mail/preview': ofMail(async (asked, section) => {
        const found = await shown(asked, section)
        if (!found) return
        const { subject, html, text, pictures = [] } = found.mail
        return {
          subject,
          html: withPictures(html, pictures),
          text,
          example: found.example.id && exampleOf(found.example),
        }
      }),
      'POST /api/mails/:mail/try': ofMail(async (asked, section) => {
        const found = await shown(asked, section)
        if (!found) return
        const recipient = asked.viewer.email
        const { languageCode, payload } = found
        await putMail(asked.writing.database.pool, { kind: 'mail-trial', recipient, languageCode, payload })
        return { recipient }
      }),
    },
  )
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

function readChanges(
  { texts: given, version }: Fields,
  mail: SectionName,
): { texts: TextChange[]; version: string } | Fault[] {
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

function readShown(
  { language: code, texts: given = [], example = null }: Fields,
  mail: SectionName,
): ShownAsked | Refusal<string>[] {
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
