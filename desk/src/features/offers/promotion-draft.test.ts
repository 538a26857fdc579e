/** A promotion that two people change, and one whose new rule is typed into while it is saved. */
import { describe, expect, it } from 'vitest'
import { leftOf } from '../../parts/draft.ts'
import { merge } from '../../parts/merge.ts'
import { byTranslatedLanguage } from '../../platform/translations.ts'
import {
  inputOf,
  isSet,
  newRule,
  numberFaults,
  type PromotionDraft,
  type RuleDraft,
  rulesOf,
  withIds,
  withRules,
} from './promotion-draft.ts'

const rule = (key: string, part: Partial<RuleDraft> = {}): RuleDraft => ({
  ...newRule(['eu']),
  key,
  isNew: key.startsWith('new'),
  reward: ['PERCENTAGE', '10'],
  ...part,
})
const draft = (...rules: RuleDraft[]): PromotionDraft => ({
  name: 'Spring',
  translatedNames: byTranslatedLanguage(() => ''),
  type: 'CATALOGUE',
  startDate: '',
  endDate: '',
  ...withRules(rules),
  names: {},
})

describe('a promotion that two people change', () => {
  it('asks about a number whose unit somebody else has changed', () => {
    const mine = draft(rule('a', { reward: ['FIXED', '10'] }))
    const theirs = draft(rule('a', { reward: ['PERCENTAGE', '50'] }))
    const { tree, conflicts } = merge(draft(rule('a')), theirs, mine, isSet)
    expect(conflicts.map(({ path }) => path)).toEqual([['rules', 'a', 'reward']])
    expect(tree).toEqual(mine)
  })
  it('brings channels of a percentage together, and asks about those of an amount', () => {
    const channels = (...channelIds: string[]) => draft(rule('a', { channelIds }))
    const { tree, conflicts } = merge(channels('eu'), channels('eu', 'us'), channels('eu', 'cz'), isSet)
    expect([tree.rules['a']?.channelIds, conflicts]).toEqual([['eu', 'us', 'cz'], []])
    const fixed = draft(rule('a', { channelIds: ['cz'], reward: ['FIXED', '10'] }))
    expect(merge(channels('eu'), channels('eu', 'us'), fixed, isSet).conflicts.map(({ path }) => path)).toEqual([
      ['rules', 'a', 'channelIds'],
    ])
  })
})

it('has a new rule once, where somebody typed into it while it was saved', () => {
  const sent = draft(rule('a'), rule('new-1'))
  const now = draft(rule('a'), rule('b'))
  const typed = draft(rule('a'), rule('new-1', { reward: ['PERCENTAGE', '15'] }))
  const named = (form: PromotionDraft): PromotionDraft => withIds(form, { 'new-1': 'b' })
  const left = leftOf(sent, { faults: [], named }, now, typed, isSet)!
  expect(rulesOf(left.form)).toEqual([rule('a'), rule('b', { reward: ['PERCENTAGE', '15'] })])
  expect(left.base).toEqual(now)
})

describe('the numbers of a rule', () => {
  const faulty = (...rules: RuleDraft[]): (string | null)[] =>
    numberFaults({ ...draft(...rules), type: 'ORDER' }, () => 'EUR').map(({ field }) => field)
  it('are amounts as they are written anywhere', () => {
    const one = rule('a', { reward: ['FIXED', '1 234,50'], range: { from: '1.000,00', to: '' } })
    expect(inputOf(one, 'ORDER', 'EUR')).toMatchObject({
      rewardValue: 1234.5,
      orderPredicate: { discountedObjectPredicate: { baseSubtotalPrice: { range: { gte: 1000 } } } },
    })
    expect(faulty(one, rule('b', { reward: ['PERCENTAGE', '12,5 %'] }))).toEqual([])
  })
  it('are not saved as none where they cannot be read', () => {
    expect(
      faulty(
        rule('a', { reward: ['FIXED', '1,000'], range: { from: 'much', to: '1,000' } }),
        rule('b', { reward: ['PERCENTAGE', 'half'] }),
      ),
    ).toEqual(['rules.a.reward', 'rules.a.from', 'rules.a.to', 'rules.b.reward'])
  })
})
