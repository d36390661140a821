import { beforeAll, describe, expect, test } from 'vitest'
import { deviationOf, deviations, unexplained } from './deviations'
import { loadRecording, noRecording } from './recording'
import { type Outcome, replay } from './replay'

const exchanges = loadRecording()

describe.skipIf(!exchanges)(`every recorded exchange${exchanges ? '' : ` (${noRecording})`}`, () => {
  let outcomes: readonly Outcome[] = []
  beforeAll(async () => {
    outcomes = await replay(exchanges ?? [])
  })

  test('is answered as it was recorded, but for the listed deviations', () => {
    const odd = outcomes.flatMap((outcome) => {
      const left = unexplained(outcome)
      return left.length === 0 ? [] : [`${outcome.exchange.name}\n  ${left.slice(0, 5).join('\n  ')}`]
    })
    expect(odd.join('\n')).toBe('')
  })

  test('stands behind each listed deviation, and few stand behind one', () => {
    const deviating = outcomes.filter(({ differences }) => differences.length > 0)
    const used = new Set(deviating.map(deviationOf))
    expect(deviations.filter((deviation) => !used.has(deviation)).map(({ reason }) => reason)).toEqual([])
    expect(outcomes.length).toBe(1204)
    expect(deviating.length).toBe(25)
  })
})
