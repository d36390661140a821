/** Diagrams are drawn in the colours of the theme. */
export const diagramColors = { defaultFillColor: 'var(--surface-1)', defaultStrokeColor: 'var(--text)', defaultLabelColor: 'var(--text)' }
