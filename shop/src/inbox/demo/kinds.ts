/** What of the inbox goes with the demo. Staff's answers, and readers who leave, make these the owner's. */
import type { DemoKind } from '@semena/commerce/extension'

export const inboxDemoKinds: readonly DemoKind[] = [
  {
    kind: 'MESSAGES',
    table: 'inbox_messages',
    permission: 'MANAGE_USERS',
    name: `t.name || ' <' || t.email || '>'`,
    watched: `(t.done_at is not null)::text || t.answers::text`,
  },
  { kind: 'SUBSCRIBERS', table: 'inbox_subscribers', permission: 'MANAGE_USERS', name: 't.email', watched: 't.state' },
]
