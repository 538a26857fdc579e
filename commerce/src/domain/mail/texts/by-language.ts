/** The texts of the mails in each language. */
import type { Language } from '@semena/contract/limits'
import { cs } from './cs.ts'
import { en } from './en.ts'
import { ru } from './ru.ts'
import type { MailTexts } from './texts.ts'

export const TEXTS: Readonly<Record<Language, MailTexts>> = { en, ru, cs }
