/**
 * The pages that the newsletter's mails lead to. Opening one changes nothing, because programs open links too; a button
 * does.
 */
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { m } from '../../paraglide/messages.js'
import { useLanguage } from '../../platform/i18n.ts'
import { faultsOf } from '../../platform/own-api.ts'
import { useOwnForm } from '../forms/index.ts'
import type { SentForm } from '../../platform/sent-form.ts'
import { EmptyState } from '@semena/ui/blank'
import { Button, buttonClass } from '@semena/ui/button'
import { ErrorLine } from '@semena/ui/error-line'
import type { NewsletterSearch } from './search.ts'
import { faultText } from './subscribe.ts'

type Props = NewsletterSearch & {
  /** The form as it was sent without scripts and refused. */
  sent?: SentForm | undefined
}

export function ConfirmPage(props: Props) {
  return (
    <TokenPage
      {...props}
      page="/newsletter/confirm"
      title={m.newsletter_confirm_title()}
      text={m.newsletter_confirm_text()}
      action={m.newsletter_confirm_action()}
      doneTitle={m.newsletter_confirmed_title()}
      doneText={m.newsletter_confirmed_text()}
      lost={
        <Link to="/newsletter" className={buttonClass({ look: 'leaf' })}>
          {m.newsletter_subscribe_again()}
        </Link>
      }
      lostText={m.newsletter_confirm_lost()}
    />
  )
}

export function UnsubscribePage(props: Props) {
  return (
    <TokenPage
      {...props}
      page="/newsletter/unsubscribe"
      title={m.newsletter_leave_title()}
      text={m.newsletter_leave_text()}
      action={m.newsletter_leave_action()}
      doneTitle={m.newsletter_left_title()}
      doneText={m.newsletter_left_text()}
      lost={
        <Link to="/contact" className={buttonClass({ look: 'line' })}>
          {m.newsletter_write()}
        </Link>
      }
      lostText={m.newsletter_leave_lost()}
    />
  )
}

interface Words {
  /** The page's path in the route tree; the API's path is the same below `/api`. */
  page: string
  title: string
  text: string
  action: string
  doneTitle: string
  doneText: string
  /** Shown where the link is not valid, saying what to do. */
  lost: ReactNode
  lostText: string
}

function TokenPage({ token: asked, done, wrong, sent, page, ...words }: Props & Words) {
  const { state, faultOf, form } = useOwnForm({
    api: `/api${page}/`,
    page,
    isDone: done !== undefined,
    faults: sent?.faults ?? faultsOf(wrong),
  })
  const token = sent?.fields.token ?? asked
  const language = useLanguage()
  const whole = faultOf(null)
  if (state === 'done')
    return (
      <Page title={words.doneTitle} text={words.doneText} role="status">
        <Link to="/catalog" className={buttonClass({ look: 'line' })}>
          {m.newsletter_catalogue()}
        </Link>
      </Page>
    )
  if (faultOf('token') || (!token && !whole))
    return (
      <Page title={m.newsletter_lost_title()} text={words.lostText} role="alert">
        {words.lost}
      </Page>
    )
  return (
    <Page title={words.title} text={words.text}>
      <form {...form} className="newsletter-token-form">
        <input type="hidden" name="token" value={token ?? ''} />
        <input type="hidden" name="language" value={language} />
        {whole && (
          <div role="alert">
            <ErrorLine id="newsletter-fault">{faultText(whole)}</ErrorLine>
          </div>
        )}
        <Button look="leaf" big type="submit" busy={state === 'sending'}>
          {words.action}
        </Button>
      </form>
    </Page>
  )
}

function Page(props: { title: string; text: string; role?: 'status' | 'alert'; children: ReactNode }) {
  return (
    <div className="wrap newsletter-token">
      <EmptyState heading="h1" {...props} />
    </div>
  )
}
