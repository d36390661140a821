import { type Link, renderBpmn, type Step } from './rendering/render-bpmn'

interface Approver {
  readonly id: string
  readonly name: string
  readonly who: Readonly<Record<string, string>>
}

export interface Approval {
  readonly key: string
  readonly name: string
  readonly first: Approver
  /** Second approver, who is only involved if `when` holds. */
  readonly second?: Approver & { readonly when: string; readonly label: string }
}

const refused = `\${flag == 'no'}`

/** Creates a process with one approver, and a second one for weightier requests; each may reject. */
export function renderApprovalXml({ key, name, first, second }: Approval): string {
  const steps: Step[] = [
    { id: 'start', type: 'startEvent', name: '开始', x: 60, y: 140 },
    { ...first, type: 'userTask', x: 200, y: 140 },
    { id: 'firstGateway', type: 'exclusiveGateway', name: '是否同意', x: 340, y: 140, otherwise: 'flowPassed' },
    { id: 'endRefused', type: 'endEvent', name: '驳回', x: 340, y: 40 },
    { id: 'endPassed', type: 'endEvent', name: '通过', x: 760, y: 140 },
  ]
  const links: Link[] = [
    { id: 'flowStart', from: 'start', to: first.id },
    { id: 'flowFirst', from: first.id, to: 'firstGateway' },
    { id: 'flowRefused', from: 'firstGateway', to: 'endRefused', name: '驳回', condition: refused },
    { id: 'flowPassed', from: 'firstGateway', to: 'endPassed', name: '同意' },
  ]
  if (second) {
    const { when, label, ...approver } = second
    steps.push(
      { ...approver, type: 'userTask', x: 480, y: 260 },
      { id: 'secondGateway', type: 'exclusiveGateway', name: '是否同意', x: 620, y: 260, otherwise: 'flowSecondPassed' },
      { id: 'endSecondRefused', type: 'endEvent', name: '驳回', x: 620, y: 360 },
    )
    links.push(
      { id: 'flowSecond', from: 'firstGateway', to: second.id, name: label, condition: when },
      { id: 'flowSecondDone', from: second.id, to: 'secondGateway' },
      { id: 'flowSecondRefused', from: 'secondGateway', to: 'endSecondRefused', name: '驳回', condition: refused },
      { id: 'flowSecondPassed', from: 'secondGateway', to: 'endPassed', name: '同意' },
    )
  }
  return renderBpmn({ key, name, steps, links })
}

const manager: Approver = { id: 'managerTask', name: '部门经理审批', who: { assignee: `\${taskUser}` } }
const personnel: Approver = { id: 'hrTask', name: '人事备案', who: { candidateGroups: 'administrator,admin' } }
// a user who runs the console alone can approve their own expenses up to the limit
const finance: Approver = { id: 'financeTask', name: '财务审核', who: { candidateGroups: 'administrator,finance', selfApproval: 'true' } }
const director: Approver = { id: 'directorTask', name: '总经理审批', who: { candidateGroups: 'administrator', remarkRequired: 'true' } }

const longLeave = (days: number) => ({ ...personnel, when: `\${days > ${days}}`, label: `超过${days}天` })

/** Seeded processes by BPMN file. */
export const approvals = {
  leave1: { key: 'leave', name: '请假流程', first: manager },
  leave2: { key: 'leave', name: '请假流程', first: manager, second: longLeave(5) },
  leave: { key: 'leave', name: '请假流程', first: manager, second: longLeave(3) },
  dayOff: { key: 'dayOff', name: '节假日调休流程', first: manager },
  expense: { key: 'expense', name: '报销流程', first: finance, second: { ...director, when: `\${amount > 5000}`, label: '超过五千元' } },
  outing: { key: 'outing', name: '外出申请', first: manager },
} as const satisfies Readonly<Record<string, Approval>>
