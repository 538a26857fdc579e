/** Begins a page of a type: a title is enough, the rest is written on its own screen. */
import { Button } from '@semena/ui/button'
import { TextField } from '@semena/ui/text-field'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { EditedAsk } from '../../parts/edited.tsx'
import { Icon } from '../../parts/icon.tsx'
import { useEdited } from '../../parts/use-edited.ts'
import { mutate } from '../../platform/graphql.ts'
import { DeskPageCreateDocument } from './pages.generated.ts'

export function NewPage({ type }: { type: { id: string } }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="leaf" onClick={() => setOpen(true)}>
        <Icon name="plus" small />
        {m.texts_new()}
      </Button>
      {isOpen && <Form type={type.id} onClose={() => setOpen(false)} />}
    </>
  )
}

function Form({ type, onClose }: { type: string; onClose: () => void }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const edited = useEdited({
    noun: `page.${type}`,
    id: null,
    server: { title: '' },
    fields: ['title', 'slug'],
    save: async (_, { title }) => {
      const input = { pageType: type, title: title.trim(), isPublished: false }
      const { payload, faults } = await mutate(DeskPageCreateDocument, { input })
      return { faults, id: payload.page?.id }
    },
    after: async (id) => {
      onClose()
      await client.invalidateQueries({ queryKey: ['pages', 'list'] })
      await navigate({ to: '/texts/$id', params: { id } })
    },
  })
  return (
    <EditedAsk edited={edited} title={m.texts_new()} yes={m.texts_begin()} onClose={onClose}>
      <TextField
        id="texts-new"
        label={m.texts_title_field()}
        hint={m.texts_new_hint()}
        value={edited.value.title}
        error={edited.at('title') ?? edited.at('slug')}
        onChange={(title) => edited.put({ title })}
        required
      />
    </EditedAsk>
  )
}
