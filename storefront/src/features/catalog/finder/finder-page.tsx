/** The seed finder: three questions, one at a time, each a form that works without scripts. */
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef } from 'react'
import { m } from '../../../paraglide/messages.js'
import { useChannel } from '../../../platform/channel.ts'
import { languageCode, localPath } from '../../../platform/i18n.ts'
import { Icon } from '@semena/ui/icon'
import { scalesQuery } from '../queries.ts'
import { AnswerButton } from './answer-button.tsx'
import { finderQuery } from './finder-query.ts'
import { Fits } from './fits.tsx'
import { type Answered, type Question, questionsFor, searchUpTo, stateOf } from './questions.ts'
import { ANY, type FinderSearch } from './search.ts'

/** Links match the exact address, because the addresses of earlier questions begin alike. */
const EXACT = { exact: true }

export function FinderPage({ search }: { search: FinderSearch }) {
  const place = { channel: useChannel().slug, language: languageCode() }
  const { data: scales } = useSuspenseQuery(scalesQuery(place))
  const questions = questionsFor(scales)
  const state = stateOf(questions, search)
  const { answered, next, filters } = state
  return (
    <div className={next ? 'wrap finder' : 'wrap finder finder--done'}>
      <header>
        <h1>{m.finder_title()}</h1>
        <p>{m.finder_lead()}</p>
      </header>
      <Progress answered={answered} of={questions.length} />
      {next ? (
        <Asked key={next.topic} question={next} answered={answered} filters={filters} channel={place.channel} />
      ) : (
        <Fits place={place} state={state} scales={scales} />
      )}
      <div className="finder-ways">
        {answered.length > 0 && (
          <>
            <Link
              to="/finder"
              search={searchUpTo(answered, answered.length - 1)}
              activeOptions={EXACT}
              className="button-link"
            >
              <Icon name="left" small />
              {m.finder_back()}
            </Link>
            <Link to="/finder" search={{}} activeOptions={EXACT} className="button-link">
              {m.finder_again()}
            </Link>
          </>
        )}
        {next && (
          <Link to="/catalog" search={filters} className="button-link">
            {m.finder_skip()}
            <Icon name="right" small />
          </Link>
        )}
      </div>
    </div>
  )
}

/** The answers so far, each a link back to its question, and how many questions there are. */
function Progress({ answered, of }: { answered: readonly Answered[]; of: number }) {
  return (
    <ol className="finder-steps" aria-label={m.finder_steps()}>
      {Array.from({ length: of }, (_, i) => {
        const one = answered[i]
        return (
          <li key={i} aria-current={i === answered.length ? 'step' : undefined} className={one && 'finder-steps-done'}>
            {one ? (
              <Link to="/finder" search={searchUpTo(answered, i)} activeOptions={EXACT}>
                <span className="visually-hidden">{m.finder_change()} </span>
                {one.answer?.name ?? m.finder_any()}
              </Link>
            ) : (
              <span>{m.finder_step({ number: i + 1, of })}</span>
            )}
          </li>
        )
      })}
    </ol>
  )
}

interface AskedProps {
  question: Question
  answered: readonly Answered[]
  filters: Parameters<typeof finderQuery>[2]
  channel: string
}

function Asked({ question, answered, filters, channel }: AskedProps) {
  const { topic, title, note, answers } = question
  const counts = useQuery(finderQuery(channel, question, filters)).data
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  const given = searchUpTo(answered, answered.length)
  // The next question replaces the last one, so it gets the focus.
  useEffect(() => {
    if (answered.length > 0) heading.current?.focus({ preventScroll: true })
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const pressed = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null
    if (pressed) void navigate({ to: '/finder', search: { ...given, [topic]: pressed.value } })
  }
  return (
    <section className="finder-question" aria-labelledby="finder-question">
      <h2 ref={heading} id="finder-question" tabIndex={-1}>
        {title}
      </h2>
      <p>{note}</p>
      <form method="get" action={localPath('/finder')} onSubmit={submit}>
        {Object.entries(given).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {answers.map((answer, i) => (
          <AnswerButton key={answer.id} topic={topic} answer={answer} count={counts?.answers[i]} />
        ))}
        <AnswerButton topic={topic} answer={{ id: ANY, name: m.finder_any(), filters: {} }} count={counts?.any} />
      </form>
    </section>
  )
}
