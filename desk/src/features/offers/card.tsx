/** One gift card: what is left on it, until when, for whom, and what happened with it. */
import { Button } from '@semena/ui/button'
import { SelectField } from '@semena/ui/select-field'
import { TextField } from '@semena/ui/text-field'
import type { GiftCardEventsEnum } from '@semena/contract/enums'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { useAct } from '../../parts/act.ts'
import { Amount, Moment } from '../../parts/figures.tsx'
import { Ask, Fields, SaveBar } from '../../parts/forms.tsx'
import { Icon } from '../../parts/icon.tsx'
import { Menu } from '../../parts/menu.tsx'
import { Nothing, Page, Section } from '../../parts/page.tsx'
import { type Fault, troubleText } from '../../platform/faults.ts'
import { mutate, request } from '../../platform/graphql.ts'
import { moneyText, readAmount } from '../../platform/money.ts'
import { useChannels } from '../../platform/rights.ts'
import { useUnsaved } from '../../platform/unsaved.ts'
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

export function OneCard() {
  const { id } = route.useParams()
  const { data, error, isPending } = useQuery(cardQuery(id))
  if (data) return <Known key={id} card={data} />
  return (
    <Page title={m.offers_card()} back={{ to: '/offers/cards', label: m.offers_cards() }}>
      {!isPending && <Nothing title={error ? troubleText(error) : m.offers_gone()} />}
    </Page>
  )
}

const tagsOf = (text: string): string[] =>
  text
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean)

function Known({ card }: { card: Card }) {
  const navigate = useNavigate()
  const channels = useChannels()
  const [open, setOpen] = useState<'resend' | 'delete' | null>(null)
  const [code, setCode] = useState<string | null>(null)
  const [note, setNote] = useState('')
  const { currency } = card.currentBalance
  const [to, setTo] = useState({ email: card.assignedToEmail ?? '', channel: '' })
  const ofCurrency = channels.filter(({ currencyCode }) => currencyCode === currency)
  const unsaved = useUnsaved(`card.${card.id}`, {
    balance: String(card.currentBalance.amount),
    expiryDate: card.expiryDate ?? '',
    tags: card.tags.map(({ name }) => name).join(', '),
  })
  const { value, set } = unsaved
  const save = useAct(
    async (): Promise<readonly Fault[]> => {
      const balance = readAmount(value.balance, currency)
      if (balance === null) return [{ field: 'balanceAmount', code: 'INVALID', message: null }]
      const before = card.tags.map(({ name }) => name)
      const { added, removed } = difference(before, tagsOf(value.tags))
      const { faults } = await mutate(DeskUpdateCardDocument, {
        id: card.id,
        input: {
          ...(balance === card.currentBalance.amount ? {} : { balanceAmount: balance }),
          expiryDate: value.expiryDate || null,
          ...(added.length ? { addTags: added } : {}),
          ...(removed.length ? { removeTags: removed } : {}),
        },
      })
      await cardsChanged()
      if (!faults.length) unsaved.saved(value)
      return faults
    },
    { fields: ['balanceAmount', 'expiryDate'], done: m.parts_saved() },
  )
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
      if (!faults.length) setOpen(null)
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
  const remove = useAct(async () => {
    const { faults } = await mutate(DeskDeleteCardsDocument, { ids: [card.id] })
    if (faults.length) return faults
    unsaved.drop()
    await navigate({ to: '/offers/cards' })
    await cardsChanged()
    return []
  })
  return (
    <Page
      title={m.offers_card_name({ code: card.displayCode })}
      back={{ to: '/offers/cards', label: m.offers_cards() }}
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
      actions={
        <Menu
          label={m.parts_more()}
          items={[
            { label: card.isActive ? m.offers_switch_off() : m.offers_switch_on(), onPress: () => void turn.run() },
            { label: m.offers_resend(), onPress: () => setOpen('resend') },
            { label: m.parts_delete(), danger: true, onPress: () => setOpen('delete') },
          ]}
        >
          <Icon name="more" />
        </Menu>
      }
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
      <form
        className="offer-form"
        onSubmit={(event) => {
          event.preventDefault()
          if (unsaved.isChanged) void save.run()
        }}
      >
        <Fields>
          <TextField
            id="card-balance"
            label={m.offers_set_balance({ currency })}
            inputMode="decimal"
            value={value.balance}
            error={save.at('balanceAmount')}
            onChange={(balance) => set((before) => ({ ...before, balance }))}
          />
          <TextField
            id="card-expiry"
            type="date"
            label={m.offers_ends()}
            hint={value.expiryDate ? undefined : m.offers_no_end()}
            value={value.expiryDate}
            error={save.at('expiryDate')}
            onChange={(expiryDate) => set((before) => ({ ...before, expiryDate }))}
          />
          <TextField
            id="card-tags"
            label={m.offers_tags()}
            hint={m.offers_tags_hint()}
            value={value.tags}
            onChange={(tags) => set((before) => ({ ...before, tags }))}
          />
        </Fields>
      </form>
      <Section title={m.offers_history()}>
        <form
          className="filters"
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
                    № {orderNumber}
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
      <SaveBar unsaved={unsaved} busy={save.busy} onSave={() => void save.run()} />
      <Ask
        open={open === 'resend'}
        title={m.offers_resend()}
        yes={m.offers_send()}
        busy={resend.busy}
        onNo={() => setOpen(null)}
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
      <Ask
        open={open === 'delete'}
        title={m.offers_delete_ask({ name: `…${card.displayCode}` })}
        yes={m.parts_delete()}
        danger
        busy={remove.busy}
        onNo={() => setOpen(null)}
        onYes={() => void remove.run()}
      >
        <p>{m.offers_delete_cards_text()}</p>
      </Ask>
    </Page>
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
