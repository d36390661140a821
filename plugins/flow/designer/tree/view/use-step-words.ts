import { translateWord, useKitText, useOperationQuery, useTranslate } from '@jwsk/kit'
import type { FlowField } from '@jwsk/sdk/flow'
import { dept, role } from '@jwsk/sdk/system'
import type { PersonRule, StepSettings } from '../../settings/step-settings'
import { parseDuration } from '../../step/duration'

interface NamedNode {
  readonly id?: unknown
  readonly title?: unknown
  readonly deptName?: unknown
  readonly roleAlias?: unknown
  readonly roleName?: unknown
  readonly children?: readonly NamedNode[]
}

const flatten = (nodes: readonly NamedNode[]): readonly NamedNode[] => nodes.flatMap((node) => [node, ...flatten(node.children ?? [])])

/** Returns a function that names roles by alias and departments by id, as far as they are known. */
function useNames(): (id: string) => string {
  const kit = useKitText()
  const roles = useOperationQuery(role.list)
  const departments = useOperationQuery(dept.tree)
  const names = new Map([
    ...flatten(roles.data ?? []).map(({ roleAlias, roleName }) => [String(roleAlias), String(roleName)] as const),
    ...flatten(departments.data ?? []).map(({ id, title, deptName }) => [String(id), String(title ?? deptName ?? id)] as const),
  ])
  const isLoading = roles.isPending || departments.isPending
  return (id) => translateWord(names.get(id) ?? (isLoading ? '…' : id), kit)
}

interface WordOptions {
  readonly fields: readonly FlowField[]
  /** Names of the steps by id. */
  readonly steps: ReadonlyMap<string, string>
}

/** Returns functions that put the settings of a step into words. */
export function useStepWords({ fields, steps }: WordOptions) {
  const t = useTranslate()
  const getName = useNames()
  const formatRule = ({ by, value }: PersonRule): string => {
    const source = t(`designer.step.sources.${by}`)
    const ids = value === '' ? [] : value.split(',')
    if (by === 'other') return value || source
    if (by === 'user') return t('designer.tree.users', { count: ids.length })
    if (by === 'superior') return t('designer.step.level', { level: value || '1', context: value || '1' })
    if (by === 'field') return fields.find(({ name }) => name === value)?.label ?? value
    if (by === 'handler') return t('designer.tree.handler', { name: steps.get(value) || value })
    const names = ids.map(getName).join('、')
    if (by === 'departmentHead') return t('designer.tree.head', { names })
    return names || source
  }
  const formatPeople = (rules: readonly PersonRule[]) => rules.map(formatRule).join('、')
  const formatDecision = ({ decision, share }: StepSettings): string =>
    decision === 'count' || decision === 'percent'
      ? `${share} ${t(`designer.step.shareUnits.${decision}`).trim()}`
      : t(`designer.step.decisions.${decision}`)
  const formatDue = (due: string): string => {
    const duration = parseDuration(due)
    return duration ? `${duration.amount} ${t(`designer.step.units.${duration.unit}`)}` : due
  }
  return { formatPeople, formatDecision, formatDue }
}

export type StepWords = ReturnType<typeof useStepWords>
