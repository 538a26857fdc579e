/** A variety as a card. */
export { PlainCard as VarietyCard } from './plain-card.tsx'
