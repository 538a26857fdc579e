/** One answer of the seed finder: its name, its drawing as a fact, and how many varieties match it. */
import { m } from '../../../paraglide/messages.js'
import { ThcTrack, WeeksTrack } from '../facts/tracks.tsx'
import type { Answer } from './questions.ts'
import type { Topic } from './search.ts'

interface Props {
  topic: Topic
  answer: Answer
  /** How many varieties match; undefined where the service did not say. */
  count: number | undefined
}

export function AnswerButton({ topic, answer: { id, name, indica, thc, weeks }, count }: Props) {
  return (
    <button type="submit" name={topic} value={id} className="answer-button" disabled={count === 0}>
      <b>{name}</b>
      {(indica !== undefined || thc || weeks) && (
        <span className="answer-button-fact" aria-hidden="true">
          {indica !== undefined && (
            <svg viewBox="0 0 100 8" preserveAspectRatio="none" className="answer-button-genotype">
              <path className="genotype-bar-indica" d={`M0 0H${indica}V8H0z`} />
            </svg>
          )}
          {thc && <ThcTrack span={thc} />}
          {weeks && <WeeksTrack span={weeks} />}
        </span>
      )}
      <small>{count !== undefined && m.catalog_varieties({ count })}</small>
    </button>
  )
}
