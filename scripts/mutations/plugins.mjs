// the same of plugins: `find` becomes `put` in plugins/<file>, and plugins/<suite> must go red for it
const drawable = 'flow/diagram/check-drawable.ts'
const drawableSuite = 'flow/diagram/check-drawable.test.ts'

export const pluginMutations = [
  {
    gate: 'what a state allows is not what it asks for',
    file: 'tour/actions/guide-actions.ts',
    find: "action('rest', {\n    placement: 'default',",
    put: "action('rest', {",
    suite: 'tour/actions/guide-actions.test.ts',
  },
  {
    gate: 'shapes of no size are not drawn',
    file: drawable,
    find: 'value >= min && value <= maxCoordinate',
    put: 'true',
    suite: drawableSuite,
  },
  {
    gate: 'levels of a process are counted past its comments',
    file: drawable,
    find: 'depth > maxDepth',
    put: 'depth > 1000',
    suite: drawableSuite,
  },
]
