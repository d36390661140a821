import { useTranslate } from '@jwsk/kit'
import type { FlowField } from '@jwsk/sdk/flow'
import { useCallback } from 'react'
import { formatComparison, formatCondition } from '../conditions/format-condition'
import { parseCondition } from '../conditions/parse-condition'
import type { ProcessProblem } from './lint'
import type { Branch } from './problem'

/** Returns a function that puts a problem into words, with the branches it is about and an example. */
export function useFormatProblem(fields: readonly FlowField[]): (problem: ProcessProblem) => string {
  const t = useTranslate()
  return useCallback(
    ({ rule, branches = [], sample = {} }: ProcessProblem) => {
      const wording = { fields, t }
      const formatBranch = ({ name, condition }: Branch) => {
        const parsed = parseCondition(condition)
        return name || (parsed ? formatCondition(parsed, wording) : condition)
      }
      const formatValue = ([field, value]: readonly [string, string]) =>
        formatComparison({ field, operator: value === '' ? 'empty' : '==', value, isNumber: false }, wording)
      const example = Object.entries(sample).map(formatValue).join(t('designer.condition.and'))
      const [first = '', second = ''] = branches.map(formatBranch)
      return t(`designer.problems.rules.${rule}`, { first, second, example })
    },
    [fields, t],
  )
}
