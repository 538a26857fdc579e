/** The texts of a mail as a form in the shop's languages, and what of it the shop is told. */
import { m } from '../../../paraglide/messages.js'
import { type Fault, faultText } from '../../../platform/faults.ts'
import { type Language, LANGUAGES } from '../../../platform/i18n.ts'
import type { Mail, MailText, TextChange } from './api.ts'

/** What is written, by language and the text's key. */
export type MailForm = Record<Language, Record<string, string>>

export const formOf = ({ texts }: Mail): MailForm =>
  Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      Object.fromEntries(texts.map(({ key, own, changed }) => [key, changed[language] ?? own[language]])),
    ]),
  ) as MailForm

/** The texts that differ from what the shop has; one that is the shop's own again is null. */
export const changesOf = ({ texts }: Mail, form: MailForm): TextChange[] =>
  LANGUAGES.flatMap((language) =>
    texts.flatMap(({ key, own, changed }) => {
      const text = form[language][key] ?? own[language]
      return text === (changed[language] ?? own[language])
        ? []
        : [{ language, key, text: text === own[language] ? null : text }]
    }),
  )

const braced = (places: readonly { name: string }[]): string => places.map(({ name }) => `{${name}}`).join(', ')

/** Why a text is refused, in the reader's language. */
export function textFault({ code, message }: Pick<Fault, 'code' | 'message'>, { places, longest }: MailText): string {
  if (code === 'MISSING_PLACE')
    return m.mails_fault_missing({ places: braced(places.filter(({ isNeeded }) => isNeeded)) })
  if (code === 'UNKNOWN_PLACE') return m.mails_fault_unknown({ places: braced(places) || '–' })
  if (code === 'MARKUP') return m.mails_fault_markup()
  if (code === 'TOO_LONG') return m.mails_fault_long({ count: longest })
  if (code === 'LINE_BREAK') return m.mails_fault_line()
  return faultText({ code, message })
}
