/** What stands where a screen is not there, or could not be shown. */
import { Button } from '@semena/ui/button'
import { Link, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { m } from '../paraglide/messages.js'
import { Nothing, Page } from '../parts/page.tsx'
import { troubleText } from '../platform/faults.ts'

export const Lost = () => (
  <Page title={m.frame_lost()}>
    <Nothing
      title={m.frame_lost_text()}
      action={
        <Link to="/" className="button button--line">
          {m.frame_today()}
        </Link>
      }
    />
  </Page>
)

export function Trouble({ error }: { error: unknown }) {
  const router = useRouter()
  useEffect(() => console.error(error), [error])
  return (
    <Page title={m.parts_trouble()}>
      <Nothing
        title={troubleText(error)}
        action={
          <Button look="line" onClick={() => void router.invalidate()}>
            {m.parts_again()}
          </Button>
        }
      />
    </Page>
  )
}
