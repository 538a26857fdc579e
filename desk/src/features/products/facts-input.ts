/** Facts as they are typed, written for the service, each in the way of its attribute's kind. */
import { ofField } from '../../platform/zone.ts'
import { m } from '../../paraglide/messages.js'
import type { Fault } from '../../platform/faults.ts'
import type { BulkAttributeValueInput } from '../../platform/inputs.generated.ts'
import type { Fact, Facts } from './form.ts'
import { isSame } from '../../parts/merge.ts'
import { idIn, idsIn } from '../../parts/references.tsx'
import type { DeskFactKindFragment } from './product.generated.ts'

/** The inputs of the facts that differ. */
export function changedFacts(
  before: Facts,
  after: Facts,
  kinds: readonly DeskFactKindFragment[],
): BulkAttributeValueInput[] {
  return kinds.flatMap((kind) => {
    const [from, to] = [before[kind.id] ?? '', after[kind.id] ?? '']
    return isSame(from, to) || (isNone(from) && isNone(to)) ? [] : [factInput(kind, to)]
  })
}

/**
 * Ranges that are upside down. The two ends of a range are attributes whose slugs begin with `min-` and `max-` and are
 * otherwise the same; the fault stands at the upper one.
 */
export function rangeFaults(facts: Facts, kinds: readonly DeskFactKindFragment[]): Fault[] {
  const numberOf = (kind: DeskFactKindFragment | undefined): number => {
    const text = kind ? facts[kind.id] : undefined
    return typeof text === 'string' && text.trim() ? Number(text.trim().replace(',', '.')) : Number.NaN
  }
  return kinds.flatMap((kind) => {
    const slug = kind.slug ?? ''
    if (!slug.startsWith('max-')) return []
    const lower = kinds.find((one) => one.slug === `min-${slug.slice(4)}`)
    return numberOf(kind) < numberOf(lower)
      ? [{ code: '', field: `facts.${kind.id}`, message: m.products_range_upside_down({ name: lower!.name ?? '' }) }]
      : []
  })
}

const isNone = (fact: Fact): boolean => fact.length === 0

function factInput(kind: DeskFactKindFragment, fact: Fact): BulkAttributeValueInput {
  const { id } = kind
  const one = typeof fact === 'string' ? fact.trim() : (fact[0] ?? '')
  const many = typeof fact === 'string' ? (fact ? [fact] : []) : fact
  switch (kind.inputType) {
    case 'DROPDOWN':
      return one ? { id, dropdown: choiceOf(kind, one) } : { id, values: [] }
    case 'SWATCH':
      return one ? { id, swatch: choiceOf(kind, one) } : { id, values: [] }
    case 'MULTISELECT':
      return many.length > 0 ? { id, multiselect: many.map((name) => choiceOf(kind, name)) } : { id, values: [] }
    case 'NUMERIC':
      return { id, numeric: one ? one.replace(',', '.') : null }
    case 'BOOLEAN':
      return { id, boolean: one ? one === 'true' : null }
    case 'DATE':
      return { id, date: one || null }
    case 'DATE_TIME':
      return { id, dateTime: ofField(one ?? '') }
    case 'RICH_TEXT':
      return { id, richText: one || JSON.stringify({ blocks: [] }) }
    case 'REFERENCE':
      return { id, references: idsIn(many) }
    case 'SINGLE_REFERENCE':
      return { id, reference: one ? idIn(one) : null }
    default:
      return { id, plainText: one }
  }
}

/** A choice that is there by its id, any other by its name, which makes it. */
function choiceOf({ choices }: DeskFactKindFragment, name: string): { id: string } | { value: string } {
  const found = choices?.edges.find(({ node }) => node.name?.toLowerCase() === name.toLowerCase())
  return found ? { id: found.node.id } : { value: name }
}
