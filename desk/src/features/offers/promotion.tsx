/** One promotion, new or stored: names, dates, rules, and what they would do before they are saved. */
import { TRANSLATED_LANGUAGES } from '@semena/contract/languages'
import { Button } from '@semena/ui/button'
import { SelectField } from '@semena/ui/select-field'
import { TextField } from '@semena/ui/text-field'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useDeferredValue, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { EditedPage } from '../../parts/edited.tsx'
import { Fields } from '../../parts/forms.tsx'
import { LoadedPage } from '../../parts/loaded.tsx'
import { Page } from '../../parts/page.tsx'
import type { Difference } from '../../parts/merge.ts'
import { useEdited } from '../../parts/use-edited.ts'
import { mutate, request } from '../../platform/graphql.ts'
import { queryClient, formAnew } from '../../platform/query-client.ts'
import { byTranslatedLanguage } from '../../platform/translations.ts'
import { useChannels } from '../../platform/rights.ts'
import { dateFaults } from './dates.ts'
import { ofField, fieldMoment } from '../../platform/zone.ts'
import { promotionLabel, ruleName, worthText } from './field-names.ts'
import { useNames } from './goods.tsx'
import { NameFields } from './names.tsx'
import type { Kind } from './predicate.ts'
import { Preview, type PreviewRule } from './preview.tsx'
import {
  type CurrencyOf,
  draftOf,
  isSet,
  newRule,
  numberFaults,
  type Promotion,
  type PromotionDraft,
  rewardOf,
  type RuleDraft,
  rulesOf,
  withRules,
} from './promotion-draft.ts'
import { createPromotion, savePromotion } from './promotion-save.ts'
import { DeskDeletePromotionDocument, DeskPromotionDocument } from './promotions.generated.ts'
import { RuleForm } from './rule-form.tsx'
import { OfferState } from './states.tsx'

export const promotionQuery = (id: string) =>
  queryOptions({
    queryKey: ['promotions', 'one', id],
    queryFn: async ({ signal }) => (await request(DeskPromotionDocument, { id }, signal)).promotion,
  })

const route = getRouteApi('/offers/promotions/$id')
const BACK = () => ({ to: '/offers', label: m.offers_promotions() }) as const

export function OnePromotion() {
  const { id } = route.useParams()
  return (
    <LoadedPage query={useQuery(promotionQuery(id))} title={m.changes_noun_promotion()} back={BACK()}>
      {(stored) => <PromotionForm key={id} stored={stored} />}
    </LoadedPage>
  )
}

export function NewPromotion() {
  // A new rule is valid in all channels, which are known a moment after the sign-in.
  if (useChannels().length === 0)
    return (
      <Page title={m.offers_new_promotion()} back={BACK()}>
        {null}
      </Page>
    )
  return <PromotionForm stored={null} />
}

