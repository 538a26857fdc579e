/** The home page of a shop whose owner has arranged none, such as the demo. */
import type { Section, SectionKind } from './home.ts'
import type { Language } from './languages.ts'
import { COLLECTIONS } from './limits.ts'

const section = (kind: SectionKind, rest: Partial<Section> = {}): Section => ({
  kind,
  isOn: true,
  slug: '',
  count: 0,
  as: 'cards',
  title: {},
  note: {},
  ...rest,
})

/** A new section of a kind. */
export const newSection = section

/** The lines below the titles of rows. */
const NOTES = {
  popular: { en: 'Our best sellers', ru: 'Чаще всего заказывают', cs: 'Nejčastěji objednávané' },
  autoflowering: {
    en: 'Compact varieties that flower by age, not by day length',
    ru: 'Компактные сорта, которые зацветают по возрасту, а не по длине дня',
    cs: 'Nízké odrůdy, které kvetou podle věku, ne podle délky dne',
  },
  feminized: {
    en: 'All the facts in one table',
    ru: 'Все характеристики в одной таблице',
    cs: 'Všechny údaje v jedné tabulce',
  },
} satisfies Record<string, Readonly<Record<Language, string>>>

export const USUAL_HOME: readonly Section[] = [
  section('cover'),
  section('claims'),
  section('row', { slug: COLLECTIONS.popular, count: 5, note: NOTES.popular }),
  section('finder'),
  section('map'),
  section('row', { slug: COLLECTIONS.autoflowering, count: 5, note: NOTES.autoflowering }),
  section('row', { slug: COLLECTIONS.feminized, count: 7, as: 'table', note: NOTES.feminized }),
  section('collections'),
  section('posts', { count: 3 }),
  section('recent'),
  section('newsletter'),
  section('about'),
]
