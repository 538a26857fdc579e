/** Finds mails for the palette by when they are sent. */
import { isOwnService } from '../../../platform/endpoint.ts'
import { type Found, MOST_FOUND } from '../../../parts/found.ts'
import { m } from '../../../paraglide/messages.js'
import { GROUPS } from './words.ts'

export function findMails(search: string): Found[] {
  if (!isOwnService()) return []
  const words = search.toLowerCase()
  return GROUPS.flatMap(({ mails }) => Object.entries(mails))
    .filter(([, name]) => `${m.mails_title()} ${name()}`.toLowerCase().includes(words))
    .slice(0, MOST_FOUND)
    .map(([mail, name]) => ({
      id: `mail-${mail}`,
      title: name(),
      detail: m.mails_title(),
      icon: 'texts' as const,
      link: { to: '/texts/mails/$mail' as const, params: { mail } },
    }))
}
