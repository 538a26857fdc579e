/** The owner's own texts of a mail: reading them with the shop's own beside them, and replacing them. */
import { createHash } from 'node:crypto'
import { byLanguage, type Language } from '@semena/contract/languages'
import {
  lockMailTexts,
  type MailTextRow,
  readMailTexts,
  removeMailText,
  setMailText,
} from '../../db/queries/mail/mail-text.ts'
import { changing, type ChangingCtx } from '../changes/changing.ts'
import { ok, type Refusal, refuse, type Result } from '../result.ts'
import { faultOf, ownText, partsOf, placesOf, type TextFault, type TextPlace } from './texts/changed.ts'
import { PARTS, type Part, type SectionName } from './texts/texts.ts'

export interface EditedText {
  key: string
  part: Part
  longest: number
  places: TextPlace[]
  /** The shop's own text by language. */
  own: Record<Language, string>
  /** What the owner wrote in its place; null where nothing. */
  changed: Record<Language, string | null>
}

/** What stands for a text of one language; null brings the shop's own back. */
export interface TextChange {
  language: Language
  key: string
  text: string | null
}

type Names = Record<Language, string>

/** Names the state of a section's texts, so that nobody overwrites what they have not seen. */
export const versionOf = (section: SectionName, rows: readonly MailTextRow[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify(
        rows.filter(({ mail }) => mail === section).map(({ language, key, text }) => [language, key, text]),
      ),
    )
    .digest('base64url')

/** The texts of a section, in the order in which they are written. */
export function editedTexts(section: SectionName, rows: readonly MailTextRow[]): EditedText[] {
  const kept = new Map(
    rows.filter(({ mail }) => mail === section).map(({ language, key, text }) => [`${language} ${key}`, text]),
  )
  return Object.entries(partsOf(section)).map(([key, part]) => ({
    key,
    part,
    longest: PARTS[part].longest,
    places: placesOf(section, key),
    own: byLanguage((language) => ownText(section, language, key)) satisfies Names,
    changed: byLanguage((language) => kept.get(`${language} ${key}`) ?? null),
  }))
}

/** How many texts of each section the owner has replaced. */
export const changedCounts = (rows: readonly MailTextRow[]): ReadonlyMap<string, number> =>
  new Map([...Map.groupBy(rows, ({ mail }) => mail)].map(([mail, { length }]) => [mail, length]))

/** What is wrong with texts; a text's field is its language and key, such as `ru.subject`. */
export const faultsOf = (section: SectionName, texts: readonly TextChange[]): Refusal<TextFault>[] =>
  texts.flatMap(({ language, key, text }) =>
    text === null ? [] : (faultOf(section, key, text, `${language}.${key}`) ?? []),
  )

/**
 * Replaces texts, all of them or none. A text that is the shop's own is not kept. `version` is that of the texts that the
 * editor saw; CHANGED_SINCE where somebody has changed the mail's texts meanwhile.
 */
export async function changeMailTexts(
  ctx: ChangingCtx,
  section: SectionName,
  texts: readonly TextChange[],
  version: string,
): Promise<Result<MailTextRow[], TextFault | 'CHANGED_SINCE'>> {
  const faults = faultsOf(section, texts)
  if (faults.length > 0) return { ok: false, errors: faults }
  return changing(ctx, async ({ client, stale }) => {
    await lockMailTexts(client)
    if (versionOf(section, await readMailTexts(client)) !== version)
      return refuse(
        'CHANGED_SINCE',
        'version',
        'Somebody has changed the texts of this mail meanwhile. Read them again.',
      )
    for (const { language, key, text } of texts) {
      const place = { mail: section, language, key }
      const written = text?.replaceAll('\r\n', '\n').trim() ?? null
      if (written === null || written === ownText(section, language, key)) await removeMailText(client, place)
      else await setMailText(client, { ...place, text: written })
    }
    stale('mails')
    return ok(await readMailTexts(client))
  })
}
