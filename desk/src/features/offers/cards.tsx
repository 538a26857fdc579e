/** The list of gift cards: money that is paid for already. */
import { Button } from '@semena/ui/button'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { useAct } from '../../parts/act.ts'
import { Amount, Moment, Tag } from '../../parts/figures.tsx'
import { Ask, Pick, SearchBox } from '../../parts/forms.tsx'
import { Icon } from '../../parts/icon.tsx'
import { chosenIn, type Column, List } from '../../parts/list.tsx'
import { Menu } from '../../parts/menu.tsx'
import { NoneFits, Nothing } from '../../parts/page.tsx'
import { pagesOf, usePages } from '../../parts/pages.ts'
import { mutate, request } from '../../platform/graphql.ts'
import { countText } from '../../platform/money.ts'
import { dayText } from '../../platform/moments.ts'
import { CardSettings } from './card-settings.tsx'
import { isPast } from './dates.ts'
import { cardFilter, cardsChanged, cardSettingsQuery, exportCards } from './card-queries.ts'
import {
  DeskActivateCardsDocument,
  type DeskCardRowFragment,
  DeskCardsDocument,
  DeskDeactivateCardsDocument,
  DeskDeleteCardsDocument,
} from './cards.generated.ts'
import { NewCards } from './new-cards.tsx'
import { known, type OfferSearch } from './search.ts'
import { OfferPage } from './tabs.tsx'

const PAGE = 50
const route = getRouteApi('/offers/cards/')

export function CardList() {
  const search = route.useSearch()
  const navigate = useNavigate({ from: '/offers/cards/' })
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set())
  const [open, setOpen] = useState<'new' | 'settings' | 'delete' | null>(null)
  const { data: settings } = useQuery(cardSettingsQuery)
  const pages = usePages(
    pagesOf<DeskCardRowFragment>(['cards', 'list', search], async (after, signal) => {
      const { giftCards } = await request(
        DeskCardsDocument,
        { first: PAGE, after, search: search.search ?? null, filter: cardFilter(search) },
        signal,
      )
      return giftCards
    }),
  )
  const change = (part: OfferSearch): void =>
    void navigate({ search: (before) => known({ ...before, ...part }), replace: true })
  const seen = chosenIn(pages.rows, chosen)
  const act = useAct(
    async (what: 'activate' | 'deactivate' | 'delete') => {
      const document = {
        activate: DeskActivateCardsDocument,
        deactivate: DeskDeactivateCardsDocument,
        delete: DeskDeleteCardsDocument,
      }[what] as typeof DeskActivateCardsDocument
      const { faults } = await mutate(document, { ids: seen })
      await cardsChanged()
      setOpen(null)
      if (!faults.length) choose(new Set())
      return faults
    },
    { done: m.parts_saved() },
  )
  const save = useAct(() => exportCards(search))
  const add = (
    <Button look="leaf" onClick={() => setOpen('new')}>
      {m.offers_new_card()}
    </Button>
  )
  return (
    <OfferPage
      aside={pages.total === null ? null : countText(pages.total)}
      actions={
        <>
          {add}
          <Menu
            label={m.parts_more()}
            items={[
              { label: m.offers_export(), onPress: () => void save.run() },
              { label: m.offers_card_settings(), onPress: () => setOpen('settings') },
            ]}
          >
            <Icon name="more" />
          </Menu>
        </>
      }
    >
      <div className="filters">
        <SearchBox
          label={m.offers_search_cards()}
          value={search.search ?? ''}
          onChange={(text) => change({ search: text || undefined })}
        />
        <Pick
          label={m.offers_state()}
          value={search.active ?? ''}
          options={[
            { value: 'yes', label: m.offers_usable() },
            { value: 'no', label: m.offers_switched_off() },
          ]}
          onChange={(active) => change({ active: active || undefined })}
        />
        {(settings?.giftCardCurrencies.length ?? 0) > 1 && (
          <Pick
            label={m.offers_currency()}
            value={search.currency ?? ''}
            options={settings!.giftCardCurrencies.map((value) => ({ value, label: value }))}
            onChange={(currency) => change({ currency: currency || undefined })}
          />
        )}
      </div>
      {seen.length > 0 && (
        <div className="filters" role="region" aria-label={m.offers_chosen({ count: countText(seen.length) })}>
          <span>{m.offers_chosen({ count: countText(seen.length) })}</span>
          <Button look="line" busy={act.busy} onClick={() => void act.run('activate')}>
            {m.offers_switch_on()}
          </Button>
          <Button look="line" busy={act.busy} onClick={() => void act.run('deactivate')}>
            {m.offers_switch_off()}
          </Button>
          <Button look="line" className="offer-remove" onClick={() => setOpen('delete')}>
            {m.parts_delete()}
          </Button>
        </div>
      )}
      <List
        label={m.offers_cards()}
        {...pages}
        chosen={chosen}
        onChoose={choose}
        columns={COLUMNS()}
        tone={(row) => (row.isActive ? undefined : 'quiet')}
        link={(row) => ({ to: '/offers/cards/$id', params: { id: row.id } })}
        onOpen={(row) => void navigate({ to: '/offers/cards/$id', params: { id: row.id } })}
        empty={
          Object.keys(search).length ? (
            <NoneFits onClear={() => void navigate({ search: {} })} />
          ) : (
            <Nothing title={m.offers_no_cards()} text={m.offers_no_cards_text()} action={add} />
          )
        }
      />
      {open === 'new' && <NewCards onClose={() => setOpen(null)} />}
      {open === 'settings' && settings && <CardSettings found={settings} onClose={() => setOpen(null)} />}
      <Ask
        open={open === 'delete'}
        title={m.offers_delete_cards({ count: seen.length, figure: countText(seen.length) })}
        yes={m.parts_delete()}
        danger
        busy={act.busy}
        onNo={() => setOpen(null)}
        onYes={() => void act.run('delete')}
      >
        <p>{m.offers_delete_cards_text()}</p>
      </Ask>
    </OfferPage>
  )
}

const COLUMNS = (): Column<DeskCardRowFragment>[] => [
  { name: 'code', title: m.offers_code(), show: (row) => <code>…{row.displayCode}</code> },
  { name: 'state', title: m.offers_state(), show: (row) => <CardState card={row} /> },
  { name: 'for', title: m.offers_card_for(), show: (row) => row.assignedToEmail ?? '–' },
  {
    name: 'tags',
    title: m.offers_tags(),
    minor: true,
    show: (row) => row.tags.map(({ name }) => name).join(', ') || '–',
  },
  { name: 'created', title: m.offers_made(), minor: true, show: (row) => <Moment at={row.created} /> },
  {
    name: 'until',
    title: m.offers_ends(),
    minor: true,
    show: (row) => (row.expiryDate ? dayText(row.expiryDate) : m.offers_no_end()),
  },
  {
    name: 'first',
    title: m.offers_first_balance(),
    align: 'right',
    minor: true,
    show: (row) => <Amount money={row.initialBalance} />,
  },
  { name: 'left', title: m.offers_left(), align: 'right', show: (row) => <Amount money={row.currentBalance} /> },
]

export function CardState({ card: { isActive, expiryDate, currentBalance } }: { card: DeskCardRowFragment }) {
  if (!isActive) return <Tag>{m.offers_switched_off()}</Tag>
  if (expiryDate && isPast(expiryDate)) return <Tag>{m.offers_over()}</Tag>
  if (currentBalance.amount === 0) return <Tag>{m.offers_used_up()}</Tag>
  return <Tag tone="leaf">{m.offers_usable()}</Tag>
}
