/**
 * "Make this shop yours": the steps from a demo or an empty shop to an own one. Each says how the shop stands, leads to
 * where that is changed, and is ticked by the owner, who may leave any of them for later.
 */
import { paymentWay } from '@semena/contract/payment-ways'
import { shownLanguages } from '@semena/contract/shop-languages'
import { CheckField } from '@semena/ui/check-field'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { useAct } from '../../parts/act.ts'
import { LoadedPage } from '../../parts/loaded.tsx'
import { Page } from '../../parts/page.tsx'
import { type Place, Way } from '../../parts/way.tsx'
import { mutate, request } from '../../platform/graphql.ts'
import { LANGUAGE_NAMES } from '../../platform/i18n.ts'
import { countText } from '../../platform/money.ts'
import { readAnew } from '../../platform/query-client.ts'
import {
  DeskGuideGoodsDocument,
  DeskGuidePagesDocument,
  DeskGuidePeopleDocument,
  type DeskGuideQuery,
  DeskGuideZonesDocument,
} from './guide.generated.ts'
import { doneOf, GUIDE_KEY, guideQuery, type StepName, STEPS } from './guide.ts'
import { toSettings } from './index.tsx'
import { DeskSaveShopDocument } from './shop.generated.ts'

interface Step {
  title: () => string
  text: () => string
  /** Where it is done, with what the links say. */
  links: readonly { to: Place[]; label: () => string }[]
  /** How the shop stands now. */
  State: (props: { guide: DeskGuideQuery }) => ReactNode
}

/** The pages that customers and the law expect, by their slugs. */
const LEGAL = ['delivery', 'refund', 'user-agreement', 'privacy-policy']

const TABLE: Record<StepName, Step> = {
  who: {
    title: m.settings_guide_who,
    text: m.settings_guide_who_text,
    links: [{ to: [{ to: '/settings/shop' }], label: m.settings_shop }],
    State: ({ guide: { shop } }) =>
      [shop.name, shop.companyAddress?.companyName, shop.companyAddress?.streetAddress1].filter(Boolean).join(', '),
  },
  look: {
    title: m.settings_guide_look,
    text: m.settings_guide_look_text,
    links: [
      { to: [{ to: '/settings/logo' }], label: m.settings_logo },
      { to: [{ to: '/settings/look' }], label: m.settings_look },
      { to: [{ to: '/settings/words' }], label: m.settings_words },
      { to: [{ to: '/settings/home' }], label: m.settings_home },
    ],
    State: ({ guide: { shop } }) =>
      `${shop.logo ? m.settings_guide_logo() : m.settings_guide_no_logo()} ${shop.look ? m.settings_guide_own_look() : m.settings_guide_usual_look()}`,
  },
  languages: {
    title: m.settings_guide_languages,
    text: m.settings_guide_languages_text,
    links: [
      { to: [{ to: '/settings/languages' }], label: m.settings_languages },
      { to: [{ to: '/settings/channels' }], label: m.settings_channels },
    ],
    State: ({ guide: { shop, channels } }) =>
      [
        ...shownLanguages(shop.languages).map((one) => LANGUAGE_NAMES[one]),
        ...new Set((channels ?? []).filter(({ isActive }) => isActive).map(({ currencyCode }) => currencyCode)),
      ].join(', '),
  },
  goods: {
    title: m.settings_guide_goods,
    text: m.settings_guide_goods_text,
    links: [
      { to: [{ to: '/products' }], label: m.settings_guide_products },
      { to: [{ to: '/import' }], label: m.settings_guide_import },
      { to: [{ to: '/' }], label: m.settings_guide_demo },
    ],
    State: Goods,
  },
  sending: {
    title: m.settings_guide_sending,
    text: m.settings_guide_sending_text,
    links: [{ to: [{ to: '/settings/shipping' }], label: m.settings_shipping }],
    State: Sending,
  },
  payment: {
    title: m.settings_guide_payment,
    text: m.settings_guide_payment_text,
    links: [{ to: [{ to: '/settings/payment' }], label: m.settings_payment }],
    State: ({ guide: { shop } }) => {
      const real = shop.availablePaymentGateways.filter(({ id }) => {
        const way = paymentWay(id)
        return !way?.isTest && way?.kind !== 'gift-card'
      })
      return real.length > 0 ? real.map(({ name }) => name).join(', ') : m.settings_guide_only_tests()
    },
  },
  legal: {
    title: m.settings_guide_legal,
    text: m.settings_guide_legal_text,
    links: [{ to: [{ to: '/texts' }], label: m.settings_guide_texts }],
    State: Legal,
  },
  people: {
    title: m.settings_guide_people,
    text: m.settings_guide_people_text,
    links: [
      { to: [{ to: '/settings/staff' }], label: m.settings_guide_staff },
      { to: [{ to: '/settings/second-factor' }], label: m.settings_factor },
    ],
    State: People,
  },
  open: {
    title: m.settings_guide_open,
    text: m.settings_guide_open_text,
    links: [{ to: [{ to: '/settings/open' }, { to: '/settings' }], label: m.settings_guide_to_open }],
    State: () => null,
  },
}

