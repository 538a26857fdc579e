/** The order of the list: a field of the filters' form, which may stand anywhere on the page. */
import { m } from '../../../paraglide/messages.js'
import { type SortIds, sortsOf } from '../filter.ts'
import type { Sort } from '../search.ts'
import { FILTER_FORM } from './filter-form.tsx'

const LABELS: Record<Sort, () => string> = {
  best: m.catalog_sort_best,
  newest: m.catalog_sort_newest,
  'price-up': m.catalog_sort_price_up,
  'price-down': m.catalog_sort_price_down,
  name: m.catalog_sort_name,
  thc: m.catalog_sort_thc,
}

export function SortField({ sort, ids }: { sort: Sort | undefined; ids: SortIds }) {
  const sorts = sortsOf(ids)
  const chosen = sort ?? sorts[0] ?? 'newest'
  return (
    <label className="sort-field">
      <span>{m.catalog_sort()}</span>
      <select
        // The default order needs no parameter.
        key={chosen}
        className="field-input field-select"
        name="sort"
        form={FILTER_FORM}
        defaultValue={chosen === sorts[0] ? '' : chosen}
        onInput={(event) => event.currentTarget.form?.requestSubmit()}
      >
        {sorts.map((one, i) => (
          <option key={one} value={i === 0 ? '' : one}>
            {LABELS[one]()}
          </option>
        ))}
      </select>
    </label>
  )
}