function PromotionForm({ stored }: { stored: Promotion | null }) {
  const navigate = useNavigate()
  const channels = useChannels()
  const channelIds = channels.map(({ id }) => id)
  const currencyOf: CurrencyOf = ({ channelIds: of }) => channels.find(({ id }) => of.includes(id))?.currencyCode
  const [empty] = useState<PromotionDraft>(() => ({
    name: '',
    translatedNames: byTranslatedLanguage(() => ''),
    type: 'CATALOGUE',
    // An offer begins when its page is opened, unless something else is chosen.
    startDate: fieldMoment(new Date().toISOString()),
    endDate: '',
    ...withRules([{ ...newRule(channelIds), key: 'new-first' }]),
    names: {},
  }))
  const edited = useEdited<PromotionDraft>({
    // Of another shape than what earlier versions kept as `promotion`, `promotion-by-rules` and `promotion-by-rewards`.
    noun: 'promotion-by-languages',
    id: stored?.id ?? null,
    server: stored ? draftOf(stored) : empty,
    fields: ['name', ...TRANSLATED_LANGUAGES.map((one) => `${one}.name`), 'startDate', 'endDate'],
    isSet,
    read: formAnew(promotionQuery, draftOf),
    check: (draft) => [...dateFaults(draft), ...numberFaults(draft, currencyOf)],
    save: (from, to, tell) =>
      stored ? savePromotion(stored.id, from, to, currencyOf, tell) : createPromotion(to, currencyOf, tell),
    after: (id) => navigate({ to: '/offers/promotions/$id', params: { id } }),
  })
  const { value, set, put, at } = edited
  const putRule = (key: string, part: Partial<RuleDraft>): void =>
    set((before) => ({ ...before, rules: { ...before.rules, [key]: { ...before.rules[key]!, ...part } } }))
  // What somebody else has chosen is named as well, where one has to choose between both.
  const { conflicts = [], taken = [] } = edited.meanwhile ?? {}
  const known = useNames(idsOf([...rulesOf(value), ...rulesIn([...conflicts, ...taken])]))
  const nameOf = (id: string): string => value.names[id] ?? known.get(id) ?? '…'
  const rules = useDeferredValue(value.type === 'CATALOGUE' ? previewOf(rulesOf(value), currencyOf) : null)
  const isUnknown = rulesOf(value).some(({ groups }) => groups === null)
  return (
    <EditedPage
      edited={edited}
      title={stored ? stored.name : m.offers_new_promotion()}
      back={BACK()}
      aside={stored && <OfferState startDate={stored.startDate} endDate={stored.endDate ?? null} />}
      make={m.offers_make()}
      labelOf={(path) => promotionLabel(path, value)}
      wordsOf={([part, key, of], found) => {
        if (part === 'order') return (found as string[]).map((one) => ruleName(value, one)).join(', ') || '–'
        if (part !== 'rules' || !found) return undefined
        const nameOfChannel = (id: string): string => channels.find((one) => one.id === id)?.name ?? '…'
        if (of === undefined) return ruleText(found as RuleDraft, nameOf) || ruleName(value, key!)
        if (of === 'groups') return groupsText(found as RuleDraft['groups'], nameOf)
        if (of === 'channelIds') return (found as string[]).map(nameOfChannel).join(', ') || '–'
        if (of === 'giftIds') return (found as string[]).map(nameOf).join(', ') || '–'
        if (of === 'reward') return worthText(found as RuleDraft['reward'])
        return undefined
      }}
      deletion={
        stored
          ? {
              title: m.offers_delete_ask({ name: stored.name }),
              text: m.offers_delete_promotion_text(),
              run: () => mutate(DeskDeletePromotionDocument, { id: stored.id }),
              onDone: () => queryClient.invalidateQueries({ queryKey: ['promotions'] }),
            }
          : undefined
      }
    >
      <div className="offer-columns">
        <form
          className="offer-form"
          onSubmit={(event) => {
            event.preventDefault()
            edited.save()
          }}
        >
          <NameFields value={value} at={at} onChange={put} />
          <Fields>
            {!stored && (
              <SelectField
                id="promotion-type"
                label={m.offers_applies()}
                required
                placeholder={m.offers_applies()}
                value={value.type}
                options={[
                  { value: 'CATALOGUE', label: m.offers_type_catalogue() },
                  { value: 'ORDER', label: m.offers_type_order() },
                ]}
                onChange={(type) => put({ type: type as PromotionDraft['type'] })}
              />
            )}
            <TextField
              id="promotion-start"
              type="datetime-local"
              label={m.offers_starts()}
              required
              value={value.startDate}
              error={at('startDate')}
              onChange={(startDate) => put({ startDate })}
            />
            <TextField
              id="promotion-end"
              type="datetime-local"
              label={m.offers_ends()}
              hint={value.endDate ? undefined : m.offers_no_end()}
              value={value.endDate}
              error={at('endDate')}
              onChange={(endDate) => put({ endDate })}
            />
          </Fields>
          {rulesOf(value).map((rule, at) => (
            <RuleForm
              key={rule.key}
              rule={rule}
              place={at + 1}
              type={value.type}
              nameOf={nameOf}
              fault={(field) => edited.at(`rules.${rule.key}.${field}`)}
              onChange={(part) => putRule(rule.key, part)}
              onNamed={(goods) =>
                set((before) => ({
                  ...before,
                  names: { ...before.names, ...Object.fromEntries(goods.map(({ id, name }) => [id, name])) },
                }))
              }
              onRemove={() =>
                set((before) => ({
                  ...before,
                  ...withRules(rulesOf(before).filter(({ key }) => key !== rule.key)),
                }))
              }
            />
          ))}
          {rulesOf(value).length === 0 && <p className="offer-quiet">{m.offers_no_rules()}</p>}
          <div>
            <Button look="line" onClick={() => put(withRules([...rulesOf(value), newRule(channelIds)]))}>
              {m.offers_add_rule()}
            </Button>
          </div>
        </form>
        {rules && (
          <div className="offer-side">
            <Preview
              rules={rules}
              startDate={ofField(value.startDate) ?? ofField(empty.startDate)!}
              endDate={ofField(value.endDate)}
            />
            {isUnknown && <p className="offer-quiet">{m.offers_preview_unknown()}</p>}
          </div>
        )}
      </div>
    </EditedPage>
  )
}

const groupsText = (groups: RuleDraft['groups'], nameOf: (id: string) => string): string =>
  (groups ?? [])
    .flat()
    .flatMap(({ ids }) => ids.map(nameOf))
    .join(', ') || '–'

/** A whole rule for reading, such as one that somebody has added. */
const ruleText = ({ name, isGift, reward, groups }: RuleDraft, nameOf: (id: string) => string): string =>
  [name, isGift ? m.offers_gift() : worthText(reward), groups && groupsText(groups, nameOf)].filter(Boolean).join(' · ')

/** What stands of rules in these differences: whole ones, or one of their fields. */
const rulesIn = (differences: readonly Difference[]): Partial<RuleDraft>[] =>
  differences
    .filter(({ path }) => path[0] === 'rules')
    .flatMap(({ path: [, , of], from, to }) =>
      [from, to].map((one) => (of === undefined ? ((one ?? {}) as RuleDraft) : { [of]: one })),
    )

/** The ids of all goods that are named in rules. */
function idsOf(rules: readonly Partial<RuleDraft>[]): Partial<Record<Kind, string[]>> {
  const found: Partial<Record<Kind, string[]>> = {}
  for (const { kind, ids } of rules.flatMap(({ groups }) => groups?.flat() ?? []))
    found[kind] = [...new Set([...(found[kind] ?? []), ...ids])]
  const gifts = rules.flatMap(({ giftIds = [] }) => giftIds)
  return gifts.length ? { ...found, variants: [...new Set([...(found.variants ?? []), ...gifts])] } : found
}

const previewOf = (rules: readonly RuleDraft[], currencyOf: CurrencyOf): PreviewRule[] =>
  rules.flatMap((rule) => {
    const reward = rewardOf(rule, currencyOf(rule))
    return rule.groups && reward ? [{ groups: rule.groups, channelIds: rule.channelIds, reward }] : []
  })
