/** The payment methods: which are offered in which channel, whether real money moves, and what is not set up. */
import { NEEDS, paymentWay } from '@semena/contract/payment-ways'
import { useQueries } from '@tanstack/react-query'
import { m } from '../../paraglide/messages.js'
import { type Tone, Tag } from '../../parts/figures.tsx'
import { Ledger } from '../../parts/ledger.tsx'
import { Nothing, Page, Section } from '../../parts/page.tsx'
import { paymentMethodName } from '../../parts/payment-methods.ts'
import { isOwnService } from '../../platform/endpoint.ts'
import { request } from '../../platform/graphql.ts'
import { useChannels } from '../../platform/rights.ts'
import { toSettings } from './index.tsx'
import { DeskGatewaysDocument, type DeskGatewaysQuery } from './payment.generated.ts'

type Gateway = DeskGatewaysQuery['shop']['availablePaymentGateways'][number]

/** The shop's own methods that an owner sets up, each with its variables. They are set where the shop is started. */
const OWN = Object.entries(NEEDS)

/** Whether real money moves by a method, as far as it can be told from outside. */
function stateOf({ id, config }: Gateway): [Tone, string] {
  const way = paymentWay(id)
  const isTest = way?.isTest || config.some(({ value }) => /^[ps]k_test_/.test(value ?? ''))
  if (isTest) return ['clay', m.settings_pay_test()]
  if (way?.kind === 'gift-card') return ['quiet', m.settings_pay_gift()]
  if (config.some(({ value }) => /^[ps]k_live_/.test(value ?? ''))) return ['leaf', m.settings_pay_live()]
  return ['quiet', m.settings_pay_ready()]
}

export function PaymentMethods() {
  const channels = useChannels()
  const answers = useQueries({
    queries: channels.map(({ slug }) => ({
      queryKey: ['payments', 'gateways', slug],
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        (await request(DeskGatewaysDocument, { channel: slug }, signal)).shop.availablePaymentGateways,
    })),
  })
  const isRead = answers.every(({ data }) => data)
  const gateways = [...new Map(answers.flatMap(({ data }) => data ?? []).map((one) => [one.id, one])).values()]
  const missing = isOwnService() ? OWN.filter(([id]) => !gateways.some((one) => one.id === id)) : []
  return (
    <Page title={m.settings_payment()} back={toSettings()}>
      {isRead && gateways.length === 0 && <Nothing title={m.settings_pay_none()} text={m.settings_pay_none_text()} />}
      {gateways.length > 0 && (
        <Ledger label={m.settings_payment()} stacks>
          <thead>
            <tr>
              <th scope="col">{m.settings_pay_method()}</th>
              <th scope="col">{m.settings_state()}</th>
              {channels.map(({ id, name, currencyCode }) => (
                <th key={id} scope="col" className="ledger-centre">
                  {name}, {currencyCode}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {gateways.map((gateway) => {
              const [tone, text] = stateOf(gateway)
              return (
                <tr key={gateway.id}>
                  <th scope="row">
                    {gateway.id in NEEDS ? paymentMethodName(gateway.id) : gateway.name}
                    <span className="ledger-detail">{gateway.id}</span>
                  </th>
                  <td>
                    <Tag tone={tone}>{text}</Tag>
                  </td>
                  {channels.map(({ id, name, currencyCode }, at) => (
                    <td key={id} className="ledger-centre" data-title={`${name}, ${currencyCode}`}>
                      {answers[at]?.data?.some((one) => one.id === gateway.id)
                        ? m.settings_pay_offered()
                        : m.settings_pay_not_offered()}
                    </td>
                  ))}
                </tr>
              )
            })}
          </tbody>
        </Ledger>
      )}
      {isRead && missing.length > 0 && (
        <Section title={m.settings_pay_missing()}>
          <p className="settings-note">{m.settings_pay_missing_text()}</p>
          <ul className="settings-lines">
            {missing.map(([id, needs]) => (
              <li key={id}>
                <span>{paymentMethodName(id)}</span>
                <code>{needs.join(', ')}</code>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </Page>
  )
}
