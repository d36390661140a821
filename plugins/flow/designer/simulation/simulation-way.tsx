import { Button, Tag, useTranslate } from '@jwsk/kit'
import type { SimulationResult } from './to-marks'

interface SimulationWayProps {
  readonly result: SimulationResult
  /** Ids of the steps that refused. */
  readonly refused: readonly string[]
  readonly onShow: (id: string) => void
}

const tones = { passed: 'success', refused: 'danger', stuck: 'warning' } as const
const isKnown = (outcome: string): outcome is keyof typeof tones => Object.hasOwn(tones, outcome)

type Step = SimulationResult['steps'][number]

/** The way of a sample through a process in words, with who would be asked. */
export function SimulationWay({ result: { steps, outcome, message }, refused, onShow }: SimulationWayProps) {
  const t = useTranslate()
  const describe = ({ nodeId, nodeType, people, note }: Step) => {
    const names = people.map(({ userName }) => userName).join(t('designer.simulation.separator'))
    if (nodeType === 'userTask') {
      const decision = t(`designer.condition.flags.${refused.includes(nodeId) ? 'no' : 'ok'}`)
      if (names === '') return note ? '' : t('designer.simulation.nobody')
      return t('designer.simulation.asks', { names, decision })
    }
    if (nodeType === 'serviceTask' && names !== '') return t('designer.simulation.informs', { names })
    return nodeType === 'startEvent' && names !== '' ? t('designer.simulation.starts', { names }) : ''
  }
  const known = isKnown(outcome) ? outcome : 'stuck'
  return (
    <section className="flex flex-column gap-2" aria-label={t('designer.simulation.way')}>
      <ol className="m-0 pl-4" style={{ listStyle: 'decimal' }}>
        {steps.map((step, at) => (
          // a loop passes a step more than once
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <li key={at} className="pb-2">
            <Button variant="link" className="kit-wrap text-left" onClick={() => onShow(step.nodeId)}>
              <bdi>{step.nodeName || step.nodeId}</bdi>
            </Button>
            {[describe(step), step.note].map((text) => text && <p key={text}>{text}</p>)}
          </li>
        ))}
      </ol>
      <p role="status">
        <Tag tone={tones[known]}>{t(`designer.simulation.outcomes.${known}`)}</Tag>
        {message && <span className="pl-2">{message}</span>}
      </p>
    </section>
  )
}
