/** What happened to an order, newest first, and notes of those who work on it. */
import { Button } from '@semena/ui/button'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Moment } from '../../parts/figures.tsx'
import { Section } from '../../parts/page.tsx'
import { mutate } from '../../platform/graphql.ts'
import { useMay } from '../../platform/rights.ts'
import { useUnsaved } from '../../platform/unsaved.ts'
import { DeskNoteAddDocument, DeskNoteUpdateDocument } from './acts.generated.ts'
import { eventText, withoutConfirming } from './event-text.ts'
import { type Order, useOrderAct } from './order-query.ts'

type Event = Order['events'][number]

export function Timeline({ order }: { order: Order }) {
  const may = useMay('MANAGE_ORDERS')
  // A note that was written anew takes the place of the one before.
  const replaced = new Set(order.events.flatMap(({ related }) => related?.id ?? []))
  const events = withoutConfirming(order.events.filter(({ id }) => !replaced.has(id))).toReversed()
  return (
    <Section title={m.orders_timeline()}>
      {may && <NoteField order={order} />}
      <ol className="order-events">
        {events.map((event) => (
          <One key={event.id} event={event} currency={order.total.gross.currency} may={may} />
        ))}
      </ol>
    </Section>
  )
}

function NoteField({ order }: { order: Order }) {
  const form = useUnsaved<string>(`order.${order.id}.note`, '')
  const add = useOrderAct(
    async (message: string) => (await mutate(DeskNoteAddDocument, { order: order.id, message })).faults as [],
  )
  const submit = async (): Promise<void> => {
    const sent = form.value
    if (sent.trim() && (await add.run(sent.trim()))) form.saved(sent)
  }
  return (
    <form
      className="order-events-note"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <label htmlFor="order-note" className="visually-hidden">
        {m.orders_note()}
      </label>
      <textarea
        id="order-note"
        className="field-input order-events-field"
        rows={1}
        placeholder={m.orders_note_hint()}
        value={form.value}
        onChange={(event) => form.set(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit()
        }}
      />
      <Button look="line" type="submit" busy={add.busy} disabled={!form.value.trim()}>
        {m.orders_note_add()}
      </Button>
    </form>
  )
}

function One({ event, currency, may }: { event: Event; currency: string; may: boolean }) {
  const [text, setText] = useState<string | null>(null)
  const save = useOrderAct(
    async (message: string) => (await mutate(DeskNoteUpdateDocument, { note: event.id, message })).faults as [],
  )
  const isNote = event.type === 'NOTE_ADDED' || event.type === 'NOTE_UPDATED'
  const by = event.user ? `${event.user.firstName} ${event.user.lastName}`.trim() || event.user.email : event.app?.name
  return (
    <li className={isNote ? 'order-events-one order-events-one--note' : 'order-events-one'}>
      <span className="order-events-when">
        <Moment at={event.date} />
      </span>
      <span className="order-events-what">
        {text === null ? (
          <>
            {eventText(event, currency)}
            {event.relatedOrder && (
              <>
                {' '}
                <Link to="/orders/$id" params={{ id: event.relatedOrder.id }}>
                  {m.parts_number({ number: event.relatedOrder.number })}
                </Link>
              </>
            )}
            {by && <span className="order-events-who"> · {by}</span>}
            {isNote && may && (
              <Button look="link" className="order-events-edit" onClick={() => setText(event.message ?? '')}>
                {m.parts_edit()}
              </Button>
            )}
          </>
        ) : (
          <form
            className="order-events-note"
            onSubmit={(submitted) => {
              submitted.preventDefault()
              if (text.trim()) void save.run(text.trim()).then((isDone) => isDone && setText(null))
            }}
          >
            <textarea
              className="field-input order-events-field"
              aria-label={m.orders_note()}
              value={text}
              onChange={(typed) => setText(typed.target.value)}
            />
            <Button look="line" type="submit" busy={save.busy}>
              {m.parts_save()}
            </Button>
          </form>
        )}
      </span>
    </li>
  )
}
