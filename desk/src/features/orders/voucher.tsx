/** The voucher of a draft. */
import { Button } from '@semena/ui/button'
import { TextField } from '@semena/ui/text-field'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Ask } from '../../parts/forms.tsx'
import { mutate } from '../../platform/graphql.ts'
import { DeskDraftUpdateDocument } from './edit.generated.ts'
import { type Order, useOrderAct } from './order-query.ts'

export function Voucher({ order }: { order: Order }) {
  const [code, setCode] = useState<string | null>(null)
  const act = useOrderAct(
    async (voucherCode: string | null) =>
      (await mutate(DeskDraftUpdateDocument, { id: order.id, input: { voucherCode } })).faults,
    { fields: ['voucherCode'] },
  )
  return (
    <>
      {order.voucherCode ? (
        <Button look="link" busy={act.busy} onClick={() => void act.run(null)}>
          {m.orders_voucher_remove({ code: order.voucherCode })}
        </Button>
      ) : (
        <Button look="link" onClick={() => setCode('')}>
          {m.orders_voucher_add()}
        </Button>
      )}
      <Ask
        open={code !== null}
        title={m.orders_voucher_add()}
        yes={m.parts_save()}
        busy={act.busy}
        onNo={() => setCode(null)}
        onYes={() => void act.run(code!.trim()).then((isDone) => isDone && setCode(null))}
      >
        <TextField
          id="voucher-code"
          label={m.orders_voucher_code()}
          value={code ?? ''}
          onChange={setCode}
          error={act.at('voucherCode')}
          required
        />
      </Ask>
    </>
  )
}
