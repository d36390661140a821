/** Diagrams are drawn in the colours of the theme. */
export const diagramColors = { defaultFillColor: 'var(--surface-1)', defaultStrokeColor: 'var(--text)', defaultLabelColor: 'var(--text)' }

/** in its shapes; beside them it is one smaller */
export const diagramText = { defaultStyle: { fontFamily: 'var(--font-sans)', fontSize: 14 } }
