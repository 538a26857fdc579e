/** One item of a menu: what it is called in the shop's languages, and where it leads. */
import { codeOf, DEFAULT_LANGUAGE, TRANSLATED_LANGUAGES } from '@semena/contract/languages'
import { SelectField } from '@semena/ui/select-field'
import { TextField } from '@semena/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { useAct } from '../../parts/act.ts'
import { Ask } from '../../parts/forms.tsx'
import type { Fault } from '../../platform/faults.ts'
import { mutate, request } from '../../platform/graphql.ts'
import { LANGUAGE_NAMES, LANGUAGES } from '../../platform/i18n.ts'
import { namesOf } from '../../platform/translations.ts'
import { useGoodsChannel, useMay } from '../../platform/rights.ts'
import type { MenuItem } from './menu-tree.ts'
import {
  DeskMenuItemCreateDocument,
  DeskMenuItemTranslateDocument,
  DeskMenuItemUpdateDocument,
  DeskMenuTargetsDocument,
} from './menus.generated.ts'

const KINDS = ['page', 'category', 'collection', 'url'] as const
type Kind = (typeof KINDS)[number]
const LABELS: Readonly<Record<Kind, () => string>> = {
  page: m.texts_target_page,
  category: m.texts_target_category,
  collection: m.texts_target_collection,
  url: m.texts_target_url,
}

const kindOf = (item: MenuItem | null): Kind =>
  item?.category ? 'category' : item?.collection ? 'collection' : item?.url ? 'url' : 'page'

export function ItemForm({
  menu,
  item,
  onClose,
  onSaved,
}: {
  menu: string
  /** Null for a new one. */
  item: MenuItem | null
  onClose: () => void
  onSaved: () => Promise<void>
}) {
  const mayTranslate = useMay('MANAGE_TRANSLATIONS')
  const channel = useGoodsChannel()
  const [names, setNames] = useState(() => namesOf(item))
  const [kind, setKind] = useState(kindOf(item))
  const [target, setTarget] = useState(item?.page?.id ?? item?.category?.id ?? item?.collection?.id ?? item?.url ?? '')
  const { data } = useQuery({
    queryKey: ['menus', 'targets', channel],
    queryFn: ({ signal }) => request(DeskMenuTargetsDocument, { channel }, signal),
  })
  const options: Record<Exclude<Kind, 'url'>, { value: string; label: string }[]> = {
    page: data?.pages?.edges.map(({ node }) => ({ value: node.id, label: node.title })) ?? [],
    category: data?.categories?.edges.map(({ node }) => ({ value: node.id, label: node.name })) ?? [],
    collection: data?.collections?.edges.map(({ node }) => ({ value: node.id, label: node.name })) ?? [],
  }
  // A new one whose translation is refused is there, and is not made once more.
  const made = useRef(item?.id)
  const save = useAct(
    async (): Promise<readonly Fault[] | void> => {
      const name = names[DEFAULT_LANGUAGE].trim()
      // One that leads nowhere any more says so of what it led to.
      const input = { name, ...(target.trim() ? { [kind]: target.trim() } : item ? { [kindOf(item)]: null } : {}) }
      let id = made.current
      if (id) {
        const { faults } = await mutate(DeskMenuItemUpdateDocument, { id, input })
        if (faults.length > 0) return faults
      } else {
        const { payload, faults } = await mutate(DeskMenuItemCreateDocument, { input: { ...input, menu } })
        if (faults.length > 0 || !payload.menuItem) return faults
        id = payload.menuItem.id
        made.current = id
      }
      for (const language of TRANSLATED_LANGUAGES) {
        const text = names[language].trim()
        if (!mayTranslate || text === (item?.[language]?.name ?? '')) continue
        const { faults } = await mutate(DeskMenuItemTranslateDocument, {
          id,
          languageCode: codeOf(language),
          input: { name: text || null },
        })
        if (faults.length > 0) return faults
      }
      await onSaved()
    },
    { fields: ['name', 'url'], done: m.texts_saved() },
  )
  return (
    <Ask
      open
      title={item ? item.name : m.texts_new_item()}
      yes={m.parts_save()}
      busy={save.busy}
      onYes={() => names[DEFAULT_LANGUAGE].trim() && void save.run()}
      onNo={onClose}
    >
      {LANGUAGES.filter((one) => mayTranslate || one === DEFAULT_LANGUAGE).map((one) => (
        <TextField
          key={one}
          id={`menu-item-${one}`}
          label={m.texts_name_in({ language: LANGUAGE_NAMES[one] })}
          lang={one}
          value={names[one]}
          error={one === DEFAULT_LANGUAGE ? save.at('name') : undefined}
          onChange={(text) => setNames((before) => ({ ...before, [one]: text }))}
          required={one === DEFAULT_LANGUAGE}
        />
      ))}
      <SelectField
        id="menu-item-kind"
        label={m.texts_leads_to()}
        value={kind}
        options={KINDS.map((value) => ({ value, label: LABELS[value]() }))}
        placeholder={m.texts_leads_to()}
        required
        onChange={(next) => {
          setKind(next as Kind)
          setTarget('')
        }}
      />
      {kind === 'url' ? (
        <TextField
          id="menu-item-target"
          label={m.texts_target_url()}
          hint={m.texts_url_hint()}
          value={target}
          error={save.at('url')}
          onChange={setTarget}
        />
      ) : (
        <SelectField
          id="menu-item-target"
          label={LABELS[kind]()}
          value={target}
          options={options[kind]}
          placeholder="–"
          onChange={setTarget}
        />
      )}
    </Ask>
  )
}
