/** Two-step sign-in of whoever is signed in: switched on, renewed and switched off. */
import { Button } from '@semena/ui/button'
import { TextField } from '@semena/ui/text-field'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { renderSVG } from 'uqr'
import { m } from '../../paraglide/messages.js'
import { useAct } from '../../parts/act.ts'
import { Moment, Tag } from '../../parts/figures.tsx'
import { Loaded } from '../../parts/loaded.tsx'
import { Page, Section } from '../../parts/page.tsx'
import { ServiceError } from '../../platform/faults.ts'
import { ownApi } from '../../platform/own-api.ts'
import { toSettings } from './index.tsx'

interface State {
  enabledAt: string | null
  recoveryCodesLeft: number
  isDemanded: boolean
}
interface Begun {
  challenge: string
  secret: string
  otpauthUri: string
}

const PATH = '/api/second-factor/'
const stateQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: () => ownApi<State>('GET', PATH),
})

export function SecondFactor() {
  const query = useQuery(stateQuery)
  return (
    <Page
      title={m.settings_factor()}
      back={toSettings()}
      aside={
        query.data && (
          <Tag tone={query.data.enabledAt ? 'leaf' : 'clay'}>
            {query.data.enabledAt ? m.settings_on() : m.settings_off()}
          </Tag>
        )
      }
    >
      <div className="settings">
        <Loaded query={query}>{(state) => <Steps state={state} />}</Loaded>
      </div>
    </Page>
  )
}

type Doing = 'begin' | 'recovery-codes' | 'off'

function Steps({ state }: { state: State }) {
  const client = useQueryClient()
  const [doing, setDoing] = useState<Doing | null>(null)
  const [begun, setBegun] = useState<Begun | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const isOn = state.enabledAt !== null
  const send = useAct(async () => {
    try {
      if (begun) {
        const confirmed = await ownApi<{ recoveryCodes: string[] }>('POST', `${PATH}confirm/`, {
          challenge: begun.challenge,
          code: code.trim(),
        })
        setCodes(confirmed.recoveryCodes)
        setBegun(null)
      } else {
        const proof = { password, code: code.trim() }
        if (doing === 'begin') setBegun(await ownApi<Begun>('POST', `${PATH}begin/`, proof))
        if (doing === 'recovery-codes')
          setCodes((await ownApi<{ recoveryCodes: string[] }>('POST', `${PATH}recovery-codes/`, proof)).recoveryCodes)
        if (doing === 'off') await ownApi('POST', `${PATH}off/`, proof)
      }
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error
      return [{ code: error.code, field: null, message: REFUSALS[error.code]?.() ?? error.message }]
    }
    setCode('')
    if (doing !== 'begin' || begun) {
      setDoing(null)
      setPassword('')
    }
    await client.invalidateQueries({ queryKey: ['second-factor'] })
    return []
  })
  const form = (children: ReactNode, yes: string) => (
    <form
      className="settings-checks"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void send.run()
      }}
    >
      {children}
      <div className="settings-row">
        <Button look="leaf" type="submit" busy={send.busy}>
          {yes}
        </Button>
        <Button
          look="line"
          onClick={() => {
            setDoing(null)
            setBegun(null)
          }}
        >
          {m.parts_cancel()}
        </Button>
      </div>
    </form>
  )
  const codeField = (label: string) => (
    <TextField id="factor-code" label={label} value={code} autoComplete="one-time-code" required onChange={setCode} />
  )
  if (codes)
    return (
      <Section title={m.settings_recovery()}>
        <p>{m.settings_recovery_keep()}</p>
        <ul className="settings-columns">
          {codes.map((one) => (
            <li key={one}>
              <code>{one}</code>
            </li>
          ))}
        </ul>
        <div className="settings-row">
          <Button look="line" onClick={() => void navigator.clipboard.writeText(codes.join('\n'))}>
            {m.settings_copy()}
          </Button>
          <Button look="leaf" onClick={() => setCodes(null)}>
            {m.settings_kept()}
          </Button>
        </div>
      </Section>
    )
  if (begun)
    return (
      <Section title={m.settings_factor_scan()}>
        {/* Drawn by the library from the text alone. */}
        <div
          className="settings-picture"
          role="img"
          aria-label={m.settings_factor_picture()}
          // oxlint-disable-next-line react/no-danger
          dangerouslySetInnerHTML={{ __html: renderSVG(begun.otpauthUri) }}
        />
        <p>
          {m.settings_factor_key()} <code>{begun.secret}</code>
        </p>
        {form(codeField(m.settings_factor_first()), m.settings_factor_on())}
      </Section>
    )
  return (
    <>
      <p>
        {isOn ? (
          <>
            {m.settings_factor_since()} <Moment at={state.enabledAt} />.{' '}
            {m.settings_codes_left({ count: state.recoveryCodesLeft })}
          </>
        ) : (
          m.settings_factor_why()
        )}
      </p>
      {doing === null ? (
        <div className="settings-row">
          <Button look={isOn ? 'line' : 'leaf'} onClick={() => setDoing('begin')}>
            {isOn ? m.settings_factor_change() : m.settings_factor_on()}
          </Button>
          {isOn && (
            <Button look="line" onClick={() => setDoing('recovery-codes')}>
              {m.settings_codes_renew()}
            </Button>
          )}
          {isOn && !state.isDemanded && (
            <Button look="line" onClick={() => setDoing('off')}>
              {m.settings_factor_off()}
            </Button>
          )}
        </div>
      ) : (
        form(
          <>
            <TextField
              id="factor-password"
              type="password"
              label={m.settings_password()}
              value={password}
              autoComplete="current-password"
              required
              onChange={setPassword}
            />
            {isOn && codeField(m.settings_factor_code())}
          </>,
          doing === 'off' ? m.settings_factor_off() : m.settings_next(),
        )
      )}
    </>
  )
}

const REFUSALS: Readonly<Record<string, () => string>> = {
  INVALID_CREDENTIALS: m.settings_wrong_proof,
  INVALID_PASSWORD: m.settings_wrong_proof,
  INVALID: m.settings_wrong_code,
  LOGIN_ATTEMPT_DELAYED: m.settings_too_often,
  TOO_MANY_REQUESTS: m.settings_too_often,
}
