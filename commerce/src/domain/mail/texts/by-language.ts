/** The texts of the mails in each language, as the shop has them by itself. */
import type { Language } from '@semena/contract/languages'
import { cs, csFixed } from './cs.ts'
import { en, enFixed } from './en.ts'
import { ru, ruFixed } from './ru.ts'
import type { FixedTexts, MailTexts } from './texts.ts'

export const TEXTS: Readonly<Record<Language, MailTexts>> = { en, ru, cs }
export const FIXED: Readonly<Record<Language, FixedTexts>> = { en: enFixed, ru: ruFixed, cs: csFixed }
