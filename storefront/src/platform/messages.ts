/**
 * Fetches the messages of the page's language; in development they are part of the page already. See
 * `insides/one-language.ts`.
 */
import { fill } from 'virtual:messages'
import { currentLanguage, type Language } from './i18n.ts'

const FILES: Record<Language, () => Promise<{ messages: readonly unknown[] }>> = {
  en: () => import('virtual:messages/en'),
  ru: () => import('virtual:messages/ru'),
  cs: () => import('virtual:messages/cs'),
}

export async function loadMessages(): Promise<void> {
  const { messages } = await FILES[currentLanguage()]()
  fill(messages)
}
