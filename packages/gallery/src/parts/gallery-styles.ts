import type { CSSProperties } from 'react'

const framed = { border: '1px solid var(--border)', background: 'var(--surface-1)' } as const

/** Styles of the gallery in addition to the kit's, based on the console's colors and spacing. */
export const galleryStyles = {
  choice: { display: 'flex', flexWrap: 'wrap', gap: 'var(--space-2)' },
  card: { ...framed, display: 'grid', gap: 'var(--space-3)', padding: 'var(--space-4)', borderRadius: 'var(--radius-card)' },
  // side by side if there is room for both
  beside: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 26rem), 1fr))' },
  below: { gridTemplateColumns: 'minmax(0, 1fr)' },
  code: {
    ...framed,
    margin: 0,
    padding: 'var(--space-3)',
    // wraps long lines, so that nothing scrolls horizontally, even on a phone
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    borderRadius: 'var(--radius)',
    background: 'var(--surface-0)',
    font: '0.8125rem / 1.55 var(--font-mono)',
    tabSize: 2,
  },
  wallboard: { display: 'grid', gridAutoRows: 'minmax(9rem, auto)', gap: 'var(--space-3)', fontSize: '0.875rem' },
} satisfies Readonly<Record<string, CSSProperties>>
