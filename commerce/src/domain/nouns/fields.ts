/** Kinds of input fields: what they take, and which columns they fill. */
import { LENGTHS } from '../lengths.ts'
import { LONGEST_NAME } from '@semena/contract/limits'
import { columnOf, hasUuids, keysAmong, keysWith } from '../../db/statements/rows.ts'
import type { MetadataMap } from '../../db/tables/columns.ts'
import { fromGlobalId, intKey, uuidKey } from '../global-id.ts'
import { metadataFault } from '../metadata.ts'
import { type Refusal, refusal } from '../result.ts'
import { plainText } from '../text.ts'
import type { Field, KeyedTable, NounCode, Said, ValuesOf } from './noun.ts'

const SEO = { title: 'seoTitle', description: 'seoDescription' } as const

type Column<T extends KeyedTable> = keyof T['$inferInsert'] & string
type ColumnOf<T extends KeyedTable, V> = {
  [K in Column<T>]: V extends NonNullable<T['$inferInsert'][K]> ? K : never
}[Column<T>]

interface MetadataInput {
  key: string
  value: string
}

interface TextOptions {
  /** Most characters; 250 unless said. */
  max?: number
  /** Whether a row must have it. A blank one is refused then; otherwise it is stored as null, or as an empty text. */
  required?: boolean
  /** Stored for an empty text where the text is not required: null, unless the column has no null. */
  empty?: '' | null
  unique?: boolean
}

const fault = (code: NounCode, name: string, message: string): { faults: Refusal<NounCode>[] } => ({
  faults: [refusal(code, name, message)],
})

/** The kinds of fields of one table. */
export function fieldsOf<T extends KeyedTable>(table: T) {
  const set = (column: string, value: unknown): Said<T, NounCode> => ({ values: { [column]: value } as ValuesOf<T> })
  const hasNull = (column: string): boolean => !columnOf(table, column).notNull

  /** A plain text. */
  const text = (
    column: ColumnOf<T, string>,
    { max = LONGEST_NAME, required = false, empty = hasNull(column) ? null : '', unique = false }: TextOptions = {},
  ): Field<T, string> => ({
    async read(value, { name, entry }) {
      const given = value == null ? value : plainText(value).trim()
      if (given === undefined && !(required && !entry.before)) return {}
      if (!given) return required ? fault('REQUIRED', name, 'This field cannot be blank.') : set(column, empty)
      if (given.length > max) return fault('INVALID', name, `It has at most ${max} characters.`)
      if (unique && (await taken(column, given, entry))) return fault('UNIQUE', name, 'There is one already.')
      return set(column, given)
    },
  })

  /** Whether another row has this value. */
  const taken = async (column: string, value: string, { change, before }: FieldAt<T>): Promise<boolean> => {
    const own = before && (before as { id: unknown }).id
    return (await keysWith(change.client, table, columnOf(table, column), value)).some((key) => key !== own)
  }

  return {
    text,

    /** A value that is stored as it is given: a number, a yes or no, a word of an enum. Null empties the column. */
    value: <K extends Column<T>>(
      column: K,
      fits: (value: NonNullable<T['$inferInsert'][K]>) => boolean = () => true,
    ): Field<T, NonNullable<T['$inferInsert'][K]>> => ({
      read(value, { name }) {
        if (value === undefined || (value === null && !hasNull(column))) return {}
        return value === null || fits(value)
          ? set(column, value)
          : fault('INVALID', name, 'This value is not possible.')
      },
    }),

    /** An Editor.js document. */
    rich: (column: Column<T>): Field<T, unknown> => ({
      read: (value) => (value === undefined ? {} : set(column, value)),
    }),

    /** The title and the description that search engines show. */
    seo: (title: ColumnOf<T, string>, description: ColumnOf<T, string>): Field<T, SeoInput> => ({
      read(value) {
        if (value === undefined) return {}
        const faults = (['title', 'description'] as const)
          .filter((part) => (value?.[part] ?? '').length > LENGTHS[SEO[part]])
          .map((part) =>
            refusal(
              'INVALID',
              part === 'title' ? 'seoTitle' : 'seoDescription',
              `It has at most ${LENGTHS[SEO[part]]} characters.`,
            ),
          )
        const parts: [string, string | null | undefined][] = [
          [title, value?.title],
          [description, value?.description],
        ]
        const values = Object.fromEntries(
          parts.flatMap(([column, given]) =>
            given === undefined ? [] : [[column, given === null ? null : plainText(given)]],
          ),
        )
        return { faults, values: values as ValuesOf<T> }
      },
    }),

    /** Metadata, which is added to what is there. */
    metadata: (column: ColumnOf<T, MetadataMap>): Field<T, MetadataInput[]> => ({
      read(value, { name, entry }) {
        if (!value) return {}
        const map = Object.fromEntries(value.map((m) => [plainText(m.key), plainText(m.value)]))
        const wrong = metadataFault(map, name)
        if (wrong) return { faults: [wrong] }
        const there = entry.before?.[column] as MetadataMap | undefined
        return set(column, { ...there, ...map })
      },
    }),

    /** The id of a row of another table. An id of another type, and one of no row, is NOT_FOUND. */
    reference: (column: Column<T>, type: string, of: KeyedTable): Field<T, string> => ({
      async read(value, { name, entry }) {
        if (value === undefined) return {}
        if (value === null) return hasNull(column) ? set(column, null) : {}
        const key = hasUuids(of) ? uuidKey(value, type) : intKey(value, type)
        const found = key === null ? [] : await keysAmong(entry.change.client, of, [key])
        return found.length ? set(column, key) : fault('NOT_FOUND', name, `Couldn't resolve to a ${type}.`)
      },
    }),

    /** A field that `relate` or `check` reads. */
    elsewhere: (): Field<T, unknown> => ({ read: () => ({}) }),

    /** The slug; see `Noun.slugOf`. */
    slug: (column: ColumnOf<T, string>): Field<T, string> => ({
      async read(value, { name, entry }) {
        if (value === undefined || (!value && !entry.before)) return {}
        const given = value ? plainText(value).trim() : ''
        if (!given) return fault('REQUIRED', name, 'Slug cannot be blank.')
        if (given.length > 255 || !SLUG.test(given))
          return fault('INVALID', name, 'Slugs have letters, digits, - and _.')
        if (await taken(column, given, entry)) return fault('UNIQUE', name, 'There is one with this slug already.')
        return set(column, given)
      },
    }),
  }
}

interface SeoInput {
  title?: string | null
  description?: string | null
}

type FieldAt<T extends KeyedTable> = Parameters<Field<T, string>['read']>[1]['entry']

const SLUG = /^[-\p{L}\p{N}_]+$/u

/** The key in a global id of that type; null for an id of another type. */
export const keyIn = (table: KeyedTable, type: string, id: string): number | string | null =>
  hasUuids(table) ? uuidKey(id, type) : intKey(id, type)

/** Whether a text is a global id of that type, be there such a row or not. */
export const isOfType = (id: string, type: string): boolean => fromGlobalId(id)?.type === type
