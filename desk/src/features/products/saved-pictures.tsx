/** Pictures of a product that is there: what is done to them is kept at once. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { tell, useAct } from '../../parts/act.ts'
import { Ask } from '../../parts/forms.tsx'
import { type Fault, faultText, troubleText } from '../../platform/faults.ts'
import { mutate } from '../../platform/graphql.ts'
import {
  DeskPictureAddDocument,
  DeskPictureAltDocument,
  DeskPictureAssignDocument,
  DeskPictureDeleteDocument,
  DeskPicturesReorderDocument,
  DeskPictureUnassignDocument,
} from './change.generated.ts'
import { Pictures } from './pictures.tsx'
import type { DeskProductWholeFragment } from './product.generated.ts'

/** Sends pictures one after the other, so that they stand in the order in which they came. */
export async function sendPictures(
  product: string,
  pictures: readonly { file: File; alt: string }[],
  onSent: () => void = () => {},
): Promise<number> {
  let refused = 0
  for (const { file, alt } of pictures) {
    try {
      // oxlint-disable-next-line no-await-in-loop
      const { faults } = await mutate(DeskPictureAddDocument, { product, image: file, alt })
      if (faults[0]) throw new Error(faultText(faults[0]))
    } catch (error) {
      refused++
      tell('error', m.products_picture_refused({ name: file.name }), messageOf(error))
    }
    onSent()
  }
  return refused
}

const messageOf = (error: unknown): string =>
  error instanceof Error && error.name === 'Error' ? error.message : troubleText(error)

export function SavedPictures({ product }: { product: DeskProductWholeFragment }) {
  const { id } = product
  const client = useQueryClient()
  const [coming, setComing] = useState(0)
  const [doomed, setDoomed] = useState<string | null>(null)
  const again = (): Promise<void> => client.invalidateQueries({ queryKey: ['products'] })
  const act = useAct(async (work: () => Promise<{ faults: Fault[] }>) => {
    const { faults } = await work()
    await again()
    return faults
  })
  const variants = product.variants ?? []
  return (
    <>
      <Pictures
        pictures={(product.media ?? []).map((one) => ({
          ...one,
          packs: variants.filter(({ media }) => media?.some((of) => of.id === one.id)).map((pack) => pack.id),
        }))}
        coming={coming}
        onAdd={(files) => {
          setComing((count) => count + files.length)
          void sendPictures(
            id,
            files.map((file) => ({ file, alt: '' })),
            () => setComing((count) => count - 1),
          ).then(again)
        }}
        onAlt={(media, alt) => void act.run(() => mutate(DeskPictureAltDocument, { id: media, alt }))}
        onDelete={setDoomed}
        onOrder={(ids) => void act.run(() => mutate(DeskPicturesReorderDocument, { product: id, ids }))}
        packs={variants.map(({ id: pack, name, sku }) => ({ id: pack, name: name || sku || pack }))}
        onPack={(media, pack, isOn) =>
          void act.run(() =>
            isOn
              ? mutate(DeskPictureAssignDocument, { media, pack })
              : mutate(DeskPictureUnassignDocument, { media, pack }),
          )
        }
      />
      <Ask
        open={doomed !== null}
        title={m.products_picture_delete()}
        yes={m.parts_delete()}
        danger
        busy={act.busy}
        onNo={() => setDoomed(null)}
        onYes={() =>
          void act
            .run(() => mutate(DeskPictureDeleteDocument, { id: doomed! }))
            .then((done) => (done ? setDoomed(null) : undefined))
        }
      />
    </>
  )
}
