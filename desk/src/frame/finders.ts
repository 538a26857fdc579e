/** What the palette finds beside sections and actions, and how it asks. */
import { queryOptions } from '@tanstack/react-query'
import { customerQuestion } from '../features/customers/find.ts'
import { findMessages } from '../features/inbox/find.ts'
import { voucherQuestion } from '../features/offers/find.ts'
import { orderQuestion } from '../features/orders/find.ts'
import { groupQuestion } from '../features/products/find.ts'
import { productQuestion } from '../features/sheet/find.ts'
import { pageQuestion } from '../features/texts/find.ts'
import { findMails } from '../features/texts/mails/find.ts'
import type { Found, Question } from '../parts/found.ts'
import { mayDo, type PermissionEnum } from '../platform/rights.ts'
import type { Person } from '../platform/session.ts'

interface Noun {
  name: string
  needs: PermissionEnum
}

/** In the order in which what is found is shown. */
const NOUNS: readonly (Noun & { question: Question })[] = [
  { name: 'orders', needs: 'MANAGE_ORDERS', question: orderQuestion },
  { name: 'products', needs: 'MANAGE_PRODUCTS', question: productQuestion },
  { name: 'customers', needs: 'MANAGE_USERS', question: customerQuestion },
  { name: 'vouchers', needs: 'MANAGE_DISCOUNTS', question: voucherQuestion },
  { name: 'pages', needs: 'MANAGE_PAGES', question: pageQuestion },
  { name: 'groups', needs: 'MANAGE_PRODUCTS', question: groupQuestion },
]

/** Fewer letters are in too many things to be worth a question. */
export const FEWEST_LETTERS = 2

/**
 * What is found for these letters: asked of the service for each noun that somebody may see and the server has, and of
 * the shop's own inbox, for which Saleor has no name. All of it is told at once, so that nothing moves under
 * somebody's fingers. Screens that look for the same nouns keep other things of them, so the key is the palette's own.
 */
export const foundQuery = (asked: string, person: Person | null, isOffered: (name: string) => boolean) => {
  const questions = NOUNS.filter(({ needs, question }) => mayDo(person, needs) && question.fields.every(isOffered)).map(
    ({ question }) => question,
  )
  const seesMessages = mayDo(person, 'MANAGE_USERS')
  return queryOptions({
    queryKey: ['palette', asked],
    enabled: asked.length >= FEWEST_LETTERS && (questions.length > 0 || seesMessages),
    staleTime: 10_000,
    queryFn: async ({ signal }): Promise<Found[]> => {
      const asking = questions.map(({ ask }) => ask(asked, signal))
      if (seesMessages) asking.push(findMessages(asked, signal))
      const answers = await Promise.allSettled(asking)
      const found = answers.filter((answer) => answer.status === 'fulfilled')
      // Whatever is found is shown without what failed.
      if (found.length === 0) throw (answers[0] as PromiseRejectedResult).reason
      return found.flatMap(({ value }) => value)
    },
  })
}

/** What is known without asking anybody. */
export const mailsOf = (asked: string, person: Person | null): Found[] =>
  asked.length >= FEWEST_LETTERS && mayDo(person, 'MANAGE_SETTINGS') ? findMails(asked) : []
