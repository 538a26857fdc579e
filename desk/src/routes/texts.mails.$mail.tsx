import { createFileRoute } from '@tanstack/react-router'
import { OneMail } from '../features/texts/mails/mail.tsx'

export const Route = createFileRoute('/texts/mails/$mail')({ component: OneMail })
