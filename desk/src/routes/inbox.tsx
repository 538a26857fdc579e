import { createFileRoute } from '@tanstack/react-router'
import { Inbox } from '../features/inbox/inbox.tsx'
import { readInboxSearch } from '../features/inbox/search.ts'

export const Route = createFileRoute('/inbox')({ validateSearch: readInboxSearch, component: Inbox })
