/** One gift card: what is left on it, until when, for whom, and what happened with it. */
import { Button } from '@semena/ui/button'
import { SelectField } from '@semena/ui/select-field'
import { TextField } from '@semena/ui/text-field'
import type { GiftCardEventsEnum } from '@semena/contract/enums'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { useAct } from '../../parts/act.ts'
import { Amount, Moment } from '../../parts/figures.tsx'
import { EditedPage } from '../../parts/edited.tsx'
import { Ask, Fields } from '../../parts/forms.tsx'
import { LoadedPage } from '../../parts/loaded.tsx'
import { Section } from '../../parts/page.tsx'
import { useEdited } from '../../parts/use-edited.ts'
import { mutate, request } from '../../platform/graphql.ts'
import { moneyText, readAmount } from '../../platform/money.ts'
import { useChannels } from '../../platform/rights.ts'
import { formAnew } from '../../platform/query-client.ts'
import { CardTerms } from './card-terms.tsx'
import { type Card, cardQuery, cardsChanged } from './card-queries.ts'
import { CardState } from './cards.tsx'
import {
  DeskActivateCardsDocument,
  DeskCardCodeDocument,
  DeskDeactivateCardsDocument,
  DeskDeleteCardsDocument,
  DeskNoteCardDocument,
  DeskResendCardDocument,
  DeskUpdateCardDocument,
} from './cards.generated.ts'
import { difference } from './promotion-draft.ts'

const route = getRouteApi('/offers/cards/$id')
const BACK = () => ({ to: '/offers/cards', label: m.offers_cards() }) as const

export function OneCard() {
  const { id } = route.useParams()
  return (
    <LoadedPage query={useQuery(cardQuery(id))} title={m.offers_card()} back={BACK()}>
      {(card) => <Known key={id} card={card} />}
    </LoadedPage>
  )
}

const tagsOf = (text: string): string[] =>
  text
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean)

const formOf = (card: Card) => ({
  balance: String(card.currentBalance.amount),
  expiryDate: card.expiryDate ?? '',
  tags: card.tags.map(({ name }) => name).join(', '),
})
type Form = ReturnType<typeof formOf>

const FIELD_NAMES: Record<keyof Form, () => string> = {
  balance: m.offers_left,
  expiryDate: m.offers_ends,
  tags: m.offers_tags,
}

