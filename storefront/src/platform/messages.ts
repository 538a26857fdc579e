/**
 * Fetches the messages of the page's language; in development they are part of the page already. See
 * `insides/one-language.ts`.
 */
import { fill } from 'virtual:messages'
import { currentLanguage } from './i18n.ts'

export async function loadMessages(): Promise<void> {
  const language = currentLanguage()
  const { messages } = await (language === 'ru'
    ? import('virtual:messages/ru')
    : language === 'cs'
      ? import('virtual:messages/cs')
      : import('virtual:messages/en'))
  fill(messages)
}
