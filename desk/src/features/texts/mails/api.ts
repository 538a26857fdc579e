/** What the shop's own API under `/api/mails/` gives: the texts of mails, and mails as they would be. */
import { ownApi } from '../../../platform/own-api.ts'
import type { Language } from '../../../platform/i18n.ts'

export interface ListedMail {
  mail: string
  about: 'ORDER' | 'CUSTOMER' | 'REVIEW' | null
  /** How many texts the owner has replaced. */
  changed: number
}

export const PARTS = ['SUBJECT', 'PREVIEW', 'HEADING', 'TEXT', 'NOTICE', 'NOTE', 'BUTTON', 'LABEL'] as const

export interface MailText {
  key: string
  part: (typeof PARTS)[number]
  longest: number
  places: { name: string; isNeeded: boolean }[]
  own: Record<Language, string>
  changed: Record<Language, string | null>
}

export interface Mail extends Pick<ListedMail, 'mail' | 'about'> {
  version: string
  /** To whom a mail that is tried goes. */
  recipient: string
  texts: MailText[]
}

export interface TextChange {
  language: Language
  key: string
  /** Null: the shop's own. */
  text: string | null
}

export interface Example {
  id: string
  name: string
}

export interface Preview {
  subject: string
  html: string
  text: string
  example: Example | ''
}

export interface Asked {
  language: Language
  texts: TextChange[]
  example: string | null
}

export const mailsQuery = {
  queryKey: ['mails', 'list'],
  queryFn: async () => (await ownApi<{ mails: ListedMail[] }>('GET', '/api/mails/')).mails,
}

export const mailQuery = (mail: string) => ({
  queryKey: ['mails', 'one', mail],
  queryFn: () => ownApi<Mail>('GET', `/api/mails/${encodeURIComponent(mail)}/`),
})

export const examplesQuery = (mail: string, search: string) => ({
  queryKey: ['mails', 'examples', mail, search],
  queryFn: async () => {
    const query = new URLSearchParams({ search }).toString()
    return (await ownApi<{ examples: Example[] }>('GET', `/api/mails/${mail}/examples/?${query}`)).examples
  },
})

export const previewMail = (mail: string, asked: Asked): Promise<Preview> =>
  ownApi('POST', `/api/mails/${mail}/preview/`, asked)

export const tryMail = (mail: string, asked: Asked): Promise<{ recipient: string }> =>
  ownApi('POST', `/api/mails/${mail}/try/`, asked)

export const saveMail = (mail: string, version: string, texts: TextChange[]): Promise<Mail> =>
  ownApi('POST', `/api/mails/${mail}/`, { version, texts })
