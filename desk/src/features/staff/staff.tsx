/** Staff: the colleagues, and who may do what. */
import { Button } from '@semena/ui/button'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { m } from '../../paraglide/messages.js'
import { Moment, Tag } from '../../parts/figures.tsx'
import { type Column, List } from '../../parts/list.tsx'
import { Loaded } from '../../parts/loaded.tsx'
import { Nothing, Page, Section } from '../../parts/page.tsx'
import { ColleagueForm } from './colleague.tsx'
import { Matrix } from './matrix.tsx'
import { type Colleague, nameOf, staffQuery } from './staff-query.ts'

const route = getRouteApi('/settings/staff')

export function Staff() {
  const query = useQuery(staffQuery)
  const { person } = route.useSearch()
  const navigate = useNavigate({ from: '/settings/staff' })
  const show = (id?: string): void => void navigate({ search: id ? { person: id } : {} })
  const open = query.data?.people.find(({ id }) => id === person)
  return (
    <Page
      title={m.staff_title()}
      back={{ to: '/settings', label: m.settings_title() }}
      actions={
        <Button look="leaf" onClick={() => show('new')}>
          {m.staff_invite()}
        </Button>
      }
    >
      <List<Colleague>
        label={m.staff_colleagues()}
        rows={query.data?.people}
        error={query.error}
        onAgain={() => void query.refetch()}
        onOpen={({ id }) => show(id)}
        link={({ id }) => ({ to: '/settings/staff', search: { person: id } })}
        empty={<Nothing title={m.staff_nobody()} />}
        tone={({ isActive }) => (isActive ? undefined : 'quiet')}
        columns={COLUMNS()}
      />
      <Section title={m.staff_matrix()}>
        <Loaded query={query}>{({ groups, people }) => <Matrix groups={groups} people={people} />}</Loaded>
      </Section>
      {query.data && (person === 'new' || open) && (
        <ColleagueForm key={person} colleague={open ?? null} groups={query.data.groups} onClose={() => show()} />
      )}
    </Page>
  )
}

const COLUMNS = (): Column<Colleague>[] => [
  { name: 'name', title: m.staff_name(), show: nameOf },
  { name: 'email', title: m.staff_email(), minor: true, show: ({ email }) => email },
  {
    name: 'groups',
    title: m.staff_groups(),
    show: groupsText,
  },
  {
    name: 'state',
    title: m.staff_state(),
    show: ({ isActive }) => (isActive ? '' : <Tag>{m.staff_inactive()}</Tag>),
  },
  {
    name: 'seen',
    title: m.staff_seen(),
    align: 'right',
    show: ({ lastLogin }) => (lastLogin ? <Moment at={lastLogin} /> : m.staff_never()),
  },
]

/** Who may do something without a group is a superuser. */
const groupsText = ({ permissionGroups, userPermissions }: Colleague): string =>
  permissionGroups?.map(({ name }) => name).join(', ') ||
  (userPermissions?.length ? m.staff_everything() : m.staff_no_group())
