/** Colors of the theme for diagrams. */
export const diagramColors = { defaultFillColor: 'var(--surface-1)', defaultStrokeColor: 'var(--text)', defaultLabelColor: 'var(--text)' }

/**
 * Font of diagrams, with sizes in pixels: text in a shape is legible at a scale of 0.8, text next to a shape is one
 * pixel smaller. The family is a concrete one, because a canvas measures it.
 */
export const diagramText = () => ({
  defaultStyle: { fontFamily: getComputedStyle(document.body).fontFamily || 'sans-serif', fontSize: 15 },
})
