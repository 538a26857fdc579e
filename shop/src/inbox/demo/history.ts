/** What people wrote to the demo shop in three months, and who reads its newsletter. All of them are made up. */
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@semena/contract/time'
import type { Language } from '@semena/contract/languages'
import type { ContactTopic } from '@semena/contract/contact-limits'
import type { Database } from '@semena/commerce/database'
import { insertDemoMessages, insertDemoSubscribers } from '../db/demo.ts'

interface Written {
  /** How long ago, in hours. */
  age: number
  name: string
  language: Language
  topic: ContactTopic
  message: string
  /** What staff answered; left out while nobody has. */
  answer?: string
}

const MESSAGES: readonly Written[] = [
  {
    age: 3,
    name: 'Avery Whitfield',
    language: 'en',
    topic: 'order',
    message:
      'Hello, I paid this morning and the page said it was done, but I am not sure the mail arrived. Is my order all right?',
  },
  {
    age: 9,
    name: 'Markéta Vlčková',
    language: 'cs',
    topic: 'order',
    message: 'Dobrý den, mohli byste poslat zásilku až po víkendu? Do pátku nebudu doma. Děkuji.',
  },
  {
    age: 26,
    name: 'Илья Мельников',
    language: 'ru',
    topic: 'problem',
    message: 'Здравствуйте! Трек-номер пока ничего не показывает. Это нормально на второй день?',
  },
  {
    age: 31,
    name: 'Green Fern Collective',
    language: 'en',
    topic: 'wholesale',
    message:
      'We run a small collectors’ club with some 60 members. Do you have prices for 50 packs and more, mixed varieties?',
  },
  {
    age: 80,
    name: 'Lena Brandstetter',
    language: 'en',
    topic: 'order',
    message: 'Which delivery arrives without anybody having to be at home?',
    answer: 'The discreet letter fits into any letter box. The courier hands it over in person.',
  },
  {
    age: 130,
    name: 'Tomáš Hruška',
    language: 'cs',
    topic: 'problem',
    message: 'Obálka přišla trochu promáčknutá, semínka jsou ale v pořádku. Jen abyste věděli.',
    answer: 'Děkujeme za zprávu, přidáme do obálek pevnější vložku.',
  },
  {
    age: 260,
    name: 'Ольга Белякова',
    language: 'ru',
    topic: 'other',
    message: 'Как лучше хранить семена, если открываю пачку по одному?',
    answer: 'В закрытой пачке с силикагелем, в темноте при 4–8 °C. Так они лежат три–пять лет.',
  },
  {
    age: 400,
    name: 'Harriet Blackwood',
    language: 'en',
    topic: 'order',
    message: 'Two of my packs were the same although I chose two different ones. Could you look at it?',
    answer: 'You are right, that was our slip. The other pack leaves tomorrow, and please keep the first.',
  },
  {
    age: 700,
    name: 'Clément Rousseau',
    language: 'en',
    topic: 'partnership',
    message: 'I write a blog about old landraces and would like to show some of your drawings with a link.',
    answer: 'With pleasure. Please name the shop and link to the variety.',
  },
  {
    age: 1300,
    name: 'Anneke van der Berg',
    language: 'en',
    topic: 'other',
    message: 'Lovely catalogue. Will Durban Poison be there in packs of ten again?',
    answer: 'In spring, as far as we know today. The newsletter will tell.',
  },
]

const LANGUAGES: readonly Language[] = ['en', 'cs', 'en', 'ru', 'en']
const READERS = 34

export interface HistoryInput {
  now: Date
  /** The shop's own address, from which answers came. */
  by: string
}

/** Writes both, in the transaction that fills the demo. */
export async function writeInboxHistory(
  client: Pick<Database['pool'], 'query'>,
  { now, by }: HistoryInput,
): Promise<void> {
  const ago = (ms: number): Date => new Date(now.getTime() - ms)
  const origin = 'http://localhost'
  const messages = MESSAGES.map(({ age, name, language, topic, message, answer }, place) => {
    const at = ago(age * HOUR_MS)
    const doneAt = answer === undefined ? null : new Date(at.getTime() + (2 + place) * HOUR_MS)
    const answers = doneAt ? [{ at: doneAt.toISOString(), by, text: answer }] : []
    return {
      at,
      name,
      email: `demo-writer-${place + 1}@example.com`,
      topic,
      message,
      language,
      origin,
      doneAt,
      answers,
    }
  })
  await insertDemoMessages(client, JSON.stringify(messages))
  const readers = Array.from({ length: READERS }, (_, place) => {
    const at = ago(((place * 89) / READERS + 0.3) * DAY_MS)
    // The newest has not confirmed yet, and every ninth has left.
    const state = place === 0 ? 'ASKED' : place % 9 === 8 ? 'LEFT' : 'CONFIRMED'
    const after = new Date(at.getTime() + 11 * MINUTE_MS)
    return {
      email: `demo-reader-${place + 1}@example.com`,
      language: LANGUAGES[place % LANGUAGES.length],
      origin,
      state,
      at,
      confirmedAt: state === 'ASKED' ? null : after,
      leftAt: state === 'LEFT' ? ago(DAY_MS) : null,
    }
  })
  await insertDemoSubscribers(client, JSON.stringify(readers))
}
