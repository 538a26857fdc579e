/** The seed finder's questions: what each answer means for the catalogue's own filters. */
import { m } from '../../../paraglide/messages.js'
import type { Scales } from '../queries.ts'
import type { CatalogSearch } from '../search.ts'
import type { Span } from '../variety.ts'
import { ANY, type FinderSearch, type Topic } from './search.ts'

/** One visit to the finder takes no longer than this. */
const MOST_QUESTIONS = 3
/** As many answers as one request counts. */
const MOST_ANSWERS = 6

export interface Answer {
  id: string
  name: string
  filters: CatalogSearch
  /** What the answer looks like in the language of facts. */
  indica?: number
  thc?: Span
  weeks?: Span
}

export interface Question {
  topic: Topic
  title: string
  note: string
  answers: Answer[]
}

const sides = (): Answer[] => [
  { id: 'indica', name: m.finder_side_indica(), filters: { 'genotype-sativa': '-30' }, indica: 85 },
  { id: 'half', name: m.finder_side_half(), filters: { 'genotype-sativa': '31-69' }, indica: 50 },
  { id: 'sativa', name: m.finder_side_sativa(), filters: { 'genotype-sativa': '70-' }, indica: 15 },
]
const strengths = (): Answer[] => [
  { id: 'mild', name: m.finder_thc_mild(), filters: { 'max-thc': '15' }, thc: [0, 15] },
  { id: 'middle', name: m.finder_thc_middle(), filters: { 'min-thc': '16', 'max-thc': '20' }, thc: [16, 20] },
  { id: 'strong', name: m.finder_thc_strong(), filters: { 'min-thc': '21' }, thc: [21, 30] },
]
const times = (): Answer[] => [
  { id: 'short', name: m.finder_time_short(), filters: { 'max-time-of': '56' }, weeks: [6, 8] },
  {
    id: 'middle',
    name: m.finder_time_middle(),
    filters: { 'min-time-of': '57', 'max-time-of': '70' },
    weeks: [9, 10],
  },
  { id: 'long', name: m.finder_time_long(), filters: { 'min-time-of': '71' }, weeks: [11, 13] },
]

/** A shop without kinds of seed is asked about time instead. */
export function questionsFor({ genetics }: Pick<Scales, 'genetics'>): Question[] {
  const kinds = genetics
    .slice(0, MOST_ANSWERS)
    .map(({ slug, name }): Answer => ({ id: slug, name, filters: { genetics: [slug] } }))
  const all: Question[] = [
    { topic: 'kind', title: m.finder_kind(), note: m.finder_kind_note(), answers: kinds },
    { topic: 'side', title: m.finder_side(), note: m.finder_side_note(), answers: sides() },
    { topic: 'thc', title: m.finder_thc(), note: m.finder_thc_note(), answers: strengths() },
    { topic: 'time', title: m.finder_time(), note: m.finder_time_note(), answers: times() },
  ]
  return all.filter(({ answers }) => answers.length > 1).slice(0, MOST_QUESTIONS)
}

export interface Answered {
  question: Question
  /** Null: any will do. */
  answer: Answer | null
}

export interface FinderState {
  answered: Answered[]
  /** Null: everything has been answered. */
  next: Question | null
  filters: CatalogSearch
}

/** Answers count in the questions' order; whatever follows an open question waits. */
export function stateOf(questions: readonly Question[], search: FinderSearch): FinderState {
  const answered: Answered[] = []
  let filters: CatalogSearch = {}
  for (const question of questions) {
    const said = search[question.topic]
    const answer = question.answers.find(({ id }) => id === said) ?? null
    if (!answer && said !== ANY) return { answered, next: question, filters }
    answered.push({ question, answer })
    filters = { ...filters, ...answer?.filters }
  }
  return { answered, next: null, filters }
}

/** The address in which only the first answers are given. */
export const searchUpTo = (answered: readonly Answered[], count: number): FinderSearch =>
  Object.fromEntries(answered.slice(0, count).map(({ question, answer }) => [question.topic, answer?.id ?? ANY]))