function Known({ card }: { card: Card }) {
  const channels = useChannels()
  const [isSending, setSending] = useState(false)
  const [code, setCode] = useState<string | null>(null)
  const [note, setNote] = useState('')
  const { currency } = card.currentBalance
  const [to, setTo] = useState({ email: card.assignedToEmail ?? '', channel: '' })
  const ofCurrency = channels.filter(({ currencyCode }) => currencyCode === currency)
  const edited = useEdited<Form>({
    noun: 'card',
    id: card.id,
    server: formOf(card),
    fields: ['balanceAmount', 'expiryDate'],
    check: ({ balance }) =>
      readAmount(balance, currency) === null ? [{ field: 'balanceAmount', code: 'INVALID', message: null }] : [],
    read: formAnew(cardQuery, formOf),
    save: async (from, form) => {
      const { added, removed } = difference(tagsOf(from.tags), tagsOf(form.tags))
      return mutate(DeskUpdateCardDocument, {
        id: card.id,
        input: {
          ...(form.balance === from.balance ? {} : { balanceAmount: readAmount(form.balance, currency) }),
          ...(form.expiryDate === from.expiryDate ? {} : { expiryDate: form.expiryDate || null }),
          ...(added.length ? { addTags: added } : {}),
          ...(removed.length ? { removeTags: removed } : {}),
        },
      })
    },
  })
  const { value, put, at } = edited
  const turn = useAct(
    async () => {
      const document = card.isActive ? DeskDeactivateCardsDocument : DeskActivateCardsDocument
      const { faults } = await mutate(document as typeof DeskActivateCardsDocument, { ids: [card.id] })
      await cardsChanged()
      return faults
    },
    { done: m.parts_saved() },
  )
  const show = useAct(async () => {
    const { giftCard } = await request(DeskCardCodeDocument, { id: card.id })
    setCode(giftCard?.code ?? null)
  })
  const resend = useAct(
    async () => {
      const { faults } = await mutate(DeskResendCardDocument, {
        input: { id: card.id, email: to.email.trim() || null, channel: to.channel || ofCurrency[0]?.slug || '' },
      })
      await cardsChanged()
      if (!faults.length) setSending(false)
      return faults
    },
    { fields: ['email'], done: m.offers_sent() },
  )
  const add = useAct(async () => {
    const { faults } = await mutate(DeskNoteCardDocument, { id: card.id, message: note.trim() })
    await cardsChanged()
    if (!faults.length) setNote('')
    return faults
  })
  return (
    <EditedPage
      edited={edited}
      title={m.offers_card_name({ code: card.displayCode })}
      back={BACK()}
      make={m.parts_save()}
      labelOf={([part]) => FIELD_NAMES[part as keyof Form]()}
      aside={
        <>
          <CardState card={card} />
          {code ? (
            <code>{code}</code>
          ) : (
            <Button look="link" busy={show.busy} onClick={() => void show.run()}>
              {m.offers_show_code()}
            </Button>
          )}
        </>
      }
      more={[
        { label: card.isActive ? m.offers_switch_off() : m.offers_switch_on(), onPress: () => void turn.run() },
        { label: m.offers_resend(), onPress: () => setSending(true) },
      ]}
      deletion={{
        title: m.offers_delete_ask({ name: `…${card.displayCode}` }),
        text: m.offers_delete_cards_text(),
        run: () => mutate(DeskDeleteCardsDocument, { ids: [card.id] }),
        onDone: cardsChanged,
      }}
    >
      <dl className="offer-figures">
        <div>
          <dt>{m.offers_left()}</dt>
          <dd>{moneyText(card.currentBalance)}</dd>
        </div>
        <div>
          <dt>{m.offers_first_balance()}</dt>
          <dd>{moneyText(card.initialBalance)}</dd>
        </div>
        <div>
          <dt>{m.offers_last_used()}</dt>
          <dd>
            <Moment at={card.lastUsedOn} />
          </dd>
        </div>
      </dl>
      <Fields>
        <TextField
          id="card-balance"
          label={m.offers_set_balance({ currency })}
          inputMode="decimal"
          value={value.balance}
          error={at('balanceAmount')}
          onChange={(balance) => put({ balance })}
        />
        <CardTerms value={value} fault={at('expiryDate')} put={put} />
      </Fields>
      <Section title={m.offers_history()}>
        <form
          className="filters offer-note"
          onSubmit={(event) => {
            event.preventDefault()
            if (note.trim()) void add.run()
          }}
        >
          <TextField id="card-note" label={m.offers_note()} value={note} onChange={setNote} className="offer-wide" />
          <Button look="line" type="submit" busy={add.busy}>
            {m.offers_add_note()}
          </Button>
        </form>
        <ul className="offer-rows">
          {card.events
            .toSorted((a, b) => ((a.date ?? '') < (b.date ?? '') ? 1 : -1))
            .map(({ id, type, message, email, orderNumber, balance, date }) => (
              <li key={id}>
                <span>{type ? EVENTS[type]() : ''}</span>
                {orderNumber && (
                  <Link to="/orders" search={{ search: orderNumber }}>
                    {m.parts_number({ number: orderNumber })}
                  </Link>
                )}
                {(message || email) && <span className="offer-quiet">{message ?? email}</span>}
                {balance?.oldCurrentBalance && (
                  <span className="offer-quiet">
                    <Amount money={balance.oldCurrentBalance} /> → <Amount money={balance.currentBalance} />
                  </span>
                )}
                <span className="offer-end offer-quiet">
                  <Moment at={date} />
                </span>
              </li>
            ))}
        </ul>
      </Section>
      <Ask
        open={isSending}
        title={m.offers_resend()}
        yes={m.offers_send()}
        busy={resend.busy}
        onNo={() => setSending(false)}
        onYes={() => void resend.run()}
      >
        <TextField
          id="resend-email"
          type="email"
          label={m.frame_email()}
          required
          value={to.email}
          error={resend.at('email')}
          onChange={(email) => setTo((before) => ({ ...before, email }))}
        />
        {ofCurrency.length > 1 && (
          <SelectField
            id="resend-channel"
            label={m.offers_channels()}
            required
            placeholder={m.offers_channels()}
            value={to.channel || ofCurrency[0]!.slug}
            options={ofCurrency.map(({ slug, name }) => ({ value: slug, label: name }))}
            onChange={(channel) => setTo((before) => ({ ...before, channel }))}
          />
        )}
      </Ask>
    </EditedPage>
  )
}

const EVENTS: Readonly<Record<GiftCardEventsEnum, () => string>> = {
  ISSUED: m.offers_event_issued,
  BOUGHT: m.offers_event_bought,
  UPDATED: m.offers_event_updated,
  ACTIVATED: m.offers_event_on,
  DEACTIVATED: m.offers_event_off,
  BALANCE_RESET: m.offers_event_balance,
  EXPIRY_DATE_UPDATED: m.offers_event_expiry,
  TAGS_UPDATED: m.offers_event_tags,
  SENT_TO_CUSTOMER: m.offers_event_sent,
  RESENT: m.offers_event_resent,
  NOTE_ADDED: m.offers_event_note,
  USED_IN_ORDER: m.offers_event_used,
  REFUNDED_IN_ORDER: m.offers_event_refunded,
  BALANCE_ADJUSTED: m.offers_event_balance,
  ASSIGNED_TO_USER: m.offers_event_assigned,
  UNASSIGNED_FROM_USER: m.offers_event_unassigned,
}
