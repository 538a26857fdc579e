/** Adds, renames and deletes classes of goods that are taxed alike. */
import { Button } from '@semena/ui/button'
import { TextField } from '@semena/ui/text-field'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { useAct } from '../../parts/act.ts'
import { Ask } from '../../parts/forms.tsx'
import { Icon } from '../../parts/icon.tsx'
import { Menu } from '../../parts/menu.tsx'
import { mutate } from '../../platform/graphql.ts'
import {
  DeskCreateTaxClassDocument,
  DeskDeleteTaxClassDocument,
  DeskRenameTaxClassDocument,
} from './taxes.generated.ts'

export function ClassMenu({ classes }: { classes: readonly { id: string; name: string }[] }) {
  const client = useQueryClient()
  const [open, setOpen] = useState<{ id: string | null; name: string } | null>(null)
  const [gone, setGone] = useState<{ id: string; name: string } | null>(null)
  const done = async (): Promise<void> => {
    setOpen(null)
    setGone(null)
    await client.invalidateQueries({ queryKey: ['taxes'] })
  }
  const keep = useAct(
    async () => {
      const name = open!.name.trim()
      const { faults } = open!.id
        ? await mutate(DeskRenameTaxClassDocument, { id: open!.id, name })
        : await mutate(DeskCreateTaxClassDocument, { input: { name } })
      if (faults.length === 0) await done()
      return faults
    },
    { fields: ['name'] },
  )
  const remove = useAct(async () => {
    const { faults } = await mutate(DeskDeleteTaxClassDocument, { id: gone!.id })
    if (faults.length === 0) await done()
    return faults
  })
  return (
    <div className="settings-row">
      <Button look="line" onClick={() => setOpen({ id: null, name: '' })}>
        {m.settings_add_class()}
      </Button>
      <Menu
        label={m.settings_tax_classes()}
        items={classes.flatMap((one) => [
          { label: m.settings_rename({ name: one.name }), onPress: () => setOpen(one) },
          { label: m.settings_delete_name({ name: one.name }), danger: true, onPress: () => setGone(one) },
        ])}
      >
        <Icon name="more" />
      </Menu>
      <Ask
        open={open !== null}
        title={open?.id ? m.settings_rename({ name: open.name }) : m.settings_add_class()}
        yes={m.parts_save()}
        busy={keep.busy}
        onNo={() => setOpen(null)}
        onYes={() => void keep.run()}
      >
        <TextField
          id="class-name"
          label={m.settings_name()}
          hint={m.settings_class_hint()}
          value={open?.name ?? ''}
          error={keep.at('name')}
          required
          onChange={(name) => setOpen((now) => now && { ...now, name })}
        />
      </Ask>
      <Ask
        open={gone !== null}
        title={m.settings_delete_name({ name: gone?.name ?? '' })}
        yes={m.parts_delete()}
        danger
        busy={remove.busy}
        onNo={() => setGone(null)}
        onYes={() => void remove.run()}
      >
        <p>{m.settings_delete_class_text()}</p>
      </Ask>
    </div>
  )
}
