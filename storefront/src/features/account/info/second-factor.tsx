/** Two-step sign-in on the account's page: whether it is on, switching it on and off, and new recovery codes. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { isOwnService } from '../../../platform/endpoint.ts'
import { useLanguage } from '../../../platform/i18n.ts'
import { Button } from '@semena/ui/button'
import { Note } from '@semena/ui/note'
import { TextField } from '@semena/ui/text-field'
import { notify } from '@semena/ui/toast'
import { AccountSection } from '../part.tsx'
import type { CodedError } from '../../errors/index.ts'
import { type Faults, FormFoot, otherFaults, useForm } from '../../forms/index.ts'
import { AppKeyView } from '../../second-factor/app-key.tsx'
import { CodeField } from '../../second-factor/code-field.tsx'
import {
  type Begun,
  beginSetUp,
  confirmSetUp,
  readState,
  renewCodes,
  type SecondFactorState,
  switchOff,
} from '../../second-factor/own-settings.ts'
import { RecoveryCodes } from '../../second-factor/recovery-codes.tsx'
import type { Answer } from '../../second-factor/service.ts'

/** With this many recovery codes left or fewer, the page advises to make new ones. */
const FEW_CODES = 2

/** Renders nothing where the service has no two-step sign-in. */
export default function SecondFactorPart({ me }: { me: { id: string; email: string } }) {
  const queryKey = ['me', me.id, 'second-factor']
  const client = useQueryClient()
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (isOwnService() ? readState(signal) : null),
  })
  if (!data && !isError) return null
  return (
    <AccountSection id="account-second-factor" title={m.factor_title()}>
      {data ? (
        <Settings state={data} email={me.email} onChanged={() => client.invalidateQueries({ queryKey })} />
      ) : (
        <p className="second-factor-state">
          {m.factor_failed()}
          <Button look="link" onClick={() => void refetch()}>
            {m.factor_retry()}
          </Button>
        </p>
      )}
    </AccountSection>
  )
}

type Doing =
  /** `isBack` says that a step has just ended. */
  | { what: 'NOTHING'; isBack: boolean }
  | { what: 'PROVING'; to: 'BEGIN' | 'RENEW' | 'TURN_OFF' }
  | { what: 'CONFIRMING'; begun: Begun }
  | { what: 'KEEPING'; recoveryCodes: string[]; said: string }

interface SettingsProps {
  state: SecondFactorState
  email: string
  /** Reads the state again. */
  onChanged: () => Promise<void>
}

function Settings({ state, email, onChanged }: SettingsProps) {
  const [doing, setDoing] = useState<Doing>({ what: 'NOTHING', isBack: false })
  const stop = (): void => setDoing({ what: 'NOTHING', isBack: true })
  // What is said next is that of the new state, so the step stays until it is known.
  const kept = async (said: string): Promise<void> => {
    await onChanged()
    stop()
    notify.success(said)
  }
  switch (doing.what) {
    case 'NOTHING':
      return (
        <Overview
          key={state.enabledAt}
          state={state}
          isBack={doing.isBack}
          onChoose={(to) => setDoing({ what: 'PROVING', to })}
        />
      )
    case 'PROVING':
      return (
        <ProofForm
          key={doing.to}
          email={email}
          withCode={state.enabledAt !== null}
          action={doing.to === 'TURN_OFF' ? m.factor_turn_off() : m.factor_next()}
          onCancel={stop}
          send={async (proof) => {
            if (doing.to === 'TURN_OFF') return errorsOf(await switchOff(proof), () => kept(m.factor_turned_off()))
            if (doing.to === 'RENEW')
              return errorsOf(await renewCodes(proof), ({ recoveryCodes }) =>
                setDoing({ what: 'KEEPING', recoveryCodes, said: m.factor_renewed() }),
              )
            return errorsOf(await beginSetUp(proof), (begun) => setDoing({ what: 'CONFIRMING', begun }))
          }}
        />
      )
    case 'CONFIRMING':
      return (
        <div className="info-form">
          <AppKeyView {...doing.begun} />
          <ConfirmForm
            onCancel={stop}
            send={async (code) =>
              errorsOf(await confirmSetUp(doing.begun.challenge, code), ({ recoveryCodes }) =>
                setDoing({ what: 'KEEPING', recoveryCodes, said: m.factor_turned_on() }),
              )
            }
          />
        </div>
      )
    case 'KEEPING':
      return (
        <RecoveryCodes
          email={email}
          codes={doing.recoveryCodes}
          action={m.factor_done()}
          onKept={() => void kept(doing.said)}
        />
      )
  }
}

