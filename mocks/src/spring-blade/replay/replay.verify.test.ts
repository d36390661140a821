import { beforeAll, describe, expect, test } from 'vitest'
import { findDeviation, deviations, findUnexplained } from './known-deviations'
import { loadRecording, missingRecordingMessage } from './recording'
import { type Outcome, replay } from './replay'

const exchanges = loadRecording()

describe.skipIf(!exchanges)(`every recorded exchange${exchanges ? '' : ` (${missingRecordingMessage})`}`, () => {
  let outcomes: readonly Outcome[] = []
  beforeAll(async () => {
    outcomes = await replay(exchanges ?? [])
  })

  test('is answered as it was recorded, but for the listed deviations', () => {
    const odd = outcomes.flatMap((outcome) => {
      const left = findUnexplained(outcome)
      return left.length === 0 ? [] : [`${outcome.exchange.name}\n  ${left.slice(0, 5).join('\n  ')}`]
    })
    expect(odd.join('\n')).toBe('')
  })

  test('stands behind each listed deviation, and few stand behind one', () => {
    const deviating = outcomes.filter(({ differences }) => differences.length > 0)
    const used = new Set(deviating.map(findDeviation))
    expect(deviations.filter((deviation) => !used.has(deviation)).map(({ reason }) => reason)).toEqual([])
    expect(outcomes.length).toBe(1204)
    expect(deviating.length).toBe(25)
  })
})
