/** All mails that the shop sends, by what they are about. */
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { m } from '../../../paraglide/messages.js'
import { Tag } from '../../../parts/figures.tsx'
import { Loaded } from '../../../parts/loaded.tsx'
import { Section } from '../../../parts/page.tsx'
import { mailsQuery } from './api.ts'
import { GROUPS } from './words.ts'

export function MailList() {
  return (
    <Loaded query={useQuery(mailsQuery)}>
      {(mails) =>
        GROUPS.map(({ label, mails: names }) => (
          <Section key={label()} title={label()}>
            <ul className="mail-list">
              {mails
                .filter(({ mail }) => names[mail])
                .toSorted((a, b) => placeIn(names, a.mail) - placeIn(names, b.mail))
                .map(({ mail, changed }) => (
                  <li key={mail}>
                    <Link to="/texts/mails/$mail" params={{ mail }}>
                      {names[mail]!()}
                    </Link>
                    {changed > 0 && <Tag tone="leaf">{m.mails_changed({ count: changed })}</Tag>}
                  </li>
                ))}
            </ul>
          </Section>
        ))
      }
    </Loaded>
  )
}

const placeIn = (names: object, mail: string): number => Object.keys(names).indexOf(mail)