export function GuidePage() {
  return (
    <LoadedPage query={useQuery(guideQuery)} title={m.settings_guide()} back={toSettings()}>
      {(guide) => <Guide guide={guide} />}
    </LoadedPage>
  )
}

function Guide({ guide }: { guide: DeskGuideQuery }) {
  // A tick shows at once, and goes again if it is refused.
  const [pressed, setPressed] = useState<Partial<Record<StepName, boolean>>>({})
  const saved = doneOf(guide.shop.guide)
  const done = STEPS.filter((step) => pressed[step] ?? saved.includes(step))
  const save = useAct(async (step: StepName, isDone: boolean) => {
    // Somebody else may have ticked another step meanwhile.
    const now = doneOf((await readAnew(guideQuery)).shop.guide).filter((one) => one !== step)
    const value = JSON.stringify({ done: isDone ? [...now, step] : now })
    const { faults } = await mutate(DeskSaveShopDocument, { input: { privateMetadata: [{ key: GUIDE_KEY, value }] } })
    await readAnew(guideQuery)
    return faults
  })
  const tick = async (step: StepName, isDone: boolean): Promise<void> => {
    if (save.busy) return
    setPressed({ [step]: isDone })
    await save.run(step, isDone)
    setPressed({})
  }
  return (
    <Page
      title={m.settings_guide()}
      back={toSettings()}
      aside={m.settings_guide_count({ done: countText(done.length), all: countText(STEPS.length) })}
    >
      <p className="settings-note">{m.settings_guide_lead()}</p>
      <ol className="guide">
        {STEPS.map((step, place) => {
          const { title, text, links, State } = TABLE[step]
          return (
            <li key={step} className={done.includes(step) ? 'guide-step guide-step--done' : 'guide-step'}>
              <span className="guide-place" aria-hidden="true">
                {place + 1}
              </span>
              <div className="guide-what">
                <h2 className="guide-title">{title()}</h2>
                <p>{text()}</p>
                <p className="guide-state">
                  <State guide={guide} />
                </p>
                <p className="guide-links">
                  {links.map(({ to, label }) => (
                    <Way key={label()} to={to}>
                      {label()}
                    </Way>
                  ))}
                </p>
              </div>
              <CheckField checked={done.includes(step)} onChange={(isDone) => void tick(step, isDone)}>
                {m.settings_guide_done()} <span className="visually-hidden">{title()}</span>
              </CheckField>
            </li>
          )
        })}
      </ol>
    </Page>
  )
}

/** What a step reads by itself, so that whoever may not see one of them still sees the others. */
const useFact = <Found, Read>(
  document: Parameters<typeof request<Found, Record<string, never>>>[0],
  name: string,
  read: (found: Found) => Read,
): Read | null => {
  const { data } = useQuery({
    queryKey: ['shop', 'guide', name],
    queryFn: ({ signal }) => request(document, {}, signal),
  })
  return data === undefined ? null : read(data)
}

function Goods() {
  const count = useFact(DeskGuideGoodsDocument, 'goods', ({ products }) => products?.totalCount ?? 0)
  return count === null ? null : m.settings_guide_goods_count({ count })
}

function Sending() {
  const zones = useFact(DeskGuideZonesDocument, 'zones', ({ shippingZones }) => shippingZones?.edges ?? [])
  if (!zones) return null
  const countries = new Set(
    zones.flatMap(({ node }) => (node.shippingMethods?.length ? node.countries.map(({ code }) => code) : [])),
  )
  return countries.size > 0 ? m.settings_guide_countries({ count: countries.size }) : m.settings_guide_no_sending()
}

function Legal() {
  const slugs = useFact(DeskGuidePagesDocument, 'pages', ({ pages }) =>
    (pages?.edges ?? []).filter(({ node }) => node.isPublished).map(({ node }) => node.slug),
  )
  if (!slugs) return null
  const lacks = LEGAL.filter((slug) => !slugs.includes(slug))
  return lacks.length > 0 ? m.settings_guide_lacks({ what: lacks.join(', ') }) : m.settings_guide_all_legal()
}

function People() {
  const count = useFact(DeskGuidePeopleDocument, 'people', ({ staffUsers }) => staffUsers?.totalCount ?? 0)
  return count === null ? null : m.settings_guide_people_count({ count })
}
