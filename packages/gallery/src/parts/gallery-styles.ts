import type { CSSProperties } from 'react'

const framed = { border: '1px solid var(--border)', background: 'var(--surface-1)' } as const

/** What the gallery draws besides what the kit does: over the colours and distances of the console. */
export const galleryStyles = {
  choice: { display: 'flex', flexWrap: 'wrap', gap: 'var(--space-2)' },
  card: { ...framed, display: 'grid', gap: 'var(--space-3)', padding: 'var(--space-4)', borderRadius: 'var(--radius-card)' },
  // beside one another where there is room for both
  beside: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 26rem), 1fr))' },
  below: { gridTemplateColumns: 'minmax(0, 1fr)' },
  code: {
    ...framed,
    margin: 0,
    padding: 'var(--space-3)',
    // a long line goes on below: nothing to scroll, on a phone either
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    borderRadius: 'var(--radius)',
    background: 'var(--surface-0)',
    font: '0.8125rem / 1.55 var(--font-mono)',
    tabSize: 2,
  },
  wall: { display: 'grid', gridAutoRows: 'minmax(9rem, auto)', gap: 'var(--space-3)', fontSize: '0.875rem' },
} satisfies Readonly<Record<string, CSSProperties>>
