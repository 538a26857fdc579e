/** The seed finder's questions: what each answer means for the catalogue's own filters. */
import { m } from '../../../paraglide/messages.js'
import type { Scales } from '../queries.ts'
import { type CatalogSearch, SCALES } from '../search.ts'
import { daysText, thcText } from '../facts/words.ts'
import type { Facts, Span } from '../variety.ts'
import { ANY, type FinderSearch, type Topic } from './search.ts'

/** The most questions that the finder asks. */
const MOST_QUESTIONS = 3
/** The most answers of a question, which is as many as one request counts. */
const MOST_ANSWERS = 6

export interface Answer {
  id: string
  name: string
  filters: CatalogSearch
  /** The figure that fits this answer best. */
  ideal?: number
  /** The facts that are drawn beside the answer. */
  indica?: number
  thc?: Span
  weeks?: Span
}

export interface Question {
  topic: Topic
  title: string
  note: string
  answers: Answer[]
  /** The figure of a variety that is compared with the answer's ideal, as a share of the question's scale. */
  figure?: (facts: Facts) => number | null
  /** Why a variety fits, in words of its own facts; null where it has no such fact. */
  reason: (facts: Facts) => string | null
}

const shareOf = ([least, most]: readonly [number, number], figure: number): number => (figure - least) / (most - least)

const sides = (): Answer[] => [
  { id: 'indica', name: m.finder_side_indica(), filters: { 'genotype-sativa': '-30' }, ideal: 1, indica: 85 },
  { id: 'half', name: m.finder_side_half(), filters: { 'genotype-sativa': '31-69' }, ideal: 0.5, indica: 50 },
  { id: 'sativa', name: m.finder_side_sativa(), filters: { 'genotype-sativa': '70-' }, ideal: 0, indica: 15 },
]
const strengths = (): Answer[] => [
  { id: 'mild', name: m.finder_thc_mild(), filters: { 'max-thc': '15' }, ideal: 0, thc: [0, 15] },
  {
    id: 'middle',
    name: m.finder_thc_middle(),
    filters: { 'min-thc': '16', 'max-thc': '20' },
    ideal: 0.6,
    thc: [16, 20],
  },
  { id: 'strong', name: m.finder_thc_strong(), filters: { 'min-thc': '21' }, ideal: 1, thc: [21, 30] },
]
const times = (): Answer[] => [
  { id: 'short', name: m.finder_time_short(), filters: { 'max-time-of': '56' }, ideal: 0, weeks: [6, 8] },
  {
    id: 'middle',
    name: m.finder_time_middle(),
    filters: { 'min-time-of': '57', 'max-time-of': '70' },
    ideal: 0.3,
    weeks: [9, 10],
  },
  { id: 'long', name: m.finder_time_long(), filters: { 'min-time-of': '71' }, ideal: 1, weeks: [11, 13] },
]

/** The questions for a shop; without kinds of seed, the finder asks about flowering time instead. */
export function questionsFor({ genetics }: Pick<Scales, 'genetics'>): Question[] {
  const kinds = genetics
    .slice(0, MOST_ANSWERS)
    .map(({ slug, name }): Answer => ({ id: slug, name, filters: { genetics: [slug] } }))
  const all: Question[] = [
    {
      topic: 'kind',
      title: m.finder_kind(),
      note: m.finder_kind_note(),
      answers: kinds,
      reason: ({ genetics }) => genetics?.name ?? null,
    },
    {
      topic: 'side',
      title: m.finder_side(),
      note: m.finder_side_note(),
      answers: sides(),
      figure: ({ indica }) => (indica === null ? null : indica / 100),
      reason: ({ indica }) =>
        indica === null
          ? null
          : indica < 50
            ? m.finder_reason_sativa({ figure: 100 - indica })
            : m.finder_reason_indica({ figure: indica }),
    },
    {
      topic: 'thc',
      title: m.finder_thc(),
      note: m.finder_thc_note(),
      answers: strengths(),
      figure: ({ thc }) => thc && shareOf(SCALES.thc, thc[1]),
      reason: ({ thc }) => thc && m.finder_reason_thc({ figure: thcText([thc[1], thc[1]]) }),
    },
    {
      topic: 'time',
      title: m.finder_time(),
      note: m.finder_time_note(),
      answers: times(),
      figure: ({ days }) => days && shareOf(SCALES.days, days[1]),
      reason: ({ days }) => days && m.finder_reason_time({ days: daysText(days) }),
    },
  ]
  return all.filter(({ answers }) => answers.length > 1).slice(0, MOST_QUESTIONS)
}

export interface Answered {
  question: Question
  /** The chosen answer; null where the visitor has no preference. */
  answer: Answer | null
}

export interface FinderState {
  answered: Answered[]
  /** The question to ask next; null when all are answered. */
  next: Question | null
  filters: CatalogSearch
}

/** What has been answered, in the questions' order; answers after the first open question do not count yet. */
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

/** The search of an address in which only the first `count` answers are given. */
export const searchUpTo = (answered: readonly Answered[], count: number): FinderSearch =>
  Object.fromEntries(answered.slice(0, count).map(({ question, answer }) => [question.topic, answer?.id ?? ANY]))

/** How well a variety fits the answers: 0 at best, less for every share of a scale that it is away from their ideals. */
export const fitOf = (answered: readonly Answered[], facts: Facts): number =>
  -answered.reduce((away, { question, answer }) => {
    const figure = question.figure?.(facts) ?? null
    return answer?.ideal === undefined || figure === null ? away : away + Math.abs(answer.ideal - figure)
  }, 0)

/** Why a variety fits: a fact for each question that was answered. */
export const reasonsOf = (answered: readonly Answered[], facts: Facts): string =>
  answered.flatMap(({ question, answer }) => (answer && question.reason(facts)) ?? []).join(' · ')
