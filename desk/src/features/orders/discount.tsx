/** Asks for a discount by hand: an amount or a share, and why. */
import { SelectField } from '@semena/ui/select-field'
import { TextField } from '@semena/ui/text-field'
import type { DiscountValueTypeEnum } from '@semena/contract/enums'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Ask, Fields } from '../../parts/forms.tsx'
import type { Fault } from '../../platform/faults.ts'
import { readAmount } from '../../platform/money.ts'
import type { OrderDiscountCommonInput } from '../../platform/inputs.generated.ts'
import { useOrderAct } from './order-query.ts'

export function DiscountAsk({
  title,
  currency,
  now,
  onClose,
  save,
}: {
  title: string
  currency: string
  now?: { valueType: DiscountValueTypeEnum; value: number; reason?: string | null | undefined }
  onClose: () => void
  save: (input: OrderDiscountCommonInput) => Promise<readonly Fault[]>
}) {
  const [valueType, setType] = useState<DiscountValueTypeEnum>(now?.valueType ?? 'PERCENTAGE')
  const [value, setValue] = useState(now ? String(now.value) : '')
  const [reason, setReason] = useState(now?.reason ?? '')
  const [wrong, setWrong] = useState('')
  const act = useOrderAct(save, { fields: ['value'] })
  const submit = async (): Promise<void> => {
    const read = readAmount(value.replace(/%/, ''), valueType === 'FIXED' ? currency : 'EUR')
    if (read === null || read <= 0) return setWrong(m.fault_invalid())
    setWrong('')
    if (await act.run({ valueType, value: read, reason: reason.trim() || null })) onClose()
  }
  return (
    <Ask open title={title} yes={m.parts_save()} busy={act.busy} onNo={onClose} onYes={() => void submit()}>
      <Fields>
        <TextField
          id="discount-value"
          label={m.orders_discount_value()}
          value={value}
          inputMode="decimal"
          onChange={setValue}
          error={wrong || act.at('value')}
          required
        />
        <SelectField
          id="discount-type"
          label={m.orders_discount_type()}
          value={valueType}
          placeholder={m.orders_discount_type()}
          required
          options={[
            { value: 'PERCENTAGE', label: '%' },
            { value: 'FIXED', label: currency },
          ]}
          onChange={(next) => setType(next as DiscountValueTypeEnum)}
        />
      </Fields>
      <TextField
        id="discount-reason"
        label={m.orders_reason()}
        value={reason}
        onChange={setReason}
        optional={m.orders_optional()}
      />
    </Ask>
  )
}
