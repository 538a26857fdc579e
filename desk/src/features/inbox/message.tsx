/** One message: who wrote it, what, what was answered, and the answer that is being written. */
import { LONGEST_MESSAGE } from '@semena/contract/limits'
import { Button } from '@semena/ui/button'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { KeyboardEvent } from 'react'
import { m } from '../../paraglide/messages.js'
import { tell, useAct } from '../../parts/act.ts'
import { Moment, Tag } from '../../parts/figures.tsx'
import { Icon } from '../../parts/icon.tsx'
import { Nothing } from '../../parts/page.tsx'
import { troubleText } from '../../platform/faults.ts'
import { LANGUAGE_NAMES } from '../../platform/i18n.ts'
import { useMay } from '../../platform/rights.ts'
import { useUnsaved } from '../../platform/unsaved.ts'
import { answerOnce } from './answer.ts'
import { type Message, messageQuery, settleMessage } from './api.ts'
import { TOPICS } from './words.ts'

export function OneMessage({ number, back }: { number: number; back: () => void }) {
  const { data, error } = useQuery(messageQuery(number))
  return (
    <article className="inbox-message" aria-label={m.inbox_message({ number })}>
      <button type="button" className="inbox-back" onClick={back}>
        <Icon name="left" small />
        {m.inbox_title()}
      </button>
      {data ? <Content message={data} /> : error ? <Nothing title={m.inbox_gone()} text={troubleText(error)} /> : null}
    </article>
  )
}

function Content({ message }: { message: Message }) {
  const client = useQueryClient()
  const { number, doneAt, answers, language } = message
  const seesOrders = useMay('MANAGE_ORDERS')
  const text = useUnsaved(`message.${number}`, '')
  // How many answers there were when one was sent and nobody said whether it was heard.
  const unheard = useUnsaved<number | null>(`message.${number}.unheard`, null)
  const keep = async (now: Message): Promise<void> => {
    client.setQueryData(messageQuery(number).queryKey, now)
    await client.invalidateQueries({ queryKey: ['messages'] })
  }
  const answer = useAct(async () => {
    const sent = text.value
    const { message: now, isSent } = await answerOnce(message, sent, unheard.value, unheard.set)
    unheard.drop()
    if (isSent) {
      text.saved(sent)
      tell('success', m.inbox_sent(), m.inbox_sent_text({ email: message.email }))
    } else tell('warn', m.inbox_answered_meanwhile(), m.inbox_answered_meanwhile_text())
    await keep(now)
  })
  const settle = useAct(async () => keep(await settleMessage(number, !doneAt)))
  const send = (): void => {
    if (text.value.trim()) void answer.run()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send()
  }
  return (
    <>
      <header className="inbox-head">
        <h2 className="inbox-name">{message.name}</h2>
        {doneAt ? <Tag tone="leaf">{m.inbox_done()}</Tag> : <Tag tone="clay">{m.inbox_open()}</Tag>}
        <Button look="line" busy={settle.busy} onClick={() => void settle.run()}>
          {doneAt ? m.inbox_reopen() : m.inbox_settle()}
        </Button>
      </header>
      <dl className="inbox-facts">
        <dt>{m.inbox_email()}</dt>
        <dd>
          <a href={`mailto:${message.email}`}>{message.email}</a>
        </dd>
        <dt>{m.inbox_topic()}</dt>
        <dd>{TOPICS[message.topic]()}</dd>
        {message.orderNumber && (
          <>
            <dt>{m.inbox_order()}</dt>
            <dd>
              {seesOrders ? (
                <Link to="/orders" search={{ search: message.orderNumber }}>
                  {message.orderNumber}
                </Link>
              ) : (
                message.orderNumber
              )}
            </dd>
          </>
        )}
        <dt>{m.inbox_language()}</dt>
        <dd>{LANGUAGE_NAMES[language]}</dd>
        <dt>{m.inbox_written()}</dt>
        <dd>
          <Moment at={message.createdAt} />
        </dd>
      </dl>
      <p className="inbox-words" lang={language}>
        {message.message}
      </p>
      {answers.length > 0 && (
        <ol className="inbox-answers" aria-label={m.inbox_answers()}>
          {answers.map(({ at, by, text: words }) => (
            <li key={at}>
              <p className="inbox-by">
                {by} · <Moment at={at} />
              </p>
              <p className="inbox-words" lang={language}>
                {words}
              </p>
            </li>
          ))}
        </ol>
      )}
      <form
        className="inbox-form"
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <label htmlFor="inbox-answer" className="field-label">
          {m.inbox_answer_in({ language: LANGUAGE_NAMES[language] })}
        </label>
        <textarea
          id="inbox-answer"
          className="field-input field-input--area"
          lang={language}
          maxLength={LONGEST_MESSAGE}
          value={text.value}
          onChange={(event) => text.set(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <div className="inbox-send">
          <p>{text.restoredFrom ? m.inbox_restored() : m.inbox_how({ email: message.email })}</p>
          <Button
            look="leaf"
            type="submit"
            busy={answer.busy}
            disabled={!text.value.trim()}
            aria-keyshortcuts="Control+Enter"
          >
            {m.inbox_send()}
          </Button>
        </div>
      </form>
    </>
  )
}