/** Returns the errors of an answer; when there are none, calls `done` with its value. */
async function errorsOf<T>(answer: Answer<T>, done: (value: T) => void | Promise<void>) {
  if (!answer.ok) return answer.errors
  await done(answer.value)
  return []
}

function Overview({
  state: { enabledAt, recoveryCodesLeft, isDemanded },
  isBack,
  onChoose,
}: {
  state: SecondFactorState
  isBack: boolean
  onChoose: (to: 'BEGIN' | 'RENEW' | 'TURN_OFF') => void
}) {
  const days = new Intl.DateTimeFormat(useLanguage(), { dateStyle: 'long' })
  const block = useRef<HTMLDivElement>(null)
  // The step's button that had the focus is no longer there, so the first of what can be done now gets it.
  useEffect(() => {
    if (isBack && document.activeElement === document.body) block.current?.querySelector('button')?.focus()
  }, [isBack])
  if (!enabledAt)
    return (
      <div ref={block} className="info-block">
        <p className="text-soft">{m.factor_why()}</p>
        <Button look="line" onClick={() => onChoose('BEGIN')}>
          {m.factor_turn_on()}
        </Button>
      </div>
    )
  return (
    <div ref={block} className="info-block">
      <dl className="account-facts">
        <dt>{m.factor_is_on()}</dt>
        <dd>{days.format(new Date(enabledAt))}</dd>
        <dt>{m.factor_codes_left()}</dt>
        <dd>{recoveryCodesLeft}</dd>
      </dl>
      {recoveryCodesLeft <= FEW_CODES && (
        <Note tone="clay" icon="warn">
          <p>{m.factor_codes_few()}</p>
        </Note>
      )}
      {isDemanded && <p className="text-soft">{m.factor_demanded()}</p>}
      <div className="form-foot">
        <Button look="line" onClick={() => onChoose('RENEW')}>
          {m.factor_renew()}
        </Button>
        <Button look="line" onClick={() => onChoose('BEGIN')}>
          {m.factor_replace()}
        </Button>
        {!isDemanded && (
          <Button look="link" onClick={() => onChoose('TURN_OFF')}>
            {m.factor_turn_off()}
          </Button>
        )}
      </div>
    </div>
  )
}

interface ProofProps {
  email: string
  withCode: boolean
  action: string
  onCancel: () => void
  send: (proof: { password: string; code: string }) => Promise<readonly CodedError[]>
}

function ProofForm({ email, withCode, action, onCancel, send }: ProofProps) {
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const { busy, faults, onSubmit } = useForm({
    check: () => ({
      ...(password ? {} : { password: m.factor_empty() }),
      ...(withCode && !code.trim() ? { code: m.factor_empty() } : {}),
    }),
    send: () => send({ password, code }),
  })
  const form = useRef<HTMLFormElement>(null)
  // The button that had the focus is no longer there, so the first field gets it.
  useEffect(() => form.current?.querySelector<HTMLElement>('input:not([type="hidden"])')?.focus(), [])
  return (
    <form ref={form} className="info-form" noValidate onSubmit={onSubmit}>
      {/* So that password managers know whose password it is. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <TextField
        id="factor-password"
        type="password"
        label={m.factor_password()}
        autoComplete="current-password"
        required
        value={password}
        error={faults.password}
        onChange={setPassword}
      />
      {withCode && <CodeField id="factor-code" value={code} error={faults.code} onChange={setCode} />}
      <FormFoot
        id="factor"
        fault={otherFaults(faults, ['password', 'code'])}
        busy={busy}
        cancel={{ label: m.factor_cancel(), onCancel }}
      >
        {action}
      </FormFoot>
    </form>
  )
}

function ConfirmForm({
  onCancel,
  send,
}: {
  onCancel: () => void
  send: (code: string) => Promise<readonly CodedError[]>
}) {
  const [code, setCode] = useState('')
  const { busy, faults, onSubmit } = useForm({
    check: (): Faults => (code.trim() ? {} : { code: m.factor_empty() }),
    send: () => send(code),
  })
  return (
    <form className="second-factor-code" noValidate onSubmit={onSubmit}>
      <CodeField id="factor-first-code" value={code} error={faults.code} onChange={setCode} appOnly isFirst />
      <FormFoot
        id="factor"
        fault={otherFaults(faults, ['code'])}
        busy={busy}
        cancel={{ label: m.factor_cancel(), onCancel }}
      >
        {m.factor_confirm()}
      </FormFoot>
    </form>
  )
}
