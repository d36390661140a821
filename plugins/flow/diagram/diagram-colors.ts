/** Diagrams are drawn in the colours of the theme. */
export const diagramColors = { defaultFillColor: 'var(--surface-1)', defaultStrokeColor: 'var(--text)', defaultLabelColor: 'var(--text)' }

/** Of what stands in a shape, in pixels, so large that it can be read in a drawing that is shrunk by a fifth; what stands beside one is one smaller. A canvas measures it: the family is a true one. */
export const diagramText = () => ({
  defaultStyle: { fontFamily: getComputedStyle(document.body).fontFamily || 'sans-serif', fontSize: 15 },
})
